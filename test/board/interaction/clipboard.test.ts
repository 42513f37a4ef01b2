import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {castling, smirf, start} from '../../tools/fixtures/positions.js';
import {setup, temporary, type User} from '../../tools/user.js';

/** Copies on the board, and returns the text that is pasted elsewhere. */
async function copiedFrom(user: User): Promise<string> {
  user.cell('e4').focus();
  await user.press('Control+c');
  const text = document.body.appendChild(temporary(document.createElement('textarea')));
  text.focus();
  await user.press('Control+v');
  return text.value;
}

const clipboardEvent = (type: string) =>
  new ClipboardEvent(type, {bubbles: true, composed: true, cancelable: true});

describe('copying on a board in play', () => {
  it('copies the FEN, and the page gets no event', async () => {
    const user = await setup(smirf);
    let events = 0;
    user.board.addEventListener('copy', () => events++);
    expect(await copiedFrom(user)).to.equal(smirf);
    expect(events).to.equal(0);
  });

  for (const [what, fen, copied] of [
    ['a FEN that was repaired', '“4k3/8/8/8/8/8/8/4K2R w KQ –”', castling],
    ['the word start', 'start', start],
  ] as const) {
    it(`copies a FEN that other programs can read if the author wrote ${what}`, async () => {
      expect(await copiedFrom(await setup(fen))).to.equal(copied);
    });
  }

  it('leaves selected text to the browser', async () => {
    const user = await setup(start);
    const text = document.body.appendChild(temporary(document.createElement('p')));
    text.textContent = 'selected';
    user.cell('e2').focus();
    getSelection()?.selectAllChildren(text);
    const copy = clipboardEvent('copy');
    user.cell('e2').dispatchEvent(copy);
    getSelection()?.removeAllRanges();
    expect(copy.defaultPrevented).to.equal(false);
  });
});

describe('pasting onto a board in play', () => {
  it('is left to the page', async () => {
    const user = await setup(start);
    user.cell('e2').focus();
    const paste = clipboardEvent('paste');
    user.cell('e2').dispatchEvent(paste);
    expect([paste.defaultPrevented, user.board.fen]).to.deep.equal([false, start]);
  });
});
