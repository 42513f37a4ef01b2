import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {broken, castling, empty, smirf, start} from '../../tools/fixtures/positions.js';
import {can, until} from '../../tools/user.js';
import {setup, type Editor} from './editor.js';

describe('the FEN field', () => {
  it('shows every change', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    expect(user.fenField.value).to.equal(user.board.fen);
  });

  it('sets up the typed FEN, and shows the error of one that cannot be read', async function () {
    if (!(await can('typing'))) this.skip();
    const user = await setup(start);
    await user.typeFen('8/8/8/8/8/8/9/K6k w - - 0 1');
    // The part that says what is wrong may still be loading.
    await until(() => user.fenError.includes('Rank 2 has 9 squares'));
    expect(user.isFenInvalid).to.equal(true);
    expect(user.board.fen).to.equal(start);
    await user.typeFen('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
    expect(user.fenError).to.equal('');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
    expect(user.fenField.value).to.equal('4k3/8/8/8/8/8/8/4K2R b K - 3 9');
  });

  it('shows the error of the author’s FEN, and lets the reader correct it', async function () {
    if (!(await can('typing'))) this.skip();
    const user = await setup(broken);
    expect(user.board.error?.code).to.equal('rank-width');
    expect(user.fenError).to.contain('Rank 7 has 9 squares');
    await user.typeFen(start);
    expect(user.board.error).to.equal(null);
    expect(user.board.fen).to.equal(start);
  });

  it('shows the repairs of the typed FEN after it is left, until the position changes', async function () {
    if (!(await can('typing'))) this.skip();
    const user = await setup(start);
    await user.typeFen('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
    expect(user.fenError).to.equal('');
    await user.leaveField();
    expect(user.board.fen).to.equal(castling);
    expect(user.announced).to.equal(`FEN: White to move. ${user.fenError}`);
    expect(user.fenError).to.match(/^“Q” /);
    expect(user.isFenInvalid).to.equal(false);
    await user.fill('Start position', 'empty');
    expect(user.fenError).to.equal('');
    await user.pasteOntoBoard('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
    expect(user.fenError).to.match(/^“Q” /);
  });

  it('announces the typed position when it is left, even if the last letters changed nothing', async function () {
    if (!(await can('typing'))) this.skip();
    const user = await setup(start);
    await user.typeFen(castling);
    await user.leaveField();
    expect(user.announced).to.equal('FEN: White to move.');
  });

  it('announces an error once, after a pause in typing', async () => {
    const user = await setup(start);
    await user.typeWithoutPause('8/8/8/8/8/8/8/9 w - - 0 1');
    expect(user.announcements.filter(Boolean)).to.deep.equal([]);
    await until(() => user.announced);
    expect(user.announcements.filter(Boolean)).to.deep.equal([user.fenError]);
  });

  it('is empty if the FEN is not a string', async () => {
    const user = await setup(start);
    Object.assign(user.board, {fen: Symbol('fen')});
    await user.settled();
    expect(user.fenField.value).to.equal('');
    await user.fill('Start position', 'start');
    expect(user.board.fen).to.equal(start);
  });

  it('shows a FEN that is pasted onto the board, which announces the error of any other text', async () => {
    const user = await setup(start);
    await user.pasteOntoBoard(` ${smirf}\n`);
    expect(user.board.fen).to.equal(smirf);
    await user.pasteOntoBoard('no FEN at all');
    expect(user.board.fen).to.equal(smirf);
    expect(user.announced).to.contain('rank 8');
  });

  it('is copied, or selected if the page may not copy', async () => {
    const user = await setup(smirf);
    const texts: string[] = [];
    const clipboard = {
      writeText: (text: string) => (
        texts.push(text),
        texts.length > 1 ? Promise.reject(new Error()) : Promise.resolve()
      ),
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    await user.pressControl('Copy FEN');
    expect(texts).to.deep.equal([smirf]);
    expect(user.announced).to.equal('FEN copied.');
    await user.pressControl('Copy FEN');
    Reflect.deleteProperty(navigator, 'clipboard');
    const box = user.fenField;
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).to.equal(smirf);
  });

  it('uses the author’s notation', async () => {
    const user = await setup('rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11');
    await user.drag('a4', 'a5');
    expect(user.board.fen).to.equal('rn2k1r1/ppp1pp1p/3p2p1/P4bn1/8/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11');
  });
});

describe('the FEN field and the page', () => {
  it('keeps showing an error after it loses the focus', async () => {
    const user = await setup(start);
    await user.enterFen('8/9');
    const text = user.fenField;
    text.dispatchEvent(new Event('blur'));
    text.dispatchEvent(new Event('change', {bubbles: true}));
    await user.settled();
    expect([text.value, user.board.fen]).to.deep.equal(['8/9', start]);
  });

  it('a paste without text is announced as unreadable, and changes nothing', async () => {
    const user = await setup(start);
    user.cell('e4').focus();
    const picture = new DataTransfer();
    picture.setData('text/html', '<img>');
    let outside = 0;
    user.board.addEventListener('paste', () => outside++);
    for (const clipboardData of [null, picture]) {
      const paste = {clipboardData, bubbles: true, composed: true, cancelable: true};
      const event = new ClipboardEvent('paste', paste);
      user.cell('e4').dispatchEvent(event);
      await user.settled();
      expect(user.announced.trim()).to.equal('Expected a FEN.');
      expect([event.defaultPrevented, outside]).to.deep.equal([true, 0]);
    }
    expect([user.board.fen, user.changes]).to.deep.equal([start, []]);
  });

  it('a copy event in its controls does not reach the page', async () => {
    const user = await setup(start);
    let copies = 0;
    const count = () => copies++;
    document.addEventListener('copy', count);
    user.fenField.dispatchEvent(new ClipboardEvent('copy', {bubbles: true, composed: true}));
    document.removeEventListener('copy', count);
    expect(copies).to.equal(0);
  });
});

describe('unreadable text in the FEN field', () => {
  for (const [what, act, fen] of [
    ['a piece is moved', (user: Editor) => user.drag('e2', 'e4'), '8/8/8/8/4K3/8/8/8 w - - 0 1'],
    ['the start position is set', (user: Editor) => user.fill('Start position', 'start'), start],
    [
      'the board is cleared, though it changes nothing',
      async (user: Editor) => {
        await user.fill('Start position', 'empty');
        await user.enterFen('nonsense');
        await user.fill('Start position', 'empty');
      },
      empty,
    ],
    [
      'a script sets another position',
      async (user: Editor) => {
        user.board.fen = smirf;
        await user.settled();
      },
      smirf,
    ],
    [
      'a FEN is pasted onto the board',
      // The event is real, because Firefox drops the clipboard data of events that a script creates.
      (user: Editor) => user.pasteOntoBoard(smirf),
      smirf,
    ],
  ] as const) {
    it(`is replaced, with its error, when ${what}`, async () => {
      const user = await setup('8/8/8/8/8/8/4K3/8 w - - 0 1');
      await user.enterFen('nonsense');
      expect([user.fenField.value, user.isFenInvalid]).to.deep.equal(['nonsense', true]);
      await act(user);
      expect([user.fenField.value, user.isFenInvalid]).to.deep.equal([fen, false]);
      expect(user.fenError).to.equal('');
    });
  }

  it('makes the board invalid for its form, until it is corrected or replaced', async () => {
    const form = document.createElement('form');
    const user = await setup(start, {name: 'fen'}, form);
    expect(form.checkValidity()).to.equal(true);
    await user.enterFen('nonsense');
    expect(form.checkValidity()).to.equal(false);
    expect(user.board.validity.badInput).to.equal(true);
    expect(user.board.validationMessage).to.equal(user.fenError);
    await user.enterFen(smirf);
    expect(form.checkValidity()).to.equal(true);
    await user.enterFen('nonsense');
    form.reset();
    await user.settled();
    expect([form.checkValidity(), user.fenField.value]).to.deep.equal([true, start]);
  });

  it('is never the board’s own FEN, even one of two white kings and no black piece', async () => {
    const user = await setup('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await user.click('c3');
    await user.press('Shift+K');
    await user.settled();
    const fen = '8/8/8/8/8/2K5/8/4K3 w - - 0 1';
    expect(user.board.fen).to.equal(fen);
    await user.enterFen(`${fen}x`);
    expect(user.isFenInvalid).to.equal(true);
    await user.enterFen(fen);
    expect(user.isFenInvalid).to.equal(false);
    expect(user.board.validationMessage).to.equal('');
  });

  it('is discarded by a reset, even if the position stays the same', async () => {
    const form = document.createElement('form');
    const user = await setup(start, {name: 'fen'}, form);
    await user.enterFen('nonsense');
    form.reset();
    await user.settled();
    expect([form.checkValidity(), user.fenField.value]).to.deep.equal([true, start]);
  });
});
