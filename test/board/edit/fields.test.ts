import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {smirf, start} from '../../tools/fixtures/positions.js';
import {setup, type Editor} from './editor.js';

describe('the fields of the editor', () => {
  it('mirror the position with its castling rights and en passant square, and mirror it back', async () => {
    const user = await setup('r3k2r/8/8/3pP3/8/8/8/R3K3 w Qkq d6 0 1');
    await user.pressControl('Mirror');
    expect(user.board.fen).to.equal('r2k3r/8/8/3Pp3/8/8/8/3K3R w Kkq e6 0 1');
    expect(user.announced).to.equal('Position mirrored.');
    await user.pressControl('Mirror');
    expect(user.board.fen).to.equal('r3k2r/8/8/3pP3/8/8/8/R3K3 w Qkq d6 0 1');
    await user.fill('Start position', 'capablanca');
    await user.pressControl('Mirror');
    expect(user.board.fen).to.equal('rncbkqbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNCBKQBANR w KQkq - 0 1');
  });

  it('change the side to move', async () => {
    const user = await setup(smirf);
    await user.pressControl('Black');
    expect(user.board.fen).to.equal(smirf.replace(' w ', ' b '));
    expect(user.announced).to.equal('Side to move: Black.');
  });

  it('announce their new values', async () => {
    const user = await setup('r3k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await user.pressControl('White kingside');
    expect(user.announced).to.equal('Castling, White kingside: not allowed.');
    await user.pressControl('Black queenside');
    expect(user.announced).to.equal('Castling, Black queenside: allowed.');
    await user.fill('Half-moves', '12');
    expect(user.announced).to.equal('Half-moves: 12.');
  });

  it('grant an inner rook the right to castle', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/R3K1RR w - - 0 1');
    expect(user.rights).to.deep.equal([
      'White kingside',
      'White kingside, rook on g',
      'White queenside',
      'Black kingside, disabled',
      'Black queenside, disabled',
    ]);
    await user.pressControl('White kingside, rook on g');
    await user.pressControl('White queenside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w GQ - 0 1');
    expect(user.control<HTMLInputElement>('White kingside, rook on g').checked).to.equal(true);
    await user.pressControl('White kingside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w KQ - 0 1');
    await user.pressControl('White queenside');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K1RR w K - 0 1');
    expect(user.control<HTMLInputElement>('White queenside').checked).to.equal(false);
  });

  it('name the group of castling boxes, and explain why one is disabled', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    const box = user.control<HTMLInputElement>('White queenside');
    const group = box.closest('[role=group]');
    const legend = group?.getAttribute('aria-labelledby') ?? '';
    expect(group?.querySelector(`#${legend}`)?.textContent).to.equal('Castling');
    expect(box.title).to.equal('Needs king and rook on the back rank.');
    expect(user.control('White kingside').title).to.equal('');
  });

  it('leave a castling right unchanged if a listener cancels the change', async () => {
    const user = await setup(start);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.pressControl('Black queenside');
    expect(user.control<HTMLInputElement>('Black queenside').checked).to.equal(true);
    expect(user.board.fen).to.equal(start);
  });

  it('are under “More” if they are seldom needed', async () => {
    const user = await setup(start);
    const isShown = () => user.control('Half-moves').checkVisibility();
    expect(isShown()).to.equal(false);
    user.root.querySelector('summary')?.focus();
    await user.press('Enter');
    expect(isShown()).to.equal(true);
    await user.pressControl('Black');
    expect(isShown(), 'after a change').to.equal(true);
  });

  it('change the type of castling', async () => {
    const user = await setup(start);
    await user.fill('Castling type', 'symmetric');
    expect(user.board.fen).to.equal(start.replace('KQkq', 'sKQkq'));
  });

  it('offer the possible en passant squares', async () => {
    const user = await setup('4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1');
    expect(user.options('En passant')).to.deep.equal(['', 'd6', 'f6']);
    await user.fill('En passant', 'f6');
    expect(user.board.fen).to.equal('4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1');
    await user.drag('f5', 'f4');
    expect(user.board.fen).to.equal('4k3/8/8/3pP3/5p2/8/8/4K3 w - - 0 1');
  });

  it('remove the en passant square', async () => {
    const user = await setup('4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1');
    await user.fill('En passant', '');
    expect(user.board.position?.enPassant).to.equal(null);
  });

  it('set the counters, and ignore values that are not numbers', async () => {
    const user = await setup(start);
    await user.fill('Half-moves', '7');
    await user.fill('Move', '42');
    expect(user.board.fen).to.equal(start.replace('0 1', '7 42'));
    for (const wrong of ['-1', '0', '', '1000000', 'x']) await user.fill('Move', wrong);
    expect(user.board.fen).to.equal(start.replace('0 1', '7 42'));
    expect(user.control<HTMLInputElement>('Move').value).to.equal('42');
  });

  it('announce each flip, even though the text is the same', async () => {
    const user = await setup(start);
    await user.pressControl('Flip');
    expect(user.announced).to.equal('Board flipped.');
    await user.pressControl('Flip');
    // Screen readers do not read a live region whose text stays the same.
    expect(user.announced).to.equal('Board flipped.\u00a0');
  });
});

describe('warnings about an edited position', () => {
  const warningsOf = (user: Editor) => user.root.querySelector('#fen-warnings')?.textContent ?? '';

  it('are shown below the board: a missing king, and lost castling rights', async () => {
    const user = await setup(start);
    expect(warningsOf(user)).to.equal('');
    user.cell('h1').focus();
    await user.press('Delete');
    expect(warningsOf(user)).to.equal('Castling, White kingside: not allowed.');
    await user.click('a7');
    expect(warningsOf(user)).to.equal('Castling, White kingside: not allowed.');
    user.cell('e8').focus();
    await user.press('Delete');
    expect(warningsOf(user)).to.contain('Castling, Black kingside: not allowed.');
    expect(warningsOf(user)).to.contain(user.board.warnings[0]?.message);
    expect(user.board.warnings[0]?.message).to.contain('king');
  });
});

describe('undo in the editor', () => {
  it('has enabled buttons only if there is a step, and keeps the focus on the button', async () => {
    const user = await setup(start);
    const isOff = () =>
      ['Undo', 'Redo'].map((name) => user.control(name).getAttribute('aria-disabled') === 'true');
    expect(isOff()).to.deep.equal([true, true]);
    await user.pressControl('Undo');
    expect(user.board.fen).to.equal(start);
    await user.drag('e2', 'e5');
    expect(isOff()).to.deep.equal([false, true]);
    user.control('Undo').focus();
    await user.press('Enter');
    expect(isOff()).to.deep.equal([true, false]);
    expect(user.root.activeElement?.textContent.trim()).to.equal('Undo');
  });

  it('goes one step at a time, also between positions that the notation cannot tell apart', async () => {
    const played = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';
    const user = await setup(played, {notation: 'x-fen'});
    await user.fill('En passant', '');
    await user.drag('d2', 'd5');
    const last = user.board.fen;
    for (const name of ['Undo', 'Undo', 'Redo', 'Redo']) await user.pressControl(name);
    expect(user.board.fen).to.equal(last);
    await user.pressControl('Undo');
    expect(user.board.fen).to.equal(played.replace('e3', '-'));
  });

  it('undoes and redoes changes of pieces and fields alike, by key and by button', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e5');
    await user.pressControl('Black');
    await user.fill('Start position', 'empty');
    await user.pressControl('Undo');
    expect(user.board.fen).to.contain(' b ');
    user.cell('e4').focus();
    await user.press('Control+z', 'Control+z');
    expect(user.board.fen).to.equal(start);
    await user.pressControl('Redo');
    expect(user.board.fen).to.contain('4P3');
    expect(user.changes).to.have.length(7);
  });
});
