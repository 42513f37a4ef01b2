import type {BoardElement, BoardHost} from '../../dom/board-host.js';
import {LiveRegion} from '../../dom/live-region.js';
import {describeMarks} from '../../marks/describe-marks.js';
import {formatMarks} from '../../marks/format-marks.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import {parseMarks} from '../../marks/parse-marks.js';
import type {Position, Square} from '../../notation/position.js';
import {fill} from '../../notation/messages.js';
import {completedBy} from '../../locales/complete.js';
import {enButtons} from '../../locales/en-buttons.js';
import {enPlay} from '../../locales/en-play.js';
import {sentences} from '../../locales/sentence.js';
import {stringsOf, type LocaleStrings} from '../../locales/strings.js';
import {isCheck} from '../../rules/index.js';
import type {ChangeDetail, MarksChangeDetail, MoveDetail} from '../events.js';
import {noteText} from './announce-move.js';
import {History} from './history.js';
import type {Mode, Options, Step} from './mode.js';
import {moveBetween} from './move-step.js';
import {idle, markOf, type Intent, type State} from './state.js';
import {transition} from './transition.js';

const textsOf = completedBy({...enPlay, ...enButtons}, ({interaction}) => interaction);

/** Makes one mode for a board. */
export type ModeFactory = (session: Session) => Mode;

/** The modes by their names. Those whose part has not been loaded are missing, and may come later. */
export type Modes = {readonly [mode in BoardElement['mode']]?: ModeFactory};

/**
 * The state of a board while a person acts on it. Input comes in as intents, through `send`. Changes of the position go
 * out through `apply` and `goTo`; `follow` notices changes that a script has made.
 */
export class Session {
  readonly host: BoardHost;
  /** Everything the board says, in its language at that moment. */
  readonly strings: LocaleStrings;
  /** The square with the keyboard cursor, the only one in the tab order. */
  cursor: Square;
  /** What a screen reader announces. */
  readonly liveRegion = new LiveRegion();
  readonly #history = new History();
  readonly #modes: Modes;
  #mode: Mode;
  #options: Options;
  #state: State = idle;
  #lastMove: readonly Square[] = [];
  #revision = 0;
  /** The reader's own marks. */
  #marks: readonly Mark[] = [];
  /** The position that the element had when it was last seen; if it has another one, a script has set it. */
  #source: Position;
  /** The square from which the last step dragged a piece, which then need not glide. */
  #dragged: Square | null = null;

  constructor(host: BoardHost, modes: Modes) {
    const {mode} = host.element;
    this.host = host;
    this.strings = stringsOf(host.locale, textsOf);
    this.#modes = modes;
    this.#source = host.position;
    const create = modes[mode];
    if (!create) throw new Error(`The part for mode="${mode}" has not been loaded.`);
    this.#mode = create(this);
    this.#options = this.#mode.options(this.#source);
    this.cursor = this.#firstCursor;
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** What may be done in the position. */
  get options(): Options {
    return this.#options;
  }

  get position(): Position {
    return this.#options.position;
  }

  get state(): State {
    return this.#state;
  }

  get lastMove(): readonly Square[] {
    return this.#lastMove;
  }

  get dragged(): Square | null {
    return this.#dragged;
  }

  /** Another number after each change of the position. */
  get revision(): number {
    return this.#revision;
  }

  get canUndo(): boolean {
    return this.#history.previous !== undefined && this.#canGo;
  }

  get canRedo(): boolean {
    return this.#history.next !== undefined && this.#canGo;
  }

  /** The marks that are drawn by hand, also the one that is being drawn; the author's marks are not among them. */
  get marks(): readonly Mark[] {
    return this.#state.is === 'drawing' ? [...this.#marks, markOf(this.#state)] : this.#marks;
  }

  /** The colour in which marks are drawn with any pointer and by key; `null` while that is not switched on. */
  get penColor(): MarkColor | null {
    const state = this.#state.is === 'drawing' ? this.#state.before : this.#state;
    return state.is === 'painting' && state.brush === 'marks' ? (state.color ?? 'green') : null;
  }

  /** Whether the board is disabled, by itself or by a fieldset. */
  get isDisabled(): boolean {
    const {element} = this.host;
    return element.disabled || element.matches(':disabled');
  }

  /** Whether a person may change the position at this moment. */
  get canAct(): boolean {
    return !this.isDisabled && !this.#mode.isWaiting;
  }

  /** The king of the side to move, if it is attacked. */
  get checkedKing(): Square | undefined {
    return !this.#mode.hidesCheck && isCheck(this.position) ? this.#king : undefined;
  }

  /** Applies an intent. @returns Whether it had an effect. */
  send(intent: Intent): boolean {
    this.follow();
    const endsOnly = intent.type === 'cancel' || intent.type === 'interrupt';
    if (!endsOnly && !this.canAct) return false;
    const before = this.#state;
    const {state, used, step, note, mark} = transition(before, intent, this.#options);
    this.#state = state;
    if (step || intent.type === 'press') this.#moveCursor(intent);
    if (mark) this.#draw(mark);
    if (step) this.#make(step, before);
    else if (note) this.announce(noteText(note, this.#options, this.strings));
    // While a drag goes on, only its own layer is drawn again.
    else if (state !== before && !(state.is === 'dragging' && before.is === 'dragging')) {
      this.host.element.requestUpdate();
    }
    return used;
  }

  /**
   * Sets `fen` to a position that a person has made, in the author's notation, unless a listener to `beforechange`
   * cancels it.
   *
   * @param isCancelable - Whether `beforechange` is dispatched: not for a mode's own moves.
   * @returns What notifies the listeners to `change`; `null` when it was cancelled, and then nothing has changed.
   */
  #write(next: Position, move: MoveDetail | null, isCancelable = true): (() => void) | null {
    const {host} = this;
    const previousFen = host.fen;
    const detail: ChangeDetail = {fen: host.format(next), previousFen, move};
    const dispatch = (type: string, cancelable: boolean) =>
      host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
    // A listener may also have set another position: then the person's change was made on one that is gone.
    if (isCancelable && (!dispatch('beforechange', true) || host.fen !== previousFen)) return null;
    host.write(detail.fen);
    return () => dispatch('change', false);
  }

  /** Changes the position, unless a listener cancels that. @returns Whether it was changed. */
  apply(step: Step): boolean {
    return this.#make(step, idle);
  }

  /** @param before - The state that led to the step. */
  #make(step: Step, before: State): boolean {
    const {putBack, notChanged} = this.strings.interaction;
    this.#reset();
    const dispatchChange = this.#write(step.next, step.move);
    if (!dispatchChange) {
      this.announce('selection' in before ? putBack : notChanged);
      return false;
    }
    this.#history.add(this.#entry(step.summary));
    this.#show(step.next, step.lastMove, before.is === 'dragging' ? before.selection.from : null);
    if (!step.isSilent) {
      this.announce(sentences(step.summary, step.consequences, this.#mode.describe?.(step.next)));
    }
    dispatchChange();
    this.#mode.stepMade?.(step);
    return true;
  }

  /** Makes a step that the mode decides on, such as the answer to a move. No listener can cancel it. */
  answer(step: Step): void {
    this.#reset();
    const dispatchChange = this.#write(step.next, step.move, false);
    this.#history.add(this.#entry(step.summary));
    this.#show(step.next, step.lastMove);
    this.announce(sentences(step.summary, this.#mode.describe?.(step.next)));
    dispatchChange?.();
  }

  /** Undoes a step that the mode does not accept, without an announcement. No listener can cancel it. */
  undoSilently(): void {
    const entry = this.#history.previous;
    if (!entry) return;
    this.#reset();
    const dispatchChange = this.#write(entry.position, null, false);
    this.#history.undo(this.#entry(entry.summary));
    this.#show(entry.position, entry.lastMove);
    dispatchChange?.();
  }

  /** Undoes or redoes a step, if there is one. */
  goTo(to: 'previous' | 'next'): void {
    this.follow();
    const entry = this.#history[to];
    if (!entry || !this.#canGo) return;
    this.#reset();
    const dispatchChange = this.#write(entry.position, null);
    if (!dispatchChange) {
      this.announce(this.strings.interaction.notChanged);
      return;
    }
    if (to === 'previous') this.#history.undo(this.#entry(entry.summary));
    else this.#history.redo(this.#entry(entry.summary));
    this.#show(entry.position, entry.lastMove);
    const {undone, redone} = this.strings.interaction;
    const announcement = sentences(entry.summary, this.#mode.describe?.(entry.position));
    this.announce(fill(to === 'previous' ? undone : redone, {announcement}));
    dispatchChange();
  }

  /** Follows a script that has changed the position or the mode. */
  follow(): void {
    const {position, element} = this.host;
    const {mode} = element;
    // Where the part of the new mode is still to come, the board keeps the old one until then.
    const create = this.#modes[mode];
    if (create && mode !== this.#mode.name) {
      this.#mode.disconnect?.();
      this.#mode = create(this);
      this.#options = this.#mode.options(this.position);
      this.#state = transition(this.#state, {type: 'leave'}, this.#options).state;
    }
    if (position === this.#source) return;
    const step = moveBetween(this.position, position, this.strings);
    if (step) this.#history.add(this.#entry(step.summary));
    else this.#history.clear();
    this.#show(position, step?.lastMove ?? []);
    this.#reset();
    if (this.#mode.describe && !this.host.error) {
      const {newPosition} = this.strings.interaction;
      this.announce(sentences(step?.summary ?? newPosition, this.#mode.describe(position)));
    }
    this.#mode.positionSet?.(step);
  }

  announce(text: string): void {
    this.liveRegion.announce(text);
    this.host.element.requestUpdate();
  }

  /** The board is no longer interactive. */
  disconnect(): void {
    this.#mode.disconnect?.();
  }

  /** Whether a person may undo or redo a step at this moment. */
  get #canGo(): boolean {
    return this.canAct && !this.#mode.isOneWay;
  }

  /** Adds a mark. The same mark again removes it, and one of another colour replaces it. */
  #draw(mark: Mark): void {
    const isKept = this.#mode.keepsMarks ?? false;
    const {element, position} = this.host;
    const marks = isKept ? parseMarks(element.marks, position.files).marks : this.#marks;
    const isSame = ({from, to}: Mark) => from === mark.from && to === mark.to;
    const others = marks.filter((one) => !isSame(one));
    const isThere = marks.some((one) => isSame(one) && one.color === mark.color);
    const next = isThere ? others : [...others, mark];
    if (isKept) {
      const detail: MarksChangeDetail = {marks: formatMarks(next)};
      element.marks = detail.marks;
      element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
    } else this.#marks = next;
    const {strings} = this;
    this.announce(describeMarks(next, strings.diagram) || strings.interaction.noMarks);
  }

  /** Clears the selection without an announcement. */
  #reset(): void {
    this.#state = transition(this.#state, {type: 'reset'}, this.#options).state;
    this.host.element.requestUpdate();
  }

  #show(position: Position, lastMove: readonly Square[], dragged: Square | null = null): void {
    this.#revision++;
    this.#dragged = dragged;
    this.#marks = [];
    this.#source = this.host.position;
    this.#options = this.#mode.options(position);
    this.#lastMove = lastMove;
    // The board may have become too narrow for the cursor.
    if (this.cursor.charCodeAt(0) - 97 >= position.files) this.cursor = this.#firstCursor;
  }

  #entry(summary: string) {
    return {position: this.position, lastMove: this.#lastMove, summary};
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

  /** The king of the side to move, where it has one. */
  get #king(): Square | undefined {
    const king = this.position.turn === 'white' ? 'K' : 'k';
    return [...this.#options.pieces].find(([, piece]) => piece === king)?.[0];
  }

  /** The cursor begins on the king of the side to move. */
  get #firstCursor(): Square {
    return this.#king ?? 'a1';
  }
}
