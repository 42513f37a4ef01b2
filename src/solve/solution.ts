import {formatFields} from '../notation/format-fen.js';
import type {Color, Position} from '../notation/index.js';
import type {GameMove, parseMoveText, PgnIssue} from '../pgn/index.js';
import {formatSan, formatUci, legalMoves, play, type Move} from '../rules/index.js';

export interface SolutionMove {
  readonly move: Move;
  readonly san: string;
  readonly position: Position;
  /** False for a solver's move that the author marked `?`, `??` or `?!` in a variation, and for the moves after it. */
  readonly isGood: boolean;
  /** The author's comment on the move, or on the next move that has one; may be empty. */
  readonly comment: string;
  /** The moves that may follow; that of the main line comes first. */
  readonly next: readonly SolutionMove[];
}

export interface Solution {
  readonly start: Position;
  readonly solver: Color;
  /** The possible first moves: the solver's, or the one that sets up the puzzle. */
  readonly first: readonly SolutionMove[];
  /** Finds the solver's good move that leads to a position, anywhere in the solution. */
  findMoveTo(position: Position): SolutionMove | undefined;
}

/** A problem of a solution, with the properties of a `FenIssue`. */
export interface SolutionIssue {
  readonly code: 'solution';
  readonly field: 'solution';
  readonly index: number;
  readonly length: number;
  readonly message: string;
  readonly values: {readonly [name: string]: string | number};
}

export type ParsedSolution =
  | {readonly ok: true; readonly solution: Solution; readonly warnings: readonly SolutionIssue[]}
  | {readonly ok: false; readonly warnings: readonly SolutionIssue[]};

/** `?`, `??` and `?!`. */
const badNags: readonly number[] = [2, 4, 6];

/** A text that is equal for equal positions: without counters, and with en passant only if a pawn can capture. */
const keyOf = (position: Position): string => formatFields(position, 'x-fen');

/** Whether two positions are equal except for their counters. */
export const isSame = (one: Position, other: Position): boolean => keyOf(one) === keyOf(other);

const unannotated = {nags: [], commentsBefore: [], commentsAfter: [], variations: []};

/**
 * Reads a text that is nothing but moves in SAN or UCI, as most solutions are. Returns null for any other text: it may be
 * PGN, whose reader is larger than all else that a puzzle needs.
 */
export function readMoves(start: Position, text: string): readonly GameMove[] | null {
  const moves: GameMove[] = [];
  let position = start;
  for (const whole of text.trim().split(/\s+/)) {
    const [, word] = /^(?:[1-9]\d*\.*)?(.*?)[+#]?[!?]{0,2}$/.exec(whole) ?? [];
    if (word === '') continue;
    const found = legalMoves(position).find(
      (move) =>
        (move.castle || word?.includes(move.to)) &&
        (word === formatUci(position, move) || word === formatSan(position, move).replace(/[+#]/, '')),
    );
    if (!found) return null;
    const san = formatSan(position, found);
    position = play(position, found);
    moves.push({move: found, san, position, ...unannotated});
  }
  return moves;
}

/**
 * Parses the solution of a puzzle: moves from `start` in SAN or UCI, with variations and comments. `auto` is the side to
 * move; if the solver is the other side, the first move sets up the puzzle, as in Lichess's puzzle database. `ok` is false
 * if a move cannot be played or the solver has none; `warnings` has the reasons.
 *
 * @param parsePgn - Reads what is more than moves. Without it such a solution is not `ok`, and has no warnings.
 */
export function parseSolution(
  start: Position,
  text: string,
  solver: 'auto' | Color,
  parsePgn?: typeof parseMoveText,
): ParsedSolution {
  const plainMoves = readMoves(start, text);
  const read = plainMoves ? {moves: plainMoves, issues: []} : parsePgn?.(text, start);
  if (!read) return {ok: false, warnings: []};
  const {moves, issues} = read;
  const warnings = issues.map((issue) => toIssue(issue));
  if (issues.some(({severity}) => severity === 'error')) return {ok: false, warnings};
  const side = solver === 'auto' ? start.turn : solver;
  const first = movesOf(moves, side, {isMain: true, isGood: true});
  const byPosition = new Map<string, SolutionMove>();
  // In the order of the text, so that the main line is found first.
  const stack = [...first].reverse();
  for (let move = stack.pop(); move; move = stack.pop()) {
    const key = keyOf(move.position);
    if (move.isGood && move.position.turn !== side && !byPosition.has(key)) byPosition.set(key, move);
    stack.push(...[...move.next].reverse());
  }
  if (byPosition.size === 0) {
    const message = text.trim() ? `The solution has no move of ${side}.` : 'The puzzle has no solution.';
    const issue = {field: 'solution', index: 0, length: text.length, message, values: {color: side}} as const;
    return {ok: false, warnings: [...warnings, {code: 'solution', ...issue}]};
  }
  const findMoveTo = (position: Position) => byPosition.get(keyOf(position));
  return {ok: true, solution: {start, solver: side, first, findMoveTo}, warnings};
}

const toIssue = ({index, length, message, values}: PgnIssue): SolutionIssue => ({
  code: 'solution',
  field: 'solution',
  index,
  length,
  message: `The solution, at character ${index + 1}: ${message}`,
  values,
});

interface LineState {
  /** Whether this is the main line, not a variation. */
  readonly isMain: boolean;
  readonly isGood: boolean;
}

/** The possible first moves of a line: its own, and those of the variations that replace it. */
function movesOf(
  line: readonly GameMove[],
  solver: Color,
  {isMain, isGood}: LineState,
): readonly SolutionMove[] {
  // A person cannot play a null move, so the line ends before it.
  const end = line.findIndex(({move}) => move === null);
  const moves = end < 0 ? line : line.slice(0, end);
  let good = isGood;
  const goodness = moves.map(({position, nags}) => {
    if (!isMain && position.turn !== solver && nags.some((nag) => badNags.includes(nag))) good = false;
    return good;
  });
  // From the end, not by recursion, for which a line may be too long.
  let next: readonly SolutionMove[] = [];
  let comment = '';
  for (let i = moves.length - 1; i >= 0; i--) {
    const {move, san, position, variations, commentsAfter, commentsBefore} = moves[i] as GameMove & {
      move: Move;
    };
    const own = [...commentsAfter, ...commentsBefore].map(({text}) => text).find(Boolean);
    comment = own ?? comment;
    const wasGood = goodness[i - 1] ?? isGood;
    next = [
      {move, san, position, isGood: goodness[i] ?? isGood, comment, next},
      ...variations.flatMap((variation) => movesOf(variation, solver, {isMain: false, isGood: wasGood})),
    ];
  }
  return next;
}
