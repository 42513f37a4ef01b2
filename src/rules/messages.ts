import {fill} from '../notation/messages.js';

/**
 * Why a text is no move here. The codes are fixed: another language says its own sentence for each.
 *
 * @example
 * const code: MoveErrorCode = 'king-in-check';
 */
export type MoveErrorCode = keyof typeof sentences;

/**
 * What a sentence names: squares, a colour, the upper-case letter of a role, the text that was found.
 *
 * @example
 * const values: MoveErrorValues = {color: 'white', square: 'e4'};
 */
export type MoveErrorValues = Readonly<Record<string, string>>;

/**
 * Why a text is no move here, and where in the text.
 *
 * @example
 * const read = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'Nf4');
 *   if (!parsed.ok) parsed.error.code; // → 'piece-cannot-reach'
 * }
 */
export interface MoveError {
  /** What is wrong, for programs. */
  readonly code: MoveErrorCode;
  /** Where in the text, in UTF-16 units, and how many; both inside it. */
  readonly index: number;
  /** How long that part of the text is, in UTF-16 units. */
  readonly length: number;
  /** A sentence in English, fit to show a reader. */
  readonly message: string;
  /** What the sentence names, so that another language can say it. */
  readonly values: MoveErrorValues;
}

export const sentences = {
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
  'capture-unsaid': 'Only a capture goes to {square}, and names its file: {expected}.',
  'promotion-missing': 'A pawn that reaches {square} must become one of {expected}.',
  'promotion-role': 'A pawn can become one of {expected} here, not {found}.',
  'promotion-misplaced': 'Nothing is promoted on {square}: only a pawn is, on its last rank.',
  'castling-no-right': '{color} has no right to castle {side}.',
  'castling-blocked': '{color} cannot castle {side}: a piece stands in the way.',
  'castling-in-check': '{color} cannot castle out of check.',
  'castling-attacked': '{color} cannot castle {side}: the king would cross or reach an attacked square.',
} as const;

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** The message of an error in English; colours and roles have their names there. */
export function sentence(code: MoveErrorCode, values: MoveErrorValues): string {
  const named = Object.entries(values).map(([key, value]) => [key, names[key]?.[value] ?? value]);
  return fill(sentences[code], Object.fromEntries(named) as MoveErrorValues);
}
