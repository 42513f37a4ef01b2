import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'chai';
import MarkdownIt from 'markdown-it';
import {imageResponse} from '../../../src/picture/address/index.js';
import {markdownItFenBoard, type FenBoardOptions} from '../../../src/hosts/markdown/index.js';
import {backRank, capablanca, kings} from '../../tools/fixtures/positions.js';

const address = 'https://example.org/boards/';
const render = (text: string, options: FenBoardOptions) =>
  new MarkdownIt({html: true}).use(markdownItFenBoard, options).render(text);
const fence = (...lines: readonly string[]) => ['```fen', ...lines, '```'].join('\n');

/** What is left of a text where tags are stripped, as by a sanitizer. */
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const attribute = (html: string, name: string) =>
  new RegExp(`<img[^>]* ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('pictures in Markdown', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fen-board-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  it('are files that the plugin writes, inside the tag, with a text, a width and a height', () => {
    const html = render(fence(kings, 'theme: green'), {pictures: {folder, address}});
    expect(html).to.match(/^<fen-board fen="[^"]*" theme="green">\n<img [^>]*>\n<\/fen-board>\n$/);
    const [file = ''] = readdirSync(folder);
    expect(attribute(html, 'src')).to.equal(address + file);
    expect(attribute(html, 'alt')).to.equal(`White: king e1. Black: king e8. White to move. FEN: ${kings}`);
    expect([attribute(html, 'width'), attribute(html, 'height')]).to.deep.equal(['480', '480']);
    expect(readFileSync(join(folder, file), 'utf8')).to.contain('fill="#7f9f5f"');
  });

  it('are one file for what looks the same, and another for what looks different', () => {
    const text = [fence(kings), fence(kings), fence(kings, 'orientation: black')].join('\n\n');
    render(text, {pictures: {folder, address}});
    render(text, {pictures: {folder, address}});
    expect(readdirSync(folder)).to.have.length(2);
  });

  it('are PNGs with a palette', () => {
    const html = render(fence(capablanca), {pictures: {folder: join(folder, 'new'), address, format: 'png'}});
    const [file = ''] = readdirSync(join(folder, 'new'));
    expect(file).to.match(/^[\da-f]{16}\.png$/);
    const png = readFileSync(join(folder, 'new', file));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).to.deep.equal([
      'PNG',
      480,
      384,
    ]);
    expect(png.length).to.be.below(16_000);
    expect(attribute(html, 'height')).to.equal('384');
  });

  it('are those of a service if only its address is given, which draws them', async () => {
    const options = ['orientation: black', 'marks: Ge4 Rd5', 'turn-marker', 'controls'];
    const html = render(fence(kings, ...options), {pictures: {address: 'https://example.org/boards'}});
    const src = attribute(html, 'src');
    expect(src).to.match(/^https:\/\/example\.org\/boards\/4k3\/8\/8\/8\/8\/8\/8\/4K3_w_-_-_0_1\.svg\?/);
    expect(src).to.not.contain('controls');
    const response = await imageResponse(new Request(src), {base: '/boards/'});
    expect(response.status).to.equal(200);
    expect(await response.text())
      .to.contain('width="480"')
      .and.contain('mark marked-square green');
  });

  it('have the marks in their text', () => {
    const html = render(fence(kings, 'marks: Ge4'), {pictures: {address}});
    expect(attribute(html, 'alt')).to.equal(
      `White: king e1. Black: king e8. White to move. Marked: green e4. FEN: ${kings}`,
    );
  });

  it('never leave a solution in the open where tags are stripped', () => {
    const puzzle = fence(backRank, 'solution: 1. Ra8#', 'caption: Mate in one.');
    expect(withoutTags(render(puzzle, {}))).to.contain('Ra8#');
    const html = render(puzzle, {pictures: {address}});
    expect(html).to.contain('solution="1. Ra8#"').and.contain('mode="solve"');
    expect(withoutTags(html)).to.equal('Mate in one.');
    expect(attribute(html, 'alt')).to.not.contain('a8');
    expect(attribute(html, 'alt').endsWith(`FEN: ${backRank}`)).to.equal(true);
  });

  it('stand alone where the tag is not wanted, with the caption', () => {
    const html = render(fence(backRank, 'solution: 1. Ra8#', 'caption: Mate in one.'), {
      pictures: {address, format: 'png', alone: true},
    });
    expect(html).to.match(
      /^<figure class="fen-board-diagram"><img src="[^"]*\.png\?[^"]*" alt="[^"]*" width="480" height="480"><figcaption>Mate in one\.<\/figcaption><\/figure>\n$/,
    );
  });

  it('are the diagrams of a game as text', () => {
    const pgn = ['```pgn', '1. e4 {[#] [%csl Ge4]} e5 *', '```'].join('\n');
    const html = render(pgn, {games: 'static', pictures: {address}});
    expect(attribute(html, 'src')).to.contain('/4P3/').and.contain('marks=Ge4');
    expect(html).to.not.contain('<svg');
  });

  it('have the text of a label, and no text that could end the attribute', () => {
    const html = render(fence(kings, 'label: "><script>'), {pictures: {address}});
    expect(html).to.not.contain('<script>');
    expect(attribute(html, 'alt')).to.equal('&quot;&gt;&lt;script&gt;');
  });
});
