import {nothing} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import type {Position, Square} from '../notation/position.js';
import {LegalMoves, makeStep, rules} from '../interaction/state/legal-moves.js';
import type {MistakeDetail, SolvedDetail} from '../interaction/events.js';
import type {Mode, Actions, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {describeCheck, describeTurn} from '../interaction/state/announce-move.js';
import {localSan, roleName, joinSentences} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import {adoptSheet} from '../dom/sheets.js';
import {isAnimated} from '../dom/motion.js';
import type {Attempt} from './attempt.js';
import {badgeTemplate, controlsTemplate, sheet, tintTemplate, type JudgedMove} from './view.js';
import type {Puzzle} from './puzzle.js';
import {isSamePosition} from './solution.js';

export {Puzzle} from './puzzle.js';
// The editor of the WordPress plugin imports this function.
export {parseSolution} from './solution.js';

/** The pauses before the board makes or undoes a move, in milliseconds; `still` if pieces do not glide. */
const pauses = {
  /** Before an answer, so that the person sees their own move. */
  answer: {gliding: 450, still: 100},
  /** Before a wrong move is undone, so that the person sees why. */
  wrong: {gliding: 700, still: 600},
} as const;

/** `mode="solve"`: the person finds the moves of a solution, and the board plays the other side. */
export class SolveMode implements Mode {
  readonly name = 'solve';
  readonly acceptsMoves = true;
  readonly canUndo = false;
  readonly rules = rules;
  readonly #host: BoardHost;
  readonly #session: Session;
  readonly #puzzle: Puzzle;
  readonly #removeSheet: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text below the board: the task, a hint, or feedback on the last move. */
  #feedback: () => string = () => this.#taskOrEnding;
  /** The last move of the person, whose destination has a badge until the board undoes it or captures there. */
  #judgedMove: JudgedMove | null = null;
  /** Sentences that are announced together with the next move of the board. */
  #heldBackText = '';
  /** The square that a wrong move came from, to which the cursor returns. */
  #wrongOrigin: Square | null = null;

  constructor(session: Session, puzzle: Puzzle) {
    const {host} = session;
    this.#host = host;
    this.#session = session;
    this.#puzzle = puzzle;
    this.#removeSheet = adoptSheet(host.root, sheet);
    puzzle.connect(this, host.fen);
    this.#schedule();
  }

  get isWaiting(): boolean {
    return this.#attempt?.phase.type !== 'solver';
  }

  get hintedSquares(): readonly Square[] {
    const hint = this.#attempt?.hint;
    return hint?.stage === 'square' ? [hint.solutionMove.move.from] : [];
  }

  actions(position: Position): Actions {
    return new LegalMoves(position, this.#session.strings);
  }

  describe(position: Position): string {
    return describeTurn(position, this.#session.strings);
  }

  stepMade({next, move, summary}: Step): void {
    const attempt = this.#attempt;
    if (!attempt || !move) return;
    const {san} = move;
    const {strings} = this.#session;
    const moveText = joinSentences(summary, describeCheck(next, strings));
    const verdict = attempt.judge(next, san);
    this.#judgedMove = {type: verdict.type, square: move.to};
    if (verdict.type === 'right') {
      if (attempt.phase.type !== 'solved') {
        this.#feedback = () => this.#puzzle.strings.right;
        // Announced now, the sentences would be cut off by the announcement of the answer.
        this.#heldBackText = joinSentences(moveText, this.#feedback());
        this.#session.announce('');
      }
    } else {
      const {comment} = verdict;
      this.#wrongOrigin = move.from;
      this.#feedback = () => this.#wrongFeedback(san, comment);
      this.#session.announce(joinSentences(moveText, this.#feedback(), this.#puzzle.strings.moveUndone));
      this.#dispatch('mistake', {move, comment});
    }
    this.#afterChange();
  }

  positionSet(step: Step | null): void {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    // The puzzle itself has set the position, to restore an attempt that the browser has saved.
    if (this.#host.fen === this.#puzzle.fen) {
      this.#schedule();
      return;
    }
    // A move that a script makes is judged like a person's, unless it is the one that the board was about to play.
    if (step && phase?.type === 'solver') this.stepMade(step);
    else if (step && phase?.type === 'playing' && isSamePosition(step.next, phase.move.position)) {
      attempt?.recordBoardMove();
      this.#afterChange();
    } else this.beginAttempt();
  }

  /** Begins a new attempt, after the position has been set. */
  beginAttempt(): void {
    clearTimeout(this.#timer);
    this.#feedback = () => this.#taskOrEnding;
    this.#heldBackText = '';
    this.#wrongOrigin = null;
    this.#judgedMove = null;
    this.#puzzle.beginAttempt();
    this.#afterChange();
  }

  resume(): void {
    this.#feedback = () => this.#taskOrEnding;
    this.#schedule();
  }

  giveHint(): void {
    const attempt = this.#attempt;
    if (!attempt || !this.#session.canAct) return;
    const hint = attempt.giveHint();
    if (hint?.stage === 'move') this.#playNext();
    else if (hint) {
      const {from} = hint.solutionMove.move;
      const piece = this.#session.actions.pieces.get(from);
      this.#showFeedback(() => {
        const name = piece && roleName(piece, this.#session.strings);
        return fill(this.#puzzle.strings.hintPiece, {
          piece: joinSentences(name, hint.stage === 'square' && from),
        });
      });
    }
  }

  /** Plays the rest of the solution; after the end, resets the board. */
  giveUpOrReset(): void {
    const attempt = this.#attempt;
    if (!attempt || this.#session.isDisabled) return;
    if (attempt.phase.type === 'solved' || attempt.phase.type === 'shown') {
      this.#puzzle.resetBoard();
    } else if (!this.isWaiting) {
      attempt.giveUp();
      this.#feedback = () => '';
      this.#afterChange();
    }
  }

  under(): unknown {
    const judgedMove = this.#judgedMove;
    return judgedMove?.type === 'wrong' ? tintTemplate(this.#host, judgedMove.square) : nothing;
  }

  over(): unknown {
    return this.#judgedMove ? badgeTemplate(this.#host, this.#judgedMove) : nothing;
  }

  below(): unknown {
    const attempt = this.#attempt;
    if (!attempt) return nothing;
    return controlsTemplate(this.#session, this.#puzzle.strings, attempt, this.#feedback(), {
      hint: () => this.giveHint(),
      solution: () => this.giveUpOrReset(),
    });
  }

  disconnect(): void {
    clearTimeout(this.#timer);
    // A wrong move is no longer on the board if a script has set another position.
    if (this.#attempt?.phase.type === 'wrong' && this.#puzzle.fen === this.#host.fen) this.#undoWrongMove();
    this.#removeSheet();
    this.#puzzle.disconnect();
  }

  get #attempt(): Attempt | null {
    return this.#puzzle.attempt;
  }

  /** Reports the progress; then shows the closing sentence, or schedules the board's next action. */
  #afterChange(): void {
    const attempt = this.#attempt;
    this.#puzzle.reportProgress(this.#host.fen);
    this.#host.element.requestUpdate();
    if (this.#ending) this.#showFeedback(() => this.#ending, this.#session.liveRegion.text);
    else this.#schedule();
    if (attempt?.phase.type === 'solved') {
      this.#dispatch('solved', {mistakes: attempt.mistakes, hints: attempt.hints});
    }
  }

  /** The closing sentence or, before the end, whose turn it is; empty while the board is about to act. */
  get #taskOrEnding(): string {
    return (
      this.#ending || (this.isWaiting ? '' : describeTurn(this.#session.position, this.#session.strings))
    );
  }

  /** The closing sentence; empty before the end. */
  get #ending(): string {
    const {solved, solutionShown} = this.#puzzle.strings;
    const phase = this.#attempt?.phase.type;
    if (phase === 'solved') return solved;
    return phase === 'shown' ? solutionShown : '';
  }

  /** Schedules the board's next action: its move, or undoing a wrong one. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const phase = this.#attempt?.phase.type;
    if (phase === 'playing') this.#wait('answer', () => this.#playNext());
    else if (phase === 'wrong') {
      this.#wait('wrong', () => {
        this.#session.syncFromElement();
        this.#undoWrongMove();
      });
    }
  }

  #wait(pause: keyof typeof pauses, then: () => void): void {
    this.#timer = setTimeout(then, pauses[pause][isAnimated(this.#host.element) ? 'gliding' : 'still']);
  }

  /** Plays the board's next move, if one is due. */
  #playNext(): void {
    // If a script has set another position meanwhile, the session calls `positionSet`, which begins a new attempt.
    this.#session.syncFromElement();
    const phase = this.#attempt?.phase;
    if (phase?.type !== 'playing') return;
    const step = makeStep(this.#session.position, phase.move.move, this.#session.strings);
    this.#attempt?.recordBoardMove();
    if (this.#judgedMove?.square === phase.move.move.to) this.#judgedMove = null;
    this.#session.answer(step, this.#heldBackText);
    this.#heldBackText = '';
    this.#afterChange();
  }

  #undoWrongMove(): void {
    if (this.#attempt?.phase.type !== 'wrong') return;
    this.#attempt.recordUndo();
    this.#judgedMove = null;
    this.#session.undoUnannounced();
    if (this.#wrongOrigin) this.#session.cursor = this.#wrongOrigin;
    this.#afterChange();
  }

  #wrongFeedback(san: string, comment: string): string {
    const move = localSan(san, this.#host.locale.current.table.game?.letters);
    const {notThat, notThatBecause} = this.#puzzle.strings;
    // A comment in lower case, such as “allows the king to escape”, continues the sentence after the move.
    const reason = /^\p{Ll}/u.test(comment) ? `${move} ${comment}` : comment;
    return comment ? fill(notThatBecause, {comment: reason}) : fill(notThat, {move});
  }

  /** Shows a text below the board and announces it, after `preface` if there is one. */
  #showFeedback(text: () => string, preface = ''): void {
    this.#feedback = text;
    this.#session.announce(joinSentences(preface, text()));
  }

  #dispatch(type: 'mistake' | 'solved', detail: MistakeDetail | SolvedDetail): void {
    this.#host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
  }
}
