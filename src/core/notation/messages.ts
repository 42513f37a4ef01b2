import {fill, type Texts, type Values} from '../text/fill.js';
import type {Color} from './position.js';

/** The English messages about a FEN, by code. `fill` replaces their slots in braces. */
export const english = {
  white: 'White',
  black: 'Black',

  'no-fen': 'Expected a FEN.',
  'too-long': 'A FEN has at most {expected} characters; found {found}.',
  'chess960-number': 'A Chess960 start has a number from 0 to 959; found “{found}”.',
  // For all misspellings whose meaning is certain.
  spelling: '“{found}” should be “{expected}”.',
  stray: '“{found}” is not part of a FEN.',
  'missing-fields': 'Expected {expected} fields, found {found}; add “{missing}”.',

  'placement-character': '“{found}” on rank {rank} is not a number or a piece: {expected}.',
  'empty-squares': '“{found}” on rank {rank} is not a number from 1 to 10.',
  'rank-width': 'Rank {rank} has {found} {found|square|squares}; the board is {expected} files wide.',
  'board-width': 'A board is 8 or 10 files wide; found {found}.',
  'rank-count': 'A board has {expected} ranks; found {found}.',
  'capital-letter': '“{found}” at the start should be “{expected}”.',
  'case-lost': '“{found}” has lost the case of its letters.',

  turn: '“{found}” is not a side to move; expected “w” or “b”.',

  'castling-right': '“{found}” is not a castling right; expected K, Q, a file of the board, or “-”.',
  'castling-king': '“{found}” needs the only king of its colour on rank {rank}.',
  'no-kingside-rook': '“{found}” needs a rook on rank {rank}, kingside of the king.',
  'no-queenside-rook': '“{found}” needs a rook on rank {rank}, queenside of the king.',
  'no-rook': '“{found}” needs a rook of its colour on that file of rank {rank}.',
  'two-rooks': '“{found}” names a second rook on the same side.',

  'en-passant': '“{found}” is not an en passant square; expected rank {expected}, or “-”.',
  'en-passant-pawn': '“{found}” needs a pawn on {expected}, with {found} and {origin} empty.',

  counter: '“{found}” is not a counter; expected 1 to 6 digits.',

  'no-king': '{color} has no king.',
  'king-in-danger': '{color} is in check, but it is the other side’s move.',
  'several-kings': '{color} has {found} kings.',
  'piece-count': '{color} has {found} pieces; a side has at most {expected}.',
  'pawn-count': '{color} has {found} pawns; a side has at most {expected}.',
  'pawn-rank': 'A pawn stands on rank {rank}.',
  'fairy-piece': '“{found}” is not a piece of chess on 8×8.',

  operation: '“{found}” is not an EPD operation.',
};

/**
 * The messages in one language, with the same keys as in English.
 *
 * @example
 * const sentences: Partial<Messages> = {'rank-width': 'Rank {rank} is too wide.'};
 */
export type Messages = Texts<typeof english>;

/**
 * The type of an issue. Codes do not change between versions.
 *
 * @example
 * const code: IssueCode = 'rank-width';
 */
export type IssueCode = Exclude<keyof typeof english, 'white' | 'black'>;

/**
 * The values in the message of an issue, by name.
 *
 * @example
 * const read = parseFen('9/8/8/8/8/8/8/8 w - - 0 1');
 * if (!read.ok) read.error.values.rank; // → 8
 */
export type IssueValues = Values;

export const issueMessage = (table: Messages, code: IssueCode, values: IssueValues): string =>
  fill(table[code], {...values, color: table[values.color as Color]});
