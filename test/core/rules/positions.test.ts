import {expect} from 'chai';
import {formatFen, pieceAt, type Position, type Square} from '../../../src/core/notation/index.js';
import {
  formatSan,
  formatUci,
  isCheck,
  legalMoves,
  outcome,
  perft,
  play,
} from '../../../src/core/rules/index.js';
import castlings from '../../tools/fixtures/rules/castling.json';
import goals from '../../tools/fixtures/rules/castling-goals.json';
import games from '../../tools/fixtures/rules/game.json';
import counts from '../../tools/fixtures/rules/perft.json';
import {start} from '../../tools/fixtures/positions.js';
import {moveOf, positionOf} from '../../tools/read.js';

const playText = (position: Position, text: string): Position => play(position, moveOf(position, text));
const after = (fen: string, ...moves: string[]): Position => moves.reduce(playText, positionOf(fen));

function sans(fen: string): string[] {
  const position = positionOf(fen);
  return legalMoves(position).map((move) => formatSan(position, move));
}

describe('perft counts as many legal moves as other programs', () => {
  const most = 250_000;
  for (const group of new Set(counts.map((row) => row.group))) {
    const rows = counts.filter((row) => row.group === group);
    it(`${group.split(',')[0]}: ${rows.length} positions`, () => {
      for (const row of rows) {
        for (const [depth, nodes] of Object.entries(row.counts)) {
          if (nodes > most) continue;
          expect(
            perft(positionOf(row.fen), Number(depth)),
            `${row.name}: ${row.fen} depth ${depth}`,
          ).to.equal(nodes);
        }
        if ('shredder' in row && row.shredder) {
          expect(perft(positionOf(row.shredder), 2), row.shredder).to.equal(perft(positionOf(row.fen), 2));
        }
      }
    });
  }

  it('counts one sequence of no moves, and none after the game is over', () => {
    expect(perft(positionOf(start), 0)).to.equal(1);
    expect(perft(positionOf(start), -1)).to.equal(1);
    expect(perft(positionOf('7k/5QK1/8/8/8/8/8/8 b - - 0 1'), 3)).to.equal(0);
  });
});

describe('a game is followed ply by ply in FEN, X-FEN and Shredder-FEN', () => {
  for (const {id, note, start, plies} of games) {
    it(`${id}: ${note}`, () => {
      let position = positionOf(start);
      for (const ply of plies) {
        const uci = 'uci960' in ply ? ply.uci960 : ply.move;
        const move = moveOf(position, uci);
        expect(moveOf(position, ply.san), ply.san).to.deep.equal(move);
        expect(formatSan(position, move)).to.equal(ply.san);
        expect(moveOf(position, formatUci(position, move))).to.deep.equal(move);
        position = play(position, move);
        expect(formatFen(position, 'fen'), ply.san).to.equal(ply.fen);
        expect(formatFen(position, 'x-fen'), ply.san).to.equal(ply.xfen);
        expect(formatFen(position, 'shredder-fen'), ply.san).to.equal(ply.shredder);
        // The position after a move equals the one that is read from its FEN.
        expect(position).to.deep.equal(positionOf(ply.fen));
      }
    });
  }
});

describe('castling', () => {
  for (const {input, expect: expected} of goals) {
    it(`goes to ${expected.kingGoalQ} and ${expected.kingGoalK} in ${input}`, () => {
      const position = positionOf(input);
      for (const [uci, placement] of Object.entries(expected.afterCastling)) {
        const castle = uci.startsWith('a', 2) ? 'queenside' : 'kingside';
        const move = legalMoves(position).find((move) => move.castle === castle);
        expect(move).to.deep.equal({from: uci.slice(0, 2), to: uci.slice(2), castle});
        expect(play(position, move as NonNullable<typeof move>).placement).to.equal(placement);
      }
    });
  }

  for (const {id, input, note, rights} of castlings) {
    it(`${id} ${note}: ${input}`, () => {
      const position = positionOf(input);
      const found = legalMoves(position).filter(({castle}) => castle);
      expect(found.map(({castle, to}) => [castle, to]).sort()).to.deep.equal(
        rights.flatMap(({side, rook, legal}) => (legal ? [[side, rook]] : [])).sort(),
      );
      for (const move of found) {
        const right = rights.find(({side}) => side === move.castle);
        const next = play(position, move);
        expect(pieceAt(next, right?.kingTo as Square)).to.equal('K');
        expect(pieceAt(next, right?.rookTo as Square)).to.equal('R');
      }
    });
  }
});

describe('rights to castle are lost', () => {
  const corners = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9';
  const rows: readonly (readonly [why: string, fen: string, moves: string[], xfen: string])[] = [
    ['when the king moves', corners, ['Ke2'], 'r3k2r/8/8/8/8/8/4K3/R6R b kq - 4 9'],
    ['when a rook moves', corners, ['Rb1'], 'r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 4 9'],
    ['when rook takes rook, on both sides', corners, ['Rxa8+'], 'R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9'],
    ['when they castle', corners, ['O-O', 'O-O-O'], '2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 10'],
    [
      'for the inner rook, and the outer one cannot take it up',
      'rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11',
      ['Rg2', 'Rh8'],
      'rn2k2r/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPPR1/2BNK2R w q - 6 12',
    ],
  ];
  for (const [why, fen, moves, xfen] of rows) {
    it(`${why}: ${moves.join(' ')}`, () => expect(formatFen(after(fen, ...moves))).to.equal(xfen));
  }

  it('and the prefix with the last right whose destination it changes', () => {
    // Only the queenside destination of Janus chess differs on 8×8: b instead of c.
    const janus = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w sKQkq - 0 1');
    const half = playText(janus, 'Rb1');
    expect(formatFen(half)).to.equal('r3k2r/8/8/8/8/8/8/1R2K2R b sKkq - 1 1');
    const none = playText(half, 'Rb8');
    expect(formatFen(none)).to.equal('1r2k2r/8/8/8/8/8/8/1R2K2R w Kk - 2 2');
    expect(none.castling.type).to.equal('standard');
  });

  it('and the castling rook is named by its file when another rook moves to its outer side', () => {
    expect(formatFen(after('1r2k3/8/8/8/8/8/8/R2RK3 w D - 0 1', 'Ra2', 'Ke7'))).to.equal(
      '1r6/4k3/8/8/8/8/R7/3RK3 w Q - 2 2',
    );
    expect(formatFen(after('1r2k3/8/8/8/8/8/R7/3RK3 w Q - 0 1', 'Raa1'))).to.equal(
      '1r2k3/8/8/8/8/8/8/R2RK3 b D - 1 1',
    );
  });
});

describe('pawns', () => {
  it('set an en passant square after each double step, which the notation may omit', () => {
    const position = after(start, 'e4');
    expect(position.enPassant).to.equal('e3');
    expect(formatFen(position, 'x-fen')).to.contain(' - ');
    expect(playText(position, 'e6').enPassant).to.equal(null);
  });

  it('can be captured en passant only by the next move', () => {
    const position = after(start, 'e4', 'a6', 'e5', 'd5');
    expect(sans(formatFen(position))).to.contain('exd6');
    expect(playText(position, 'exd6').placement).to.equal('rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR');
    expect(sans(formatFen([...['Nf3', 'Nf6']].reduce(playText, position)))).to.not.contain('exd6');
  });

  const inPassing: readonly (readonly [why: string, fen: string, legal: boolean])[] = [
    ['both pawns leave the rank of the king', '4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1', false],
    ['the taken pawn gives the check', '4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1', true],
    ['the taking pawn steps into the check', '4k3/8/8/q2pP3/8/8/3K4/8 w - d6 0 1', false],
    ['another piece gives the check', '3rk3/8/8/2Pp4/8/3K4/8/7n w - d6 0 1', true],
    ['the taking pawn is pinned on its file', '4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1', false],
    ['the taking pawn is pinned on the line it takes along', '4k3/8/8/3pP3/8/6K1/8/b7 w - d6 0 1', true],
  ];
  for (const [why, fen, legal] of inPassing) {
    it(`${legal ? 'may' : 'may not'} capture en passant if ${why}`, () => {
      expect(sans(fen).some((san) => /^\w+xd6/.test(san))).to.equal(legal);
    });
  }

  it('promote to Q R B N on eight files, also to A C on ten', () => {
    expect(sans('8/P6k/8/8/8/8/7K/8 w - - 0 1').filter((san) => san.startsWith('a'))).to.deep.equal([
      'a8=Q',
      'a8=R',
      'a8=B',
      'a8=N',
    ]);
    expect(sans('10/10/8k1/10/10/10/p7K1/10 b - - 0 1').filter((san) => san.startsWith('a'))).to.deep.equal([
      'a1=Q',
      'a1=R',
      'a1=B',
      'a1=N',
      'a1=A',
      'a1=C',
    ]);
    expect(after('10/P9/7k2/10/10/10/8K1/10 w - - 7 1', 'a8=C').placement).to.match(/^C9\//);
  });

  it('cannot move from the last rank, and move one square from the first', () => {
    const diagram = 'P3k3/8/8/8/8/8/8/P3K3 w - - 0 1';
    expect(sans(diagram).filter((san) => san.startsWith('a'))).to.deep.equal(['a2']);
  });
});

describe('the clocks', () => {
  it('count moves since the last capture or pawn move', () => {
    const clocks = (...moves: string[]): number[] => {
      const {halfmoveClock, fullmoveNumber} = after('4k2r/7p/8/8/8/8/4P3/4K2R w Kk - 12 30', ...moves);
      return [halfmoveClock, fullmoveNumber];
    };
    expect(clocks('Kd1')).to.deep.equal([13, 30]);
    expect(clocks('Kd1', 'O-O')).to.deep.equal([14, 31]);
    expect(clocks('e3')).to.deep.equal([0, 30]);
    expect(clocks('Rxh7', 'Rxh7')).to.deep.equal([0, 31]);
  });

  it('stop at the highest number that a FEN can have', () => {
    const position = after('4k3/8/8/8/8/8/8/4K3 b - - 999999 999999', 'Kd8');
    expect([position.halfmoveClock, position.fullmoveNumber]).to.deep.equal([999999, 999999]);
  });
});

describe('play', () => {
  it('never changes its argument, and returns a frozen value', () => {
    const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const before = JSON.stringify(position);
    for (const move of legalMoves(position)) {
      const next = play(position, move);
      expect(
        Object.isFrozen(next) && Object.isFrozen(next.castling) && Object.isFrozen(next.castling.white),
      ).to.equal(true);
      expect(JSON.stringify(position)).to.equal(before);
    }
  });

  it('throws a RangeError for a move that is not legal', () => {
    const position = positionOf('4k3/P7/8/8/8/8/8/4K2R w K - 0 1');
    const wrong = [
      {from: 'e1', to: 'e3'},
      {from: 'e1', to: 'g1', castle: 'kingside'},
      {from: 'e1', to: 'h1'},
      {from: 'e1', to: 'h1', castle: 'queenside'},
      {from: 'a7', to: 'a8'},
      {from: 'a7', to: 'a8', promotion: 'C'},
      {from: 'a7', to: 'a8', promotion: 'K'},
      {from: 'e1', to: 'e2', promotion: 'Q'},
      {from: 'e9', to: 'e2'},
      {from: '', to: 'constructor'},
    ];
    for (const move of wrong) {
      expect(() => play(position, move as never), JSON.stringify(move)).to.throw(RangeError);
      expect(() => formatSan(position, move as never), JSON.stringify(move)).to.throw(RangeError);
    }
  });

  it('returns moves in the same order each time, from a1 on', () => {
    expect(sans(start)).to.deep.equal(sans(start));
    expect(sans(start).slice(0, 4)).to.deep.equal(['Nc3', 'Na3', 'Nh3', 'Nf3']);
  });
});

describe('a position in which a side does not have exactly one king', () => {
  it('has all the moves that its pieces can make', () => {
    expect(sans('8/8/8/8/8/8/8/R7 w - - 0 1')).to.have.lengthOf(14);
    // SAN distinguishes two kings of one side like any two pieces.
    expect(sans('4r3/8/8/8/8/8/4K3/4K3 w - - 0 1')).to.contain.members(['Kd3', 'K1d2', 'K2d1']);
    expect(legalMoves(positionOf('8/8/8/8/8/8/8/8 w - - 0 1'))).to.deep.equal([]);
    expect(legalMoves(positionOf('4k3/8/8/8/8/8/8/8 w - - 0 1'))).to.deep.equal([]);
  });

  it('does not allow a side with one king to leave it in check', () => {
    expect(sans('4r3/8/8/8/8/8/4P3/4K3 w - - 0 1')).to.not.contain('Kd3');
    expect(sans('8/8/8/8/8/8/r7/4K3 w - - 0 1')).to.have.members(['Kd1', 'Kf1']);
  });

  it('requires a move that separates adjacent kings', () => {
    // The king moves away; no piece captures the other king.
    expect(sans('8/8/8/3kK3/8/8/8/R7 w - - 0 1')).to.have.members(['Kf6', 'Kf5', 'Kf4']);
    expect(sans('8/8/8/3kK3/8/8/8/R2R4 w - - 0 1')).to.have.members(['Kf6+', 'Kf5+', 'Kf4+']);
    expect(sans('r3k3/4K3/8/8/8/8/8/8 b q - 0 1')).to.not.include('O-O-O');
  });

  it('is never in check and has no outcome', () => {
    for (const fen of [
      '8/8/8/8/8/8/8/8 w - - 0 1',
      '4r3/8/8/8/8/8/8/K3K3 w - - 0 1',
      '8/8/8/8/8/8/8/K7 w - - 200 1',
    ]) {
      expect(isCheck(positionOf(fen)), fen).to.equal(false);
      expect(outcome(positionOf(fen)), fen).to.equal(null);
    }
  });

  it('allows no king to be captured, however many there are', () => {
    expect(sans('4k3/8/8/8/8/8/8/4R1K1 w - - 0 1')).to.not.include('Rxe8');
    expect(sans('4k3/4k3/8/8/8/8/8/4R1K1 w - - 0 1').filter((san) => san.includes('x'))).to.deep.equal([]);
    expect(perft(positionOf('4k3/4R3/8/8/8/8/8/6K1 w - - 0 1'), 3)).to.be.greaterThan(100);
    expect(perft(positionOf('4k2k/4R3/8/8/8/8/8/6K1 w - - 0 1'), 3)).to.be.greaterThan(100);
  });

  it('can be played on even if a program has put it together', () => {
    const odd: Position = {
      ...positionOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1'),
      castling: {type: 'standard', white: {kingside: 'h', queenside: 'a'}, black: {kingside: 'h'}},
      enPassant: 'd6',
    };
    const moves = legalMoves(odd);
    expect(moves).to.have.lengthOf(5);
    expect(legalMoves({...odd, placement: '8/8/8/8/8/8/8/R6R'})).to.have.lengthOf(26);
  });
});

describe('isCheck', () => {
  const rows: readonly (readonly [check: boolean, fen: string])[] = [
    [false, start],
    [true, '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'],
    [false, '4k3/8/8/8/8/8/4r3/4K3 b - - 0 1'],
    [true, '4k3/8/8/8/8/8/3p4/4K3 w - - 0 1'],
    [false, '4k3/3p4/8/8/8/8/8/2K5 w - - 0 1'],
    [true, '4k3/8/8/8/8/3n4/8/4K3 w - - 0 1'],
    [true, '5k4/10/10/10/10/4a5/10/5K4 w - - 0 1'],
    [true, '5k4/10/10/10/10/6c3/10/5K4 w - - 0 1'],
    [true, '9k/10/10/10/10/10/10/c8K w - - 0 1'],
  ];
  for (const [check, fen] of rows) {
    it(`${check ? 'is' : 'is not'} true in ${fen}`, () => expect(isCheck(positionOf(fen))).to.equal(check));
  }
});

describe('outcome', () => {
  const rows: readonly (readonly [fen: string, result: string | null, reason?: string])[] = [
    [start, null],
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', '0-1', 'checkmate'],
    ['R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 90', '1-0', 'checkmate'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', '1/2-1/2', 'stalemate'],
    ['7k/8/6K1/8/8/8/8/8 b - - 0 1', '1/2-1/2', 'dead-position'],
    ['7k/8/6K1/8/8/8/8/N7 b - - 0 1', '1/2-1/2', 'dead-position'],
    ['7k/8/6K1/8/8/8/8/b7 b - - 0 1', '1/2-1/2', 'dead-position'],
    ['7k/8/6K1/8/b7/8/8/B1B5 b - - 0 1', null],
    ['7k/8/6K1/8/8/b7/8/B1B5 b - - 0 1', '1/2-1/2', 'dead-position'],
    ['7k/8/6K1/8/8/8/8/NB6 b - - 0 1', null],
    ['7k/8/6K1/8/8/8/8/N1n5 b - - 0 1', null],
    ['7k/8/6K1/8/8/8/P7/8 b - - 0 1', null],
    ['8k1/10/7K2/10/10/10/10/A9 b - - 0 1', null],
    ['8k1/10/7K2/10/10/10/10/B9 b - - 0 1', '1/2-1/2', 'dead-position'],
    ['7k/8/5K2/8/8/8/8/R7 b - - 150 90', '1/2-1/2', 'seventy-five-moves'],
    ['7k/8/5K2/8/8/8/8/R7 b - - 149 90', '1/2-1/2', 'fifty-moves'],
    ['7k/8/5K2/8/8/8/8/R7 b - - 100 90', '1/2-1/2', 'fifty-moves'],
    ['7k/8/5K2/8/8/8/8/R7 b - - 99 90', null],
    ['7k/8/6K1/8/8/8/8/8 b - - 150 90', '1/2-1/2', 'dead-position'],
  ];
  for (const [fen, result, reason] of rows) {
    it(`is ${reason ?? 'none'} in ${fen}`, () => {
      expect(outcome(positionOf(fen))).to.deep.equal(result && {result, reason});
    });
  }
});
