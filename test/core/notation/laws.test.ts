import {expect} from 'chai';
import fc from 'fast-check';
import {
  formatEpd,
  formatFen,
  parseEpd,
  parseFen,
  type FenIssue,
  type Notation,
} from '../../../src/core/notation/index.js';
import {fileLetters} from '../../../src/core/notation/position.js';
import {snapshotOf} from '../../../src/core/notation/snapshot.js';
import chess960 from '../../tools/fixtures/notation/chess960.json';
import {mutated, positions, replaced} from './arbitrary.js';
import {positionOf} from '../../tools/read.js';

// The seed is in the report of a failure anyway; in the title it is shown even if nothing fails.
const seed = Date.now() & 0x7fffffff;
const runs = (numRuns: number): fc.Parameters<unknown> => ({seed, numRuns});
/** Issues that are warnings in strict reading and errors in tolerant reading. */
const lostCase: readonly string[] = ['capital-letter', 'case-lost'];
const notations: readonly Notation[] = ['fen', 'x-fen', 'shredder-fen'];

/** Compares without assertions, because thousands of them are slow. */
function expectInside({index, length, message}: FenIssue, text: string): void {
  const isInside = index >= 0 && length >= (text ? 1 : 0) && index + length <= text.length;
  const isSaid = message.endsWith('.') && (text.includes('{') || !message.includes('{'));
  if (!isInside || !isSaid || (!text.includes('undefined') && message.includes('undefined'))) {
    throw new Error(`${index} + ${length} of ${text.length}: ${message}`);
  }
}

describe(`laws of notation (seed ${seed})`, () => {
  it('reduces a position to the one that is read from its FEN, without reading', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...notations), (position, notation) => {
        const {fen, position: reduced} = snapshotOf(position, notation);
        expect(fen).to.equal(formatFen(position, notation));
        expect(reduced).to.deep.equal(positionOf(fen));
        expect(Object.isFrozen(reduced)).to.equal(true);
      }),
      runs(2000),
    );
  });

  it('reads the same position from the FEN that it wrote, except for an omitted en passant square', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...notations), (position, notation) => {
        const text = formatFen(position, notation);
        const back = positionOf(text);
        const written = notation !== 'x-fen' || text.split(' ')[3] !== '-';
        expect(back).to.deep.equal(written ? position : {...position, enPassant: null});
      }),
      runs(600),
    );
  });

  it('writes the same FEN again after reading it', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...notations), (position, notation) => {
        const text = formatFen(position, notation);
        expect(formatFen(positionOf(text), notation)).to.equal(text);
      }),
      runs(300),
    );
  });

  it('recognizes the notation in which it wrote a FEN', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...notations), (position, notation) => {
        const field = (notation: Notation): string | undefined => formatFen(position, notation).split(' ')[2];
        const result = parseFen(formatFen(position, notation));
        const differs = field('shredder-fen') !== field('x-fen');
        if (!result.ok) throw new Error(result.error.message);
        expect(result.notation).to.equal(notation === 'shredder-fen' && differs ? notation : 'x-fen');
      }),
      runs(300),
    );
  });

  it('writes the same castling field in FEN and X-FEN', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const [, , fen] = formatFen(position, 'fen').split(' ');
        const [, , xFen] = formatFen(position, 'x-fen').split(' ');
        expect(fen).to.equal(xFen);
      }),
      runs(100),
    );
  });

  it('reads a text tolerantly as it reads it strictly, unless the case of its letters seems lost', () => {
    fc.assert(
      fc.property(
        positions.chain((position) => mutated(formatFen(position))),
        (text) => {
          const strict = parseFen(text);
          if (!strict.ok) return;
          const tolerant = parseFen(text, {tolerant: true});
          const lost = strict.warnings.find(({code}) => lostCase.includes(code));
          expect(tolerant).to.deep.equal(lost ? {ok: false, error: lost} : strict);
        },
      ),
      runs(600),
    );
  });

  it('reads strictly the FEN that it wrote after repairs', () => {
    fc.assert(
      fc.property(
        positions.chain((position) => mutated(formatFen(position))),
        (text) => {
          const tolerant = parseFen(text, {tolerant: true});
          if (tolerant.ok)
            expect(positionOf(formatFen(tolerant.position, 'fen'))).to.deep.equal(tolerant.position);
        },
      ),
      runs(600),
    );
  });

  it('returns a result for every text, with places inside it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          positions.chain((position) => mutated(formatFen(position))),
          fc.string({unit: 'binary'}),
        ),
        (text) => {
          for (const result of [
            parseFen(text),
            parseFen(text, {tolerant: true}),
            parseEpd(text),
            parseEpd(text, {tolerant: true}),
          ]) {
            for (const issue of result.ok ? result.warnings : [result.error]) expectInside(issue, text);
          }
        },
      ),
      runs(300),
    );
  });

  it('returns an error for any value that is not a string', () => {
    const throwing = {
      toString: () => {
        throw new Error('asked for its text');
      },
    };
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.constantFrom(throwing, Symbol('fen'), null, undefined)),
        (thing) => {
          if (typeof thing === 'string') return;
          for (const parse of [parseFen, parseEpd]) {
            const result = parse(thing as string, {tolerant: true});
            expect(result.ok).to.equal(false);
            if (!result.ok) expect(result.error.code).to.equal('no-fen');
          }
        },
      ),
      runs(100),
    );
  });

  it('reads back an EPD record with all its operations', () => {
    const opcode = fc
      .stringMatching(/^[A-Za-z]\w{0,14}$/)
      .filter((opcode) => opcode !== 'hmvc' && opcode !== 'fmvn');
    const operations = fc.array(
      fc.record(
        {opcode, operands: fc.array(fc.string({maxLength: 8}), {maxLength: 3})},
        {noNullPrototype: true},
      ),
      {maxLength: 4},
    );
    fc.assert(
      fc.property(positions, operations, fc.constantFrom(...notations), (position, operations, notation) => {
        const text = formatEpd(position, operations, notation);
        fc.pre(text.length <= 512);
        const result = parseEpd(text);
        if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
        const written = notation !== 'x-fen' || text.split(' ')[3] !== '-';
        expect(result.position).to.deep.equal(written ? position : {...position, enPassant: null});
        expect(result.operations.slice(0, operations.length)).to.deep.equal(operations);
        expect(formatEpd(result.position, result.operations, notation)).to.equal(text);
      }),
      runs(300),
    );
  });
});

describe('all starting positions', () => {
  it('reads and writes the 960 of Chess960 in X-FEN and Shredder-FEN', () => {
    expect(chess960.rows).to.have.length(960);
    chess960.rows.forEach((row, index) => {
      const start = (rights: string): string =>
        `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w ${rights} - 0 1`;
      const xFen = start('KQkq');
      const shredder = start(String(chess960.shredderCastling[index]));
      const ascending = start(String(chess960.ascending[index]));
      const position = positionOf(xFen);
      expect(formatFen(position)).to.equal(xFen);
      expect(formatFen(position, 'fen')).to.equal(xFen);
      expect(formatFen(position, 'shredder-fen')).to.equal(shredder);
      for (const text of [shredder, ascending]) {
        const result = parseFen(text);
        expect(result).to.deep.equal({ok: true, position, notation: 'shredder-fen', warnings: []});
      }
    });
  });

  it('reads and writes every one of Capablanca random chess', () => {
    // Scharnagl's rules: bishops on opposite colours, queen and archbishop on opposite colours, the king between the
    // rooks. That makes 48,000, and all of them are read here. The 12,118 that he counts have all pawns protected
    // and no neighbouring bishops, and leave out those close to a patented game; by the first two rules they are
    // among 12,130.
    const rows = capablancaRows();
    expect(rows).to.have.length(48_000);
    expect(rows.filter(isProtectedAndApart)).to.have.length(12_130);
    for (const row of rows) {
      const start = (rights: string): string =>
        `${row.toLowerCase()}/pppppppppp/10/10/10/10/PPPPPPPPPP/${row} w ${rights} - 0 1`;
      const xFen = start('KQkq');
      const kingside = fileLetters[row.lastIndexOf('R')];
      const queenside = fileLetters[row.indexOf('R')];
      const result = parseFen(xFen);
      if (!result.ok || result.warnings.length > 0) throw new Error(xFen);
      const {castling} = result.position;
      if (castling.white.kingside !== kingside || castling.black.queenside !== queenside)
        throw new Error(xFen);
      const letters = `${kingside}${queenside}`;
      const shredder = start(letters.toUpperCase() + letters);
      if (formatFen(result.position) !== xFen) throw new Error(xFen);
      if (formatFen(result.position, 'shredder-fen') !== shredder) throw new Error(shredder);
      if (formatFen(positionOf(shredder)) !== xFen) throw new Error(shredder);
    }
  });
});

/** Rows with the ten pieces of Capablanca Chess that keep Scharnagl's rules on colours and the king. */
function capablancaRows(): string[] {
  const rows: string[] = [];
  const place = (row: readonly string[], pieces: readonly string[]): void => {
    const [piece, ...rest] = pieces;
    if (piece === undefined) {
      // Of the three free squares, the king has the middle one.
      let left = 0;
      rows.push(row.map((square) => (square === ' ' ? (left++ === 1 ? 'K' : 'R') : square)).join(''));
      return;
    }
    row.forEach((square, file) => {
      if (square !== ' ') return;
      const other = row.indexOf(piece === 'A' ? 'Q' : piece);
      if ((piece === 'A' || (piece === 'B' && other >= 0)) && (file - other) % 2 === 0) return;
      // Equal pieces are placed from the a-file on, so that no row is counted twice.
      if ((piece === 'B' || piece === 'N') && other > file) return;
      place(replaced(row, file, piece), rest);
    });
  };
  place(
    Array.from({length: 10}, () => ' '),
    [...'QABBCNN'],
  );
  return rows;
}

/** Whether in a row of `capablancaRows` every pawn is protected and the bishops are not adjacent. */
function isProtectedAndApart(row: string): boolean {
  const protects = (piece: string, steps: number): boolean =>
    (steps === 0 && 'RCQK'.includes(piece)) ||
    (steps === 1 && 'BAQK'.includes(piece)) ||
    (steps === 2 && 'NAC'.includes(piece));
  const isProtected = (_: string, file: number): boolean =>
    [...row].some((piece, from) => protects(piece, Math.abs(file - from)));
  return [...row].every(isProtected) && !row.includes('BB');
}
