import type {FieldReader} from './field-reader.js';
import {colors} from './position.js';
import {fairiesIn, kingsIn, pawnsIn, piecesIn, type Board} from './placement.js';

/** Notes what no game can lead to. It is FEN all the same: diagrams for teaching need such positions. */
export function noteOddities(board: Board, reader: FieldReader): void {
  const {files} = board;
  const {text} = reader;
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) reader.note('odd', 'no-king', {color});
    if (kings > 1) reader.note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) reader.note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) reader.note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  if (files === 8 && fairiesIn(board.white + board.black) > 0) {
    const index = text.search(/[ac]/i);
    reader.note('odd', 'fairy-piece', {}, index, index + 1);
  }
}
