// A page whose bundle imports fen-board/element, which registers no tag.
import {expect} from 'chai';
import {withEsbuild} from './bundle.mjs';
import {startPages} from './page.mjs';

describe('the console of a page that imports fen-board/element', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  /** The texts on the console of a page with this code, and with these tags. */
  async function consoleOf(code, tags = '<fen-board fen="start"></fen-board><fen-board></fen-board>') {
    const script = (await withEsbuild(code)).replaceAll('</script', '<\\/script');
    const {page, consoleTexts} = await pages.open(
      `<!doctype html><title>Boards</title>${tags}<script type="module">${script}</script>`,
    );
    await page.close();
    // Chromium adds the board that the warning is about.
    return consoleTexts.map((text) => text.replace(' [node HTMLElement]', ''));
  }

  it('names the import that registers the tag, once', async () => {
    for (const code of [
      `import 'fen-board/element';`,
      `import {FenBoard} from 'fen-board/element'; window.board = FenBoard;`,
      // After the page has loaded.
      `addEventListener('load', () => setTimeout(() => import('fen-board/element')));`,
    ])
      expect(await consoleOf(code), code).to.deep.equal([
        'warn: fen-board: “fen-board/element” registers no tag. Import “fen-board”, which registers <fen-board>, or pass FenBoard to customElements.define.',
      ]);
  });

  it('is empty if the page registers the tag, or another one, or has no board', async () => {
    const define = (tag) =>
      `import {FenBoard} from 'fen-board/element'; customElements.define('${tag}', class extends FenBoard {});`;
    expect(await consoleOf(define('fen-board'))).to.deep.equal([]);
    expect(await consoleOf(define('my-board'), '<my-board fen="start"></my-board>')).to.deep.equal([]);
    expect(await consoleOf(`import 'fen-board/element'; import 'fen-board';`)).to.deep.equal([]);
    expect(await consoleOf(`import 'fen-board/element';`, '<p>No board</p>')).to.deep.equal([]);
  });
});
