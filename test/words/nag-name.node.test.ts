import {expect} from 'chai';
import {nagGlyph} from '../../src/core/pgn/index.js';
import {enDiagram as en} from '../../src/words/en.js';
import {enGame} from '../../src/words/en-game.js';
import {nagName} from '../../src/words/nag-name.js';
import {completed} from '../../src/words/registry.js';
import {shippedTables} from '../../src/words/shipped.js';

/** The numbers of the standard, and those that Scid and ChessBase add; without those of diagrams. */
const numbers = [
  ...Array.from({length: 146}, (_, i) => i + 1),
  ...[190, 191, 192, 193, 194, 195, 210, 211, 212, 213, 214, 215],
  ...Array.from({length: 18}, (_, i) => 238 + i),
];
const languages = {en: {diagram: en, game: enGame}, ...shippedTables};

describe('nagName', () => {
  for (const [language, {diagram, game}] of Object.entries(languages)) {
    const name = (nag: number) => nagName(nag, completed(enGame, game), completed(en, diagram));

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
    for (const nag of [0, 147, 189, 200, 230])
      expect(nagName(nag, enGame, en), `$${nag}`).to.equal(undefined);
  });

  it('is in the language of the table', () => {
    const {de} = shippedTables;
    expect(nagName(49, completed(enGame, de.game), completed(en, de.diagram))).to.equal(
      'Schwarz: Zentrum, leichter Vorteil',
    );
    expect(nagName(86, enGame, en)).to.equal('White: knight, bad');
  });
});

describe('nagGlyph', () => {
  it('has a sign where books have one, and for equality always the same', () => {
    expect([8, 10, 11, 12, 21, 24, 49, 131, 141, 238].map(nagGlyph).join(' ')).to.equal(
      '□ = = = --+ ○ ⊞ ⇆ ∇ ○',
    );
  });
});
