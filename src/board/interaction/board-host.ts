import type {ReactiveControllerHost} from 'lit';
import type {Properties} from '../../attributes.js';
import type {LookWithoutMarks} from '../../picture/drawing/look.js';
import type {PlacedPieceSet} from '../../picture/drawing/piece-set.js';
import type {Situation} from '../../words/describe.js';
import type {Issue} from '../../words/explain.js';
import type {CurrentLocale} from '../../words/registry.js';
import type {FenIssue} from '../../core/notation/index.js';
import type {Color, Position, Square} from '../../core/notation/position.js';
import type {Move} from '../../core/rules/move.js';
import type {Snapshot} from '../../core/notation/snapshot.js';

/** The public members of `<fen-board>` that its parts use. A part is a module that a page fetches on demand. */
export interface BoardElement extends ReactiveControllerHost, HTMLElement, Readonly<Properties<'fen-board'>> {
  fen: string | null;
  mode: Properties<'fen-board'>['mode'];
  marks: string | null;
  solution: string | null;
  player: Properties<'fen-board'>['player'];
  progress: string | null;
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly Issue[];
  readonly validationMessage: string;
  flip(): void;
  reset(): void;
  toSvg(): Promise<string>;
  requestUpdate(property?: PropertyKey): void;
  readonly [hostKey]: BoardHost;
}

/** Highlights that are given to a board, as by the game that it shows, and sentences for its description. */
export interface Highlights {
  /** Draws the highlights of a diagram as SVG, under the pieces. */
  readonly draw: (host: BoardHost) => unknown;
  /** The squares that the last move left and reached; none before the first move. */
  readonly lastMove: readonly Square[];
  readonly checkedKing: Square | undefined;
  readonly situation: Situation;
}

/** Records the moves of a board in place of the board's own history, as a game does. It announces them too. */
export interface Recorder {
  canUndoOrRedo(steps: -1 | 1): boolean;
  undoOrRedo(steps: -1 | 1): void;
}

/** An engine’s view of the position on a board: what the board draws over its picture. */
export interface AnalysisView {
  /** Another board over this one, with a later position, as HTML. */
  readonly preview: unknown;
  /** The best move as an arrow over the pieces, as SVG. */
  readonly arrow: unknown;
  /** The evaluation, in a sentence. */
  readonly summary: string;
  /** The best move in the position that the board shows; undefined before it is known. */
  readonly bestMove: Move | undefined;
}

/** The opponent of a person in `play`: what is below the board. */
export interface Opponent {
  template(): unknown;
  end(): void;
}

/** The key of the host in its element. It is a symbol, because the host is not public. */
export const hostKey = Symbol();

/** The board as its parts see it: the element, and services that are not public. */
export interface BoardHost {
  readonly element: BoardElement;
  readonly root: ShadowRoot;
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
  /** The only side that a person plays, in `play` and `solve`; null if it is both, or the side to move. */
  readonly playerSide: Color | null;
  /** Whether an engine answers the person, in `play`. */
  readonly hasOpponent: boolean;
  /** Whether the board has the button “Analyse”: it has an engine, and nobody plays against it. */
  readonly canAnalyse: boolean;
  /** Whether the opponent cannot play, so that a person plays both sides. */
  opponentHasFailed: boolean;
  opponent: Opponent | undefined;
  /** Whether the part for engines has still to come. */
  readonly awaitsOpponent: boolean;
  /** The analysis of the board, or of the game that it shows; undefined while it is off. */
  analysis: AnalysisView | undefined;
  /** The look of the picture; its orientation is `auto` only if that is the side to move. */
  readonly look: Required<LookWithoutMarks>;
  /** Whether Black is at the bottom. */
  readonly isFlipped: boolean;
  /** Whether the board is in the page, and its attributes make it more than a diagram. */
  readonly isInteractive: boolean;
  /** Whether the reader may draw: the author has set `drawable`, a game records marks, or the reader has begun to draw or explore in this mode. */
  readonly isDrawable: boolean;
  /** Lets the reader draw and explore until the mode changes, or no longer with false. The author’s `drawable` stays as it is. */
  startDrawing(isDrawing?: boolean): void;
  /** The highlights that were given to the board; undefined if the board finds its own. */
  highlights: Highlights | undefined;
  /** Records the moves and the marks of a person; undefined if the board does it itself. */
  recorder: Recorder | undefined;
  /** Formats a position in the notation that the author has set, or has used in the FEN. */
  format(position: Position): string;
}

/** How a part of a board shows another position. */
export interface PositionWriter {
  /** The FEN that the page has set; moves do not change it. */
  readonly start: string | null;
  /** The position of `start`; `null` if it cannot be read, or if the tolerant reader has not loaded yet. */
  readonly startPosition: Position | null;
  /** Makes the FEN that the page has set last the start, even if the board had generated it. */
  restartAtLastSet(): void;
  /** Formats a position as `BoardHost.format` does, and reduces it to what the notation can say. */
  snapshot(position: Position): Snapshot;
  /** Sets `fen` and `position` from a snapshot. */
  show(snapshot: Snapshot): void;
  /** Calls `dispatch`, during which the page refuses a change by setting the FEN before it. */
  whileRefusable(previousFen: string, dispatch: () => void): void;
}

/** The progress of a puzzle. */
export interface Progress {
  readonly isSolved: boolean;
  readonly isWrong: boolean;
  /** The moves played so far, as a form submits them. */
  readonly moves: string;
  /** Describes what is open in a set of puzzles, in the language of the board. */
  readonly describeOpen?: () => string;
  /** The attempt as text, which a browser restores when a person returns to the form. */
  readonly saved: string;
}
