import {expect} from '@open-wc/testing';
import {gameMenuPart} from '../../src/parts/game-loader.js';
import {parsePgn} from '../../src/core/pgn/index.js';
import {move, opera, root, shown} from './shown.js';

/** What Copy puts on the clipboard, when all from one element to another is selected; null if it leaves that to the browser. */
async function copied(first: Element, last: Element): Promise<string | null> {
  first.dispatchEvent(new Event('selectstart', {bubbles: true, composed: true}));
  await gameMenuPart.load();
  const selection = getSelection();
  selection?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  const event = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  last.dispatchEvent(event);
  selection?.removeAllRanges();
  return event.defaultPrevented ? (event.clipboardData?.getData('text/plain') ?? '') : null;
}

describe('moves that a reader copies from the page', () => {
  for (const letters of ['english', 'local', 'figurine']) {
    it(`are PGN, with letters="${letters}"`, async () => {
      const game = await shown({letters, lang: 'de'}, opera);
      const list = root(game).querySelector('.moves') as HTMLElement;
      const text = (await copied(list, list)) ?? '';
      expect(text).to.equal(
        '{In a box at the opera.} 1. e4 e5 2. Nf3 d6 3. d4 Bg4 $2 {Weak.} ' +
          '(3... exd4 4. Nxd4 (4. Qxd4 Nc6) 4... Nf6) 4. dxe5 Bxf3 $1 5. Qxf3 1-0',
      );
      expect(parsePgn(text).issues).to.deep.equal([]);
    });
  }

  it('are only those that are selected, with their numbers', async () => {
    const game = await shown({}, opera);
    expect(await copied(move(game, 'Bg4'), move(game, 'exd4'))).to.equal('3... Bg4 $2 {Weak.} (3... exd4)');
    expect(await copied(move(game, 'd6'), move(game, 'd4'))).to.equal('2... d6 3. d4');
  });

  it('leave the selection of a comment to the browser', async () => {
    const game = await shown({}, opera);
    const comment = root(game).querySelector('.comment') as HTMLElement;
    expect(await copied(comment, comment)).to.equal(null);
  });
});
