import type {Position} from '../notation/index.js';
import {parseMarks} from '../marks/parse-marks.js';
import type {Readers} from './game-reader.js';
import type {Game} from './game.js';
import {finishReading} from './games.js';
import {oddText} from './odd-text.js';
import {readAll, readInOtherNotation} from './other-notations.js';
import {translateComment} from './translate-comment.js';
import {issuesIn, type PgnIssue} from './issues.js';

// This file is the entry of a part, which pages fetch for the solution of a puzzle and for the issues of games.
export {issuesIn, oddText, readInOtherNotation, translateComment};

/** All readers but that of FENs. */
export const moveReaders = {
  parseMarks,
  translateComment,
  oddText: () => oddText,
  readInOtherNotation,
} satisfies Partial<Readers>;

/**
 * The result of `parseMoveText`.
 *
 * @example
 * const read = parseFen('8/8/4k3/8/8/4K3/4P3/8 w - - 0 1');
 * if (read.ok) parseMoveText('1. Kd4 Kd6 *', read.position).moves.length; // → 2
 */
export interface ParsedMoveText extends Pick<Game, 'comments' | 'moves' | 'result'> {
  /** The errors and warnings, in the order of the text. */
  readonly issues: readonly PgnIssue[];
}

/**
 * Reads the moves of a game or of a puzzle's solution. They are in SAN or UCI, and may have numbers, comments and
 * variations: `1. Qxg7+ Kxg7 (1... Kh8 2. Qh7#) 2. Bf6#` or `e2e4 e7e5`. A tag is an issue. Never throws.
 *
 * @param text - A value that is not a string has no moves.
 * @param position - The position before the first move.
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) parseMoveText('1. e4 e5 2. Nf3', read.position).moves.length; // → 3
 */
export function parseMoveText(text: string, position: Position): ParsedMoveText {
  const source = typeof text === 'string' ? text : '';
  const readers: Readers = {...moveReaders, parseFen: () => ({ok: true, position})};
  const reader = readAll(source, readers, {isMoveText: true});
  const {game, findings} = finishReading(source, 0, reader, readers);
  // Moves alone need no result, and may contain null moves.
  const issues = issuesIn(source, [{number: 1, findings}]).filter(
    ({code}) => code !== 'result-missing' && code !== 'null-move',
  );
  return {moves: game?.moves ?? [], comments: game?.comments ?? [], result: game?.result ?? '*', issues};
}
