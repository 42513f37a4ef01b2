import type {Result} from '../../../core/pgn/game.js';
import {kingSquare} from '../../../core/notation/change-placement.js';
import type {BoardHost, PositionWriter} from '../board-host.js';
import type {GameEndDetail} from '../events.js';
import {LiveRegion} from '../../../shared/live-region.js';
import type {Mark, MarkColor} from '../../../core/marks/mark.js';
import type {Position, Square} from '../../../core/notation/position.js';
import {fill} from '../../../core/text/fill.js';
import {enPlay} from '../../../words/en-play.js';
import type {Situation} from '../../../words/describe.js';
import type {LocaleStrings} from '../../../words/registry.js';
import {premovesPart} from '../../../parts/loader.js';
import {stringsFor} from '../../../words/sentence.js';
import {joinSentences} from '../../../core/text/sentence.js';
import {isCheck, isFinal, type Outcome} from '../../../core/rules/outcome.js';
import {describeCheck, describeNote} from './announce-move.js';
import {commit, showsPosition} from './commit.js';
import {DrawnMarks} from './drawn-marks.js';
import type {History} from './history.js';
import {stepBetween} from './legal-moves.js';
import type {Actions, Mode, Premove, Step} from './mode.js';
import {idle, markFromDrawing, type Intent, type State} from './state.js';
import {premoveOf, transition} from './transition.js';

/** The texts of an interactive board, in its language. */
export const playStrings = stringsFor('interaction', enPlay);

/** Creates the mode of the board; returns undefined until the part of that mode has loaded. */
export type CreateMode = (session: Session) => Mode | undefined;

/**
 * The state of an interactive board, and all ways to change it. Input arrives as intents: `send` applies an intent, and
 * makes the step that results. `apply`, `answer`, `undoOrRedo` and `undoUnannounced` change the position without an
 * intent. `syncFromElement` adopts the changes of a script.
 */
export class Session {
  readonly host: BoardHost;
  readonly positions: PositionWriter;
  /** The board's texts, always in its current language. */
  readonly strings: LocaleStrings;
  cursor: Square;
  readonly liveRegion = new LiveRegion();
  // The next four fields are changed only in this class.
  mode: Mode;
  state: State = idle;
  /** The number of changes, including cancelled ones. What was typed into the FEN field at an older revision is stale. */
  revision = 0;
  /** The square from which the last step dragged a piece. The dragged piece does not glide. */
  draggedFrom: Square | null = null;
  readonly #history: History;
  readonly #createMode: CreateMode;
  readonly #showEnd: (isOver: boolean) => void;
  #actions: Actions | undefined;
  /** The side and the premoves that `actions` are for. */
  #player = '';
  readonly #marks: DrawnMarks;
  /** Whether the last move may have ended the game, and `gameend` has not been dispatched. */
  #endIsDue = false;
  /** The last error of the FEN. Only another error is announced. */
  #knownError: unknown;

  /**
   * @param showEnd - Shows whether the game is over.
   * @param history - Outlives the session: a person finds it again when the board is back in the page, or in its old mode.
   */
  constructor(
    host: BoardHost,
    positions: PositionWriter,
    createMode: CreateMode,
    history: History,
    showEnd: (isOver: boolean) => void,
  ) {
    this.#showEnd = showEnd;
    this.host = host;
    this.positions = positions;
    this.strings = {
      get diagram() {
        return host.locale.current.diagram;
      },
      get interaction() {
        return playStrings(host);
      },
    };
    this.#createMode = createMode;
    this.#marks = new DrawnMarks(host);
    this.#history = history;
    history.resume(host.position);
    const mode = createMode(this);
    if (!mode) throw new Error(`The part for mode="${host.element.mode}" has not been loaded.`);
    this.mode = mode;
    this.#knownError = host.element.error;
    this.cursor = this.#king ?? 'a1';
  }

  get actions(): Actions {
    const {position, mode} = this;
    if (this.#actions?.position !== position || this.#hasNewPlayer) {
      this.#player = this.#currentPlayer;
      this.#actions = mode.actions(position);
    }
    return this.#actions;
  }

  get #currentPlayer(): string {
    return `${this.host.playerSide} ${this.host.element.premove && !!premovesPart.loaded}`;
  }

  get #hasNewPlayer(): boolean {
    return this.#player !== this.#currentPlayer;
  }

  /**
   * The position that the element has read from its FEN. After a step it can differ from the step's `next`, because not
   * every notation can express all of a position.
   */
  get position(): Position {
    return this.host.position;
  }

  /** The squares of the last move. On the board of a game, this is the move that the game shows. */
  get lastMove(): readonly Square[] {
    return this.host.highlights?.lastMove ?? this.#history.current.lastMove;
  }

  /** The positions from the start to the current one, each with the move that led to it. */
  get line() {
    return this.#history.line;
  }

  /** The outcome of the game that is played here, repetitions included; null where nobody plays a game. */
  get outcome(): Outcome | null {
    return this.mode.name === 'play' && !this.host.recorder ? this.#history.outcome : null;
  }

  /** The result of the game, as PGN writes it: `*` until the game has ended. */
  get result(): Result {
    const {outcome} = this;
    return outcome && isFinal(outcome) ? outcome.result : '*';
  }

  /** The element of the square with the cursor, the only one in the tab order; `null` until the grid is drawn. */
  get tabStop(): HTMLElement | null {
    return this.host.root.querySelector(`[data-square="${this.cursor}"]`);
  }

  /** The marks drawn by hand, including an unfinished one, but not the author's. */
  get marks(): readonly Mark[] {
    const {state} = this;
    const {finished} = this.#marks;
    return state.type === 'drawing' ? [...finished, markFromDrawing(state)] : finished;
  }

  /** The colour in which marks are drawn; `null` if the brush is not `marks`. */
  get markBrushColor(): MarkColor | null {
    const {state} = this;
    // While a mark is drawn, the brush is in the state before.
    const before = state.type === 'drawing' ? state.before : state;
    return before.type === 'painting' && before.brush === 'marks' ? (before.color ?? 'green') : null;
  }

  /** A board is disabled by its own attribute, or by a fieldset. */
  get isDisabled(): boolean {
    const {element} = this.host;
    return element.disabled || element.matches(':disabled');
  }

  /** Whether a person may act at the moment. */
  get acceptsInput(): boolean {
    return !this.isDisabled && !this.mode.isWaiting;
  }

  /** The square of the king in check. A mode that hides check shows it only on the board of a game, which finds it. */
  get checkedKing(): Square | undefined {
    if (this.mode.hidesCheck) return this.host.highlights?.checkedKing;
    return isCheck(this.position) ? this.#king : undefined;
  }

  /** The validation message, check and the last move, for the board's description in screen readers. */
  get situation(): Situation {
    if (this.host.highlights) return this.host.highlights.situation;
    const {summary} = this.#history.current;
    const {interaction} = this.strings;
    return {
      problem: this.host.element.validationMessage,
      check: describeCheck(this.position, this.strings, this.outcome ?? undefined),
      lastMove: summary && fill(interaction.lastMove, {announcement: summary}),
    };
  }

  /** Applies an intent. @returns Whether it had an effect. */
  send(intent: Intent): boolean {
    this.syncFromElement();
    const endsInteraction = intent.type === 'cancel' || intent.type === 'interrupt';
    // `cancel` and `interrupt` are applied even while the person may not act.
    if (!endsInteraction && !this.acceptsInput) return false;
    const before = this.state;
    const {state, isHandled, step, note, premove, mark} = transition(before, intent, this.actions);
    this.state = state;
    if (step || intent.type === 'press') this.#moveCursor(intent);
    if (mark) {
      const isKept = this.mode.keepsMarks === true;
      this.#marks.draw(mark, isKept, (description) => {
        this.showDrawButton();
        this.announce(description || this.strings.interaction.noMarks);
      });
    }
    if (step) this.#make(step, before);
    else if (premove !== undefined) this.announce(this.#describePremove(premove));
    else if (note) this.announce(describeNote(note, this.actions, this.strings));
    // While a drag continues, only the drag layer moves. The element need not draw itself.
    else if (state !== before && !(state.type === 'dragging' && before.type === 'dragging')) {
      this.host.element.requestUpdate();
    }
    return isHandled;
  }

  /** Shows the button “Draw marks” from now on. A mode that keeps marks always has this button. */
  showDrawButton(): void {
    if (!this.mode.keepsMarks) this.host.startDrawing();
  }

  /** Makes a step, unless a listener cancels it. @returns Whether the position has changed. */
  apply(step: Step): boolean {
    this.syncFromElement();
    return this.#make(step, idle);
  }

  /** @param before - The state that led to the step. @param preface - Announced before the step. */
  #make(step: Step, before: State, preface = ''): boolean {
    const {putBack, notChanged} = this.strings.interaction;
    this.#reset();
    const record = () => {
      this.#record(step, before.type === 'dragging' ? before.selection.from : null);
      // A game announces the moves that it records.
      const isAnnouncedByGame = this.host.recorder && step.move;
      if (!step.isSilent && !isAnnouncedByGame)
        this.#announceWithDescription(preface, step.summary, step.consequences);
    };
    const hasChanged = !showsPosition(this, step.next) && commit(this, step, record);
    if (hasChanged) {
      this.mode.stepMade?.(step);
      this.reportEnd();
    } else {
      // Text typed in the editor's FEN field becomes stale: the position that it describes was refused.
      this.revision++;
      this.announce('selection' in before ? putBack : notChanged);
    }
    return hasChanged;
  }

  /**
   * Makes a step that the board plays by itself, the reply in a puzzle or the move of an engine; no listener can cancel it. `preface` is
   * announced before the step. Without it, the step is announced only if the board is in view.
   */
  answer(step: Step, preface = '', by: 'puzzle' | 'engine' = 'puzzle'): void {
    this.#reset();
    const record = () => {
      this.#record(step);
      const {top, bottom} = this.host.element.getBoundingClientRect();
      if (preface || (bottom > 0 && top < innerHeight)) this.#announceWithDescription(preface, step.summary);
    };
    commit(this, step, record, by);
  }

  /** Undoes a step that the mode rejects. This dispatches `change`, announces nothing, and cannot be cancelled. */
  undoUnannounced(): void {
    const entry = this.#history.entry(-1);
    if (!entry) return;
    this.#reset();
    const record = () => {
      this.#history.go(-1, this.position);
      this.#positionChanged();
    };
    commit(this, {next: entry.position, move: null}, record, 'puzzle');
  }

  /** Whether there is a step that a person may undo (-1) or redo (1) at the moment. */
  canUndoOrRedo(steps: -1 | 1): boolean {
    const {recorder} = this.host;
    const canUndo = recorder
      ? recorder.canUndoOrRedo(steps)
      : this.mode.canUndo && this.#stepsOfPerson(steps) !== 0;
    return canUndo && this.acceptsInput;
  }

  undoOrRedo(direction: -1 | 1): void {
    this.syncFromElement();
    if (!this.canUndoOrRedo(direction)) return;
    this.#reset();
    this.host.recorder?.undoOrRedo(direction);
    const steps = this.#stepsOfPerson(direction);
    const entry = this.#history.entry(steps);
    if (!entry || this.host.recorder) return;
    // Two entries can have the same FEN in the board's `notation`. Then only the history moves.
    const isSame = showsPosition(this, entry.position);
    if (isSame) this.#history.go(steps, this.position);
    const record = () => this.#moveHistory(steps);
    if (isSame || !commit(this, {next: entry.position, move: null}, record))
      this.announce(this.strings.interaction.notChanged);
  }

  /** The number of steps of Undo (-1) or Redo (1): where one side is played, to where that side is to move. */
  #stepsOfPerson(direction: -1 | 1): number {
    return this.#history.stepsToTurn(direction, this.mode.name === 'play' ? this.host.playerSide : null);
  }

  /** Goes `steps` along the history for a script, without events. @returns Whether there was a position to go to. */
  go(steps: number): boolean {
    this.syncFromElement();
    const entry = this.mode.canUndo && !this.host.recorder ? this.#history.entry(steps) : undefined;
    if (!entry) return false;
    this.#reset();
    this.positions.show(this.positions.snapshot(entry.position));
    this.#moveHistory(steps);
    return true;
  }

  /** Shows whether the game is over and, after the move that has ended it, dispatches `gameend`. */
  reportEnd(): void {
    const {outcome} = this;
    const isOver = isFinal(outcome);
    this.#showEnd(isOver);
    const isDue = this.#endIsDue && isOver;
    this.#endIsDue = false;
    if (isDue && outcome) {
      const detail: GameEndDetail = {outcome};
      this.host.element.dispatchEvent(new CustomEvent('gameend', {detail, bubbles: true}));
    }
  }

  /** Adopts the changes of a script: another position or mode, or a disabled board. */
  syncFromElement(): void {
    const {element} = this.host;
    // If the new mode's part has not loaded yet, the board stays in the old mode until it has.
    const newMode = element.mode === this.mode.name ? undefined : this.#createMode(this);
    if (newMode) {
      this.mode.disconnect?.();
      this.mode = newMode;
      this.#actions = undefined;
    }
    if (newMode || this.isDisabled || this.#hasNewPlayer) this.state = idle;

    const {error} = element;
    if (error && error !== this.#knownError && this.mode.describe) this.announce(this.host.errorText);
    this.#knownError = error;

    // Read only now, because a puzzle that has ended above may have put a wrong move back.
    const {position} = this.host;
    const before = this.#history.current.position;
    if (position === before) return;
    const steps = this.#history.stepsTo(position);
    if (steps === 0) {
      // Only the FEN has changed, not the position.
      this.#history.go(0, position);
      return;
    }
    this.#reset();
    const step = stepBetween(before, position, this.strings);
    // In the FEN of a page that does not count moves, a new move can lead back to a position of the history. It is Undo or Redo
    // only if Redo leads there too, or no legal move does.
    if (steps && (!step || steps === 1) && this.mode.canUndo && !this.host.recorder) {
      this.#moveHistory(steps);
      return;
    }
    if (step) this.#record(step);
    else {
      this.#history.restart(position);
      this.#positionChanged();
    }
    const dropped = step ? '' : this.#dropPremove();
    if (this.mode.describe && !this.host.errorText) {
      this.#announceWithDescription(dropped, step?.summary ?? this.strings.interaction.newPosition);
    }
    this.mode.positionSet?.(step);
  }

  #announceWithDescription(...texts: readonly (string | undefined)[]): void {
    this.announce(joinSentences(...texts, this.mode.describe?.(this.position)));
  }

  announce(text: string): void {
    this.liveRegion.announce(text);
    this.host.element.requestUpdate();
  }

  /** Ends what the person has begun, such as a drag; a brush stays chosen. */
  #reset(): void {
    this.state = transition(this.state, {type: 'reset'}, this.actions).state;
    this.host.element.requestUpdate();
  }

  /** Records a step in the history; the element already has the position after the step. */
  #record({move, lastMove, summary}: Step, draggedFrom: Square | null = null): void {
    this.#history.add({position: this.position, move, lastMove, summary});
    this.#endIsDue = true;
    // Not by a timer of a fixed length: the page's own update, which this move has begun, may set the FEN again.
    if (premoveOf(this.state))
      void this.host.element.updateComplete.then(() => setTimeout(() => this.#playPremove()));
    this.#positionChanged(draggedFrom);
  }

  /** Plays the premove after the move of the other side, or drops it. One announcement holds both moves. */
  #playPremove(): void {
    this.syncFromElement();
    const premove = premoveOf(this.state);
    if (!premove) return;
    const {text} = this.liveRegion;
    const canPlay = this.acceptsInput && this.host.isInteractive;
    const step = canPlay && premovesPart.loaded?.premoveStep(this.actions, premove);
    const dropped = this.#dropPremove();
    if (step) this.#make(step, idle, text);
    else this.announce(joinSentences(text, dropped));
  }

  /** Drops the premove after another change than a move. @returns The sentence about it; empty if there was none. */
  #dropPremove(): string {
    if (!premoveOf(this.state)) return '';
    this.state = idle;
    return this.#describePremove(null);
  }

  #describePremove(premove: Premove | null): string {
    return premovesPart.loaded?.describePremove(premove, this) ?? '';
  }

  #moveHistory(steps: number): void {
    const history = this.#history;
    const {undone, redone, newPosition} = this.strings.interaction;
    // A script can go back many steps at once. No template says that. Two are a move and the answer to it.
    const template = Math.abs(steps) > 2 ? null : steps < 0 ? undone : redone;
    const summary = history.summary(steps);
    history.go(steps, this.position);
    this.#positionChanged();
    const dropped = this.#dropPremove();
    const sentences = [template ? summary : newPosition, this.mode.describe?.(this.position), dropped];
    const text = joinSentences(...sentences);
    this.announce(template ? fill(template, {announcement: text}) : text);
  }

  #positionChanged(draggedFrom: Square | null = null): void {
    this.revision++;
    this.draggedFrom = draggedFrom;
    this.#marks.finished = [];
    // The board may have become too narrow for the cursor; 97 is the code of “a”.
    if (this.cursor.charCodeAt(0) - 97 >= this.position.files) this.cursor = this.#king ?? 'a1';
  }

  #moveCursor(intent: Intent): void {
    const target = intent.type === 'press' ? intent.source : intent;
    if (intent.type === 'choose') this.cursor = intent.move.to;
    // A press on a piece of the palette has no square.
    else if ('square' in target && target.square) this.cursor = target.square;
  }

  /** The square of the king of the side to move. */
  get #king(): Square | undefined {
    return kingSquare(this.position, this.position.turn);
  }
}
