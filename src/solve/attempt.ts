import type {Position} from '../notation/index.js';
import {outcome} from '../rules/index.js';
import {isSamePosition, readMoves, type Solution, type SolutionMove} from './solution.js';

/**
 * The state of an attempt:
 *
 *   solver ──right──▶ playing ──▶ solver … ──▶ solved
 *     │ └────wrong──▶ wrong ────undo────▶ solver
 *     │ └third hint─▶ playing ──▶ solver
 *     └──give up────▶ playing ──▶ playing … ──▶ shown
 *
 * It begins with `solver`, or with `playing` if the other side moves first.
 */
export type Phase =
  /** It is the person's turn. */
  | {readonly type: 'solver'}
  /** The board is about to play a move: an answer, or the solution. */
  | {readonly type: 'playing'; readonly move: SolutionMove}
  /** A wrong move is on the board; the board is about to undo it. */
  | {readonly type: 'wrong'}
  | {readonly type: 'solved'}
  /** The person gave up, and the solution has been played to its end. */
  | {readonly type: 'shown'};

/** How a person's move was judged. */
export type Verdict = {readonly type: 'right'} | {readonly type: 'wrong'; readonly comment: string};

const hintStages = ['piece', 'square', 'move'] as const;

/** A hint: the first names the piece, the second its square; with the third the board plays the move. */
export interface Hint {
  readonly stage: (typeof hintStages)[number];
  readonly solutionMove: SolutionMove;
}

/** The numbers of wrong moves and hints in an attempt. */
export interface Counts {
  readonly mistakes: number;
  readonly hints: number;
}

/** An attempt at a puzzle: the moves played, and the moves of the solution that may come next. It does not know the board. */
export class Attempt {
  readonly solution: Solution;
  #mistakes: number;
  #hints: number;
  /** The last hint at the current move. */
  #hint: Hint | null = null;
  /** The next moves in the solution: the good ones, and those that the author calls mistakes. */
  #nextMoves: readonly SolutionMove[];
  #phase: Phase = {type: 'solver'};
  /** The moves played, in SAN. */
  #playedMoves: readonly string[] = [];
  #movesBeforeGivingUp = Infinity;

  /** @param counts - The mistakes and hints so far, if a saved attempt is resumed. */
  constructor(solution: Solution, {mistakes = 0, hints = 0}: Partial<Counts> = {}) {
    this.solution = solution;
    this.#mistakes = mistakes;
    this.#hints = hints;
    this.#nextMoves = solution.firstMoves;
    if (solution.start.turn !== solution.solver) this.#phase = this.#answerPhase;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get mistakes(): number {
    return this.#mistakes;
  }

  get hints(): number {
    return this.#hints;
  }

  get hint(): Hint | null {
    return this.#hint;
  }

  get hasGivenUp(): boolean {
    return this.#movesBeforeGivingUp < Infinity;
  }

  /** Whether the person has played, made a mistake, asked for a hint or given up. */
  get hasBegun(): boolean {
    return this.#mistakes + this.#hints + this.#playedMoves.length > 0 || this.hasGivenUp;
  }

  /** The number of moves played before the person gave up; `Infinity` if the person has not given up. */
  get movesBeforeGivingUp(): number {
    return this.#movesBeforeGivingUp;
  }

  /** The moves played, with the board's answers, until the person gave up: `1. Qxg7+ Kxg7 2. Bf6#`. */
  get moveText(): string {
    return this.#formatMoves(this.#playedMoves.slice(0, this.#movesBeforeGivingUp));
  }

  /** All moves played, including those of the solution after the person gave up. */
  get wholeMoveText(): string {
    return this.#formatMoves(this.#playedMoves);
  }

  #formatMoves(moves: readonly string[]): string {
    const {turn, fullmoveNumber} = this.solution.start;
    const firstPly = 2 * fullmoveNumber + (turn === 'black' ? 1 : 0);
    return moves
      .map((san, i) => {
        const [ply, isWhite] = [firstPly + i, (firstPly + i) % 2 === 0];
        const number = isWhite || i === 0 ? `${Math.floor(ply / 2)}${isWhite ? '.' : '...'} ` : '';
        return number + san;
      })
      .join(' ');
  }

  /** Judges a person's move by the position it leads to. */
  judge(after: Position, san: string): Verdict {
    const candidates = this.#nextMoves.filter(({position}) => isSamePosition(position, after));
    // The same position may come later in the solution, or in another variation.
    const goodMove = candidates.find(({isGood}) => isGood) ?? this.solution.findMoveTo(after);
    if (goodMove) this.#advance(goodMove, san);
    else if (outcome(after)?.reason === 'checkmate') this.#endWithMate(san);
    else {
      this.#mistakes++;
      this.#phase = {type: 'wrong'};
      return {type: 'wrong', comment: candidates[0]?.comment ?? ''};
    }
    return {type: 'right'};
  }

  /** Records that the board has undone the wrong move. */
  recordUndo(): void {
    if (this.#phase.type === 'wrong') this.#phase = {type: 'solver'};
  }

  /** Records that the move of the phase `playing` is on the board. */
  recordBoardMove(): void {
    if (this.#phase.type === 'playing') this.#advance(this.#phase.move, this.#phase.move.san);
  }

  /** Gives the next hint if it is the person's turn, else `null`. */
  giveHint(): Hint | null {
    const move = this.#phase.type === 'solver' && this.#goodMove;
    if (!move) return null;
    const lastIndex = this.#hint ? hintStages.indexOf(this.#hint.stage) : -1;
    const stage = hintStages[lastIndex + 1] ?? 'move';
    this.#hints++;
    this.#hint = {stage, solutionMove: move};
    if (stage === 'move') this.#phase = {type: 'playing', move};
    return this.#hint;
  }

  /** Gives up if it is the person's turn: the board then plays the rest of the solution. */
  giveUp(): void {
    const move = this.#goodMove;
    if (this.#phase.type !== 'solver' || !move) return;
    this.#movesBeforeGivingUp = this.#playedMoves.length;
    this.#hint = null;
    this.#phase = {type: 'playing', move};
  }

  #advance(playedMove: SolutionMove, san: string): void {
    this.#playedMoves = [...this.#playedMoves, san];
    this.#hint = null;
    this.#nextMoves = playedMove.nextMoves;
    const isSolverToMove = playedMove.position.turn === this.solution.solver;
    const move = this.#goodMove;
    if (!isSolverToMove) this.#phase = this.#answerPhase;
    else if (!move) this.#phase = this.#endPhase;
    else this.#phase = this.hasGivenUp ? {type: 'playing', move} : {type: 'solver'};
  }

  /** Ends the attempt with a mate that is not in the solution. */
  #endWithMate(san: string): void {
    this.#playedMoves = [...this.#playedMoves, san];
    this.#hint = null;
    this.#nextMoves = [];
    this.#phase = this.#endPhase;
  }

  get #endPhase(): Phase {
    return this.hasGivenUp ? {type: 'shown'} : {type: 'solved'};
  }

  get #answerPhase(): Phase {
    const [move] = this.#nextMoves;
    return move ? {type: 'playing', move} : this.#endPhase;
  }

  get #goodMove(): SolutionMove | undefined {
    return this.#nextMoves.find(({isGood}) => isGood);
  }
}

/**
 * A saved attempt: `solve 1 0 1. Ra7 Kg8` is one mistake, no hints and two moves. In `solve 1 0 shown:2 1. Ra7 Kg8 2. Rb8#`
 * the person gave up after two moves, and the board played the third.
 */
const savedPattern = /^solve (\d+) (\d+) (?:shown:(\d+) )?(.*)$/;

/** Formats an attempt as text, for a browser to restore; empty if the attempt has not begun. */
export function saveAttempt(attempt: Attempt): string {
  const {hasBegun, hasGivenUp, mistakes, hints, movesBeforeGivingUp, wholeMoveText} = attempt;
  const shown = hasGivenUp ? `shown:${movesBeforeGivingUp} ` : '';
  return hasBegun ? `solve ${mistakes} ${hints} ${shown}${wholeMoveText}` : '';
}

/** Restores an attempt that `saveAttempt` has saved, and its position; `null` if it does not fit this solution. */
export function restoreAttempt(
  solution: Solution,
  text: string,
): {readonly attempt: Attempt; readonly position: Position} | null {
  const [match, mistakes, hints, gaveUpAfter, moveText = ''] = savedPattern.exec(text) ?? [];
  if (!match) return null;
  const attempt = new Attempt(solution, {mistakes: Number(mistakes), hints: Number(hints)});
  const moves = readMoves(solution.start, moveText);
  if (!moves) return null;
  let position = solution.start;
  const giveUpIfDue = (moveCount: number) => {
    if (moveCount === Number(gaveUpAfter)) attempt.giveUp();
  };
  for (const [moveCount, {san, position: next}] of moves.entries()) {
    giveUpIfDue(moveCount);
    const {phase} = attempt;
    if (phase.type === 'playing' && isSamePosition(phase.move.position, next)) attempt.recordBoardMove();
    else if (phase.type !== 'solver' || attempt.judge(next, san).type === 'wrong') return null;
    position = next;
  }
  giveUpIfDue(moves.length);
  if (gaveUpAfter && !attempt.hasGivenUp) return null;
  return {attempt, position};
}
