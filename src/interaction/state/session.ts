import {LiveRegion} from '../../dom/live-region.js';
import {describeMarks} from '../../marks/describe-marks.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {Position, Square} from '../../notation/position.js';
import {fill} from '../../notation/messages.js';
import {sentences} from '../../locales/sentence.js';
import {isCheck} from '../../rules/index.js';
import type {BoardContext} from '../context.js';
import {noteText} from './announce-move.js';
import {History} from './history.js';
import type {Mode, Options, Step} from './mode.js';
import {moveBetween} from './move-step.js';
import {idle, markOf, type Intent, type State} from './state.js';
import {transition} from './transition.js';

/** Makes one mode for a board. */
export type ModeFactory = (context: BoardContext, session: Session) => Mode;

/** The modes by their names. Those whose part has not been loaded are missing, and may come later. */
export type Modes = {readonly [mode in BoardContext['mode']]?: ModeFactory};

/**
 * The state of a board while a person acts on it. Input comes in as intents, through `send`. Changes of the position go
 * out through `apply` and `goTo`; `follow` notices changes that a script has made.
 */
export class Session {
  /** The square with the keyboard cursor, the only one in the tab order. */
  cursor: Square;
  readonly #context: BoardContext;
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

  constructor(context: BoardContext, modes: Modes) {
    this.#context = context;
    this.#modes = modes;
    this.#source = context.position;
    const create = modes[context.mode];
    if (!create) throw new Error(`The part for mode="${context.mode}" has not been loaded.`);
    this.#mode = create(context, this);
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

  /** Whether a person may change the position at this moment. */
  get canAct(): boolean {
    return !this.#context.disabled && !this.#mode.isWaiting;
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
    else if (note) this.announce(noteText(note, this.#options, this.#context.strings));
    // While a drag goes on, only its own layer is drawn again.
    else if (state !== before && !(state.is === 'dragging' && before.is === 'dragging')) {
      this.#context.redraw();
    }
    return used;
  }

  /** Changes the position, unless a listener cancels that. @returns Whether it was changed. */
  apply(step: Step): boolean {
    return this.#make(step, idle);
  }

  /** @param before - The state that led to the step. */
  #make(step: Step, before: State): boolean {
    const {putBack, notChanged} = this.#context.strings.interaction;
    this.#reset();
    const dispatchChange = this.#context.write(step.next, step.move);
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
    const dispatchChange = this.#context.write(step.next, step.move, false);
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
    const dispatchChange = this.#context.write(entry.position, null, false);
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
    const dispatchChange = this.#context.write(entry.position, null);
    if (!dispatchChange) {
      this.announce(this.#context.strings.interaction.notChanged);
      return;
    }
    if (to === 'previous') this.#history.undo(this.#entry(entry.summary));
    else this.#history.redo(this.#entry(entry.summary));
    this.#show(entry.position, entry.lastMove);
    const {undone, redone} = this.#context.strings.interaction;
    const announcement = sentences(entry.summary, this.#mode.describe?.(entry.position));
    this.announce(fill(to === 'previous' ? undone : redone, {announcement}));
    dispatchChange();
  }

  /** Follows a script that has changed the position or the mode. */
  follow(): void {
    const {position, mode} = this.#context;
    // Where the part of the new mode is still to come, the board keeps the old one until then.
    const create = this.#modes[mode];
    if (create && mode !== this.#mode.name) {
      this.#mode.disconnect?.();
      this.#mode = create(this.#context, this);
      this.#options = this.#mode.options(this.position);
      this.#state = transition(this.#state, {type: 'leave'}, this.#options).state;
    }
    if (position === this.#source) return;
    const step = moveBetween(this.position, position, this.#context.strings);
    if (step) this.#history.add(this.#entry(step.summary));
    else this.#history.clear();
    this.#show(position, step?.lastMove ?? []);
    this.#reset();
    if (this.#mode.describe && !this.#context.error) {
      const {newPosition} = this.#context.strings.interaction;
      this.announce(sentences(step?.summary ?? newPosition, this.#mode.describe(position)));
    }
    this.#mode.positionSet?.(step);
  }

  announce(text: string): void {
    this.liveRegion.announce(text);
    this.#context.redraw();
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
    const marks = isKept ? this.#context.marks : this.#marks;
    const isSame = ({from, to}: Mark) => from === mark.from && to === mark.to;
    const others = marks.filter((one) => !isSame(one));
    const isThere = marks.some((one) => isSame(one) && one.color === mark.color);
    const next = isThere ? others : [...others, mark];
    if (isKept) this.#context.writeMarks(next);
    else this.#marks = next;
    const {strings} = this.#context;
    this.announce(describeMarks(next, strings.diagram) || strings.interaction.noMarks);
  }

  /** Clears the selection without an announcement. */
  #reset(): void {
    this.#state = transition(this.#state, {type: 'reset'}, this.#options).state;
    this.#context.redraw();
  }

  #show(position: Position, lastMove: readonly Square[], dragged: Square | null = null): void {
    this.#revision++;
    this.#dragged = dragged;
    this.#marks = [];
    this.#source = this.#context.position;
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
