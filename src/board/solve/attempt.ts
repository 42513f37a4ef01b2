import {indexed} from '../../core/indexed.js';
import {pliesBefore, formatMoves} from '../../core/pgn/move-number.js';
import type {Color, Position} from '../../core/notation/index.js';
import {outcome} from '../../core/rules/outcome.js';
import {savedPattern} from './saved-attempt.js';
import {isSamePosition, readMoves, type Solution, type SolutionMove} from './solution.js';

/**
 * The state of an attempt:
 *
 *   solver ──right──▶ playing ──▶ solver … ──▶ solved
 *     │ └────wrong──▶ wrong ────undo────▶ solver
 *     │ └third hint─▶ playing ──▶ solver
 *     └──give up────▶ playing ──▶ playing … ──▶ shown
 *
 * An attempt begins with `solver`, or with `playing` if the other side moves first.
 */
type Phase =
  /** It is the person's turn; `move` is one of the good moves. */
  | {readonly type: 'solver'; readonly move: SolutionMove}
  /** The board is about to play `move`: an answer, or a move of the solution for the person. */
  | {readonly type: 'playing'; readonly move: SolutionMove}
  /** A wrong move is on the board; the board is about to undo it. */
  | {readonly type: 'wrong'}
  | {readonly type: 'solved'}
  /** The person gave up, and the solution has been played to its end. */
  | {readonly type: 'shown'};

const hintStages = ['piece', 'square', 'move'] as const;

/** The first hint names the piece, and the second its square. After the third hint, the board plays the move. */
export interface Hint {
  readonly stage: (typeof hintStages)[number];
  readonly solutionMove: SolutionMove;
}

/** Chooses the move of the other side among those that the solution has. */
export type ChooseReply = (moves: readonly SolutionMove[]) => SolutionMove | undefined;

const mainLine: ChooseReply = (moves) => moves[0];

/** An attempt at a puzzle. `SolveMode` reports to it what the board plays and undoes. */
export class Attempt {
  readonly solution: Solution;
  phase: Phase;
  mistakes = 0;
  hints = 0;
  /** The last hint for the current move. */
  hint: Hint | null = null;
  /** The moves that come next in the solution: good moves, and moves that the author calls mistakes. */
  #nextMoves: readonly SolutionMove[];
  /** All moves played, in SAN, including the solution’s moves after the person gave up. */
  #playedMoves: readonly string[] = [];
  #movesBeforeGivingUp = Infinity;

  chooseReply: ChooseReply;

  constructor(solution: Solution, chooseReply = mainLine) {
    this.solution = solution;
    this.chooseReply = chooseReply;
    this.#nextMoves = solution.firstMoves;
    this.phase = this.#phaseOf(solution.start.turn);
  }

  get hasGivenUp(): boolean {
    return this.#movesBeforeGivingUp < Infinity;
  }

  /** Whether a move of the person has been answered. One move alone may be that which sets up the puzzle. */
  get hasMoved(): boolean {
    return this.#playedMoves.length > 1;
  }

  get hasEnded(): boolean {
    return this.phase.type === 'solved' || this.phase.type === 'shown';
  }

  /** The moves played, with the board's answers, until the person gave up: `1. Qxg7+ Kxg7 2. Bf6#`. */
  get moveText(): string {
    return this.#formatMoves(this.#movesBeforeGivingUp);
  }

  /** The attempt as text, for a browser to restore; empty before the first move or hint. See `savedPattern`. */
  get saved(): string {
    const {mistakes, hints, hasGivenUp} = this;
    if (mistakes + hints + this.#playedMoves.length === 0 && !hasGivenUp) return '';
    const shown = hasGivenUp ? ` shown:${this.#movesBeforeGivingUp}` : '';
    return `solve ${mistakes} ${hints}${shown} ${this.#formatMoves()}`.trimEnd();
  }

  #formatMoves(count?: number): string {
    return formatMoves(this.#playedMoves.slice(0, count), pliesBefore(this.solution.start));
  }

  /** Judges a person's move by the position it leads to, and finds the author's comments on it; they may be empty. */
  judge(
    after: Position,
    san: string,
  ): {readonly type: 'right' | 'wrong'; readonly comment: string; readonly ownComment: string} {
    const candidates = this.#nextMoves.filter(({position}) => isSamePosition(position, after));
    const goodMove =
      candidates.find(({isGood}) => isGood) ??
      // The same position may come later in the solution, or in another variation.
      this.solution.findMoveTo(after) ??
      // A checkmate that is not in the solution is right too, and ends the attempt.
      (outcome(after)?.reason === 'checkmate' ? {position: after, nextMoves: []} : null);
    if (goodMove) this.#advance(goodMove, san);
    else {
      this.mistakes++;
      this.phase = {type: 'wrong'};
    }
    const {comment = '', ownComment = ''} = candidates[0] ?? {};
    return {type: goodMove ? 'right' : 'wrong', comment, ownComment: goodMove ? ownComment : ''};
  }

  recordUndo(): void {
    if (this.phase.type === 'wrong') this.phase = this.#phaseOf(this.solution.solver);
  }

  /**
   * Records the move that the board has played or, in an attempt that is restored, the one that led to `position`.
   *
   * @returns Whether the board may play this move.
   */
  recordBoardMove(position?: Position): boolean {
    if (this.phase.type !== 'playing') return false;
    const {move} = this.phase;
    const played = position ? this.#nextMoves.find((next) => isSamePosition(next.position, position)) : move;
    if (played) this.#advance(played, played.san);
    return played !== undefined;
  }

  giveHint(): Hint | null {
    if (this.phase.type !== 'solver') return null;
    const {move} = this.phase;
    const lastIndex = this.hint ? hintStages.indexOf(this.hint.stage) : -1;
    const stage = hintStages[lastIndex + 1] ?? 'move';
    this.hints++;
    this.hint = {stage, solutionMove: move};
    if (stage === 'move') this.phase = {type: 'playing', move};
    return this.hint;
  }

  /** Gives up if it is the person's turn: the board then plays the rest of the solution. */
  giveUp(): void {
    if (this.phase.type !== 'solver') return;
    this.#movesBeforeGivingUp = this.#playedMoves.length;
    this.hint = null;
    this.phase = {type: 'playing', move: this.phase.move};
  }

  #advance({nextMoves, position}: Pick<SolutionMove, 'nextMoves' | 'position'>, san: string): void {
    this.#playedMoves = [...this.#playedMoves, san];
    this.hint = null;
    this.#nextMoves = nextMoves;
    this.phase = this.#phaseOf(position.turn);
  }

  /** The phase when it is `turn`'s move: `solved` or `shown` if the solution has no more moves. */
  #phaseOf(turn: Color): Phase {
    const isSolversTurn = turn === this.solution.solver;
    const chooseReply = this.hasGivenUp ? mainLine : this.chooseReply;
    const move = isSolversTurn ? this.#nextMoves.find(({isGood}) => isGood) : chooseReply(this.#nextMoves);
    if (!move) return {type: this.hasGivenUp ? 'shown' : 'solved'};
    // After giving up, the board plays the moves of both sides.
    return {type: isSolversTurn && !this.hasGivenUp ? 'solver' : 'playing', move};
  }
}

/** Restores an attempt and its position from the text of `saved`; `null` if this text does not fit the solution. */
export function restoreAttempt(
  solution: Solution,
  saved: string,
): {readonly attempt: Attempt; readonly position: Position} | null {
  const [match, mistakes, hints, gaveUpAfter, moveText = ''] = savedPattern.exec(saved) ?? [];
  const moves = match && readMoves(solution.start, moveText);
  if (!moves) return null;
  const attempt = new Attempt(solution);
  attempt.mistakes = Number(mistakes);
  attempt.hints = Number(hints);
  const movesBeforeGivingUp = gaveUpAfter === undefined ? -1 : Number(gaveUpAfter);
  const giveUpIfDue = (moveCount: number) => {
    if (moveCount === movesBeforeGivingUp) attempt.giveUp();
  };
  for (const [moveCount, {san, position}] of indexed(moves)) {
    giveUpIfDue(moveCount);
    const isRight =
      attempt.phase.type === 'solver'
        ? attempt.judge(position, san).type === 'right'
        : attempt.recordBoardMove(position);
    if (!isRight) return null;
  }
  giveUpIfDue(moves.length);
  if (movesBeforeGivingUp >= 0 && !attempt.hasGivenUp) return null;
  return {attempt, position: moves.at(-1)?.position ?? solution.start};
}
