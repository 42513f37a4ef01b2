import {expect} from 'chai';
import {describe as say} from '../../src/picture/files/index.js';
import {parseMarks} from '../../src/core/marks/parse-marks.js';
import {parseFen, type FenIssue} from '../../src/core/notation/index.js';
import {parseMove, type MoveError} from '../../src/core/rules/index.js';
import {evaluationText} from '../../src/words/evaluation.js';
import {localeFor} from '../../src/words/registry.js';
import {shippedTables} from '../../src/words/shipped.js';
import {addLocale, en, explain, type PartialTable} from '../../src/words/index.js';
import {empty, kings, start} from '../tools/fixtures/positions.js';

describe('a language', () => {
  it('is found by its tag, in any case, and by the beginning of the tag', () => {
    addLocale('qaa', {diagram: {emptyBoard: 'qaa'}});
    addLocale('qaa-Latn', {diagram: {emptyBoard: 'qaa-Latn'}});
    const tagFor = (tag: string) => localeFor(tag).tag;
    expect(tagFor('qaa')).to.equal('qaa');
    expect(tagFor('QAA')).to.equal('qaa');
    expect(tagFor('qaa-AT')).to.equal('qaa');
    expect(tagFor('QAA-latn-AT-x-own')).to.equal('qaa-Latn');
    expect(tagFor('qaab')).to.equal('en');
    expect(tagFor('')).to.equal('en');
    expect(tagFor('-')).to.equal('en');
    expect(tagFor('constructor')).to.equal('en');
  });

  it('has a valid tag although the page writes an underscore', () => {
    addLocale('qa_AT', {diagram: {emptyBoard: 'qa_AT'}});
    expect(say(empty, {lang: 'qa_AT'})).to.equal('qa_AT');
    expect(evaluationText({pawns: 0.62}, localeFor('qa_AT').tag)).to.equal('+0.6');
  });

  it('is English for a language that is not text', () => {
    for (const lang of [7, null, {}, Symbol('lang')])
      expect(say(empty, {lang: lang as string})).to.equal('Empty board.');
  });

  it('may be registered again, and English too', () => {
    addLocale('qab', {diagram: {emptyBoard: 'one'}});
    addLocale('qab', {diagram: {emptyBoard: 'two'}});
    expect(say(empty, {lang: 'qab'})).to.equal('two');
    addLocale('en', {diagram: {emptyBoard: 'Nothing.'}});
    expect(say(empty)).to.equal('Nothing.');
    addLocale('en', en);
    expect(say(empty)).to.equal('Empty board.');
  });

  it('uses English for missing texts, one by one', () => {
    addLocale('qac', {diagram: {whiteToMove: 'blancaj movas', pieces: {K: ['reĝo', 'reĝoj']}}});
    expect(say(kings, {lang: 'qac'})).to.equal('White: reĝo e1. Black: reĝo e8. Blancaj movas.');
    expect(say(start, {lang: 'qac'})).to.contain('reĝo e1, queen d1, rooks a1, h1');
    expect(say('x', {lang: 'qac'})).to.contain('is not a number or a piece');
  });

  it('accepts anything that JavaScript can pass as a table', () => {
    const odd: unknown[] = [
      {},
      {diagram: null, interaction: 5, errors: 'none'},
      {diagram: {pieces: null, white: undefined, black: 7, enPassant: {}}, errors: {white: null}},
      {diagram: {pieces: {K: 1, Q: [], P: null}}},
    ];
    for (const table of odd) {
      addLocale('qad', table as PartialTable);
      expect(say(start, {lang: 'qad'})).to.equal(say(start));
      expect(say('9/8/8/8/8/8/8/8', {lang: 'qad'})).to.contain('Rank 8 has 9 squares');
    }
  });
});

describe('the error of a FEN', () => {
  before(() => Object.entries(shippedTables).forEach(([lang, table]) => addLocale(lang, table)));

  const errorOf = (fen: string): FenIssue => {
    const read = parseFen(fen);
    const issue = read.ok ? read.warnings[0] : read.error;
    if (!issue) throw new Error(`Nothing is wrong with ${fen}.`);
    return issue;
  };
  const said: readonly (readonly [fen: string, lang: string, sentence: string])[] = [
    ['9/8/8/8/8/8/8/8 w - - 0 1', 'de', 'Reihe 8 hat 9 Felder; das Brett ist 8 Linien breit.'],
    ['1/8/8/8/8/8/8/8 w - - 0 1', 'de', 'Reihe 8 hat 1 Feld; das Brett ist 8 Linien breit.'],
    ['1/8/8/8/8/8/8/8 w - - 0 1', 'nl', 'Rij 8 heeft 1 veld; het bord is 8 lijnen breed.'],
    ['1/8/8/8/8/8/8/8 w - - 0 1', 'fr', 'La rangée 8 a 1 case\u202f; l’échiquier est large de 8 colonnes.'],
    ['1/8/8/8/8/8/8/8 w - - 0 1', 'es', 'La fila 8 tiene 1 casilla; el tablero tiene 8 columnas.'],
    ['8/8/8/8/8/8/8/8 x - - 0 1', 'de', '„x“ sagt nicht, wer am Zug ist; erwartet wird „w“ oder „b“.'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'de', 'Weiß hat keinen König.'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'nl', 'Zwart heeft geen koning.'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'fr', 'Les Blancs n’ont pas de roi.'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'es', 'Las negras no tienen rey.'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'en', 'White has no king.'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'fi', 'White has no king.'],
    [
      '8/8/8/8/8/8/8/8 w - {from} 0 1',
      'de',
      '„{from}“ ist kein En-passant-Feld; erwartet wird eines auf Reihe 6 oder „-“.',
    ],
  ];
  for (const [fen, lang, sentence] of said) {
    it(`is a sentence: ${lang}: ${sentence}`, () => {
      expect(explain(errorOf(fen), {lang})).to.equal(sentence);
    });
  }

  it('is in English unless `lang` asks for another language', () => {
    const error = errorOf('8');
    expect(explain(error)).to.equal(error.message);
  });
});

describe('the error of a mark', () => {
  it('can be in another language, too', () => {
    addLocale('de', shippedTables.de);
    const [warning] = parseMarks('Xe4', 8).warnings;
    if (!warning) throw new Error('There is no warning.');
    expect(explain(warning, {lang: 'de'})).to.equal(
      '„Xe4“ ist keine Markierung; erwartet wird einer der Buchstaben G, R, Y, B mit einem oder zwei Feldern.',
    );
  });
});

describe('the error of a move', () => {
  before(() => Object.entries(shippedTables).forEach(([lang, table]) => addLocale(lang, table)));

  const errorOf = (fen: string, text: string): MoveError => {
    const read = parseFen(fen);
    const move = read.ok ? parseMove(read.position, text) : undefined;
    if (!move || move.ok) throw new Error(`Nothing is wrong with ${text}.`);
    return move.error;
  };
  const said: readonly (readonly [fen: string, move: string, sentences: Readonly<Record<string, string>>])[] =
    [
      [
        start,
        'O-O',
        {
          de: 'Weiß kann nicht kurz rochieren: Es steht eine Figur im Weg.',
          nl: 'Wit kan niet kort rokeren: er staat een stuk in de weg.',
          fr: 'Les Blancs ne peuvent pas faire le petit roque\u202f: une pièce barre le chemin.',
          es: 'Las blancas no pueden hacer el enroque corto: hay una pieza en medio.',
          fi: 'White cannot castle kingside: a piece stands in the way.',
        },
      ],
      [
        kings,
        'Qd1',
        {
          de: 'Weiß hat keine Dame.',
          nl: 'Wit heeft geen dame.',
          fr: 'Les Blancs n’ont aucune dame.',
          es: 'Las blancas no tienen ninguna dama.',
        },
      ],
      [
        start,
        'Ng1f4',
        {
          de: 'Springer g1 kann nicht nach f4 ziehen.',
          nl: 'Paard g1 kan niet naar f4.',
          fr: 'Cavalier g1 ne peut pas aller en f4.',
          es: 'Caballo g1 no puede ir a f4.',
        },
      ],
      [
        '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1',
        'Nd2',
        {
          de: 'Mehrere Springer können nach d2 ziehen: von b1, f1.',
          nl: 'Meerdere paarden kunnen naar d2: van b1, f1.',
          fr: 'Plusieurs cavaliers peuvent aller en d2\u202f: de b1, f1.',
          es: 'Varios movimientos de caballo llegan a d2: desde b1, f1.',
        },
      ],
      [
        start,
        'e7e5',
        {
          de: 'Bauer e7 kann nicht ziehen: Weiß ist am Zug.',
          nl: 'Pion e7 kan niet zetten: wit is aan zet.',
          fr: 'Pion e7 ne peut pas jouer\u202f: le trait est aux Blancs.',
          es: 'Peón e7 no puede mover: juegan las blancas.',
        },
      ],
    ];
  for (const [fen, move, sentences] of said) {
    for (const [lang, sentence] of Object.entries(sentences)) {
      it(`is a sentence: ${lang}: ${sentence}`, () => {
        expect(explain(errorOf(fen, move), {lang})).to.equal(sentence);
      });
    }
  }

  it('is in English if a word of the sentence is missing', () => {
    addLocale('qae', {errors: {'piece-missing': '{color}: {noRole}'}});
    expect(explain(errorOf(kings, 'Qd1'), {lang: 'qae'})).to.equal('White has no queen.');
  });
});
