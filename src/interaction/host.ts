import type {ReactiveControllerHost} from 'lit';
import type {Lit} from '../dom/lit.js';
import {seenFromBlack, type Look} from '../drawing/look.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {ChangeDetail, MoveDetail} from './events.js';
import {emptyBoard} from '../notation/empty-board.js';
import type {FenIssue, ParsedFen} from '../notation/index.js';
import type {Position} from '../notation/position.js';
import {issueSentence} from '../locales/explain.js';
import {stringsOf, type LocaleStrings, type CurrentLocale} from '../locales/strings.js';

/** The element, as far as a person's acts need it. */
export interface Board extends ReactiveControllerHost, HTMLElement, Look {
  fen: string | null;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly mode: 'view' | 'play' | 'edit';
  readonly disabled: boolean;
  readonly animation: 'auto' | 'none';
  readonly controls: boolean;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  flip(): void;
}

/** What the element passes in: itself, and what this part would else have to bring along. */
export interface Access {
  readonly lit: Lit;
  readonly board: Board;
  readonly locale: CurrentLocale;
  /** The name of the board, as it is read out. */
  name(): string;
  /** The piece set that is drawn. */
  pieces(): PlacedPieceSet;
  /** Reads a FEN as the element does. */
  parse(text: string): ParsedFen;
  /** A position in the notation that the author asks for, or uses. */
  written(position: Position): string;
  /** Sets `fen` to what `written` gave. */
  write(fen: string): void;
}

/** The board that a person acts on. The element owns the state; this asks it to change. */
export class Host {
  readonly lit: Lit;
  /** What the board says. */
  readonly language: LocaleStrings;
  readonly #access: Access;
  readonly #board: Board;

  constructor(access: Access) {
    this.lit = access.lit;
    this.language = stringsOf(access.locale);
    this.#access = access;
    this.#board = access.board;
  }

  get root(): ShadowRoot {
    return this.#board.renderRoot as ShadowRoot;
  }

  get element(): HTMLElement {
    return this.#board;
  }

  get mode(): 'view' | 'play' | 'edit' {
    return this.#board.mode;
  }

  get disabled(): boolean {
    return this.#board.disabled || this.#board.matches(':disabled');
  }

  /** What is shown; of a FEN that cannot be read, the empty board. */
  get position(): Position {
    return this.#board.position ?? emptyBoard;
  }

  /** The FEN; what is not a text at all has nothing to show. */
  get fen(): string {
    const fen: unknown = this.#board.fen;
    return typeof fen === 'string' ? fen : '';
  }

  /** The FEN as a form submits it: of a text that was mended in reading, what was read. */
  get written(): string {
    return this.#access.written(this.position);
  }

  /** Whether there is a toolbar of the author's wish, which turns the board and copies the FEN. */
  get hasToolbar(): boolean {
    return this.#board.controls;
  }

  /** What is wrong with `fen`; empty when it can be read. */
  get error(): string {
    const {error} = this.#board;
    return error ? issueSentence(this.locale.current, error) : '';
  }

  /** In which language the board speaks. */
  get locale(): CurrentLocale {
    return this.#access.locale;
  }

  /** The name of the grid. */
  get name(): string {
    return this.#access.name();
  }

  get fromBlack(): boolean {
    return seenFromBlack(this.position, this.#board);
  }

  /** What there is beside the squares: coordinates at the left and below, the turn marker at the right, or both. */
  get margins(): 'none' | 'outside' | 'turn' | 'both' {
    const {coordinates, turnMarker} = this.#board;
    if (coordinates === 'outside') return turnMarker ? 'both' : 'outside';
    return turnMarker ? 'turn' : 'none';
  }

  get pieces(): PlacedPieceSet {
    return this.#access.pieces();
  }

  /** Whether pieces may glide: not when the author or the reader has turned motion off. */
  get animated(): boolean {
    return this.#board.animation !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /**
   * Makes a person's change: tells it before and after, and writes the FEN in the author's notation.
   * @returns false when a listener cancelled it, and then nothing has changed.
   */
  commit(next: Position, move: MoveDetail | null): boolean {
    const previousFen = this.fen;
    const detail: ChangeDetail = {fen: this.#access.written(next), previousFen, move};
    const tell = (type: string, cancelable: boolean) =>
      this.#board.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
    // A listener may also have set another position: then the person's change was made on one that is gone.
    if (!tell('beforechange', true) || this.fen !== previousFen) return false;
    this.#access.write(detail.fen);
    tell('change', false);
    return true;
  }

  /** Reads a FEN as the element does. */
  parse(text: string): ParsedFen {
    return this.#access.parse(text);
  }

  /** Turns the board round. */
  flip(): void {
    this.#board.flip();
  }

  /** Draws anew soon. */
  redraw(): void {
    this.#board.requestUpdate();
  }
}

/** What a person's picture of the board adds to the drawing of its position. */
export interface Layers {
  /** The position without the pieces that are in hand or in flight. */
  readonly position: Position;
  /** Drawn on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** Drawn over the pieces. */
  readonly over: unknown;
  /** HTML that lies over the picture, and beside it. */
  readonly overlay: unknown;
}
