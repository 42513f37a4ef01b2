import {expect} from 'chai';
import {formatFen, parseFen, type Position} from '../../../src/core/notation/index.js';
import {
  formatSan,
  formatUci,
  legalMoves,
  outcome,
  parseMove,
  play,
  type MoveErrorCode,
} from '../../../src/core/rules/index.js';
import {capablanca, castling, start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

const corners = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const knights = '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1';
const promotion = '1n5k/P7/8/8/8/8/8/4K3 w - - 0 1';
const inPassing = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const innerRook = '4k3/8/8/8/8/8/8/1R2K2R w Q - 0 1';

describe('parseMove reads a move as people write it', () => {
  const rows: readonly (readonly [fen: string, texts: readonly string[], uci: string])[] = [
    [
      start,
      [
        'e4',
        'e2e4',
        'e2-e4',
        'e2–e4',
        'Pe4',
        ' e4 ',
        'e4!?',
        'e4 !!',
        'ee4',
        '2e4',
        '1. e4',
        '1.e4',
        'e2xe4',
      ],
      'e2e4',
    ],
    [start, ['Nf3', 'g1f3', 'Ng1f3', 'Ngf3', 'N1f3', 'Ng1-f3', 'Nf3+', 'Nf3#', 'Nf3++', 'N-f3'], 'g1f3'],
    [knights, ['Nbd2', 'b1d2', 'Nb1d2'], 'b1d2'],
    [knights, ['Nfd2'], 'f1d2'],
    [corners, ['O-O', '0-0', '0–0', 'o-o', 'O−O', '0—0+', 'e1g1', 'e1h1', 'e1-g1'], 'e1g1'],
    [corners, ['O-O-O', '0-0-0', '0–0–0', 'O-O-O!', 'e1c1', 'e1a1'], 'e1c1'],
    [corners, ['Rxh8', 'Rxh8+', 'Rh8', 'h1h8', 'h1xh8', 'R×h8', 'R:h8'], 'h1h8'],
    [promotion, ['a8=Q', 'a8Q', 'a7a8q', 'a8=q', 'a8(Q)', 'a8/Q', 'a7-a8=Q+'], 'a7a8q'],
    [promotion, ['axb8=N', 'axb8N', 'a7b8n', 'a7xb8=N', 'ab8=N'], 'a7b8n'],
    [inPassing, ['exd6', 'exd6 e.p.', 'exd6e.p.', 'exd6 ep', 'e5d6', 'ed6'], 'e5d6'],
    ['4k3/8/8/8/8/8/P7/8 w - - 0 1', ['a4'], 'a2a4'],
    ['10/P5k3/10/10/10/10/10/5K4 w - - 0 1', ['a8=C', 'a8C', 'a7a8c'], 'a7a8c'],
    [capablanca, ['Ad3', 'c1d3', 'Ac1d3'], 'c1d3'],
    [capablanca, ['Ci3', 'h1i3'], 'h1i3'],
  ];
  for (const [fen, texts, uci] of rows) {
    for (const text of texts) {
      it(`${text} in ${fen}`, () => {
        const position = positionOf(fen);
        const parsed = parseMove(position, text);
        expect(parsed.ok && formatUci(position, parsed.move)).to.equal(uci);
      });
    }
  }

  const castlings: readonly (readonly [why: string, fen: string, text: string, move: object])[] = [
    [
      'an ordinary king move takes precedence over castling',
      '4k3/8/8/8/8/8/8/5K1R w K - 0 1',
      'f1g1',
      {from: 'f1', to: 'g1'},
    ],
    [
      'the king castles by moving onto its rook, even if that is on the next square',
      '4k3/8/8/8/8/8/8/5KR1 w K - 0 1',
      'f1g1',
      {from: 'f1', to: 'g1', castle: 'kingside'},
    ],
    [
      'the king castles by moving onto an inner rook',
      'rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11',
      'e1g1',
      {from: 'e1', to: 'g1', castle: 'kingside'},
    ],
    [
      'the king castles by moving two files to its final square, wherever the rook is',
      '4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1',
      'e1c1',
      {from: 'e1', to: 'b1', castle: 'queenside'},
    ],
    [
      'the final square depends on the castling type',
      'r3k4r/10/10/10/10/10/10/R3K4R w sKQkq - 0 1',
      'e1i1',
      {from: 'e1', to: 'j1', castle: 'kingside'},
    ],
    ['with a K it is never castling', '4k3/8/8/8/8/8/8/5K1R w K - 0 1', 'Kg1', {from: 'f1', to: 'g1'}],
  ];
  for (const [why, fen, text, move] of castlings) {
    it(`${text}: ${why}`, () => expect(parseMove(positionOf(fen), text)).to.deep.equal({ok: true, move}));
  }
});

describe('parseMove reports the error', () => {
  type Row = readonly [fen: string, text: string, code: MoveErrorCode, part: string, message: string];
  const example = 'Write it like Nf3, exd5, e8=Q, O-O or g1f3.';
  const rows: readonly Row[] = [
    [start, '', 'move-missing', '', 'There is no move to read.'],
    [start, '  ', 'move-missing', '', 'There is no move to read.'],
    [start, '!?', 'move-missing', '', 'There is no move to read.'],
    [start, 'hello', 'move-unreadable', 'hello', `“hello” is not a move. ${example}`],
    [start, ' --', 'move-unreadable', '--', `“--” is not a move. ${example}`],
    [
      start,
      '\u001b[2J\u202ee4',
      'move-unreadable',
      '\u001b[2J\u202ee4',
      `“U+001B[2JU+202Ee4” is not a move. ${example}`,
    ],
    [
      start,
      'x'.repeat(50),
      'move-unreadable',
      'x'.repeat(50),
      `“${'x'.repeat(40)}” is not a move. ${example}`,
    ],
    [start, 'Ni4', 'square-unknown', 'i4', 'This board has no square i4.'],
    [start, 'Ne9', 'square-unknown', 'e9', 'This board has no square e9.'],
    [start, 'i1h3', 'square-unknown', 'i1', 'This board has no square i1.'],
    [start, 'e3e4', 'square-empty', 'e3', 'There is no piece on e3.'],
    [start, 'e7e5', 'wrong-turn', 'e7', 'The pawn on e7 cannot move: White is to move.'],
    [start, 'Ad3', 'move-unreadable', 'Ad3', `“Ad3” is not a move. ${example}`],
    [corners, 'e4', 'piece-missing', 'e4', 'White has no pawn.'],
    [start, 'Nef3', 'piece-not-there', 'Nef3', 'White has no knight on e.'],
    [start, 'Ne1f3', 'piece-not-there', 'Ne1f3', 'White has no knight on e1.'],
    [start, 'Nf4', 'piece-cannot-reach', 'Nf4', 'No knight of White can go to f4.'],
    [start, ' Qd4 ', 'piece-cannot-move', 'Qd4', 'The queen on d1 cannot go to d4.'],
    [start, 'e2e5', 'piece-cannot-move', 'e2e5', 'The pawn on e2 cannot go to e5.'],
    [start, 'a1a5', 'piece-cannot-move', 'a1a5', 'The rook on a1 cannot go to a5.'],
    [inPassing, 'd6', 'capture-unsaid', 'd6', 'A pawn can only capture on d6; write exd6.'],
    [castling, 'e1g1q', 'piece-cannot-move', 'e1g1q', 'The king on e1 cannot go to g1.'],
    [castling, 'Ke1g1', 'piece-cannot-move', 'Ke1g1', 'The king on e1 cannot go to g1.'],
    ['4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1', 'Nc3', 'king-in-check', 'Nc3', "White's king would be in check."],
    ['4k3/4r3/8/8/8/8/3r4/4K3 w - - 0 1', 'e1e2', 'king-in-check', 'e1e2', "White's king would be in check."],
    ['4k3/8/8/8/4r3/8/8/4KN2 w - - 0 1', 'Nd2', 'king-in-check', 'Nd2', "White's king would be in check."],
    [knights, 'Nd2', 'move-ambiguous', 'Nd2', 'More than one knight can go to d2: from b1, f1.'],
    [promotion, 'a8', 'promotion-missing', 'a8', 'A pawn that reaches a8 must become one of Q, R, B, N.'],
    [promotion, 'a7a8', 'promotion-missing', 'a7a8', 'A pawn that reaches a8 must become one of Q, R, B, N.'],
    [promotion, 'a8=K', 'promotion-role', 'K', 'A pawn can become one of Q, R, B, N here, not K.'],
    [promotion, 'a8=A', 'promotion-role', 'A', 'A pawn can become one of Q, R, B, N here, not A.'],
    [promotion, 'a8x', 'promotion-role', 'x', 'A pawn can become one of Q, R, B, N here, not X.'],
    [
      start,
      'e4=Q',
      'promotion-misplaced',
      'Q',
      'Nothing is promoted on e4: only a pawn on its last rank is.',
    ],
    [
      start,
      'Nf3=Q',
      'promotion-misplaced',
      'Q',
      'Nothing is promoted on f3: only a pawn on its last rank is.',
    ],
    [knights, 'O-O', 'castling-no-right', 'O-O', 'White has no right to castle kingside.'],
    [knights, 'e1c1', 'castling-no-right', 'e1c1', 'White has no right to castle queenside.'],
    [
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      'e1h1',
      'castling-no-right',
      'e1h1',
      'White has no right to castle kingside.',
    ],
    [
      '8/8/8/8/8/8/8/8 b - - 0 1',
      '0-0-0',
      'castling-no-right',
      '0-0-0',
      'Black has no right to castle queenside.',
    ],
    [start, 'O-O', 'castling-blocked', 'O-O', 'White cannot castle kingside: a piece stands in the way.'],
    [start, 'e1a1', 'castling-blocked', 'e1a1', 'White cannot castle queenside: a piece stands in the way.'],
    [
      '4k3/8/8/8/4r3/8/8/4K2R w K - 0 1',
      '0-0',
      'castling-in-check',
      '0-0',
      'White cannot castle out of check.',
    ],
    [
      '4k3/8/8/8/5r2/8/8/4K2R w K - 0 1',
      'O-O+',
      'castling-attacked',
      'O-O',
      'White cannot castle kingside: the king would cross or reach an attacked square.',
    ],
    [corners, 'e1f3', 'piece-cannot-move', 'e1f3', 'The king on e1 cannot go to f3.'],
    [innerRook, 'e1b2', 'piece-cannot-move', 'e1b2', 'The king on e1 cannot go to b2.'],
    [
      '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1',
      'e1b1',
      'piece-cannot-move',
      'e1b1',
      'The king on e1 cannot go to b1.',
    ],
  ];
  for (const [fen, text, code, part, message] of rows) {
    it(`“${text}” in ${fen}: ${code}`, () => {
      const parsed = parseMove(positionOf(fen), text);
      if (parsed.ok) throw new Error('was read as a move');
      expect(parsed.error.code).to.equal(code);
      expect(text.slice(parsed.error.index, parsed.error.index + parsed.error.length)).to.equal(part);
      expect(parsed.error.message).to.equal(message);
    });
  }

  it('with the values in the sentence, for other languages', () => {
    expect(parseMove(positionOf(knights), ' Nd2')).to.deep.equal({
      ok: false,
      error: {
        code: 'move-ambiguous',
        index: 1,
        length: 3,
        message: 'More than one knight can go to d2: from b1, f1.',
        values: {role: 'N', square: 'd2', squares: 'b1, f1'},
      },
    });
  });

  it('of any text, without delay, at a place inside the text', () => {
    const position = positionOf(start);
    const long = 'N'.repeat(5_000_000);
    for (const odd of [
      undefined,
      null,
      7,
      {},
      Symbol('e4'),
      Object.create(null),
      ['e4'],
      '\u0000',
      '\ud800',
      long,
    ]) {
      const parsed = parseMove(position, odd as string);
      if (parsed.ok) throw new Error('was read as a move');
      const {index, length, message} = parsed.error;
      const size = typeof odd === 'string' ? odd.length : 0;
      expect(index >= 0 && length >= 0 && index + length <= size).to.equal(true);
      expect(message.length).to.be.lessThan(140);
    }
  });

  it('of text that is made to slow a parser down', () => {
    const position = positionOf(start);
    // A parser that backtracks would not finish before the test times out.
    for (const text of ['+'.repeat(40), ' +'.repeat(20) + 'x', 'e.p.'.repeat(10), ' '.repeat(39) + 'x']) {
      expect(parseMove(position, text).ok).to.equal(false);
    }
  });
});

describe('formatSan', () => {
  const rows: readonly (readonly [why: string, fen: string, uci: string, san: string])[] = [
    ['a pawn move is its square', start, 'e2e4', 'e4'],
    ['a capture has an x', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['so has one in passing', inPassing, 'e5d6', 'exd6'],
    ['a promotion has its role', promotion, 'a7b8r', 'axb8=R+'],
    ['the file tells two pieces apart first', knights, 'b1d2', 'Nbd2'],
    ['then the rank', '4k3/8/8/1R6/8/8/8/1R3K2 w - - 0 1', 'b1b3', 'R1b3'],
    ['then both', '3k4/8/8/8/Q6Q/8/8/4K2Q w - - 0 1', 'h4e4', 'Qh4e4'],
    ['a piece that is pinned needs not be told apart', '4k3/4r3/8/8/8/4N3/8/1N2K3 w - - 0 1', 'b1c3', 'Nc3'],
    ['check is a plus', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8+'],
    ['mate is a hash', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    ['castling can give mate', '2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1', 'e1a1', 'O-O-O#'],
    ['kingside is O-O in Janus chess too', 'r3k4r/10/10/10/10/10/10/R3K4R w sKQkq - 0 1', 'e1j1', 'O-O'],
  ];
  for (const [why, fen, uci, san] of rows) {
    it(`${why}: ${san}`, () => {
      const position = positionOf(fen);
      const parsed = parseMove(position, uci);
      expect(parsed.ok && formatSan(position, parsed.move)).to.equal(san);
    });
  }
});

describe('formatUci writes castling as', () => {
  const rows: readonly (readonly [fen: string, ...ucis: string[]])[] = [
    [corners, 'e1c1', 'e1g1'],
    ['4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1', 'e1b1', 'e1g1'],
    ['4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1', 'd1a1', 'd1h1'],
    ['r3k2r/8/8/8/8/8/8/R3K2R b sKQkq - 0 1', 'e8a8', 'e8h8'],
    ['5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1', 'f1a1', 'f1j1'],
    ['4k5/10/10/10/10/10/10/R3K4R w KQ - 0 1', 'e1a1', 'e1j1'],
  ];
  for (const [fen, ...ucis] of rows) {
    it(`${ucis.join(' and ')} in ${fen}`, () => {
      const position = positionOf(fen);
      const castlings = legalMoves(position).filter((move) => move.castle);
      expect(castlings.map((move) => formatUci(position, move)).sort()).to.deep.equal(ucis);
    });
  }
});

describe('any legal move is read back from its SAN and its UCI', () => {
  const seed = 20_030_507;
  let state = seed;
  /** Marsaglia’s xorshift, so that a failure can be repeated. */
  function random(below: number): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  }

  function checkAll(position: Position): void {
    for (const move of legalMoves(position)) {
      for (const text of [formatSan(position, move), formatUci(position, move)]) {
        expect(
          parseMove(position, text),
          `seed ${seed}: ${text} in ${JSON.stringify(position)}`,
        ).to.deep.equal({ok: true, move});
      }
    }
  }

  it('in random games on both boards', () => {
    for (const fen of [start, capablanca, 'brkrnbnq/pppppppp/8/8/8/8/PPPPPPPP/BRKRNBNQ w KQkq - 0 1']) {
      let position = positionOf(fen);
      for (let ply = 0; ply < 120; ply++) {
        checkAll(position);
        const moves = legalMoves(position);
        const next = moves[random(moves.length)];
        if (!next) break;
        position = play(position, next);
      }
    }
  });

  it('in positions that no game can reach: any number of kings and pawns, anywhere', () => {
    for (let round = 0; round < 150; round++) {
      const files = round % 2 ? 8 : 10;
      const letters = files < 10 ? 'PNBRQKpnbrqk' : 'PNBRQKACpnbrqkac';
      const crowd = 1 + random(5);
      const ranks = Array.from({length: 8}, () => {
        const cells = Array.from({length: files}, () =>
          random(6) < crowd ? '-' : letters.charAt(random(letters.length)),
        );
        return cells.join('').replace(/-+/g, (run) => String(run.length));
      });
      const position = positionOf(`${ranks.join('/')} ${round % 3 ? 'w' : 'b'} - - 0 1`);
      checkAll(position);
      for (const move of legalMoves(position)) {
        const next = play(position, move);
        expect(next).to.deep.equal(positionOf(formatFen(next, 'fen')));
      }
      outcome(position);
    }
  });

  // By a slider, a leaper, a pawn, a pawn that promotes, and of a side with two kings.
  for (const fen of [
    '4k2r/8/8/8/8/8/4Q3/4K3 w k - 0 1',
    '4k3/8/3N4/8/8/8/8/4K3 w - - 0 1',
    '8/8/8/3k4/4P3/8/8/4K3 w - - 0 1',
    '1k6/P7/8/8/8/8/8/4K3 w - - 0 1',
    '4k3/4R3/4k3/8/8/8/8/4K3 w - - 0 1',
  ])
    it(`never captures a king: ${fen}`, () => {
      const position = positionOf(fen);
      const kings = [...(fen.split(' ')[0]?.matchAll(/k/g) ?? [])].length;
      const moves = legalMoves(position);
      expect(moves).not.to.be.empty;
      for (const move of moves) {
        const {placement} = play(position, move);
        expect(placement.split('k'), formatUci(position, move)).to.have.length(kings + 1);
      }
      // A diagram of such a position is drawn, with a warning.
      const found = parseFen(fen);
      expect(found.ok && found.warnings.map(({code}) => code)).to.include(
        kings > 1 ? 'several-kings' : 'king-in-danger',
      );
    });
});
