import {html, nothing} from 'lit/html.js';
import type {Position, Square} from '../../core/notation/position.js';
import {legalActions, makeStep} from '../interaction/state/legal-moves.js';
import type {MistakeDetail, SolvedDetail} from '../interaction/events.js';
import type {Mode, Actions, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {describeCheck, describeTurn} from '../interaction/state/announce-move.js';
import {localSan, roleName} from '../../words/sentence.js';
import {joinSentences} from '../../core/text/sentence.js';
import {fill} from '../../core/text/fill.js';
import {adoptSheet} from '../../shared/sheets.js';
import {isAnimated} from '../interaction/view/animator.js';
import type {Attempt} from './attempt.js';
import {
  badgeTemplate,
  controlsTemplate,
  saysTurn,
  sheet,
  solveStrings,
  tintTemplate,
  type Feedback,
  type JudgedMove,
} from './view.js';
import type {Puzzle} from './puzzle.js';
import {isSamePosition} from './solution.js';

/** The pauses, in milliseconds, before an answer and before a wrong move is undone; `still` if pieces do not glide. */
const pauses = {
  answer: {gliding: 450, still: 100},
  wrong: {gliding: 700, still: 600},
} as const;

/** `mode="solve"`: the person finds the moves of a solution, and the board plays the other side. */
export class SolveMode implements Mode {
  readonly name = 'solve';
  readonly acceptsMoves = true;
  readonly canUndo = false;
  readonly #session: Session;
  readonly #puzzle: Puzzle;
  readonly #cleanups: readonly (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * A hint or feedback on the last move; null while the task or the closing sentence is shown below the board. A function,
   * because the page may change its language.
   */
  #feedback: (() => Feedback) | null = null;
  /** The last move of the person. Its destination has a badge until the board undoes the move or captures there. */
  #judgedMove: JudgedMove | null = null;
  /** Sentences that are announced together with the next move of the board. */
  #heldBackText = '';
  /** The author's comments on the last right move of the person and on what the board has played since. */
  #comments = '';

  constructor(session: Session, puzzle: Puzzle) {
    this.#session = session;
    this.#puzzle = puzzle;
    const listener = (event: 'begun' | 'resumed') => this.#attemptChanged(/* isNew */ event === 'begun');
    this.#cleanups = [adoptSheet(session.host.root, sheet), puzzle.connect(listener)];
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
    return legalActions(position, this.#session.strings);
  }

  describe(position: Position): string {
    return describeTurn(position, this.#session.strings);
  }

  /** The task and whose turn it is, unless the task says that. */
  get #task(): readonly string[] {
    const {position, strings} = this.#session;
    const title = this.#puzzle.set?.title ?? '';
    const hasTurn = saysTurn(title, strings.diagram[`${position.turn}ToMove`]);
    return [title, hasTurn ? describeCheck(position, strings) : this.describe(position)];
  }

  stepMade({next, move, summary}: Step): void {
    const attempt = this.#attempt;
    if (!attempt || !move) return;
    const {type, comment, ownComment} = attempt.judge(next, move.san);
    this.#comments = ownComment;
    this.#judgedMove = {type, move};
    const {moveUndone, right} = solveStrings(this.#session.host);
    const moveText = joinSentences(summary, describeCheck(next, this.#session.strings));
    if (type === 'wrong') {
      const feedback = () => this.#wrongFeedback(move.san, comment);
      this.#feedback = feedback;
      this.#session.announce(joinSentences(moveText, ...feedback().texts, moveUndone));
      this.#dispatch('mistake', {move, comment});
    } else if (attempt.phase.type !== 'solved') {
      this.#feedback = () => this.#rightFeedback;
      // If the sentences were announced now, the announcement of the answer would cut them off.
      this.#heldBackText = joinSentences(moveText, right, ownComment);
      // The last announcement is about an earlier move.
      this.#session.announce('');
    }
    this.#afterChange(ownComment);
  }

  positionSet(step: Step | null): void {
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    // The puzzle itself has set the position, to restore an attempt that the browser has saved.
    if (this.#session.host.fen === this.#puzzle.fen) {
      this.#announcePuzzle();
      this.#schedule();
      return;
    }
    // A move that a script makes is judged like a person's, unless it is the one that the board was about to play.
    if (step && phase?.type === 'solver') this.stepMade(step);
    else if (step && phase?.type === 'playing' && isSamePosition(step.next, phase.move.position)) {
      attempt?.recordBoardMove();
      this.#afterChange();
    } else this.#puzzle.beginAttempt();
  }

  #attemptChanged(isNew: boolean): void {
    this.#feedback = null;
    this.#comments = '';
    if (isNew) {
      this.#heldBackText = '';
      this.#judgedMove = null;
      this.#afterChange();
    } else this.#schedule();
    // A set may have the same position twice.
    if (this.#puzzle.set?.place) this.#announcePuzzle();
  }

  /** Announces, in one text, which puzzle is shown, its task, and whether it has ended. */
  #announcePuzzle(): void {
    const {set} = this.#puzzle;
    const place = set?.place || this.#session.strings.interaction.newPosition;
    // The task at the start of a puzzle begins with its title, which is announced once.
    const text = joinSentences(...new Set([place, set?.title, ...this.#taskOrEnding.texts]));
    const isAboutToMove = this.#attempt?.phase.type === 'playing';
    if (isAboutToMove) this.#heldBackText = text;
    this.#session.announce(isAboutToMove ? '' : text);
  }

  giveHint(): void {
    if (!this.#session.acceptsInput) return;
    const hint = this.#attempt?.giveHint();
    this.#puzzle.reportProgress();
    if (hint?.stage === 'move') {
      this.#comments = '';
      this.#feedback = () => ({texts: this.#nextTexts});
      this.#playNext();
    } else if (hint) {
      const {from} = hint.solutionMove.move;
      const piece = this.#session.actions.pieces.get(from);
      const hintText = () => {
        const name = piece && roleName(piece, this.#session.strings);
        const pieceText = joinSentences(name, hint.stage === 'square' && from);
        return fill(solveStrings(this.#session.host).hintPiece, {piece: pieceText});
      };
      this.#feedback = () => ({texts: [hintText()]});
      this.#session.announce(hintText());
    }
  }

  giveUpOrReset(): void {
    if (this.#session.isDisabled) return;
    if (this.#attempt?.hasEnded) this.#session.host.element.reset();
    else if (!this.isWaiting) {
      this.#attempt?.giveUp();
      this.#feedback = null;
      this.#comments = '';
      this.#afterChange();
    }
  }

  under(): unknown {
    const judgedMove = this.#judgedMove;
    return judgedMove?.type === 'wrong' ? tintTemplate(this.#session.host, judgedMove.move.to) : nothing;
  }

  over(): unknown {
    return this.#judgedMove ? badgeTemplate(this.#session.host, this.#judgedMove) : nothing;
  }

  below(): unknown {
    const attempt = this.#attempt;
    // The space is kept while the first puzzle is read.
    if (!attempt) return this.#puzzle.set ? html`<div class="room solve below set"></div>` : nothing;
    const feedback = this.#feedback?.() ?? this.#taskOrEnding;
    return [
      controlsTemplate(this.#session, attempt, feedback, this),
      this.#puzzle.set?.template(this.#session),
    ];
  }

  disconnect(): void {
    clearTimeout(this.#timer);
    // A wrong move is no longer on the board if a script has set another position.
    if (this.#attempt?.phase.type === 'wrong' && this.#puzzle.fen === this.#session.host.fen)
      this.#undoWrongMove();
    for (const cleanUp of this.#cleanups) cleanUp();
  }

  get #attempt(): Attempt | null {
    return this.#puzzle.attempt;
  }

  /** @param comment - The author's comment on the move that the person has made. */
  #afterChange(comment = ''): void {
    const attempt = this.#attempt;
    this.#puzzle.reportProgress();
    this.#session.host.element.requestUpdate();
    if (attempt?.hasEnded) {
      this.#feedback = null;
      // After the sentences of the last move, which have just been announced.
      const [ending] = this.#taskOrEnding.texts;
      this.#session.announce(joinSentences(this.#session.liveRegion.text, ending, comment));
    }
    this.#schedule();
    if (attempt?.phase.type === 'solved') {
      this.#dispatch('solved', {mistakes: attempt.mistakes, hints: attempt.hints});
    }
  }

  /** The closing sentence or, before the end, whose turn it is; empty while the board is about to act. */
  get #taskOrEnding(): Feedback {
    const {solved, solutionShown} = solveStrings(this.#session.host);
    const phase = this.#attempt?.phase.type;
    if (phase === 'solved') return {verdict: 'right', texts: [solved, this.#comments]};
    if (phase === 'shown') return {texts: [solutionShown, this.#comments]};
    if (this.#attempt?.hasMoved && !this.#attempt.hasGivenUp) return this.#rightFeedback;
    return {texts: this.isWaiting ? [] : this.#task};
  }

  get #rightFeedback(): Feedback {
    return {verdict: 'right', texts: [solveStrings(this.#session.host).right, ...this.#nextTexts]};
  }

  /** The author's comments on what was played, and whose turn it is now. */
  get #nextTexts(): readonly string[] {
    return [this.#comments, this.isWaiting ? '' : solveStrings(this.#session.host).yourMove];
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const phase = this.#attempt?.phase.type;
    const pace = isAnimated(this.#session.host.element) ? 'gliding' : 'still';
    if (phase === 'playing') this.#timer = setTimeout(() => this.#playNext(), pauses.answer[pace]);
    else if (phase === 'wrong') {
      this.#timer = setTimeout(() => {
        this.#session.syncFromElement();
        this.#undoWrongMove();
      }, pauses.wrong[pace]);
    }
  }

  #playNext(): void {
    // If a script has set another position meanwhile, this call leads to `positionSet`, which begins a new attempt.
    this.#session.syncFromElement();
    const phase = this.#attempt?.phase;
    if (phase?.type !== 'playing') return;
    const {move, ownComment} = phase.move;
    const step = makeStep(this.#session.position, move, this.#session.strings);
    this.#attempt?.recordBoardMove();
    // The piece with the badge is captured.
    if (this.#judgedMove?.move.to === move.to) this.#judgedMove = null;
    this.#session.answer({...step, summary: joinSentences(step.summary, ownComment)}, this.#heldBackText);
    this.#heldBackText = '';
    this.#comments = joinSentences(this.#comments, ownComment);
    this.#afterChange();
  }

  #undoWrongMove(): void {
    if (this.#attempt?.phase.type !== 'wrong') return;
    this.#attempt.recordUndo();
    if (this.#judgedMove) this.#session.cursor = this.#judgedMove.move.from;
    this.#judgedMove = null;
    this.#session.undoUnannounced();
    this.#afterChange();
  }

  #wrongFeedback(san: string, comment: string): Feedback {
    const move = localSan(san, this.#session.host.locale.current.table.game?.letters);
    const {notThat, notThatBecause, retry} = solveStrings(this.#session.host);
    // A comment in lower case, such as “allows the king to escape”, continues the sentence after the move.
    const reason = /^\p{Ll}/u.test(comment) ? `${move} ${comment}` : comment;
    return {verdict: 'wrong', texts: comment ? [notThatBecause, reason] : [fill(notThat, {move}), retry]};
  }

  #dispatch(type: 'mistake' | 'solved', detail: MistakeDetail | SolvedDetail): void {
    this.#session.host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
  }
}
