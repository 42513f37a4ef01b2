import {formatCastling} from './castling.js';
import type {Position} from './position.js';

/** The squares of two knights among five, from 0, by Scharnagl’s number of the pair. */
export const knightPairs = '01020304121314232434';

/**
 * The number of a start of Chess960: 518 is that of orthodox chess.
 *
 * @param position - Its counters do not matter.
 * @returns From 0 to 959, by Reinhard Scharnagl’s scheme
 * (https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme); `null` for what is no such start: with Black to
 * move, without one of the rights to castle, or with a different start for each side.
 * @example
 * const read = parseFen('chess960:518', {tolerant: true});
 * if (read.ok) chess960Number(read.position); // → 518
 */
export function chess960Number(position: Position): number | null {
  const row = position.placement.slice(-8);
  const bishops = [row.indexOf('B'), row.lastIndexOf('B')];
  const light = bishops.find((file) => file % 2 === 1);
  const dark = bishops.find((file) => file % 2 === 0);
  const others = row.replaceAll('B', '');
  const five = others.replace('Q', '');
  const isStart =
    position.placement === `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row}` &&
    position.turn === 'white' &&
    formatCastling(position, 'x-fen') === 'KQkq' &&
    light !== undefined &&
    dark !== undefined &&
    five.length === 5 &&
    five.replaceAll('N', '') === 'RKR';
  if (!isStart) return null;
  const knights = knightPairs.indexOf(`${five.indexOf('N')}${five.lastIndexOf('N')}`) / 2;
  return (light - 1) / 2 + 2 * dark + 16 * others.indexOf('Q') + 96 * knights;
}
