import {isAnimated} from '../dom/motion.js';
import {seenFromBlack} from '../drawing/look.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import {enButtons} from '../locales/en-buttons.js';
import {enPlay} from '../locales/en-play.js';
import {completedBy} from '../locales/complete.js';
import {stringsOf, type CurrentLocale, type LocaleStrings} from '../locales/strings.js';
import {issueSentence} from '../locales/explain.js';
import {formatMarks} from '../marks/format-marks.js';
import type {Mark} from '../marks/mark.js';
import {parseMarks} from '../marks/parse-marks.js';
import {emptyBoard, type Position} from '../notation/position.js';
import type {ParsedFen} from '../notation/index.js';
import type {ChangeDetail, MarksChangeDetail, MoveDetail} from './events.js';
import type {BoardElement, BoardFacade} from './facade.js';

const textsOf = completedBy({...enPlay, ...enButtons}, ({interaction}) => interaction);

/** The board that a person acts on, as the rest of this folder reads and changes it. */
export class BoardContext {
  /** Everything the board says, in its language at that moment. */
  readonly strings: LocaleStrings;
  readonly #facade: BoardFacade;
  readonly #board: BoardElement;

  constructor(facade: BoardFacade) {
    this.strings = stringsOf(facade.locale, textsOf);
    this.#facade = facade;
    this.#board = facade.board;
  }

  get root(): ShadowRoot {
    return this.#board.renderRoot as ShadowRoot;
  }

  get element(): HTMLElement {
    return this.#board;
  }

  get mode(): BoardElement['mode'] {
    return this.#board.mode;
  }

  get disabled(): boolean {
    return this.#board.disabled || this.#board.matches(':disabled');
  }

  /** The position of `fen`; the empty board where that cannot be read. */
  get position(): Position {
    return this.#board.position ?? emptyBoard;
  }

  /** `fen` as text: a script may have set something else, and that has nothing to show. */
  get fen(): string {
    const fen: unknown = this.#board.fen;
    return typeof fen === 'string' ? fen : '';
  }

  /** The FEN as a form submits it: of a text that was repaired in reading, what was read. */
  get formattedFen(): string {
    return this.#facade.format(this.position);
  }

  /** Whether the author asked for the toolbar, which has buttons to flip the board and to copy the FEN. */
  get hasToolbar(): boolean {
    return this.#board.controls;
  }

  /** What is wrong with `fen`; empty when it can be read. */
  get error(): string {
    const {error} = this.#board;
    return error ? issueSentence(this.locale.current, error) : '';
  }

  /** What was repaired in reading `fen`, or is wrong with the position, in sentences. */
  get warnings(): readonly string[] {
    return this.#board.warnings
      .filter(({code}) => code !== 'mark')
      .map((issue) => issueSentence(this.locale.current, issue));
  }

  get locale(): CurrentLocale {
    return this.#facade.locale;
  }

  /** The accessible name of the grid. */
  get name(): string {
    return this.#facade.name();
  }

  get fromBlack(): boolean {
    return seenFromBlack(this.position, this.#board);
  }

  /** What is drawn beside the squares: coordinates at the left and below, the turn marker at the right, or both. */
  get margins(): 'none' | 'outside' | 'turn' | 'both' {
    const {coordinates, turnMarker} = this.#board;
    if (coordinates === 'outside') return turnMarker ? 'both' : 'outside';
    return turnMarker ? 'turn' : 'none';
  }

  get pieces(): PlacedPieceSet {
    return this.#facade.pieces();
  }

  /** Whether pieces may glide: not when the author or the reader has turned motion off. */
  get animated(): boolean {
    return isAnimated(this.#board);
  }

  /**
   * Sets `fen` to a position that a person has made, in the author's notation, unless a listener to `beforechange`
   * cancels it.
   *
   * @param isCancelable - Whether `beforechange` is dispatched: not for a mode's own moves.
   * @returns What notifies the listeners to `change`; `null` when it was cancelled, and then nothing has changed.
   */
  write(next: Position, move: MoveDetail | null, isCancelable = true): (() => void) | null {
    const previousFen = this.fen;
    const detail: ChangeDetail = {fen: this.#facade.format(next), previousFen, move};
    const dispatch = (type: string, cancelable: boolean) =>
      this.#board.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
    // A listener may also have set another position: then the person's change was made on one that is gone.
    if (isCancelable && (!dispatch('beforechange', true) || this.fen !== previousFen)) return null;
    this.#facade.write(detail.fen);
    return () => dispatch('change', false);
  }

  /** The marks of the author. */
  get marks(): readonly Mark[] {
    return parseMarks(this.#board.marks, this.position.files).marks;
  }

  /** Sets the author's marks, and notifies the page. */
  writeMarks(marks: readonly Mark[]): void {
    const text = formatMarks(marks);
    this.#board.marks = text;
    const detail: MarksChangeDetail = {marks: text};
    this.#board.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
  }

  /** Reads a FEN as the element does. */
  parse(text: string): ParsedFen {
    return this.#facade.parse(text);
  }

  /** Turns the board round. */
  flip(): void {
    this.#board.flip();
  }

  /** Asks the element to draw itself soon. */
  readonly redraw = (): void => this.#board.requestUpdate();
}
