import {expect} from 'chai';
import {pieceAt, type Square} from '../../../src/core/notation/index.js';
import {kingDestination} from '../../../src/core/notation/castling-and-en-passant.js';
import type {CastlingSide} from '../../../src/core/notation/position.js';
import goalCases from '../../tools/fixtures/notation/castling-goals.json';
import {positionOf} from '../../tools/read.js';

describe('pieces by square', () => {
  const position = positionOf('r8k/10/10/1A1C6/10/10/10/9K w - - 0 1');
  const rows: readonly (readonly [square: string, piece: string | null])[] = [
    ['a8', 'r'],
    ['j8', 'k'],
    ['b8', null],
    ['a7', null],
    ['j7', null],
    ['b5', 'A'],
    ['c5', null],
    ['d5', 'C'],
    ['j5', null],
    ['i1', null],
    ['j1', 'K'],
    ['k1', null],
    ['a0', null],
    ['a9', null],
    ['A8', null],
    ['a88', null],
    ['xa8', null],
    ['', null],
  ];
  for (const [square, piece] of rows) {
    it(`${square || 'nothing'} holds ${piece ?? 'nothing'}`, () => {
      expect(pieceAt(position, square as Square)).to.equal(piece);
    });
  }

  it('has none beyond the h-file of eight files', () => {
    expect(pieceAt(positionOf('7k/r7/8/8/8/8/8/7K w - - 0 1'), 'i8')).to.equal(null);
  });
});

describe('the destinations of castling', () => {
  for (const {id, input, expect: expected} of goalCases) {
    it(`${id} ${input}`, () => {
      const {castling, files, placement} = positionOf(input);
      const [rank1 = ''] = placement.split('/').slice(-1);
      const king = rank1.replace(/\d/g, (run) => ' '.repeat(Number(run))).indexOf('K');
      // A type that makes no difference is dropped: its destinations equal the standard ones.
      const destination = (side: CastlingSide) =>
        'abcdefghij'[kingDestination(castling.type, files, king, side)];
      expect(destination('kingside')).to.equal(expected.kingGoalK);
      expect(destination('queenside')).to.equal(expected.kingGoalQ);
    });
  }
});
