import type {BoardHost} from '../../dom/board-host.js';
import {LiveRegion} from '../../dom/live-region.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {Position, Square} from '../../notation/position.js';
import {fill} from '../../notation/fill.js';
import {enPlay} from '../../locales/en-play.js';
import type {Situation} from '../../locales/describe.js';
import type {LocaleStrings} from '../../locales/registry.js';
import {roleName, fillSentence, joinSentences, stringsFor} from '../../locales/sentence.js';
import {commit, isShown} from './commit.js';
import {DrawnMarks, brushColorOf} from './drawn-marks.js';
import {History} from './history.js';
import type {Mode, Actions, Step} from './mode.js';
import {idle, type Intent, type State} from './state.js';
import {transition, type Note} from './transition.js';

/** The texts of a board that a person acts on. */
export const playStrings = stringsFor('interaction', enPlay);

/** Creates the mode of the board; returns undefined until the part of that mode has loaded. */
export type CreateMode = (session: Session) => Mode | undefined;

/**
 * A person's session on a board. Input comes in as intents, through `send`, which makes the step that an intent leads
 * to. `apply`, `answer`, `goBy` and `undoUnannounced` change the position without an intent, and `syncFromElement` adopts
 * what a script has set.
 */
export class Session {
  readonly host: BoardHost;
  /** The board's texts, always in its current language. */
  readonly strings: LocaleStrings;
  /** The square with the keyboard cursor, the only one in the tab order. */
  cursor: Square;
  readonly liveRegion = new LiveRegion();
  readonly #history: History;
  readonly #marks: DrawnMarks;
  readonly #createMode: CreateMode;
  #mode: Mode;
  #actions: Actions | undefined;
  #state: State = idle;
  #revision = 0;
  /** The last error of the FEN; each is announced once. */
  #error: unknown;
  /** The square from which the last step dragged a piece, which then need not glide. */
  #draggedFrom: Square | null = null;

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

  get actions(): Actions {
    const {position, mode} = this;
    if (this.#actions?.position !== position) this.#actions = mode.actions(position);
    return this.#actions;
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

  get draggedFrom(): Square | null {
    return this.#draggedFrom;
  }

  /** Increases when the position changes or a change is refused; text being typed for an older revision is stale. */
  get revision(): number {
    return this.#revision;
  }

  get canUndo(): boolean {
    return this.#history.entry(-1) !== undefined && this.#canUseHistory;
  }

  get canRedo(): boolean {
    return this.#history.entry(1) !== undefined && this.#canUseHistory;
  }

  /** The marks drawn by hand, including the one that is being drawn, without the author's. */
  get marks(): readonly Mark[] {
    return this.#marks.shown(this.#state);
  }

  /** The colour in which marks are drawn with any pointer and by key; `null` while “Draw marks” is off. */
  get brushColor(): MarkColor | null {
    return brushColorOf(this.#state);
  }

  /** Whether the board is disabled, by itself or by a fieldset. */
  get isDisabled(): boolean {
    const {element} = this.host;
    return element.disabled || element.matches(':disabled');
  }

  get canAct(): boolean {
    return !this.isDisabled && !this.#mode.isWaiting;
  }

  /** The king in check; on the board of a game, the one that the shown move has checked. */
  get checkedKing(): Square | undefined {
    if (this.#mode.hidesCheck) return this.host.shownMove?.checkedKing;
    return this.#mode.rules?.isCheck(this.position) ? this.#king : undefined;
  }

  /** The form's problem, check and the last move, for the description that screen readers read. */
  get situation(): Situation {
    if (this.host.shownMove) return this.host.shownMove.situation;
    const {summary} = this.#history.present;
    const {interaction} = this.strings;
    return {
      problem: this.host.element.validationMessage,
      check: this.#mode.rules?.checkText(this.position, this.strings) ?? '',
      lastMove: summary && fill(interaction.lastMove, {announcement: summary}),
    };
  }

  /** Applies an intent. @returns Whether it had an effect. */
  send(intent: Intent): boolean {
    this.syncFromElement();
    const endsInteraction = intent.type === 'cancel' || intent.type === 'interrupt';
    // These are handled even while nobody can act.
    if (!endsInteraction && !this.canAct) return false;
    const before = this.#state;
    const {state, handled, step, note, mark} = transition(before, intent, this.actions);
    this.#state = state;
    if (step || intent.type === 'press') this.#moveCursor(intent);
    if (mark) this.#draw(mark);
    if (step) this.#make(step, before);
    else if (note) this.announce(this.#noteText(note));
    // During a drag, only the drag layer is drawn again.
    else if (state !== before && !(state.type === 'dragging' && before.type === 'dragging')) {
      this.host.element.requestUpdate();
    }
    return handled;
  }

  /** Draws a mark. If the part for marks has not loaded yet, draws it once it has. */
  #draw(mark: Mark): void {
    const {marks: part} = this.host;
    if (!part.loaded) {
      void part.tryLoad().then((loaded) => loaded && this.#draw(mark));
      return;
    }
    const marks = this.#marks.draw(mark, this.#mode.keepsMarks ?? false);
    this.showDrawButton();
    const sentences = part.loaded.describeMarks(marks, this.host.locale.current);
    this.announce(sentences.join(' ') || this.strings.interaction.noMarks);
    this.host.element.requestUpdate();
  }

  /** Shows the “Draw marks” button from now on; the editor has one anyway. */
  showDrawButton(): void {
    this.host.element.drawable ||= !this.#mode.keepsMarks;
  }

  /** Makes a step, unless a listener cancels it. @returns Whether the position was changed. */
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
      // Makes text typed in the editor's fields stale: it was typed for a position that was refused.
      this.#revision++;
      this.announce('selection' in before ? putBack : notChanged);
      return false;
    }
    this.#record(step, before.type === 'dragging' ? before.selection.from : null);
    if (!step.isSilent) this.#announceWithDescription(step.summary, step.consequences);
    dispatchChange();
    this.#mode.stepMade?.(step);
    return true;
  }

  /**
   * Makes a step that the mode decides on, such as the answer to a move. No listener can cancel it.
   *
   * @param preface - A text to announce before it. Without one, a board that is off the screen announces nothing.
   */
  answer(step: Step, preface = ''): void {
    this.#reset();
    const dispatchChange = commit(this.host, step.next, step.move, false);
    this.#record(step);
    const {top, bottom} = this.host.element.getBoundingClientRect();
    if (preface || (bottom > 0 && top < innerHeight)) this.#announceWithDescription(preface, step.summary);
    dispatchChange?.();
  }

  /** Undoes a step that the mode does not accept, without an announcement; `change` is fired. No listener can cancel it. */
  undoUnannounced(): void {
    const entry = this.#history.entry(-1);
    if (!entry) return;
    this.#reset();
    const dispatchChange = commit(this.host, entry.position, null, false);
    this.#history.go(-1, this.position);
    this.#positionChanged();
    dispatchChange?.();
  }

  /** Undoes (-1) or redoes (1) a step, if there is one. */
  goBy(steps: -1 | 1): void {
    this.syncFromElement();
    const entry = this.#history.entry(steps);
    if (!entry || !this.#canUseHistory) return;
    this.#reset();
    // If both entries have the same FEN in the board's `notation`, only the history moves.
    const isSame = isShown(this.host, entry.position);
    if (isSame) this.#history.go(steps, this.position);
    const dispatchChange = isSame ? null : commit(this.host, entry.position, null);
    if (dispatchChange) this.#moveHistory(steps);
    else this.announce(this.strings.interaction.notChanged);
    dispatchChange?.();
  }

  /** Adopts what a script has changed: the position, the mode, or whether the board is disabled. */
  syncFromElement(): void {
    const {position, element} = this.host;
    // If the new mode's part has not loaded yet, the board stays in the old mode until it has.
    const newMode = element.mode === this.#mode.name ? undefined : this.#createMode(this);
    if (newMode) {
      this.#mode.disconnect?.();
      this.#mode = newMode;
      this.#actions = undefined;
    }
    if (newMode || this.isDisabled) {
      this.#state = transition(this.#state, {type: 'leave'}, this.actions).state;
    }
    const {error} = element;
    if (error && error !== this.#error && this.#mode.describe) this.announce(this.host.errorText);
    this.#error = error;
    const before = this.#history.present.position;
    if (position === before) return;
    const steps = this.#history.stepsTo(position);
    if (steps === 0) {
      // The same position, written as another FEN.
      this.#history.go(0, position);
      return;
    }
    this.#reset();
    if (steps && this.#mode.canUndo) {
      this.#moveHistory(steps);
      return;
    }
    const {rules} = this.#mode;
    const step = rules?.moveBetween(before, position, this.strings) ?? null;
    if (step) this.#record(step);
    else {
      this.#history.restart(position);
      this.#positionChanged();
    }
    if (!rules) void this.#recordOnceLoaded(before, position);
    if (this.#mode.describe && !this.host.errorText) {
      this.#announceWithDescription(step?.summary ?? this.strings.interaction.newPosition);
    }
    this.#mode.positionSet?.(step);
  }

  /** Records the move between two positions that a script has set, if there is one, when the rules have loaded. */
  async #recordOnceLoaded(before: Position, position: Position): Promise<void> {
    const part = await this.#mode.loadRules?.();
    const step = part?.rules.moveBetween(before, position, this.strings);
    if (!step || this.position !== position) return;
    this.#history.restart(before);
    this.#record(step);
    this.host.element.requestUpdate();
  }

  /** The announcement of an intent that does not change the position. */
  #noteText({type, square}: Note): string {
    const {strings, position} = this;
    const {isPicked, illegalMove, cannotMove, noPiece, putBack} = strings.interaction;
    const piece = square && this.actions.pieces.get(square);
    const text = (template: string) =>
      fillSentence(template, {piece: piece ? roleName(piece, strings) : '', square: square ?? ''});
    switch (type) {
      case 'picked':
        return text(`{piece} {square} ${isPicked}.`);
      case 'cannotGo':
        return text(illegalMove);
      case 'cannotPick':
        if (!piece) return text(noPiece);
        if (piece < 'a' === (position.turn === 'white')) return text(cannotMove);
        return this.#mode.rules?.turnText(position, strings) ?? '';
      case 'putBack':
        return putBack;
    }
  }

  /** Announces these texts, followed by the mode's description of the position. */
  #announceWithDescription(...texts: readonly (string | undefined)[]): void {
    this.announce(joinSentences(...texts, this.#mode.describe?.(this.position)));
  }

  announce(text: string): void {
    this.liveRegion.announce(text);
    this.host.element.requestUpdate();
  }

  /** Stops the mode; called when the board is no longer interactive. */
  disconnect(): void {
    this.#mode.disconnect?.();
  }

  get #canUseHistory(): boolean {
    return this.canAct && this.#mode.canUndo;
  }

  #reset(): void {
    this.#state = transition(this.#state, {type: 'reset'}, this.actions).state;
    this.host.element.requestUpdate();
  }

  /** Records a step in the history; the element already has its position. */
  #record({lastMove, summary}: Step, draggedFrom: Square | null = null): void {
    this.#history.add({position: this.position, lastMove, summary});
    this.#positionChanged(draggedFrom);
  }

  /** Moves the history by `steps` and announces it; the element already has that position. */
  #moveHistory(steps: number): void {
    const history = this.#history;
    const {undone, redone, newPosition} = this.strings.interaction;
    const template = steps === -1 ? undone : steps === 1 ? redone : null;
    const summary = (steps < 0 ? history.present : history.entry(steps))?.summary;
    history.go(steps, this.position);
    this.#positionChanged();
    const announcement = joinSentences(
      template ? summary : newPosition,
      this.#mode.describe?.(this.position),
    );
    this.announce(template ? fill(template, {announcement}) : announcement);
  }

  /** Updates revision, marks and cursor after the position has changed. */
  #positionChanged(draggedFrom: Square | null = null): void {
    this.#revision++;
    this.#draggedFrom = draggedFrom;
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
    return [...this.actions.pieces].find(([, piece]) => piece === king)?.[0];
  }

  /** The cursor begins on the king of the side to move. */
  get #firstCursor(): Square {
    return this.#king ?? 'a1';
  }
}
