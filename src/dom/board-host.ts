import type {ReactiveControllerHost} from 'lit';
import type {Properties} from '../attributes.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {Situation} from '../locales/describe.js';
import type {Issue} from '../locales/explain.js';
import type {CurrentLocale} from '../locales/registry.js';
import type {FenIssue} from '../notation/index.js';
import type {Position, Square} from '../notation/position.js';

/** The public members of `<fen-board>` that its parts use. A part is a module that a page fetches on demand. */
export interface BoardElement extends ReactiveControllerHost, HTMLElement, Readonly<Properties<'fen-board'>> {
  fen: string | null;
  marks: string | null;
  drawable: boolean;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly Issue[];
  readonly validationMessage: string;
  flip(): void;
  reset(): void;
  toSvg(): Promise<string>;
  requestUpdate(property?: PropertyKey): void;
}

/** The highlights and description of the last move, which `<fen-game>` gives to its board. */
export interface ShownMove {
  /** The highlights as SVG, drawn under the pieces. */
  readonly drawing: unknown;
  /** The squares that the move left and reached; none before the first move. */
  readonly lastMove: readonly Square[];
  readonly checkedKing: Square | undefined;
  readonly situation: Situation;
}

/** The FENs of a board. */
export interface PositionSource {
  /** The FEN that the page has set; moves do not change it. */
  readonly start: string | null;
  /** The FEN that a reset of the form restores. */
  readonly defaultFen: string | null;
  /** Formats a position in the notation that the author has set, or has used in the FEN. */
  format(position: Position): string;
  /** The FENs that the board has generated, if any. `startFromLastSet` makes the FEN that the page has set last the start. */
  readonly echoes: {startFromLastSet(): void} | undefined;
}

/** The board as its parts see it: the element, and services that are not public. */
export interface BoardHost {
  readonly element: BoardElement;
  readonly root: ShadowRoot;
  readonly source: PositionSource;
  readonly locale: CurrentLocale;
  /** The position of `fen`; the empty board if `fen` cannot be read. */
  readonly position: Position;
  /** `fen` as text; empty if a script has set something that is not text. */
  readonly fen: string;
  /** A sentence about the error of `fen`; empty if there is none. */
  readonly errorText: string;
  /** The accessible name. */
  readonly name: string;
  /** The piece set; `modern` until the set that the attribute names has loaded. */
  readonly pieces: PlacedPieceSet;
  /** Whether Black is at the bottom. */
  readonly isFlipped: boolean;
  /** Whether the board is in the page, and its attributes make it more than a diagram. */
  readonly isInteractive: boolean;
  /** The move that a game shows; undefined on a board outside a game. */
  readonly shownMove: ShownMove | undefined;
  /** Returns `null` if the FEN cannot be read, or if it needs the tolerant reader, which has not loaded yet. */
  readonly readPosition: (fen: string) => Position | null;
  /** Sets `fen` to a FEN that `format` has returned. */
  readonly setGeneratedFen: (fen: string) => void;
  /** Undefined until the part for modes has loaded. */
  readonly control: FormControl | undefined;
}

export interface FormControl {
  /** The text of the labels; empty if there are none. */
  readonly label: string;
  /** Sets the validity of the board in its form. A diagram is always valid. */
  validate(): void;
  /** Reports the progress of the puzzle to the form and to `:state()`. */
  showProgress(progress: Progress): void;
}

/** The progress of a puzzle. */
export interface Progress {
  readonly isSolved: boolean;
  readonly isWrong: boolean;
  /** The moves played so far, as a form submits them. */
  readonly moves: string;
  /** The attempt as text, which a browser restores when a person returns to the form. */
  readonly saved: string;
}
