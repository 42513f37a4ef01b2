/**
 * What is said about a text, in English, keyed by code. `{name}` stands for a value of the issue,
 * `{name|one|many}` for the word that goes with its number. Other languages write the same keys.
 */
export const english = {
  white: 'White',
  black: 'Black',

  'not-text': 'A FEN is a text; this is {found}.',
  'too-long': 'The text has {found} characters; a FEN has at most {expected}.',
  empty: 'There is no FEN in the text.',
  'extra-space': 'One space stands between two fields, and nowhere else.',
  separator: '`{found}` stands where one plain space is expected.',
  invisible: '`{found}` is an invisible character; it is no part of a FEN.',
  quotes: '`{found}` stands around the FEN and is no part of it.',
  dash: '`{found}` stands for the hyphen `-`.',
  'start-word': '`start` is a word for the starting position, not a FEN.',
  'missing-fields':
    'The text has {found} {found|field|fields} of {expected}; `{missing}` is missing at the end.',
  'extra-fields': '`{found}` follows the last of the {expected} fields.',

  'placement-character': '`{found}` on rank {rank} is neither a piece (one of {expected}) nor a number.',
  'empty-squares': '`{found}` on rank {rank} is not a number of empty squares: 1 to 9, or 10.',
  'touching-digits':
    '`{found}` on rank {rank} is more than one number; {expected} empty squares are `{expected}`.',
  'promotion-mark': '`~` on rank {rank} marks a promoted piece; FEN has no such mark.',
  pocket: '`[]` is an empty pocket; FEN has none.',
  'rank-width': 'Rank {rank} has {found} {found|square|squares}; the board is {expected} files wide.',
  'board-width': 'The ranks have {found} {found|square|squares}; a board is 8 or 10 files wide.',
  'rank-count': 'The placement has {found} {found|rank|ranks}; a board has {expected}.',

  turn: '`{found}` is not a side to move; expected `w` or `b`.',

  'castling-character': '`{found}` is not a castling right; expected K, Q, k, q, file letters, or `-` alone.',
  'castling-file': '`{found}` is a file beyond the board; the last is {expected}.',
  'castling-prefix': '`{found}` has a castling type but no rights; with no rights the field is `-`.',
  'castling-king': '`{found}` needs its king on rank {rank}, and no second king.',
  'no-kingside-rook': "`{found}` claims a rook on the king's right; there is none on rank {rank}.",
  'no-queenside-rook': "`{found}` claims a rook on the king's left; there is none on rank {rank}.",
  'no-rook': '`{found}` claims a rook of its colour on {expected}; there is none.',
  'two-rooks': '`{found}` is a second right on the same side of the king.',
  'castling-double': '`{found}` repeats a right.',
  'castling-order': 'Rights are written White first and king side first, as in `KQkq`; found `{found}`.',

  'en-passant': '`{found}` is not an en passant square; expected `-` or a square on rank {expected}.',
  'en-passant-case': '`{found}` is in upper case; expected `{expected}`.',
  'en-passant-rank':
    '`{found}` is on the side of the player to move; expected a square on rank {expected}, or `-`.',
  'en-passant-pawn':
    'No pawn has just passed over {found}: it would stand on {expected}, with {found} and {origin} empty.',

  'halfmove-clock': 'The half-move clock is `{found}`; expected a number of 1 to 6 digits.',
  'fullmove-number': 'The full-move number is `{found}`; expected a number of 1 to 6 digits, from 1.',
  'leading-zeros': '`{found}` has zeros in front; expected `{expected}`.',

  'no-king': '{color} has no king.',
  'several-kings': '{color} has {found} kings.',
  'pawn-rank': 'A pawn stands on rank {rank}.',
  'fairy-piece': '`{found}` is not a piece of chess on 8×8.',
  'piece-count': '{color} has {found} pieces; a side has at most {expected}.',
  'pawn-count': '{color} has {found} pawns; a side has at most {expected}.',

  'epd-opcode': '`{found}` is not an opcode: a letter, then up to 14 letters, digits or `_`.',
  'epd-quote': 'The quotation `{found}` has no end.',
} as const;

/** A table of sentences in some language: the keys of `english`, each with a sentence. */
export type Messages = Readonly<Record<keyof typeof english, string>>;

/** What is wrong, for programs. */
export type IssueCode = Exclude<keyof typeof english, 'white' | 'black'>;

/** What a sentence names: numbers, squares, and what was found, as `quote` writes it. */
export type IssueValues = Readonly<Record<string, string | number>>;

/**
 * Says an issue in the language of a table.
 * @param table the sentences of a language
 * @param code which sentence
 * @param values what it names
 */
export function say(table: Messages, code: IssueCode, values: IssueValues): string {
  return table[code].replace(
    /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (many) return String(value === 1 ? one : many);
      return value === 'white' || value === 'black' ? table[value] : String(value);
    },
  );
}
