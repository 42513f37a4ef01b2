import {expect, nextFrame, oneEvent} from '@open-wc/testing';
import {moves, root, shown} from './shown.js';

describe('a file of several games', () => {
  const two = `[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 1-0\n\n[White "C"]\n[Black "D"]\n[Result "*"]\n\n1. d4 *`;

  it('has a menu, from which a reader chooses', async () => {
    const game = await shown({}, two);
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    expect([...menu.options].map(({text}) => text.trim())).to.deep.equal(['1. A – B, 1-0', '2. C – D, *']);
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
    expect(game.game).to.equal(2);
  });

  it('shows the one that is asked for, without a menu', async () => {
    const game = await shown({game: '2'}, two);
    expect(root(game).querySelector('select')).to.equal(null);
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4']);
  });

  it('has no menu where a script has asked for one either, and keeps it once a reader has chosen', async () => {
    const game = await shown({}, two);
    game.game = 2;
    await game.updateComplete;
    expect(root(game).querySelectorAll('select').length).to.equal(0);
    game.game = null;
    await game.updateComplete;
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(root(game).querySelector('select')?.value).to.equal('2');
  });

  it('shows the first game of another file that is shorter than what a reader has chosen', async () => {
    const game = await shown({}, two);
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    game.pgn = '1. c4 *';
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['c4']);
    expect(game.game).to.equal(null);
  });

  it('says so where there is no such game', async () => {
    const game = await shown({game: '3'}, two);
    expect(root(game).querySelector('[part=error]')?.textContent.trim()).to.equal(
      'There is no game 3: the file has 2.',
    );
  });
});

describe('what cannot be read', () => {
  it('is shown below the moves that can, with its place', async () => {
    const game = await shown({}, '1. e4 e5\n2. Nf9 Nc6 *');
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['e4', 'e5']);
    expect(root(game).querySelector('[part=issues]')?.textContent.trim()).to.match(
      /^Line 2, column 5: .*Nf9/,
    );
    expect(game.issues[0]?.code).to.equal('move-unreadable');
  });

  it('is left to its author where nothing of the game is lost, or another game has it', async () => {
    const warning = await shown({}, '1. e4 e5*');
    expect(warning.issues).to.have.length(1);
    const other = await shown({}, '1. e4 *\n\n[White "C"]\n\n1. Ke5 *');
    expect(other.issues).to.have.length(1);
    for (const game of [warning, other]) {
      expect(root(game).querySelector('[part=issues]')?.textContent.trim() ?? '').to.equal('');
    }
  });

  it('is shown where there is no game at all, and the text stays', async () => {
    const game = document.createElement('fen-game');
    const reported = oneEvent<CustomEvent<{message: string}>>(game, 'pgnerror');
    const text = document.createElement('p');
    text.textContent = '% no game';
    game.append(text);
    document.body.append(game);
    const message = 'There is no game here.';
    expect((await reported).detail.message).to.equal(message);
    await game.updateComplete;
    expect(root(game).querySelector('[part=error]')?.textContent).to.equal(message);
    expect(text.checkVisibility()).to.equal(true);
    game.remove();
  });

  it('is reported once where the file cannot be fetched', async () => {
    const game = document.createElement('fen-game');
    let reports = 0;
    game.addEventListener('pgnerror', () => reports++);
    game.src = '/there-is-no-such.pgn';
    document.body.append(game);
    while (!root(game).querySelector('[part=error]')) await nextFrame();
    game.theme = 'blue';
    await game.updateComplete;
    expect(root(game).querySelector('[part=error]')?.textContent).to.contain('/there-is-no-such.pgn');
    expect(reports).to.equal(1);
    game.remove();
  });
});
