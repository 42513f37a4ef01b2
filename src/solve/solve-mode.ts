import {nothing} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import type {Position, Square} from '../notation/position.js';
import {LegalMoves, makeStep, rules} from '../interaction/state/legal-moves.js';
import type {MistakeDetail, SolvedDetail} from '../interaction/events.js';
import type {Mode, Actions, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {describeCheck, describeTurn} from '../interaction/state/announce-move.js';
import {localSan, roleName, sentences} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import {adoptSheet} from '../dom/sheets.js';
import {isAnimated} from '../dom/motion.js';
import type {Attempt} from './attempt.js';
import {badge, wrongTint, controlsTemplate, sheet, type JudgedMove} from './view.js';
import type {Puzzle} from './puzzle.js';
import {isSame} from './solution.js';

export {Puzzle} from './puzzle.js';
// For the editor of the WordPress plugin.
export {parseSolution} from './solution.js';

/** The pauses before the board moves, in milliseconds; `calm` if pieces do not glide. */
const pauses = {
  /** Before an answer, so that the person sees their own move. */
  answer: {gliding: 450, calm: 100},
  /** Before a wrong move is undone, so that the person sees why. */
  wrong: {gliding: 700, calm: 600},
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
  /** The last move of the person; its destination has a badge. */
  #judged: JudgedMove | null = null;
  /** An announcement that is held back until the next move of the board. */
  #heldBack = '';
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

  get hinted(): readonly Square[] {
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
    const made = sentences(summary, describeCheck(next, strings));
    const verdict = attempt.judge(next, san);
    this.#judged = {type: verdict.type, square: move.to};
    if (verdict.type === 'right') {
      if (attempt.phase.type !== 'solved') {
        this.#feedback = () => this.#puzzle.strings.right;
        // Held back until the answer: announced now, it would be cut off by the answer's announcement.
        this.#heldBack = sentences(made, this.#feedback());
        this.#session.announce('');
      }
    } else {
      const {comment} = verdict;
      this.#wrongOrigin = move.from;
      this.#feedback = () => this.#wrongFeedback(san, comment);
      this.#session.announce(sentences(made, this.#feedback(), this.#puzzle.strings.moveUndone));
      this.#dispatch('mistake', {move, comment});
    }
    this.#afterChange();
  }

  positionSet(step: Step | null): void {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    if (this.#host.fen === this.#puzzle.fen) {
      // The puzzle itself has restored the position of an attempt that the browser saved.
      this.#schedule();
      return;
    }
    // A move that a script makes with `move()` is judged like a person's, unless the board was about to play it.
    if (step && phase?.type === 'solver') this.stepMade(step);
    else if (step && phase?.type === 'playing' && isSame(step.next, phase.move.position)) {
      attempt?.nextPlayed();
      this.#afterChange();
    } else this.beginAttempt();
  }

  /** Begins a new attempt, after the position has been set. */
  beginAttempt(): void {
    clearTimeout(this.#timer);
    this.#feedback = () => this.#taskOrEnding;
    this.#heldBack = '';
    this.#wrongOrigin = null;
    this.#judged = null;
    this.#puzzle.beginAttempt();
    this.#afterChange();
  }

  resume(): void {
    this.#feedback = () => this.#taskOrEnding;
    this.#schedule();
  }

  hint(): void {
    const attempt = this.#attempt;
    if (!attempt || !this.#session.canAct) return;
    const hint = attempt.giveHint();
    if (hint?.stage === 'move') this.#playNext();
    else if (hint) {
      const {from} = hint.solutionMove.move;
      const piece = this.#session.actions.pieces.get(from);
      this.#show(() => {
        const name = piece && roleName(piece, this.#session.strings);
        return fill(this.#puzzle.strings.hintPiece, {
          piece: sentences(name, hint.stage === 'square' && from),
        });
      });
    }
  }

  /** Plays the rest of the solution; after the end, resets the board. */
  giveUpOrReset(): void {
    const attempt = this.#attempt;
    if (!attempt || this.#session.isDisabled) return;
    if (attempt.phase.type === 'solved' || attempt.phase.type === 'shown') {
      this.#puzzle.reset();
    } else if (!this.isWaiting) {
      attempt.giveUp();
      this.#feedback = () => '';
      this.#afterChange();
    }
  }

  under(): unknown {
    const judged = this.#judged;
    return judged?.type === 'wrong' ? wrongTint(this.#host, judged.square) : nothing;
  }

  over(): unknown {
    return this.#judged ? badge(this.#host, this.#judged) : nothing;
  }

  template(): unknown {
    const attempt = this.#attempt;
    if (!attempt) return nothing;
    return controlsTemplate(this.#session, this.#puzzle.strings, attempt, this.#feedback(), {
      hint: () => this.hint(),
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

  /** Stores the progress; then shows the ending, or schedules the board's next action. */
  #afterChange(): void {
    const attempt = this.#attempt;
    this.#puzzle.reportProgress(this.#host.fen);
    this.#host.element.requestUpdate();
    if (this.#ending) this.#show(() => this.#ending, this.#session.liveRegion.text);
    else this.#schedule();
    if (attempt?.phase.type === 'solved') {
      this.#dispatch('solved', {mistakes: attempt.mistakes, hints: attempt.hints});
    }
  }

  /** The closing sentence, else whose turn it is; empty while the board is about to act. */
  get #taskOrEnding(): string {
    return (
      this.#ending || (this.isWaiting ? '' : describeTurn(this.#session.position, this.#session.strings))
    );
  }

  /** The closing sentence; empty until the end. */
  get #ending(): string {
    const {solved, solutionShown} = this.#puzzle.strings;
    switch (this.#attempt?.phase.type) {
      case 'solved':
        return solved;
      case 'shown':
        return solutionShown;
      default:
        return '';
    }
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
    this.#timer = setTimeout(then, pauses[pause][isAnimated(this.#host.element) ? 'gliding' : 'calm']);
  }

  /** Plays the board's next move, if one is due. */
  #playNext(): void {
    // If a script has set another position meanwhile, this begins a new attempt.
    this.#session.syncFromElement();
    const phase = this.#attempt?.phase;
    if (phase?.type !== 'playing') return;
    const step = makeStep(this.#session.position, phase.move.move, this.#session.strings);
    this.#attempt?.nextPlayed();
    if (this.#judged?.square === phase.move.move.to) this.#judged = null;
    this.#session.answer(step, this.#heldBack);
    this.#heldBack = '';
    this.#afterChange();
  }

  #undoWrongMove(): void {
    if (this.#attempt?.phase.type !== 'wrong') return;
    this.#attempt.wrongMoveUndone();
    this.#judged = null;
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
  #show(text: () => string, preface = ''): void {
    this.#feedback = text;
    this.#session.announce(sentences(preface, text()));
  }

  #dispatch(type: 'mistake' | 'solved', detail: MistakeDetail | SolvedDetail): void {
    this.#host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
  }
}
