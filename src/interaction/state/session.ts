import type {BoardHost} from '../../dom/board-host.js';
import {LiveRegion} from '../../dom/live-region.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {Position, Square} from '../../notation/position.js';
import {fill} from '../../notation/fill.js';
import {enButtons} from '../../locales/en-buttons.js';
import {enPlay} from '../../locales/en-play.js';
import type {Situation} from '../../locales/describe.js';
import type {LocaleStrings} from '../../locales/registry.js';
import {sentences, stringsFor} from '../../locales/sentence.js';
import {isCheck} from '../../rules/index.js';
import {describeCheck, noteText} from './announce-move.js';
import {commit, isShown} from './commit.js';
import {DrawnMarks, penColorOf} from './drawn-marks.js';
import {History} from './history.js';
import type {Mode, Options, Step} from './mode.js';
import {moveBetween} from './legal-moves.js';
import {idle, type Intent, type State} from './state.js';
import {transition} from './transition.js';

const playStrings = stringsFor('interaction', {...enPlay, ...enButtons});

/** Creates the mode of the board; returns undefined until the part of that mode has loaded. */
export type CreateMode = (session: Session) => Mode | undefined;

/**
 * A person's session on a board. Input comes in as intents, through `send`. Changes of the position go out to the
 * element through `apply`, `answer`, `goBy` and `undoSilently`; `syncFromElement` follows what a script has set.
 */
export class Session {
  readonly host: BoardHost;
  /** Everything the board says, in its language at that moment. */
  readonly strings: LocaleStrings;
  /** The square with the keyboard cursor, the only one in the tab order. */
  cursor: Square;
  readonly liveRegion = new LiveRegion();
  readonly #history: History;
  readonly #marks: DrawnMarks;
  readonly #createMode: CreateMode;
  #mode: Mode;
  #options: Options | undefined;
  #state: State = idle;
  #revision = 0;
  /** The error of the FEN, which is announced once. */
  #error: unknown;
  /** The square from which the last step dragged a piece, which then need not glide. */
  #dragged: Square | null = null;

  constructor(host: BoardHost, createMode: CreateMode) {
    this.host = host;
    this.strings = {
      get diagram() {
        return host.locale.current.diagram;
      },
      get interaction() {
        return playStrings(host);
      },
    };
    this.#createMode = createMode;
    this.#history = new History(host.position);
    this.#marks = new DrawnMarks(host);
    const mode = createMode(this);
    if (!mode) throw new Error(`The part for mode="${host.element.mode}" has not been loaded.`);
    this.#mode = mode;
    this.#error = host.element.error;
    this.cursor = this.#firstCursor;
  }

  get mode(): Mode {
    return this.#mode;
  }

  get options(): Options {
    const {position, mode} = this;
    if (this.#options?.position !== position) this.#options = mode.options(position);
    return this.#options;
  }

  /** The position as the element read it back from its FEN: what a FEN cannot express is already gone. */
  get position(): Position {
    return this.host.position;
  }

  get state(): State {
    return this.#state;
  }

  get lastMove(): readonly Square[] {
    return this.host.shownMove?.lastMove ?? this.#history.present.lastMove;
  }

  get dragged(): Square | null {
    return this.#dragged;
  }

  /** Increases when the position changes or a change is refused; drafts of an older revision are stale. */
  get revision(): number {
    return this.#revision;
  }

  get canUndo(): boolean {
    return this.#history.entry(-1) !== undefined && this.#canGo;
  }

  get canRedo(): boolean {
    return this.#history.entry(1) !== undefined && this.#canGo;
  }

  /** The marks that are drawn by hand, including the one that is being drawn; the author's marks are not among them. */
  get marks(): readonly Mark[] {
    return this.#marks.shown(this.#state);
  }

  /** The colour in which marks are drawn with any pointer and by key; `null` while “Draw marks” is off. */
  get penColor(): MarkColor | null {
    return penColorOf(this.#state);
  }

  /** Whether the board is disabled, by itself or by a fieldset. */
  get isDisabled(): boolean {
    const {element} = this.host;
    return element.disabled || element.matches(':disabled');
  }

  get canAct(): boolean {
    return !this.isDisabled && !this.#mode.isWaiting;
  }

  /** The king of the side to move, if it is attacked. */
  get checkedKing(): Square | undefined {
    if (this.#mode.hidesCheck) return this.host.shownMove?.checkedKing;
    return isCheck(this.position) ? this.#king : undefined;
  }

  /** Check and the last move, for listeners. */
  get situation(): Situation {
    if (this.host.shownMove) return this.host.shownMove.situation;
    const {summary} = this.#history.present;
    const {interaction} = this.strings;
    return {
      problem: this.host.element.validationMessage,
      check: describeCheck(this.position, interaction),
      lastMove: summary && fill(interaction.lastMove, {announcement: summary}),
    };
  }

  /** Applies an intent. @returns Whether it had an effect. */
  send(intent: Intent): boolean {
    this.syncFromElement();
    const endsOnly = intent.type === 'cancel' || intent.type === 'interrupt';
    if (!endsOnly && !this.canAct) return false;
    const before = this.#state;
    const {state, handled, step, note, mark} = transition(before, intent, this.options);
    this.#state = state;
    if (step || intent.type === 'press') this.#moveCursor(intent);
    if (mark) this.#draw(mark);
    if (step) this.#make(step, before);
    else if (note) this.announce(noteText(note, this.options, this.strings));
    // While a drag goes on, only its own layer is drawn again.
    else if (state !== before && !(state.type === 'dragging' && before.type === 'dragging')) {
      this.host.element.requestUpdate();
    }
    return handled;
  }

  /** Draws a mark, when the part for marks is there: it was fetched when the first one was begun. */
  #draw(mark: Mark): void {
    const {marks: part} = this.host;
    if (!part.loaded) {
      void part.attempt().then((loaded) => loaded && this.#draw(mark));
      return;
    }
    const {diagram, interaction} = this.strings;
    const marks = this.#marks.draw(mark, this.#mode.keepsMarks ?? false);
    this.announce(part.loaded.describeMarks(marks, diagram).join(' ') || interaction.noMarks);
    this.host.element.requestUpdate();
  }

  /** Changes the position, unless a listener cancels that. @returns Whether it was changed. */
  apply(step: Step): boolean {
    this.syncFromElement();
    return this.#make(step, idle);
  }

  /** @param before - The state that led to the step. */
  #make(step: Step, before: State): boolean {
    const {putBack, notChanged} = this.strings.interaction;
    this.#reset();
    const dispatchChange = isShown(this.host, step.next) ? null : commit(this.host, step.next, step.move);
    if (!dispatchChange) {
      // Text typed meanwhile is about a change that did not come.
      this.#revision++;
      this.announce('selection' in before ? putBack : notChanged);
      return false;
    }
    this.#add(step, before.type === 'dragging' ? before.selection.from : null);
    if (!step.isSilent) this.#announce(step.summary, step.consequences);
    dispatchChange();
    this.#mode.stepMade?.(step);
    return true;
  }

  /**
   * Makes a step that the mode decides on, such as the answer to a move. No listener can cancel it.
   *
   * @param before - Announced before it. Without that, a board that is off the screen announces nothing.
   */
  answer(step: Step, before = ''): void {
    this.#reset();
    const dispatchChange = commit(this.host, step.next, step.move, false);
    this.#add(step);
    const {top, bottom} = this.host.element.getBoundingClientRect();
    if (before || (bottom > 0 && top < innerHeight)) this.#announce(before, step.summary);
    dispatchChange?.();
  }

  /** Undoes a step that the mode does not accept, without an announcement. No listener can cancel it. */
  undoSilently(): void {
    const entry = this.#history.entry(-1);
    if (!entry) return;
    this.#reset();
    const dispatchChange = commit(this.host, entry.position, null, false);
    this.#history.go(-1, this.position);
    this.#moved();
    dispatchChange?.();
  }

  /** Undoes (-1) or redoes (1) a step, if there is one. */
  goBy(steps: -1 | 1): void {
    this.syncFromElement();
    const entry = this.#history.entry(steps);
    if (!entry || !this.#canGo) return;
    this.#reset();
    if (isShown(this.host, entry.position)) this.#history.go(steps, this.position);
    const dispatchChange = entry === this.#history.present ? null : commit(this.host, entry.position, null);
    if (dispatchChange) this.#go(steps);
    else this.announce(this.strings.interaction.notChanged);
    dispatchChange?.();
  }

  /** Follows a script that has changed the position or the mode, or has disabled the board. */
  syncFromElement(): void {
    const {position, element} = this.host;
    // Where the part of the new mode is still to come, the board keeps the old one until then.
    const newMode = element.mode === this.#mode.name ? undefined : this.#createMode(this);
    if (newMode) {
      this.#mode.disconnect?.();
      this.#mode = newMode;
      this.#options = undefined;
    }
    if (newMode || this.isDisabled) {
      this.#state = transition(this.#state, {type: 'leave'}, this.options).state;
    }
    const {error} = element;
    if (error && error !== this.#error && this.#mode.describe) this.announce(this.host.error);
    this.#error = error;
    const before = this.#history.present.position;
    if (position === before) return;
    const steps = this.#history.stepsTo(position);
    if (steps === 0) {
      // The same, in another spelling.
      this.#history.go(0, position);
      return;
    }
    this.#reset();
    if (steps && this.#mode.canUndo) {
      this.#go(steps);
      return;
    }
    const step = moveBetween(before, position, this.strings);
    if (step) this.#add(step);
    else {
      this.#history.begin(position);
      this.#moved();
    }
    if (this.#mode.describe && !this.host.error) {
      this.#announce(step?.summary ?? this.strings.interaction.newPosition);
    }
    this.#mode.positionSet?.(step);
  }

  /** Announces a step, what it has changed besides, and what the mode says of the position. */
  #announce(...texts: readonly (string | undefined)[]): void {
    this.announce(sentences(...texts, this.#mode.describe?.(this.position)));
  }

  announce(text: string): void {
    this.liveRegion.announce(text);
    this.host.element.requestUpdate();
  }

  /** Stops the mode; called when the board is no longer interactive. */
  disconnect(): void {
    this.#mode.disconnect?.();
  }

  get #canGo(): boolean {
    return this.canAct && this.#mode.canUndo;
  }

  #reset(): void {
    this.#state = transition(this.#state, {type: 'reset'}, this.options).state;
    this.host.element.requestUpdate();
  }

  /** Records a step in the history; the element already has its position. */
  #add({lastMove, summary}: Step, dragged: Square | null = null): void {
    this.#history.add({position: this.position, lastMove, summary});
    this.#moved(dragged);
  }

  /** The element has the position that is so many steps away in the history. */
  #go(steps: number): void {
    const history = this.#history;
    const {undone, redone, newPosition} = this.strings.interaction;
    const template = steps === -1 ? undone : steps === 1 ? redone : null;
    const summary = (steps < 0 ? history.present : history.entry(steps))?.summary;
    history.go(steps, this.position);
    this.#moved();
    const announcement = sentences(template ? summary : newPosition, this.#mode.describe?.(this.position));
    this.announce(template ? fill(template, {announcement}) : announcement);
  }

  /** Updates revision, marks and cursor after the position has changed. */
  #moved(dragged: Square | null = null): void {
    this.#revision++;
    this.#dragged = dragged;
    this.#marks.clear();
    // The board may have become too narrow for the cursor.
    if (this.cursor.charCodeAt(0) - 97 >= this.position.files) this.cursor = this.#firstCursor;
  }

  #moveCursor(intent: Intent): void {
    const square =
      intent.type === 'press' && 'square' in intent.source
        ? intent.source.square
        : intent.type === 'choose'
          ? intent.move.to
          : 'square' in intent
            ? intent.square
            : null;
    if (square) this.cursor = square;
  }

  get #king(): Square | undefined {
    const king = this.position.turn === 'white' ? 'K' : 'k';
    return [...this.options.pieces].find(([, piece]) => piece === king)?.[0];
  }

  /** The cursor begins on the king of the side to move. */
  get #firstCursor(): Square {
    return this.#king ?? 'a1';
  }
}
