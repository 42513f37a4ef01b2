import {expect} from 'chai';
import fc from 'fast-check';
import {formatFen, parseFen, type Notation, type Position} from '../../../src/core/notation/index.js';
import {readCertain} from '../../../src/core/notation/read-certain.js';
import chess960 from '../../tools/fixtures/notation/chess960.json';
import convertCases from '../../tools/fixtures/notation/convert.json';
import invalidCases from '../../tools/fixtures/notation/invalid.json';
import parseCases from '../../tools/fixtures/notation/parse.json';
import pastedCases from '../../tools/fixtures/notation/pasted.json';
import roundtripCases from '../../tools/fixtures/notation/roundtrip.json';
import tolerantCases from '../../tools/fixtures/notation/tolerant.json';
import {partOf} from '../../tools/part.js';
import {allMistyped, mistyped, mutated, positions} from './arbitrary.js';

const seed = Date.now() & 0x7fffffff;

/** All texts of the fixtures. */
const texts = [
  ...[parseCases, invalidCases, pastedCases, tolerantCases, convertCases, roundtripCases].flatMap((cases) =>
    (cases as readonly object[]).flatMap((one) =>
      Object.values(one).filter((value) => typeof value === 'string'),
    ),
  ),
  ...chess960.rows.map((row) => `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`),
];

function readTolerantly(text: string): Position | null {
  const read = parseFen(text, {tolerant: true});
  return read.ok ? read.position : null;
}

function isRectangle({files, placement}: Position): boolean {
  const ranks = placement
    .split('/')
    .map((rank) => rank.replace(/\d+/g, (count) => ' '.repeat(Number(count))));
  return ranks.length === 8 && ranks.every(({length}) => length === files);
}

/** Fails if the certain reader reads another position than the tolerant one. */
function expectSame(text: string): void {
  const read = readCertain(text);
  const tolerant = parseFen(text, {tolerant: true});
  if (!read) {
    const strict = parseFen(text);
    const isCapital = /^[A-Z]/.test(text);
    // A text without findings is read, unless its first letter may have lost its case.
    if (strict.ok && strict.warnings.length === 0 && !isCapital) throw new Error(`not read: ${text}`);
    return;
  }
  if (!tolerant.ok) throw new Error(`read, but ${tolerant.error.message} ${JSON.stringify(text)}`);
  expect(read.position, text).to.deep.equal(tolerant.position);
  expect(read.notation, text).to.equal(tolerant.notation);
  expect(read.isClean, `${text}: no warnings`).to.equal(tolerant.warnings.length === 0);
}

describe(`the certain reader (seed ${seed})`, () => {
  it('reads what the tolerant reader reads, or nothing, on all fixtures', () => {
    expect(texts.length).to.be.above(1500);
    for (const text of texts) expectSame(text);
  });

  it('reads what the tolerant reader reads, or nothing, on texts with typos', () => {
    const written = fc
      .tuple(positions, fc.constantFrom<Notation>('fen', 'x-fen', 'shredder-fen'))
      .map(([position, notation]) => formatFen(position, notation));
    fc.assert(
      fc.property(
        fc.oneof(
          written,
          written.chain(mutated),
          written.chain(mistyped),
          fc.constantFrom(...texts).chain(mutated),
        ),
        expectSame,
      ),
      {seed, numRuns: 5000},
    );
  });

  describe('where one character of a fixture is missing, doubled or exchanged', () => {
    // The starts of Chess960 differ only in their back ranks.
    const different = new Set(texts.filter((text) => !text.includes('/pppppppp/8/8/8/8/PPPPPPPP/')));
    const typos = partOf([...different]).flatMap(allMistyped);

    it('reads what the tolerant reader reads, or nothing', () => {
      expect(different.size).to.be.above(300);
      for (const text of typos) expectSame(text);
    });

    it('reads only boards with eight ranks that are all as wide as the board', () => {
      for (const text of typos) {
        for (const position of [readCertain(text)?.position, readTolerantly(text)]) {
          if (position && !isRectangle(position)) throw new Error(`${text}: ${position.placement}`);
        }
      }
    });
  });

  it('reads every FEN that a board has written, without changes', () => {
    fc.assert(
      fc.property(
        positions,
        fc.constantFrom<Notation>('fen', 'x-fen', 'shredder-fen'),
        (position, notation) => {
          const text = formatFen(position, notation);
          const strict = parseFen(text);
          const read = readCertain(text, true);
          expect(read?.position, text).to.deep.equal(strict.ok && strict.position);
          // A first letter that may have lost its case can have a warning.
          if (read?.isClean) expect(strict.ok && strict.warnings, text).to.deep.equal([]);
        },
      ),
      {seed, numRuns: 2000},
    );
  });

  it('reads every start position of Chess960 at once', () => {
    for (const row of chess960.rows) {
      const read = readCertain(`${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`);
      expect(read?.isClean, row).to.equal(true);
    }
  });

  for (const [title, text] of [
    ['the word “start”', 'start'],
    ['blanks around a FEN', ' 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n'],
    ['several blanks between fields', '4k3/8/8/8/8/8/8/4K3  w -   - 0 1'],
    ['a FEN without its last fields', '4k3/8/8/8/8/8/8/4K3 b'],
    ['a position without kings', '8/8/8/8/8/8/8/8 w - - 0 1'],
    ['pawns on the first rank', '4k3/8/8/8/8/8/8/P3K3 w - - 0 1'],
  ] as const) {
    it(`reads ${title}`, () => {
      expect(readCertain(text)).not.to.equal(null);
      expectSame(text);
    });
  }

  it('returns frozen positions', () => {
    const {position} = readCertain('start') ?? {};
    expect(Object.isFrozen(position)).to.equal(true);
    expect(Object.isFrozen(position?.castling)).to.equal(true);
  });

  for (const [title, given] of [
    ['a number', NaN],
    ['a symbol', Symbol('fen')],
    ['an object', {}],
    ['no text', null],
    ['an empty text', ''],
    ['an empty rank 8', '/8/4k3/8/8/4K3/4P3/8 b - - 12 40'],
    ['two empty ranks at the start', '//4k3/8/8/4K3/4P3/8 b - - 12 40'],
    ['an empty rank in the middle', '8/8/4k3//8/4K3/4P3/8 b - - 12 40'],
    ['an empty rank 1', '8/8/4k3/8/8/4K3/4P3/ b - - 12 40'],
    ['empty ranks alone', '/////// w - - 0 1'],
    ['more than 512 characters', `${' '.repeat(500)}4k3/8/8/8/8/8/8/4K3 w - - 0 1`],
  ] as const) {
    it(`leaves ${title} to the tolerant reader`, () => {
      expect(readCertain(given)).to.equal(null);
    });
  }
});
