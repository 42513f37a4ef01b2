// A sheet of diagrams as a PDF, with six boards per page, as in the recipe.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'chai';
import {PNG} from 'pngjs';
import {capablanca, italian, start} from '../tools/fixtures/positions.ts';
import {startPages} from './page.mjs';

const fens = [start, capablanca, italian, '8/5k2/8/3K4/8/8/4R3/8 b - - 12 60'];
const sheet = `
  @page { size: A4; margin: 12mm; }
  body { margin: 0; font: 11pt/1.4 Georgia, serif; }
  .sheet { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 14mm; }
  .sheet fen-board { --fen-board-max-size: 76mm; justify-self: center; width: 100%; break-inside: avoid; }
  .sheet p { margin: 1mm 0 0; }`;
const page = (count) => `<!doctype html><title>Six to a page</title><style>${sheet}</style>
  <script type="module" src="/dist/fen-board.min.js"></script><div class="sheet">${Array.from(
    {length: count},
    (_, i) =>
      `<fen-board theme="print" coordinates="outside" turn-marker fen="${fens[i % fens.length]}"><p slot="caption">${i + 1}. White to move</p></fen-board>`,
  ).join('')}</div>`;

const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;

describe('a sheet of diagrams on paper', () => {
  let pages;
  let folder;
  before(async function () {
    if (!hasPoppler) this.skip();
    pages = await startPages();
    folder = mkdtempSync(join(tmpdir(), 'fen-board-print-'));
  });
  after(async () => {
    await pages?.close();
    if (folder) rmSync(folder, {recursive: true});
  });

  /** Prints a page and returns its sheets as pictures with 100 pixels per inch. */
  async function printed(count) {
    const {page: opened} = await pages.open(page(count));
    await opened.evaluate(() =>
      Promise.all(Array.from(document.querySelectorAll('fen-board'), (board) => board.updateComplete)),
    );
    const pdf = join(folder, `${count}.pdf`);
    writeFileSync(pdf, await opened.pdf({preferCSSPageSize: true}));
    execFileSync('pdftoppm', ['-r', '100', '-png', pdf, join(folder, `sheet-${count}`)]);
    return readdirSync(folder)
      .filter((name) => name.startsWith(`sheet-${count}-`))
      .sort()
      .map((name) => PNG.sync.read(readFileSync(join(folder, name))));
  }

  const isDark = ({data, width}, x, y) => data[(y * width + x) * 4] < 110;
  /**
   * The frames that a horizontal or vertical line through a sheet crosses: long runs of dark pixels across it.
   */
  function frames(sheet) {
    const edges = [];
    for (let y = 0; y < sheet.height; y++) {
      let run = 0;
      for (let x = 0; x < sheet.width; x++) {
        run = isDark(sheet, x, y) ? run + 1 : 0;
        // A board is 76 mm, or 299 pixels, wide; nothing else has a line as long as two thirds of it.
        if (run === 200) edges.push({x, y});
      }
    }
    return edges;
  }

  it('has six boards with frames on a page, and the seventh on the next', async () => {
    const sheets = await printed(7);
    expect(sheets).to.have.length(2);
    const [first, second] = sheets.map((sheet) => {
      // The line of a frame may be two pixels thick.
      const edges = frames(sheet);
      return edges.filter(({x, y}) => !edges.some((other) => other.y === y - 1 && Math.abs(other.x - x) < 5));
    });
    // Each frame has an upper and a lower edge.
    expect(first).to.have.length(12);
    expect(second).to.have.length(2);
  });

  it('prints one page for six', async () => {
    expect(await printed(6)).to.have.length(1);
  });
});
