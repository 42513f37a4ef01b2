import type {html, nothing, svg} from 'lit';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {MoveDetail} from '../events.js';
import type {ParsedFen} from '../notation/index.js';
import type {Position} from '../notation/position.js';

/** What the interaction needs of lit. It is passed in, so that a page has one copy whatever it loads. */
export interface Lit {
  readonly html: typeof html;
  readonly svg: typeof svg;
  readonly nothing: typeof nothing;
}

/** The board that a person acts on, as the interaction sees it. The element owns the state; this asks it to change. */
export interface Host {
  readonly lit: Lit;
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly mode: 'view' | 'play' | 'edit';
  readonly disabled: boolean;
  /** What is shown; of a FEN that cannot be read, the empty board. */
  readonly position: Position;
  readonly fen: string;
  /** What is wrong with `fen`; empty when it can be read. */
  readonly error: string;
  /** The name of the grid. */
  readonly name: string;
  readonly fromBlack: boolean;
  readonly coordinatesOutside: boolean;
  readonly pieces: PlacedPieceSet;
  /** Whether pieces may glide: not when the author or the reader has turned motion off. */
  readonly animated: boolean;
  /**
   * Makes a person's change: tells it before and after, and writes the FEN in the author's notation.
   * @returns false when a listener cancelled it, and then nothing has changed.
   */
  commit(next: Position, move: MoveDetail | null): boolean;
  /** Reads a FEN as the element does. */
  parse(text: string): ParsedFen;
  /** Turns the board round. */
  flip(): void;
  /** Draws anew soon. */
  redraw(): void;
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
