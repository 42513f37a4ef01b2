import type {ReactiveControllerHost} from 'lit';
import type {Look} from '../drawing/look.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {Issue} from '../locales/explain.js';
import type {CurrentLocale} from '../locales/strings.js';
import type {FenIssue, ParsedFen} from '../notation/index.js';
import type {Mark} from '../marks/mark.js';
import type {Position} from '../notation/position.js';

/** The element, as far as interaction needs it. */
export interface BoardElement extends ReactiveControllerHost, HTMLElement, Look {
  fen: string | null;
  marks: string | null;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly mode: 'view' | 'play' | 'edit' | 'solve';
  readonly solution: string | null;
  readonly solver: 'auto' | 'white' | 'black';
  readonly disabled: boolean;
  readonly animation: 'auto' | 'none';
  readonly controls: boolean;
  readonly drawable: boolean;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly Issue[];
  flip(): void;
  reset(): void;
}

/** How far a puzzle is. */
export interface Progress {
  readonly isSolved: boolean;
  /** Whether a wrong move is on the board. */
  readonly isWrong: boolean;
  /** The moves played, as a form submits them. */
  readonly moves: string;
  /** What a browser keeps, and gives back when a person returns to the form. */
  readonly saved: string;
}

/** What the element passes in: itself, and what this part would otherwise have to import. */
export interface BoardFacade {
  readonly board: BoardElement;
  readonly locale: CurrentLocale;
  /** The accessible name of the board. */
  name(): string;
  /** The piece set that is drawn. */
  pieces(): PlacedPieceSet;
  /** Reads a FEN as the element does. */
  parse(text: string): ParsedFen;
  /** Writes a position in the notation that the author asks for, or uses. */
  format(position: Position): string;
  /** The FEN that the page has set, whatever was played since. */
  start(): string | null;
  /** Reports how far the puzzle is, for the form and for `:state()`. */
  progress(progress: Progress): void;
  /** Sets `fen` to what `format` gave. */
  write(fen: string): void;
}

/** What a person did before the part for it was loaded. */
export interface EarlyEvent {
  readonly event: Event;
  /** Where the board was then: the page may be scrolled, or move, until the part is there. */
  readonly box: DOMRectReadOnly;
}

/** What interaction adds to the drawing of a board. */
export interface Layers {
  /** The position without the pieces that are dragged or animated. */
  readonly position: Position;
  /** Marks that are drawn by hand beside the author's. */
  readonly marks: readonly Mark[];
  /** Drawn on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** Drawn over the pieces. */
  readonly over: unknown;
  /** HTML that lies over the picture. */
  readonly overlay: unknown;
  /** HTML that stands above it. */
  readonly above: unknown;
  /** HTML that stands below it. */
  readonly below: unknown;
}
