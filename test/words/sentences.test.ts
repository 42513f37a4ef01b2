import {expect} from 'chai';
import cases from '../tools/fixtures/accessibility.json';
import {describe as say, renderSvg} from '../../src/picture/files/index.js';
import {shippedTables} from '../../src/words/shipped.js';
import {addLocale} from '../../src/words/index.js';

/** The short name and the whole description. */
type NameAndDescription = readonly [name: string, description: string];

const positions = cases as unknown as readonly ({
  readonly what: string;
  readonly fen: string;
  readonly marks?: string;
} & {readonly [lang in Language]: NameAndDescription})[];
type Language = 'en' | keyof typeof shippedTables;
/** The languages that the cases have sentences in. */
const languages = ['en', ...Object.keys(shippedTables)].filter(
  (lang) => lang in {...cases[0]},
) as readonly Language[];

/** Draws a file, and returns its name, description and language. */
const readPicture = (fen: string, lang: string, marks?: string) => {
  const svg = renderSvg(fen, {lang, marks: marks ?? null});
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1];
  return [attribute('aria-label'), /<desc>([^<]*)/.exec(svg)?.[1], attribute('lang')];
};

describe('the texts of a picture', () => {
  before(() => Object.entries(shippedTables).forEach(([lang, table]) => addLocale(lang, table)));

  for (const {what, fen, marks, ...expected} of positions) {
    for (const lang of languages) {
      it(`are in the language: ${what}, ${lang}`, () => {
        const [name, description] = expected[lang];
        if (!marks) expect(say(fen, {lang})).to.equal(description);
        expect(readPicture(fen, lang, marks)).to.deep.equal([name, description, lang]);
      });
    }
  }

  it('are in English for a language that is not registered, with the tag of English', () => {
    const [{fen, en} = {fen: '', en: []}] = positions;
    expect(readPicture(fen, 'fi')).to.deep.equal([...en, 'en']);
    expect(readPicture(fen, '')).to.deep.equal([...en, 'en']);
  });

  it('are in the language of a tag with a region', () => {
    const [{fen, de} = {fen: '', de: []}] = positions;
    expect(readPicture(fen, 'de-AT')).to.deep.equal([...de, 'de']);
  });

  it('include the error of a FEN, written on the board', () => {
    expect(renderSvg('9/8/8/8/8/8/8/8 w - - 0 1', {lang: 'de'})).to.contain('>Reihe 8 hat 9 Felder;');
  });
});
