import {formatFields} from './format-fen.js';
import {fenOfName, startFen} from './named-starts.js';
import {chessStart, type Position} from './position.js';

/** How many starts Chess960 has; the first has the number 0. */
export const chess960Starts = 960;

/** Puts a piece on a free square of a back rank, from 0: of all, or of the files whose number has that parity. */
export function put(row: string[], piece: string, free: number, parity?: 0 | 1): void {
  const files = [...row.keys()].filter((file) => !row[file] && (parity ?? file % 2) === file % 2);
  row[files[free] as number] = piece;
}

/** The squares of two knights among five, from 0, by Scharnagl’s number of the pair. */
const knightPairs = '01020304121314232434';

/** Fills the five free squares of a back rank: knights by the number of their pair, king between the rooks. */
export function putKnightsKingAndRooks(row: string[], pair: number): string {
  for (const one of [1, 0]) put(row, 'N', Number(knightPairs[2 * pair + one]));
  for (const piece of 'RKR') put(row, piece, 0);
  return row.join('');
}

/** White’s back rank by its number in Chess960, 0 to 959; `chess960Number` says whose order that is. */
export function chess960Row(number: number): string {
  const row = new Array<string>(8);
  put(row, 'B', number % 4, 1);
  put(row, 'B', Math.floor(number / 4) % 4, 0);
  put(row, 'Q', Math.floor(number / 16) % 6);
  return putKnightsKingAndRooks(row, Math.floor(number / 96));
}

/** The FEN of a word of ours: `start`, `chess960:518`, `gothic`; `undefined` for others, `null` for a wrong number. */
export function startOfWord(word: string): string | null | undefined {
  if (/^start(?:pos)?$/.test(word)) return chessStart;
  if (!/^chess960\b/.test(word)) return fenOfName(word);
  const number = /^chess960:(\d{1,3})$/.exec(word)?.[1] ?? chess960Starts;
  return Number(number) < chess960Starts ? startFen(chess960Row(Number(number))) : null;
}

/** The number in a word for a start of Chess960, such as `chess960:518`; undefined in any other text. */
export const numberIn = (fen: unknown): string | undefined => /^\s*chess960:(\d+)\s*$/.exec(String(fen))?.[1];

/** The number to be named in a description: of orthodox chess, only where it was asked for by its number. */
export function numberToName(fen: unknown, position: Position): string | undefined {
  const number = position.fullmoveNumber === 1 ? chess960Number(position) : null;
  return numberIn(fen) ?? (number === null || number === 518 ? undefined : String(number));
}

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
