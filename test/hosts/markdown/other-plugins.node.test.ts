// Blocks of plugins for Obsidian, Logseq, Joplin and VS Code, and the limits of a page where strangers write.
import {expect} from 'chai';
import MarkdownIt from 'markdown-it';
import {markdownItFenBoard, type FenBoardOptions} from '../../../src/hosts/markdown/index.js';
import {translateBlock} from '../../../src/hosts/fences/other-plugins.js';
import {italian, start} from '../../tools/fixtures/positions.js';

function made(text: string, options: FenBoardOptions = {}) {
  const reported: string[] = [];
  const md = new MarkdownIt().use(markdownItFenBoard, {
    ...options,
    warn: (message) => reported.push(message),
  });
  return {html: md.render(text), reported};
}
const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const tagOf = (html: string) => /<fen-\w+[^>]*>/.exec(html)?.[0];

describe('a block of another plugin', () => {
  for (const [language, text, tag] of [
    ['chess', `fen: ${italian}`, `<fen-board fen="${italian}">`],
    ['chess', '', '<fen-board fen="start">'],
    [
      'chess',
      `fen: ${italian}\norientation: black\nsize: 400\nshowToolbar: true`,
      `<fen-board fen="${italian}" orientation="black">`,
    ],
    [
      'chess',
      `fen: ${italian}\narrows: f3->e5 c4->f7\nsquares: g5 f7\nlastMove: f1 c4`,
      `<fen-board fen="${italian}" marks="Gf3e5 Gc4f7 Gg5 Gf7 Yf1 Yc4">`,
    ],
    [
      'chessboard',
      `fen: ${italian}\nannotations: Af3-g5/r Hf7`,
      `<fen-board fen="${italian}" marks="Rf3g5 Gf7">`,
    ],
    [
      'chesser',
      `id: 76iKDNUH\nfen: ${italian}\norientation: black\nfree: true\nviewOnly: true`,
      `<fen-board fen="${italian}" orientation="black">`,
    ],
    ['chesser', 'pgn: 1. e4 e6', '<fen-game>'],
    ['chess-fen', italian, `<fen-board fen="${italian}">`],
    ['chess-pgn', '1. e4 e5', '<fen-game>'],
    ['chessboard-pgn', 'orientation: black\n\n1. e4 e5', '<fen-game orientation="black">'],
    ['chess', 'orientation: black\npgn: |\n  [White "A"]\n\n  1. e4 e5', '<fen-game orientation="black">'],
    ['chess', `fen: ${start}\nmoves: 1. e4 e5`, '<fen-game>'],
  ] as const)
    it(`is drawn: ${language}, ${text.slice(0, 60).replaceAll('\n', '; ')}`, () => {
      const {html, reported} = made(fence(language, text));
      expect(reported).to.deep.equal([]);
      expect(tagOf(html)).to.equal(tag);
    });

  it('names a setting that nobody knows, and its line', () => {
    const {reported} = made(fence('chess', `fen: ${italian}\nsquares: g5\ncolour: red`));
    expect(reported).to.have.length(1);
    expect(reported[0]).to.match(/^Markdown:4:1: “colour: red” is not an option/);
  });

  it('stays as it is in any other language', () => {
    expect(translateBlock('js', 'fen: x')).to.deep.equal({language: 'js', text: 'fen: x'});
  });
});

describe('a page with limits', () => {
  const limits = {characters: 200, boards: 3};
  const boards = (html: string) => html.match(/<fen-board /g)?.length ?? 0;

  it('draws no fence that is too long', () => {
    const {html, reported} = made(fence('pgn', `{${'x'.repeat(200)}} 1. e4 e5 *`), {limits});
    expect(html).to.contain('<pre><code').and.not.contain('<fen-game');
    expect(reported[0]).to.contain('A fence may have 200 characters');
  });

  it('draws so many boards and no more, in each document anew', () => {
    const md = new MarkdownIt().use(markdownItFenBoard, {limits, warn: () => undefined});
    for (let document = 0; document < 2; document++) {
      expect(boards(md.render(fence('fen', 'start').repeat(5)))).to.equal(3);
      expect(boards(md.render(fence('fen', 'start\nstart\nstart\nstart')))).to.equal(0);
    }
  });

  it('counts the diagrams of a static game', () => {
    const {html, reported} = made(fence('pgn', '1. e4 {[#]} e5 {[#]} 2. d4 {[#]} d5 {[#]} *'), {
      limits,
      games: 'static',
    });
    expect(html).to.not.contain('<svg');
    expect(reported[0]).to.contain('This fence has 4 boards; the page may have 3 more.');
  });
});

describe('a game with an error in Markdown', () => {
  it('is drawn up to the error, which it shows', () => {
    const {html} = made(fence('pgn', '1. e4 e5 2. PxP *'), {games: 'static'});
    expect(html).to.contain('<ul class="fen-game-errors"><li>Line 1, column 13: 2. PxP cannot be played.');
  });

  it('stays text if it has no move', () => {
    const {html, reported} = made(fence('pgn', '[White "A"]\n\n1. PxP PxP 1-0'));
    expect(html).to.contain('<pre><code');
    expect(reported[0]).to.contain('1. PxP cannot be played.');
  });
});
