import type {FieldReader} from './field-reader.js';
import {fairiesIn, kingsIn, pawnsIn, piecesIn, type Board} from './placement.js';

/**
 * Notes what no game can lead to. It is FEN all the same: diagrams for teaching need such positions.
 * @param text the placement as it is written
 */
export function noteOddities(text: string, board: Board, reader: FieldReader): void {
  const {files} = board;
  for (const color of ['white', 'black'] as const) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) reader.note('odd', 'no-king', {color});
    if (kings > 1) reader.note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) reader.note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) reader.note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  if (board.edgePawns > 0) {
    const ranks = text.split('/');
    for (const [rank, start] of [
      [8, 0],
      [1, text.lastIndexOf('/') + 1],
    ] as const) {
      const pawn = String(ranks[8 - rank]).search(/p/i);
      if (pawn >= 0) reader.note('odd', 'pawn-rank', {rank}, start + pawn, start + pawn + 1);
    }
  }
  if (files === 8 && fairiesIn(board.white + board.black) > 0) {
    const fairy = text.search(/[ac]/i);
    reader.note('odd', 'fairy-piece', {}, fairy, fairy + 1);
  }
}
