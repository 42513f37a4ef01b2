import {formatFields} from '../notation/format-fen.js';
import type {Color, Position} from '../notation/index.js';
import {parseMoveText, type GameMove, type PgnIssue} from '../pgn/index.js';
import type {Move} from '../rules/index.js';

/** One move of a solution, and what may follow it. */
export interface SolutionMove {
  readonly move: Move;
  readonly san: string;
  readonly position: Position;
  /** Whether it solves: not where the author marked it `?`, `??` or `?!`, nor behind such a move. */
  readonly isGood: boolean;
  /** The author's comment on it, or on what follows it; may be empty. */
  readonly comment: string;
  /** The moves that may follow, the main one first. */
  readonly next: readonly SolutionMove[];
}

/** The moves that a person is to find. */
export interface Solution {
  readonly start: Position;
  readonly solver: Color;
  /** The moves from the start: the solver's, or the one that sets up the puzzle. */
  readonly first: readonly SolutionMove[];
  /** The solver's move that leads to a position, wherever in the solution it is. */
  leadingTo(position: Position): SolutionMove | undefined;
}

/** The error of a solution, and its place in the attribute. Shaped as a `FenIssue`. */
export interface SolutionIssue {
  readonly code: 'solution';
  readonly field: 'solution';
  /** Where it begins in the text as it was given, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  /** A sentence in English, fit to show a reader. */
  readonly message: string;
  readonly values: {readonly [name: string]: string | number};
}

export type ParsedSolution =
  | {readonly ok: true; readonly solution: Solution; readonly warnings: readonly SolutionIssue[]}
  | {readonly ok: false; readonly warnings: readonly SolutionIssue[]};

/** `?`, `??` and `?!`. */
const badNags: readonly number[] = [2, 4, 6];

/** The identity of a position for a solver: no counters, and en passant only where a pawn can capture. */
const keyOf = (position: Position): string => formatFields(position, 'x-fen');

/** Whether two positions are the same but for their counters. */
export const isSame = (one: Position, other: Position): boolean => keyOf(one) === keyOf(other);

/**
 * Reads the solution of a puzzle: moves from `start` on in SAN or UCI, with variations and comments. If the solver is
 * not the side to move (`auto`), the first move sets up the puzzle, as in Lichess's puzzle database. `ok` is false
 * where a move cannot be played or there is none; the reasons are in `warnings`.
 */
export function parseSolution(start: Position, text: string, solver: 'auto' | Color): ParsedSolution {
  const {moves, issues} = parseMoveText(text, start);
  const warnings = issues.map((issue) => toIssue(issue));
  if (issues.some(({severity}) => severity === 'error')) return {ok: false, warnings};
  const side = solver === 'auto' ? start.turn : solver;
  const first = movesOf(moves, side, {isMain: true, isGood: true});
  const byPosition = new Map<string, SolutionMove>();
  // In reading order: the main line is found first.
  const waiting = [...first].reverse();
  for (let move = waiting.pop(); move; move = waiting.pop()) {
    const key = keyOf(move.position);
    if (move.isGood && move.position.turn !== side && !byPosition.has(key)) byPosition.set(key, move);
    waiting.push(...[...move.next].reverse());
  }
  if (byPosition.size === 0) {
    const message = text.trim() ? `The solution has no move of ${side}.` : 'The puzzle has no solution.';
    const issue = {field: 'solution', index: 0, length: text.length, message, values: {color: side}} as const;
    return {ok: false, warnings: [...warnings, {code: 'solution', ...issue}]};
  }
  const leadingTo = (position: Position) => byPosition.get(keyOf(position));
  return {ok: true, solution: {start, solver: side, first, leadingTo}, warnings};
}

const toIssue = ({index, length, message, values}: PgnIssue): SolutionIssue => ({
  code: 'solution',
  field: 'solution',
  index,
  length,
  message: `The solution, at character ${index + 1}: ${message}`,
  values,
});

interface Line {
  /** Whether it is the solution itself, and no variation of it. */
  readonly isMain: boolean;
  readonly isGood: boolean;
}

/** The first moves of a line: its own, and those that may replace it. */
function movesOf(line: readonly GameMove[], solver: Color, {isMain, isGood}: Line): readonly SolutionMove[] {
  // A null move is no move that a person could play: the line ends before it.
  const end = line.findIndex(({move}) => move === null);
  const moves = end < 0 ? line : line.slice(0, end);
  let good = isGood;
  const goodness = moves.map(({position, nags}) => {
    if (!isMain && position.turn !== solver && nags.some((nag) => badNags.includes(nag))) good = false;
    return good;
  });
  // From the end, so that each move finds what follows it: a line may be too long for recursion.
  let next: readonly SolutionMove[] = [];
  let comment = '';
  for (let i = moves.length - 1; i >= 0; i--) {
    const {move, san, position, variations, commentsAfter, commentsBefore} = moves[i] as GameMove & {
      move: Move;
    };
    const own = [...commentsAfter, ...commentsBefore].map(({text}) => text).find(Boolean);
    comment = own ?? comment;
    const before = goodness[i - 1] ?? isGood;
    next = [
      {move, san, position, isGood: goodness[i] ?? isGood, comment, next},
      ...variations.flatMap((variation) => movesOf(variation, solver, {isMain: false, isGood: before})),
    ];
  }
  return next;
}
