import type {FieldReader} from './field-reader.js';
import {colors} from './position.js';
import {kingsIn, pawnsIn, piecesIn, type TalliedPlacement} from './placement.js';

/**
 * Notes that the first letter of the placement is a capital by mistake, as phones and word processors write the first
 * letter of a text. Called only if a small letter would remove another problem.
 */
export function noteCapital({findings, text}: FieldReader): void {
  const values = {expected: text.charAt(0).toLowerCase()};
  findings.push({level: 'suspect', field: 'placement', code: 'capital-letter', start: 0, end: 1, values});
}

/** Notes what is impossible in a game. It is valid FEN all the same, because diagrams for teaching need it. */
export function noteOddities(board: TalliedPlacement, reader: FieldReader): void {
  const {files} = board;
  const {text} = reader;
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) reader.note('odd', 'no-king', {color});
    // Both kings and all pieces of one colour: all letters were made capital, or all small.
    if (kings === 2 && piecesIn(board[color === 'white' ? 'black' : 'white']) === 0) {
      reader.note('suspect', 'case-lost');
    }
    if (kings > 1) reader.note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) reader.note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) reader.note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  const first = text.charAt(0);
  if (first >= 'A' && first < 'a') {
    const count = (letter: string): number => board.placement.split(letter).length - 1;
    // More of a piece than a game can give, even if all missing pawns were promoted to it.
    const most = first === 'K' ? 1 : files + (first === 'P' ? 0 : (first === 'Q' ? 1 : 2) - count('P'));
    if (count(first) === most + 1) noteCapital(reader);
  }
  if (files === 8 && /[ac]/i.test(board.placement)) {
    const index = text.search(/[ac]/i);
    reader.note('odd', 'fairy-piece', {}, index, index + 1);
  }
}
