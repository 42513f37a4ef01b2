import {expect} from '@open-wc/testing';
import {classic} from '../../../src/picture/drawing/classic.js';
import {addPieces, type PieceSet} from '../../../src/picture/drawing/pieces-entry.js';
import {describe as describeFen, renderSvg, type SvgOptions} from '../../../src/picture/files/index.js';
import {hostileTexts} from './hostile.js';
import {beyond, dangerous, placesOf, structureOf} from './structure.js';
import {start} from '../../tools/fixtures/positions.js';

const options = [
  'label',
  'orientation',
  'coordinates',
  'pieces',
  'theme',
  'marks',
  'lang',
  'caption',
  'turnMarker',
];

const parsed = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);
const ordinary: readonly Readonly<Record<string, unknown>>[] = [
  {marks: 'Ge4 Rd5 Yg1f3', turnMarker: true, caption: 'x', theme: 'blue', lang: 'de'},
  {coordinates: 'outside', orientation: 'black', label: 'x'},
];
const known = new Set(
  [start, 'x'].flatMap((fen) =>
    ordinary.flatMap((look) => [...structureOf(parsed(renderSvg(fen, look), 'image/svg+xml'))]),
  ),
);

/** Checks a drawing as a file and inside a page, because XML and HTML are parsed differently. */
const checkSvg = (what: string, svg: string, text?: string) => {
  const alone = parsed(svg, 'image/svg+xml');
  const inPage = parsed(`<!doctype html><body>${svg}<p>after</p>`, 'text/html').body;
  expect(alone.querySelectorAll('parsererror').length, what).to.equal(0);
  for (const root of [alone, inPage]) {
    const structure = structureOf(root);
    expect(beyond(structure, new Set([...known, 'p'])), what).to.equal('');
    expect(dangerous(structure), what).to.equal('');
    if (text && text.length > 3) expect(placesOf(root, text), what).to.equal('');
  }
  expect(inPage.childElementCount, what).to.equal(2);
  expect(inPage.lastElementChild?.textContent, what).to.equal('after');
};

describe('a hostile text in an SVG file', () => {
  it('cannot add elements to it as a FEN', () => {
    for (const [what, text] of Object.entries(hostileTexts)) checkSvg(what, renderSvg(text), text);
  });

  for (const option of options) {
    it(`cannot add elements to it as ${option}`, () => {
      for (const [what, text] of Object.entries(hostileTexts)) {
        const look = {[option]: text} as unknown as SvgOptions;
        checkSvg(what, renderSvg(start, look), text);
        checkSvg(what, renderSvg('x', look), text);
      }
    });
  }

  it('gets a description of reasonable length', () => {
    for (const [what, text] of Object.entries(hostileTexts)) {
      const sentence = describeFen(text);
      expect(sentence, what).to.be.a('string').and.not.equal('');
      expect(sentence.length, what).to.be.lessThan(2000);
    }
  });

  it('is refused as the path of a piece', () => {
    for (const [what, text] of Object.entries(hostileTexts)) {
      for (const path of [text, `M0 0${text}`, `M0 0h45${text}z`]) {
        const set: PieceSet = {...classic, pieces: {...classic.pieces, K: {body: path, detail: 'M0 0'}}};
        if (/^M[Machlmqstvz\d\s.,-]*$/.test(path)) continue;
        expect(() => addPieces('hostile', set), what).to.throw(TypeError);
      }
    }
  });

  it('cannot add elements to it as the name or the stroke width of a piece set', () => {
    for (const [what, text] of Object.entries(hostileTexts)) {
      addPieces(text, {
        ...classic,
        bodyStroke: text as unknown as number,
        detailStroke: text as unknown as number,
      });
      const svg = renderSvg(start, {pieces: text});
      const alone = parsed(svg, 'image/svg+xml');
      expect(beyond(structureOf(alone), known), what).to.equal('');
      expect(dangerous(structureOf(alone)), what).to.equal('');
    }
    checkSvg('another set', renderSvg(start));
  });
});
