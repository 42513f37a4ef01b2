import {indexed} from '../../core/indexed.js';
import {formatFields} from '../../core/notation/format-fen.js';
import type {Issue} from '../../words/explain.js';
import type {Color, Position} from '../../core/notation/index.js';
import type {Comment, GameMove, parseMoveText} from '../../core/pgn/index.js';
import {formatSan, formatUci} from '../../core/rules/format-move.js';
import {legalMoves, play} from '../../core/rules/play.js';
import type {Move} from '../../core/rules/move.js';

/** A move of a solution. */
export interface SolutionMove {
  readonly move: Move;
  readonly san: string;
  readonly position: Position;
  /** False for a solver's move that the author marked `?`, `??` or `?!` in a variation, and for the moves after that one. */
  readonly isGood: boolean;
  /** The author's glyphs on the move, as NAGs. */
  readonly nags: readonly number[];
  /** The author's comment on the move or, if there is none, the next comment in its line; may be empty. */
  readonly comment: string;
  /** The author's comment on the move alone. */
  readonly ownComment: string;
  /** The moves that may follow. The move of the main line comes first. */
  readonly nextMoves: readonly SolutionMove[];
}

/** A solution that can be played. */
export interface Solution {
  readonly start: Position;
  readonly solver: Color;
  /** The possible first moves: of the solver or, if the other side moves first, those that set up the puzzle. */
  readonly firstMoves: readonly SolutionMove[];
  /** Finds the solver's good move that leads to a position, anywhere in the solution. */
  findMoveTo(position: Position): SolutionMove | undefined;
}

/** A problem of a solution, with the properties of a `FenIssue`. */
export interface SolutionIssue extends Issue {
  readonly code: 'solution';
  readonly field: 'solution';
  readonly index: number;
  readonly length: number;
}

/** The result of `parseSolution`: a solution if it can be played, and its problems. */
export type ParsedSolution = {readonly warnings: readonly SolutionIssue[]} & (
  | {readonly ok: true; readonly solution: Solution}
  /** Without an error, the solution is `pending`, or the FEN cannot be read. */
  | {readonly ok: false; readonly error?: SolutionIssue | undefined}
);

/** The result of parsing a solution that cannot be parsed yet: a reader or a file is on its way. */
export const pending: ParsedSolution = {ok: false, warnings: []};

/** A problem of a whole solution, unless it has a place. */
export const solutionIssue = (message: string, place: Partial<SolutionIssue> = {}): SolutionIssue => ({
  code: 'solution',
  field: 'solution',
  index: 0,
  length: 0,
  message,
  values: {},
  ...place,
});

/** The NAGs (PGN's numbers for annotations) of `?`, `??` and `?!`. */
export const mistakeNags: readonly number[] = [2, 4, 6];

/** A text that is the same for equal positions: without counters, and with en passant only if a pawn can capture. */
export const keyOf = (position: Position): string => formatFields(position, 'x-fen');

/** Whether two positions are equal except for their counters. */
export const isSamePosition = (a: Position, b: Position): boolean => keyOf(a) === keyOf(b);

const noAnnotations = {nags: [], commentsBefore: [], commentsAfter: [], variations: []};

/** Reads a text that has only moves, in SAN or UCI. Returns null for any other text, which needs the large reader of PGN. */
export function readMoves(start: Position, text: string): readonly GameMove[] | null {
  const moves: GameMove[] = [];
  let position = start;
  for (const word of text.trim().split(/\s+/)) {
    // Perhaps a number such as “14...”, then the move, perhaps “+” or “#”, and perhaps a glyph such as “!?”.
    const [, moveWord] = /^(?:[1-9]\d*\.*)?(.*?)[+#]?[!?]{0,2}$/.exec(word) ?? [];
    if (moveWord === '') continue;
    const move = legalMoves(position).find(
      (legalMove) =>
        // Formatting is slow, so moves to other squares are skipped. Castling may be written without a square.
        (legalMove.castle || moveWord?.includes(legalMove.to)) &&
        (moveWord === formatUci(position, legalMove) ||
          moveWord === formatSan(position, legalMove).replace(/[+#]/, '')),
    );
    if (!move) return null;
    const san = formatSan(position, move);
    position = play(position, move);
    moves.push({move, san, position, ...noAnnotations});
  }
  return moves;
}

/**
 * Parses the solution of a puzzle: moves from `start` in SAN or UCI, with variations and comments. If a move cannot be
 * played, or the solver has no move, `ok` is false and `warnings` has the reasons. `auto` is the side to move. If the other
 * side is the solver, the first move sets up the puzzle, as in Lichess's database. `parseAnnotated` reads a text that
 * `readMoves` cannot read; while it is missing, such a text is `pending`.
 */
export function parseSolution(
  start: Position,
  text: string,
  solver: 'auto' | Color,
  parseAnnotated?: typeof parseMoveText,
): ParsedSolution {
  const plainMoves = readMoves(start, text);
  const parsed = plainMoves ? {moves: plainMoves, issues: []} : parseAnnotated?.(text, start);
  if (!parsed) return pending;
  const {moves, issues} = parsed;
  const warnings = issues.map(({index, length, message, values}) =>
    solutionIssue(`The solution, at character ${index + 1}: ${message}`, {index, length, values}),
  );
  const firstError = issues.findIndex(({severity}) => severity === 'error');
  if (firstError >= 0) return {ok: false, warnings, error: warnings[firstError]};
  const side = solver === 'auto' ? start.turn : solver;
  const firstMoves = makeSolutionMoves(moves, side);
  const goodMoves = new Map<string, SolutionMove>();
  // Visits the moves in the order of the text, so that the main line comes first; the last move of the stack is the next one.
  const stack = [...firstMoves].reverse();
  for (let move = stack.pop(); move; move = stack.pop()) {
    const key = keyOf(move.position);
    if (move.isGood && move.position.turn !== side && !goodMoves.has(key)) goodMoves.set(key, move);
    stack.push(...[...move.nextMoves].reverse());
  }
  if (goodMoves.size === 0) {
    const message = text.trim() ? `The solution has no move of ${side}.` : 'The puzzle has no solution.';
    const error = solutionIssue(message, {length: text.length, values: {color: side}});
    return {ok: false, warnings: [...warnings, error], error};
  }
  const findMoveTo = (position: Position) => goodMoves.get(keyOf(position));
  return {ok: true, solution: {start, solver: side, firstMoves, findMoveTo}, warnings};
}

const textOf = (comments: readonly Comment[]): string => comments.find(({text}) => text)?.text ?? '';

/**
 * Makes the possible first moves of a line: the line's own, and the first moves of the variations that replace it.
 *
 * @param isGood - False if a bad move of the solver leads to the line.
 * @param badNags - The NAGs that make a move of the solver, and all moves after it, bad; none in the main line.
 */
function makeSolutionMoves(
  line: readonly GameMove[],
  solver: Color,
  isGood = true,
  badNags: readonly number[] = [],
): readonly SolutionMove[] {
  const firstBadIndex = line.findIndex(
    ({position, nags}) => position.turn !== solver && nags.some((nag) => badNags.includes(nag)),
  );
  const isGoodAt = (i: number) => isGood && (firstBadIndex < 0 || i < firstBadIndex);
  // Made from the last move to the first, because a line may be too long for recursion.
  let nextMoves: readonly SolutionMove[] = [];
  let comment = '';
  for (const [i, gameMove] of [...indexed(line)].reverse()) {
    const {move, san, position, nags, variations, commentsAfter, commentsBefore} = gameMove;
    if (!move) {
      // A person cannot play a null move, so the line ends before it.
      nextMoves = [];
      comment = '';
      continue;
    }
    const ownComment = textOf(commentsAfter);
    comment = ownComment || textOf(commentsBefore) || comment;
    nextMoves = [
      {move, san, position, nags, isGood: isGoodAt(i), comment, ownComment, nextMoves},
      // A variation replaces the move, so it is as good as what comes before the move.
      ...variations.flatMap((variation) =>
        makeSolutionMoves(variation, solver, isGoodAt(i - 1), mistakeNags),
      ),
    ];
  }
  return nextMoves;
}
