import {expect} from 'chai';
import {renderSvg, type SvgOptions} from '../../../src/picture/files/index.js';
import {drawTree, svgNodes, formatHtml} from '../../../src/hosts/markdown/markup.js';
import {capablanca, empty, start} from '../../tools/fixtures/positions.js';

/** A file in the form of a tree: without white space between tags, self-closing tags and empty paths. */
const asTreesAre = (file: string) =>
  file
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>')
    .replace(/ >/g, '>')
    .replace(/<path[^<>]* d="">?(?:[^<>]*>)?<\/path>|<path d=""><\/path>/g, '');

const fens = [start, capablanca.replace(' w ', ' b '), empty];
const looks: readonly SvgOptions[] = [
  {},
  {coordinates: 'outside', turnMarker: true, theme: 'print', background: '#fff'},
  {orientation: 'black', marks: 'Ge2e4 Rd4', label: 'R&D <1>', coordinates: 'none'},
];

describe('a drawing as a tree', () => {
  for (const fen of fens) {
    for (const look of looks) {
      it(`equals the SVG file of ${fen} with ${JSON.stringify(look)}`, () => {
        expect(formatHtml(drawTree(fen, look))).to.equal(asTreesAre(renderSvg(fen, look)));
      });
    }
  }

  it('shows the error of a FEN that cannot be read, and underlines its place', () => {
    const html = formatHtml(drawTree('8/8/8/8/8/8/8/x7 w - - 0 1', {}));
    expect(html).to.contain('fill="#a00">x</tspan>7 w - - 0 1</text>');
  });

  it('never reads a value as markup', () => {
    const hostile = '</text><script>"&amp;\0';
    const made = svgNodes`<g id="a${hostile}b"><text>${hostile}</text>${''}</g>`;
    expect(made).to.deep.equal([
      {
        tagName: 'g',
        properties: {id: 'a</text><script>"&amp;\ufffdb'},
        children: [{tagName: 'text', properties: {}, children: ['</text><script>"&amp;\ufffd']}],
      },
    ]);
  });

  it('keeps text next to values, and lists of nodes', () => {
    const items = ['a', 'b'].map((name) => svgNodes`<g id="${name}"></g>`);
    const [made] = svgNodes`<g>at ${7}: ${items}<text></text><path d="${''}" /></g>`;
    expect(made && formatHtml(made)).to.equal('<g>at 7: <g id="a"></g><g id="b"></g></g>');
  });
});
