import {expect} from 'chai';
import type {Position} from '../../../src/core/notation/index.js';
import {isRepetition, play, samePosition} from '../../../src/core/rules/index.js';
import {moveDetail} from '../../../src/core/rules/move-detail.js';
import {outcomeOfGame} from '../../../src/core/rules/outcome.js';
import {start} from '../../tools/fixtures/positions.js';
import {moveOf, positionOf} from '../../tools/read.js';

/** The positions of a game, the start included. */
function gameOf(fen: string, moves: string): Position[] {
  const positions = [positionOf(fen)];
  for (const text of moves.split(' ')) {
    const before = positions.at(-1) as Position;
    positions.push(play(before, moveOf(before, text)));
  }
  return positions;
}

describe('samePosition', () => {
  const kings = '4k3/8/8/8/8/8/8/4K3';
  const withPawns = '4k3/8/8/8/3pP3/8/8/4K3';
  const pinned = '4r1k1/8/8/8/3pPp2/8/8/3RK3';
  for (const [what, one, other, isSame] of [
    ['ignores the counters', `${kings} w - - 0 1`, `${kings} w - - 12 40`, true],
    ['compares the side to move', `${kings} w - - 0 1`, `${kings} b - - 0 1`, false],
    ['compares the pieces', `${kings} w - - 0 1`, '4k3/8/8/8/8/8/4K3/8 w - - 0 1', false],
    ['compares castling rights', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', false],
    ['compares a possible capture en passant', `${withPawns} b - e3 0 1`, `${withPawns} b - - 0 1`, false],
    [
      'ignores an en passant square without a pawn beside it',
      '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
      '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
      true,
    ],
    [
      'ignores an en passant square to which only another piece can go diagonally',
      '4k3/8/8/8/4P3/8/8/K1b5 b - e3 0 1',
      '4k3/8/8/8/4P3/8/8/K1b5 b - - 0 1',
      true,
    ],
    [
      'ignores an en passant square if the pawns that could capture there are pinned',
      '3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1',
      '3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1',
      true,
    ],
    ['finds that the same text is the same position', `${pinned} b - e3 0 1`, `${pinned} b - e3 0 1`, true],
  ] as const) {
    it(what, () => {
      expect(samePosition(positionOf(one), positionOf(other))).to.equal(isSame);
    });
  }
});

describe('isRepetition', () => {
  const dance = 'Nf3 Nf6 Ng1 Ng8';

  it('is true at the third occurrence, the start included, and not before', () => {
    const game = gameOf(start, `${dance} ${dance}`);
    expect(game.map((_, i) => isRepetition(game.slice(0, i + 1)))).to.deep.equal([
      ...Array<boolean>(8).fill(false),
      true,
    ]);
  });

  it('counts only the last position', () => {
    expect(isRepetition(gameOf(start, `${dance} ${dance} e4`))).to.equal(false);
  });

  it('is false when castling rights were lost on the way', () => {
    const kings = 'Ke2 Ke7 Ke1 Ke8';
    const fen = 'r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1';
    expect(isRepetition(gameOf(fen, `${kings} ${kings}`))).to.equal(false);
    expect(isRepetition(gameOf(fen, `${kings} ${kings} ${kings}`))).to.equal(true);
  });

  it('counts as often as it is asked to, and finds nothing in no positions', () => {
    const game = gameOf(start, dance);
    expect(isRepetition(game, 2)).to.equal(true);
    expect(isRepetition(game, 5)).to.equal(false);
    expect(isRepetition([])).to.equal(false);
  });

  it('makes a draw that can be claimed, and ends the game the fifth time', () => {
    const game = gameOf(start, Array<string>(4).fill(dance).join(' '));
    const reasons = [8, 9, 12, 16].map((ply) => outcomeOfGame(game.slice(0, ply + 1))?.reason);
    expect(reasons).to.deep.equal([
      'threefold-repetition',
      'threefold-repetition',
      'threefold-repetition',
      'fivefold-repetition',
    ]);
  });

  it('does not hide that the game has ended in another way', () => {
    const mated = positionOf('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1');
    expect(outcomeOfGame([mated, mated, mated, mated, mated])?.reason).to.equal('checkmate');
  });
});

describe('the data of a move', () => {
  for (const [what, fen, text, expected] of [
    ['a quiet move', start, 'e4', {captured: null, castle: null, check: false, uci: 'e2e4'}],
    ['a capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'exd5', {captured: 'P', check: false}],
    [
      'a capture with a promotion and check',
      '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      'axb8=Q',
      {
        captured: 'N',
        promotion: 'Q',
        check: true,
      },
    ],
    ['a capture en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6', {captured: 'P', to: 'd6'}],
    [
      'castling, which captures no rook',
      '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      'O-O',
      {captured: null, castle: 'kingside', to: 'h1'},
    ],
    ['checkmate', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8', {check: true, san: 'Ra8#'}],
  ] as const) {
    it(`describes ${what}`, () => {
      const position = positionOf(fen);
      expect(moveDetail(position, moveOf(position, text))).to.include(expected);
    });
  }
});
