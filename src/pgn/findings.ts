import type {FenIssue} from '../notation/index.js';
import type {MoveError} from '../rules/index.js';
import {
  pgnIssueMessage,
  severityOf,
  type PgnIssue,
  type PgnIssueCode,
  type PgnIssueValues,
} from './messages.js';
import type {TextPlaces} from './places.js';

/** A part of the text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** An issue whose line and column are not known yet. */
interface Finding extends Span {
  readonly code: PgnIssueCode;
  readonly values: PgnIssueValues;
  readonly ply: number;
  readonly depth: number;
  readonly cause: MoveError | FenIssue | undefined;
}

/**
 * What is odd in a game. Lines are counted once the game has been read, because an issue about an opening bracket is
 * only found where the closing one is missing.
 */
export class Findings {
  readonly #findings: Finding[] = [];

  get isEmpty(): boolean {
    return this.#findings.length === 0;
  }

  /** @param finding - Without `ply`, it is not about a move. */
  add({
    code,
    start,
    length,
    values = {},
    ply = 0,
    depth = 0,
    cause,
  }: Pick<Finding, 'code' | 'start' | 'length'> & Partial<Finding>): void {
    this.#findings.push({code, start, length, values, ply, depth, cause});
  }

  /** The issues in the order of the text. */
  issues(game: number, places: TextPlaces): PgnIssue[] {
    return this.#findings
      .sort((a, b) => a.start - b.start)
      .map(({code, start, length, values, ply, depth, cause}) => ({
        code,
        severity: severityOf(code),
        game,
        ply,
        depth,
        ...places.of(start),
        length,
        message: pgnIssueMessage(code, values) + (cause ? ` ${cause.message}` : ''),
        values,
        ...(cause && {cause}),
      }));
  }
}
