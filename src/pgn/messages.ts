import type {FenIssue} from '../notation/index.js';
import type {MoveError} from '../rules/index.js';
import {fill} from '../rules/messages.js';

export type PgnIssueCode = keyof typeof sentences;

/** What could not be read in a PGN text, and what came of it. */
export interface PgnIssue {
  readonly code: PgnIssueCode;
  /** Which game of the text, from 1; games that could not be kept are counted too. */
  readonly game: number;
  /** The half-move that could not be read, from 1; 0 before the first. */
  readonly ply: number;
  /** The line, from 1, and where in the whole text, in UTF-16 units. */
  readonly line: number;
  readonly index: number;
  readonly length: number;
  /** A sentence in English, fit to show a reader. */
  readonly message: string;
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string | number>>;
  /** What `parseMove` or `parseFen` said, where one of them was asked. */
  readonly cause?: MoveError | FenIssue;
}

const sentences = {
  'move-unreadable': 'Line {line}, game {game}: {move} cannot be played.',
  'fen-unreadable': 'Line {line}, game {game}: the FEN tag cannot be read.',
  'tag-unreadable': 'Line {line}, game {game}: {found} is not a tag.',
  'comment-unclosed': 'Line {line}, game {game}: a comment begins and does not end.',
  'variation-unclosed': 'Line {line}, game {game}: a variation begins and does not end.',
} as const;

export const sentence = (code: PgnIssueCode, values: PgnIssue['values']): string =>
  fill(sentences[code], values);
