import type {ReactiveControllerHost} from 'lit';
import type {Properties} from '../attributes.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {Situation} from '../locales/describe.js';
import type {describeMarks, markStrings} from '../locales/describe-marks.js';
import type {Issue} from '../locales/explain.js';
import type {CurrentLocale, Locale} from '../locales/registry.js';
import type {markPaint} from '../marks/mark.js';
import type {parseMarks} from '../marks/parse-marks.js';
import type {FenIssue, ParsedFen} from '../notation/index.js';
import type {Position, Square} from '../notation/position.js';
import type {Part} from './part.js';

/** The public members of `<fen-board>` that its parts use. */
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

export interface TolerantReader {
  parseTolerantly(fen: string): ParsedFen;
  issueSentence(locale: Locale, issue: Issue): string;
}

/** The move that led to the position, as `<fen-game>` shows it on its board. */
export interface ShownMove {
  /** Drawn under the pieces. */
  readonly drawing: unknown;
  readonly lastMove: readonly Square[];
  readonly checkedKing: Square | undefined;
  readonly situation: Situation;
}

/** The FENs of a board. */
export interface PositionSource {
  /** The FEN that the page has set; moves do not change it. */
  readonly start: string | null;
  /** The FEN that resetting a form restores. */
  readonly initial: string | null;
  /** Formats a position in the notation that the author has set, or has used in the FEN. */
  format(position: Position): string;
  /** The FENs that the board has generated, if any. */
  readonly echoes: {beginAnew(): void} | undefined;
}

/** The board as its parts see it: the element, and services that are not public. */
export interface BoardHost {
  readonly element: BoardElement;
  readonly root: ShadowRoot;
  readonly source: PositionSource;
  readonly locale: CurrentLocale;
  /** The position of `fen`; the empty board if that cannot be read. */
  readonly position: Position;
  /** `fen` as text; empty if a script has set something that is not text. */
  readonly fen: string;
  /** A sentence about the error of `fen`; empty if it can be read. */
  readonly errorText: string;
  readonly name: string;
  readonly pieces: PlacedPieceSet;
  /** Whether Black is at the bottom. */
  readonly isFlipped: boolean;
  /** Whether the board is in the page, and its attributes make it more than a diagram. */
  readonly isInteractive: boolean;
  readonly reader: Part<TolerantReader>;
  /** The part that parses, describes and draws marks. */
  readonly marks: Part<{
    parseMarks: typeof parseMarks;
    describeMarks: typeof describeMarks;
    markStrings: typeof markStrings;
    markPaint: typeof markPaint;
  }>;
  /** The move that a game shows; undefined on a board outside a game. */
  readonly shownMove: ShownMove | undefined;
  /** The position of a FEN as the element reads it; `null` if it cannot be read, or not until `reader` has loaded. */
  readonly positionOf: (fen: string) => Position | null;
  /** Sets `fen` to a FEN that `format` has returned. */
  readonly write: (fen: string) => void;
  /** The board as a control of a form; undefined until the part for modes has loaded. */
  readonly control: FormControl | undefined;
}

/** The label, validity and progress of a board in a form. */
export interface FormControl {
  /** The text of the labels; empty if there are none. */
  readonly label: string;
  /** Sets the validity of the board in its form. A diagram is always valid. */
  validate(): void;
  /** Reports the progress of the puzzle to the form and to `:state()`. */
  showProgress(progress: Progress): void;
}

export interface Progress {
  readonly isSolved: boolean;
  readonly isWrong: boolean;
  /** The moves played, as a form submits them. */
  readonly moves: string;
  /** The state that a browser keeps, and restores when a person returns to the form. */
  readonly saved: string;
}
