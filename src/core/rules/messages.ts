import {fill} from '../text/fill.js';

/**
 * The reason why a text is not a legal move, for programs and translations. Codes do not change between versions.
 *
 * @example
 * const code: MoveErrorCode = 'king-in-check';
 */
export type MoveErrorCode = keyof typeof enMoveErrors;

/**
 * The values in a message by name: squares, a colour, the upper-case letter of a role, the text that was found.
 *
 * @example
 * const values: MoveErrorValues = {color: 'white', square: 'e4'};
 */
export type MoveErrorValues = Readonly<Record<string, string>>;

/**
 * The error of a text that is not a legal move, with the place of the wrong part.
 *
 * @example
 * const read = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'Nf4');
 *   if (!parsed.ok) parsed.error.code; // → 'piece-cannot-reach'
 * }
 */
export interface MoveError {
  /** The type of the error. */
  readonly code: MoveErrorCode;
  /** The index at which the wrong part begins, in UTF-16 units. */
  readonly index: number;
  /** The length of the wrong part, in UTF-16 units. */
  readonly length: number;
  /** A sentence in English. */
  readonly message: string;
  /** The values in the message, for other languages. */
  readonly values: MoveErrorValues;
}

/** The English messages by code. `{name}` is replaced by a value of the error. */
export const enMoveErrors = {
  'move-missing': 'There is no move to read.',
  'move-unreadable': '“{found}” is not a move. Write it like Nf3, exd5, e8=Q, O-O or g1f3.',
  'square-unknown': 'This board has no square {square}.',
  'square-empty': 'There is no piece on {from}.',
  'wrong-turn': 'The {role} on {from} cannot move: {color} is to move.',
  'piece-missing': '{color} has no {role}.',
  'piece-not-there': '{color} has no {role} on {from}.',
  'piece-cannot-reach': 'No {role} of {color} can go to {square}.',
  'piece-cannot-move': 'The {role} on {from} cannot go to {square}.',
  'king-in-check': "{color}'s king would be in check.",
  'move-ambiguous': 'More than one {role} can go to {square}: from {squares}.',
  'capture-unsaid': 'A pawn can only capture on {square}; write {expected}.',
  'promotion-missing': 'A pawn that reaches {square} must become one of {expected}.',
  'promotion-role': 'A pawn can become one of {expected} here, not {found}.',
  'promotion-misplaced': 'Nothing is promoted on {square}: only a pawn on its last rank is.',
  'castling-no-right': '{color} has no right to castle {side}.',
  'castling-blocked': '{color} cannot castle {side}: a piece stands in the way.',
  'castling-in-check': '{color} cannot castle out of check.',
  'castling-attacked': '{color} cannot castle {side}: the king would cross or reach an attacked square.',
} as const;

const readableNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: {white: 'White', black: 'Black'},
  role: {
    P: 'pawn',
    N: 'knight',
    B: 'bishop',
    R: 'rook',
    Q: 'queen',
    K: 'king',
    A: 'archbishop',
    C: 'chancellor',
  },
};

export function moveErrorMessage(code: MoveErrorCode, values: MoveErrorValues): string {
  const entries = Object.entries(values).map(([key, value]) => [key, readableNames[key]?.[value] ?? value]);
  return fill(enMoveErrors[code], Object.fromEntries(entries) as MoveErrorValues);
}
