import {formatFields} from './format-fen.js';
import {chessStart, type Position} from './position.js';

/** The FEN of a start position. `white` and `black` are the back ranks, both in upper case. */
export function startFen(white: string, black = white, castling = 'KQkq'): string {
  const files = white.length;
  const empty = `${files}/`.repeat(4);
  return `${black.toLowerCase()}/${'p'.repeat(files)}/${empty}${'P'.repeat(files)}/${white} w ${castling} - 0 1`;
}

/**
 * The start positions of 10×8 that have names, as FEN. In Janus chess kings castle to the b-file and the i-file, in
 * Embassy chess by three squares. Carrera's rules have no castling, and those of Grotesque, Univers and Victorian chess let
 * the king choose how far it goes, which no FEN can say; here the kings castle as in Capablanca chess.
 *
 * Capablanca: https://en.wikipedia.org/wiki/Capablanca_chess, which also cites T. Pruen, An Introduction to the History
 * and Study of Chess, 1804, page 42, for Carrera’s start of 1617 (in Murray’s History the two new pieces are exchanged).
 * Gothic: https://www.chessvariants.com/large.dir/gothicchess.html. Janus: https://en.wikipedia.org/wiki/Janus_chess.
 * Embassy: https://www.chessvariants.com/large.dir/embassychess.html. Grotesque, Univers and Victorian:
 * https://en.wikipedia.org/wiki/Capablanca_chess#Variants.
 */
export const namedStarts = {
  capablanca: /* @__PURE__ */ startFen('RNABQKBCNR'),
  gothic: /* @__PURE__ */ startFen('RNBQCKABNR'),
  carrera: /* @__PURE__ */ startFen('RANBQKBNCR'),
  janus: /* @__PURE__ */ startFen('RANBKQBNAR', undefined, 'sKQkq'),
  embassy: /* @__PURE__ */ startFen('RNBQKCABNR', undefined, 'mKQkq'),
  grotesque: /* @__PURE__ */ startFen('RBQNKCNABR'),
  univers: /* @__PURE__ */ startFen('RBNCQKANBR'),
  victorian: /* @__PURE__ */ startFen('CRNBAKBNRQ'),
} as const satisfies Readonly<Record<string, string>>;

/** The number of start positions of Chess960. The first has the number 0. */
export const chess960Starts = 960;

/** Puts a piece on the free square with this index among all free squares, or among those on files of this parity. */
export function putPiece(rank: string[], piece: string, index: number, parity?: 0 | 1): void {
  const files = [...rank.keys()].filter((file) => !rank[file] && (parity ?? file % 2) === file % 2);
  rank[files[index] as number] = piece;
}

/** Each two digits are the indices of two knights among the five free squares. The pairs are in Scharnagl’s order. */
const knightPairs = '01020304121314232434';

/** Fills the five free squares of a back rank with a pair of knights, by its index, and with rook, king and rook. */
export function putKnightsKingAndRooks(rank: string[], pair: number): string {
  // The right knight comes first, because it does not change the index of the left one.
  for (const knight of [1, 0]) putPiece(rank, 'N', Number(knightPairs[2 * pair + knight]));
  for (const piece of 'RKR') putPiece(rank, piece, 0);
  return rank.join('');
}

/** White’s back rank by its Chess960 number. */
export function chess960Rank(number: number): string {
  const rank = new Array<string>(8);
  putPiece(rank, 'B', number % 4, 1);
  putPiece(rank, 'B', Math.floor(number / 4) % 4, 0);
  putPiece(rank, 'Q', Math.floor(number / 16) % 6);
  return putKnightsKingAndRooks(rank, Math.floor(number / 96));
}

/** The FEN for a word such as `start`, `chess960:518` or `gothic`; `null` for a wrong number, `undefined` for other texts. */
export function fenOfWord(word: string): string | null | undefined {
  if (/^start(?:pos)?$/.test(word)) return chessStart;
  if (!/^chess960\b/.test(word)) return Object.entries(namedStarts).find(([name]) => name === word)?.[1];
  const number = /^chess960:(\d{1,3})$/.exec(word)?.[1] ?? NaN;
  return Number(number) < chess960Starts ? startFen(chess960Rank(Number(number))) : null;
}

/** The number in a word such as `chess960:518`, without leading zeros; undefined for any other text. */
export const chess960NumberIn = (fen: unknown): string | undefined =>
  /^\s*chess960:0*(\d+)\s*$/.exec(String(fen))?.[1];

/** The Chess960 number to mention in a description; undefined for orthodox chess, unless the FEN is `chess960:518`. */
export function chess960NumberToMention(fen: unknown, position: Position): string | undefined {
  const number = position.fullmoveNumber === 1 ? chess960Number(position) : null;
  return chess960NumberIn(fen) ?? (number === null || number === 518 ? undefined : String(number));
}

/**
 * The number of a Chess960 start position. The start of orthodox chess has the number 518.
 *
 * @param position - A position; its counters do not matter.
 * @returns From 0 to 959, by Reinhard Scharnagl’s scheme
 * (https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme); `null` for any other position, such as one with
 * Black to move, without a castling right, or with different back ranks.
 * @example
 * const read = parseFen('chess960:518', {tolerant: true});
 * if (read.ok) chess960Number(read.position); // → 518
 */
export function chess960Number(position: Position): number | null {
  const rank = position.placement.slice(-8);
  const [firstBishop, lastBishop] = [rank.indexOf('B'), rank.lastIndexOf('B')];
  // `KQkq` is only written if the king is between the rooks.
  const start = `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq -`;
  const isStart = formatFields(position, 'x-fen') === start && (firstBishop + lastBishop) % 2;
  if (!isStart || rank.split('').sort().join('') !== 'BBKNNQRR') return null;
  const lightBishop = firstBishop % 2 ? firstBishop : lastBishop;
  const darkBishop = firstBishop + lastBishop - lightBishop;
  const withoutBishops = rank.replaceAll('B', '');
  const withoutQueen = withoutBishops.replace('Q', '');
  const knight = withoutQueen.indexOf('N');
  // The index of the pair in `knightPairs`.
  const pair = (knight * (9 - knight)) / 2 + withoutQueen.lastIndexOf('N') - knight - 1;
  return (lightBishop >> 1) + 2 * darkBishop + 16 * withoutBishops.indexOf('Q') + 96 * pair;
}
