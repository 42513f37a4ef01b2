import {formatFields} from './format-fen.js';
import type {Position} from './position.js';

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
  const [first, last] = [row.indexOf('B'), row.lastIndexOf('B')];
  // With all rights the king stands between the rooks.
  const start = `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq -`;
  const isStart = formatFields(position, 'x-fen') === start && (first + last) % 2;
  if (!isStart || row.split('').sort().join('') !== 'BBKNNQRR') return null;
  const light = first % 2 ? first : last;
  const others = row.replaceAll('B', '');
  const five = others.replace('Q', '');
  const knight = five.indexOf('N');
  // The ten pairs of squares for the knights: 01 02 03 04 12 13 14 23 24 34.
  const pair = (knight * (9 - knight)) / 2 + five.lastIndexOf('N') - knight - 1;
  return (light >> 1) + 2 * (first + last - light) + 16 * others.indexOf('Q') + 96 * pair;
}
