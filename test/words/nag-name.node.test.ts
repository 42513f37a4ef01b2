import {expect} from 'chai';
import {nagGlyph} from '../../src/core/pgn/index.js';
import {enDiagram as en} from '../../src/words/en.js';
import {enGame} from '../../src/words/en-game.js';
import {glyphName} from '../../src/game/view/spoken.js';
import {signsPart} from '../../src/parts/game-loader.js';
import {completed, type PartialTable} from '../../src/words/registry.js';
import {shippedTables} from '../../src/words/shipped.js';

/** The numbers of the standard, and those that Scid and ChessBase add; without those of diagrams. */
const numbers = [
  ...Array.from({length: 146}, (_, i) => i + 1),
  ...[190, 191, 192, 193, 194, 195, 210, 211, 212, 213, 214, 215],
  ...Array.from({length: 18}, (_, i) => 238 + i),
];
const languages = {en: {}, ...shippedTables};

/** Names annotations by the texts of a language, as a page with both parts does. */
function namesIn(table: PartialTable) {
  const diagram = completed(en, table.diagram);
  const locale = {current: {tag: '', diagram, table}};
  return (nag: number) => glyphName(nag, {strings: completed(enGame, table.game), diagram, locale});
}

describe('the name of an annotation', () => {
  beforeEach(() => signsPart.load());

  for (const [language, table] of Object.entries<PartialTable>(languages)) {
    const name = namesIn(table);

    it(`has words for each annotation: ${language}`, () => {
      for (const nag of numbers)
        expect(name(nag), `$${nag}`)
          .to.match(/^\p{L}/u)
          .and.not.contain('{');
    });

    it(`tells the sides apart: ${language}`, () => {
      for (let nag = 14; nag < 140; nag += 2) expect(name(nag), `$${nag}`).to.not.equal(name(nag + 1));
    });
  }

  it('has none for a number without a meaning', () => {
    const name = namesIn({});
    for (const nag of [0, 147, 189, 200, 230]) expect(name(nag), `$${nag}`).to.equal(undefined);
  });

  it('is in the language of the table', () => {
    expect(namesIn(shippedTables.de)(49)).to.equal('Schwarz: Zentrum, leichter Vorteil');
    expect(namesIn({})(86)).to.equal('White: knight, bad');
  });

  it('is there without the part if most games have it', () => {
    signsPart.loaded = undefined;
    const name = namesIn({});
    expect([1, 6, 13, 19, 20, 146].map(name)).to.deep.equal([
      'good move',
      'dubious move',
      'unclear position',
      'Black is winning',
      undefined,
      undefined,
    ]);
  });
});

describe('nagGlyph', () => {
  it('has a sign where books have one, and for equality always the same', () => {
    expect([8, 10, 11, 12, 21, 24, 49, 131, 141, 238].map(nagGlyph).join(' ')).to.equal(
      '□ = = = --+ ○ ⊞ ⇆ ∇ ○',
    );
  });
});
