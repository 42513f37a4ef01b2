import {expect} from 'chai';
import cases from '../fixtures/accessibility.json';
import {describe as say, renderSvg} from '../../src/drawing/index.js';
import {shippedTables} from '../../src/locales/shipped.js';
import {addLocale} from '../../src/locales/index.js';

/** The short name and the whole description. */
type Said = readonly [name: string, description: string];

const positions = cases as unknown as readonly ({
  readonly what: string;
  readonly fen: string;
  readonly marks?: string;
} & {readonly [lang in Language]: Said})[];
type Language = 'en' | keyof typeof shippedTables;
/** Those that the cases have sentences in. */
const languages = ['en', ...Object.keys(shippedTables)].filter(
  (lang) => lang in {...cases[0]},
) as readonly Language[];

/** The name, description and language of a file. */
const told = (fen: string, lang: string, marks?: string) => {
  const svg = renderSvg(fen, {lang, marks: marks ?? null});
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1];
  return [attribute('aria-label'), /<desc>([^<]*)/.exec(svg)?.[1], attribute('lang')];
};

describe('in every language', () => {
  before(() => Object.entries(shippedTables).forEach(([lang, table]) => addLocale(lang, table)));

  for (const {what, fen, marks, ...said} of positions) {
    for (const lang of languages) {
      it(`${what} is in the language: ${lang}`, () => {
        const [name, description] = said[lang];
        if (!marks) expect(say(fen, {lang})).to.equal(description);
        expect(told(fen, lang, marks)).to.deep.equal([name, description, lang]);
      });
    }
  }

  it('a language that is not registered is English, and says so', () => {
    const [{fen, en} = {fen: '', en: []}] = positions;
    expect(told(fen, 'fi')).to.deep.equal([...en, 'en']);
    expect(told(fen, '')).to.deep.equal([...en, 'en']);
  });

  it('a language of a region is that of its language', () => {
    const [{fen, de} = {fen: '', de: []}] = positions;
    expect(told(fen, 'de-AT')).to.deep.equal([...de, 'de']);
  });

  it('what is wrong is written on the board of a file', () => {
    expect(renderSvg('9/8/8/8/8/8/8/8 w - - 0 1', {lang: 'de'})).to.contain('>Reihe 8 hat 9 Felder;');
  });
});
