import {expect} from 'chai';
import {formatFen, type Notation, type Position} from '../../../src/core/notation/index.js';
import {
  capablancaRandom,
  chess960,
  chess960Number,
  legalMoves,
  namedStart,
  play,
  startNames,
  type StartName,
} from '../../../src/core/rules/index.js';
import {capablancaRanks, capablancaRank, protectsPawns} from '../../../src/core/rules/make-start.js';
import published from '../../tools/fixtures/notation/chess960.json';
import {start} from '../../tools/fixtures/positions.js';
import {moveOf, positionOf} from '../../tools/read.js';

const numbers = Array.from({length: 960}, (_, number) => number);
const rowOf = ({placement}: Position): string => placement.split('/').at(-1) ?? '';
/** The files on which a piece stands, from 0. */
const filesOf = (row: string, piece: string): number[] =>
  [...row].flatMap((letter, file) => (letter === piece ? [file] : []));
const onBothColors = (files: readonly number[]): boolean =>
  files.length === 2 && files.reduce((sum, file) => sum + file) % 2 === 1;
const isKingBetweenRooks = (row: string): boolean => /R.*K.*R/.test(row);

describe('the start positions of Chess960', () => {
  it('begin with BBQNNRKR and end with RKRNNQBB; 518 is that of orthodox chess', () => {
    expect(rowOf(chess960(0))).to.equal('BBQNNRKR');
    expect(rowOf(chess960(959))).to.equal('RKRNNQBB');
    expect(formatFen(chess960(518))).to.equal(start);
  });

  it('have the same numbers as in python-chess and kokopu', () => {
    expect(numbers.map((number) => rowOf(chess960(number)))).to.deep.equal(published.rows);
  });

  it('are 960, with bishops on both colours and the king between the rooks', () => {
    const rows = numbers.map((number) => rowOf(chess960(number)));
    expect(new Set(rows).size).to.equal(960);
    for (const row of rows) {
      expect([...row].sort().join(''), row).to.equal('BBKNNQRR');
      expect(onBothColors(filesOf(row, 'B')) && isKingBetweenRooks(row), row).to.equal(true);
    }
  });

  it('have the number by which they were made', () => {
    expect(numbers.map((number) => chess960Number(chess960(number)))).to.deep.equal(numbers);
  });

  it('can give Black another back rank, in double Chess960', () => {
    const position = chess960(0, 959);
    expect(formatFen(position)).to.equal('rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1');
    expect(legalMoves(position)).to.have.length.above(0);
    expect(chess960Number(position)).to.equal(null);
  });

  for (const wrong of [960, -1, 517.5, NaN, Infinity]) {
    it(`throw a clear error for the number ${wrong}`, () => {
      expect(() => chess960(wrong)).to.throw(RangeError, `0 to 959; found ${wrong}`);
      expect(() => chess960(518, wrong)).to.throw(RangeError, `0 to 959; found ${wrong}`);
    });
  }

  it('have a number whatever the counters are', () => {
    expect(chess960Number(positionOf('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 7 12'))).to.equal(
      0,
    );
  });

  it('have a number also in Shredder-FEN', () => {
    expect(chess960Number(positionOf('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1'))).to.equal(
      0,
    );
  });

  const others: readonly (readonly [why: string, fen: string])[] = [
    ['Black is to move', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'],
    ['a right is missing', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1'],
    ['there are no rights', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'],
    ['kings castle elsewhere', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w sKQkq - 0 1'],
    ['a pawn has moved', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1'],
    ['bishops stand on one colour', 'rbnbqknr/pppppppp/8/8/8/8/PPPPPPPP/RBNBQKNR w KQkq - 0 1'],
    ['the sides differ', 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['there are three bishops', 'rbbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKBNR w KQkq - 0 1'],
    ['there are two queens', 'rqbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQBQKBNR w KQkq - 0 1'],
    ['a piece is missing', '1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kk - 0 1'],
    ['the board is empty', '8/8/8/8/8/8/8/8 w - - 0 1'],
    ['it has ten files', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1'],
  ];
  for (const [why, fen] of others) {
    it(`have no number if ${why}`, () => expect(chess960Number(positionOf(fen))).to.equal(null));
  }
});

describe('Capablanca random chess', () => {
  const rows = Array.from({length: capablancaRanks}, (_, number) => capablancaRank(number));

  it('has 48,000 arrangements, all different, as Scharnagl describes them', () => {
    expect(new Set(rows).size).to.equal(48_000);
    const wrong = rows.filter(
      (row) =>
        [...row].sort().join('') !== 'ABBCKNNQRR' ||
        !onBothColors(filesOf(row, 'B')) ||
        !onBothColors([row.indexOf('Q'), row.indexOf('A')]) ||
        !isKingBetweenRooks(row),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('has 21,836 without an unprotected pawn, and 12,129 by the later rules', () => {
    const isProtected = rows.filter(protectsPawns);
    expect(isProtected).to.have.lengthOf(21_836);
    expect(isProtected.filter((row) => row !== 'RNBQCKABNR' && !row.includes('BB'))).to.have.lengthOf(12_129);
  });

  it('uses the random numbers of a script', () => {
    const sequence = [0.3, 0.9, 0.99, 0.1, 0.5, 0.7];
    const drawn = (): string => {
      let i = 0;
      return formatFen(capablancaRandom(() => sequence[i++ % sequence.length] ?? 0));
    };
    expect(drawn()).to.equal(drawn());
    expect(drawn()).to.match(/ w KQkq - 0 1$/);
  });

  it('finds a start even if the random numbers are always the same', () => {
    for (const number of [0, 0.5, 1 - Number.EPSILON / 2]) {
      const row = rowOf(capablancaRandom(() => number));
      expect(protectsPawns(row) && !row.includes('BB'), row).to.equal(true);
    }
  });

  it('returns only starts that the rules allow', () => {
    const allowed = new Set(
      rows.filter((row) => protectsPawns(row) && row !== 'RNBQCKABNR' && !row.includes('BB')),
    );
    for (let i = 0; i < 2000; i++) expect(allowed.has(rowOf(capablancaRandom()))).to.equal(true);
  });

  for (const wrong of [1, -0.1, NaN]) {
    it(`refuses ${wrong} as a random number`, () => {
      expect(() => capablancaRandom(() => wrong)).to.throw(RangeError, 'from 0 up to');
    });
  }
});

describe('a named start of 10×8', () => {
  const starts: Readonly<Record<StartName, Readonly<Record<Notation, string>>>> = {
    capablanca: {
      'x-fen': 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
      fen: 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
      'shredder-fen': 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w JAja - 0 1',
    },
    gothic: {
      'x-fen': 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1',
      fen: 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1',
      'shredder-fen': 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w JAja - 0 1',
    },
    carrera: {
      'x-fen': 'ranbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNCR w KQkq - 0 1',
      fen: 'ranbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNCR w KQkq - 0 1',
      'shredder-fen': 'ranbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNCR w JAja - 0 1',
    },
    janus: {
      'x-fen': 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1',
      fen: 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1',
      'shredder-fen': 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sJAja - 0 1',
    },
    embassy: {
      'x-fen': 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mKQkq - 0 1',
      fen: 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mKQkq - 0 1',
      'shredder-fen': 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mJAja - 0 1',
    },
    grotesque: {
      'x-fen': 'rbqnkcnabr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBQNKCNABR w KQkq - 0 1',
      fen: 'rbqnkcnabr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBQNKCNABR w KQkq - 0 1',
      'shredder-fen': 'rbqnkcnabr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBQNKCNABR w JAja - 0 1',
    },
    univers: {
      'x-fen': 'rbncqkanbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNCQKANBR w KQkq - 0 1',
      fen: 'rbncqkanbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNCQKANBR w KQkq - 0 1',
      'shredder-fen': 'rbncqkanbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNCQKANBR w JAja - 0 1',
    },
    victorian: {
      'x-fen': 'crnbakbnrq/pppppppppp/10/10/10/10/PPPPPPPPPP/CRNBAKBNRQ w KQkq - 0 1',
      fen: 'crnbakbnrq/pppppppppp/10/10/10/10/PPPPPPPPPP/CRNBAKBNRQ w KQkq - 0 1',
      'shredder-fen': 'crnbakbnrq/pppppppppp/10/10/10/10/PPPPPPPPPP/CRNBAKBNRQ w IBib - 0 1',
    },
  };
  for (const name of startNames) {
    it(`is written in all three notations: ${name}`, () => {
      for (const [notation, fen] of Object.entries(starts[name])) {
        expect(formatFen(namedStart(name), notation as Notation), notation).to.equal(fen);
      }
    });
  }

  /** The rank of White’s king and rooks after castling to a side, with nothing between them before. */
  const castled = (name: StartName, text: string): string => {
    const position = positionOf(
      formatFen(namedStart(name)).replace(/\w+ w/, (row) =>
        row.replace(/[ABCNQ]/g, '1').replace(/1+/g, (run) => `${run.length}`),
      ),
    );
    return rowOf(play(position, moveOf(position, text)));
  };
  it('has its type of castling', () => {
    expect(castled('capablanca', 'O-O')).to.equal('R6RK1');
    expect(castled('capablanca', 'O-O-O')).to.equal('2KR5R');
    expect(castled('janus', 'O-O')).to.equal('R6RK1');
    expect(castled('janus', 'O-O-O')).to.equal('1KR6R');
    expect(castled('embassy', 'O-O')).to.equal('R5RK2');
    expect(castled('embassy', 'O-O-O')).to.equal('1KR6R');
  });

  it('throws a clear error for another name', () => {
    expect(() => namedStart('atomic' as StartName)).to.throw(RangeError, 'found “atomic”');
  });
});
