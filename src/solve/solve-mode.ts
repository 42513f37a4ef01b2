import {nothing} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import type {Position, Square} from '../notation/position.js';
import {LegalMoves, makeStep} from '../interaction/state/legal-moves.js';
import type {MistakeDetail, SolvedDetail} from '../interaction/events.js';
import type {Mode, Options, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {describeTurn} from '../interaction/state/announce-move.js';
import {roleName, sentences} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import {adoptSheet} from '../dom/adopt-sheet.js';
import {isAnimated} from '../dom/motion.js';
import type {Attempt} from './attempt.js';
import {badge, wrongTint, type Judged} from './badge.js';
import {controlsTemplate} from './controls.js';
import type {Puzzle} from './puzzle.js';
import {sheet} from './sheet.js';
import {isSame} from './solution.js';

export {Puzzle} from './puzzle.js';
// The editor of a site that stores puzzles reads them with it.
export {parseSolution} from './solution.js';

/** How long the board waits before it moves, in milliseconds: `calm` where pieces do not glide. */
const pauses = {
  /** Before an answer: time to see one's own move. */
  answer: {gliding: 450, calm: 100},
  /** Before a wrong move is undone: time to see why. */
  wrong: {gliding: 700, calm: 600},
} as const;

/** `mode="solve"`: the person finds the moves of a solution, and the board plays the other side. */
export class SolveMode implements Mode {
  readonly name = 'solve';
  readonly showsTargets = true;
  readonly canUndo = false;
  readonly #host: BoardHost;
  readonly #session: Session;
  readonly #puzzle: Puzzle;
  readonly #removeSheet: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The task, then feedback on the last move, or the hint. */
  #feedback: () => string = () => this.#opening;
  /** The last move of the person, as it was judged; its square has a badge. */
  #judged: Judged | null = null;
  /** Announced with the next move of the board. */
  #unsaid = '';
  /** From where the wrong move was made. */
  #origin: Square | null = null;

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
    return hint?.stage === 'square' ? [hint.move.move.from] : [];
  }

  options(position: Position): Options {
    return new LegalMoves(position, this.#session.strings);
  }

  describe(position: Position): string {
    return describeTurn(position, this.#session.strings);
  }

  stepMade({next, move, summary}: Step): void {
    const attempt = this.#attempt;
    if (!attempt || !move) return;
    const {san} = move;
    const verdict = attempt.judge(next, san);
    this.#judged = {type: verdict.type, square: move.to};
    if (verdict.type === 'right') {
      if (attempt.phase.type !== 'solved') {
        this.#feedback = () => this.#puzzle.strings.right;
        // Announced with the answer, which would replace it before it is heard.
        this.#unsaid = sentences(summary, this.#feedback());
        this.#session.announce('');
      }
    } else {
      const {comment} = verdict;
      this.#origin = move.from;
      this.#feedback = () => this.#notThat(san, comment);
      this.#session.announce(sentences(summary, this.#feedback(), this.#puzzle.strings.moveUndone));
      this.#dispatch('mistake', {move, comment});
    }
    this.#goOn();
  }

  positionSet(step: Step | null): void {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    if (this.#host.fen === this.#puzzle.fen) {
      // The puzzle itself set it, to resume an attempt that the browser saved.
      this.#schedule();
      return;
    }
    // `move()` of a script is judged as a person's, or is the move that the board was about to play.
    if (step && phase?.type === 'solver') this.stepMade(step);
    else if (step && phase?.type === 'playing' && isSame(step.next, phase.move.position)) {
      attempt?.playNext();
      this.#goOn();
    } else this.restart();
  }

  /** The attempt begins anew: the position is the one that the page has set. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#feedback = () => this.#opening;
    this.#unsaid = '';
    this.#origin = null;
    this.#judged = null;
    this.#puzzle.begin();
    this.#goOn();
  }

  resume(): void {
    this.#feedback = () => this.#opening;
    this.#schedule();
  }

  hint(): void {
    const attempt = this.#attempt;
    if (!attempt || !this.#session.canAct) return;
    const hint = attempt.nextHint();
    if (hint?.stage === 'move') this.#playNext();
    else if (hint) {
      const {from} = hint.move.move;
      const piece = this.#session.options.pieces.get(from);
      this.#show(() => {
        const {hintPiece, hintSquare} = this.#puzzle.strings;
        return fill(hint.stage === 'piece' ? hintPiece : hintSquare, {
          piece: piece ? roleName(piece, this.#session.strings) : '',
          square: from,
        });
      });
    }
  }

  /** Plays the rest of the solution; where it has been played or found, begins anew. */
  giveUpOrRestart(): void {
    const attempt = this.#attempt;
    if (!attempt || this.#session.isDisabled) return;
    if (attempt.phase.type === 'solved' || attempt.phase.type === 'shown') {
      this.#puzzle.reset();
    } else if (!this.isWaiting) {
      attempt.giveUp();
      this.#feedback = () => '';
      this.#goOn();
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
      solution: () => this.giveUpOrRestart(),
    });
  }

  disconnect(): void {
    clearTimeout(this.#timer);
    // Unless a script has set another position.
    if (this.#attempt?.phase.type === 'wrong' && this.#puzzle.fen === this.#host.fen) this.#undoWrongMove();
    this.#removeSheet();
    this.#puzzle.disconnect();
  }

  get #attempt(): Attempt | null {
    return this.#puzzle.attempt;
  }

  /** Goes on from where the attempt is. */
  #goOn(): void {
    const attempt = this.#attempt;
    this.#puzzle.moved(this.#host.fen);
    this.#host.element.requestUpdate();
    if (this.#ending) this.#show(() => this.#ending, this.#session.liveRegion.text);
    else this.#schedule();
    if (attempt?.phase.type === 'solved') {
      this.#dispatch('solved', {mistakes: attempt.mistakes, hints: attempt.hints});
    }
  }

  /** The closing sentence, or what is asked. */
  get #opening(): string {
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

  /** Where the board itself is to move, it does so after a pause. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const is = this.#attempt?.phase.type;
    if (is === 'playing') this.#wait('answer', () => this.#playNext());
    else if (is === 'wrong') this.#wait('wrong', () => this.#endWrong());
  }

  #wait(pause: keyof typeof pauses, then: () => void): void {
    this.#timer = setTimeout(then, pauses[pause][isAnimated(this.#host.element) ? 'gliding' : 'calm']);
  }

  /** Plays the move that the attempt is about to have played. */
  #playNext(): void {
    // A script may have set another position meanwhile: then this begins anew.
    this.#session.syncFromElement();
    const phase = this.#attempt?.phase;
    if (phase?.type !== 'playing') return;
    const step = makeStep(this.#session.position, phase.move.move, this.#session.strings);
    this.#attempt?.playNext();
    if (this.#judged?.square === phase.move.move.to) this.#judged = null;
    this.#session.answer(step, this.#unsaid);
    this.#unsaid = '';
    this.#goOn();
  }

  #endWrong(): void {
    this.#session.syncFromElement();
    this.#undoWrongMove();
  }

  #undoWrongMove(): void {
    if (this.#attempt?.phase.type !== 'wrong') return;
    this.#attempt.undoWrongMove();
    this.#judged = null;
    this.#session.undoSilently();
    if (this.#origin) this.#session.cursor = this.#origin;
    this.#goOn();
  }

  #notThat(move: string, comment: string): string {
    const {notThat, notThatBecause} = this.#puzzle.strings;
    // “allows the king to escape” goes on from the move; another comment is a sentence of its own.
    const goesOn = /^\p{Ll}/u.test(comment) ? `${move} ${comment}` : comment;
    return comment ? fill(notThatBecause, {comment: goesOn}) : fill(notThat, {move});
  }

  /** Shows a text below the board, and announces it after what was just announced. */
  #show(text: () => string, before = ''): void {
    this.#feedback = text;
    this.#session.announce(sentences(before, text()));
  }

  #dispatch(type: 'mistake' | 'solved', detail: MistakeDetail | SolvedDetail): void {
    this.#host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
  }
}
