import type {PieceLetter, Square} from '../../../core/notation/position.js';
import type {Mark, MarkColor} from '../../../core/marks/mark.js';
import type {Move} from '../../../core/rules/index.js';
import type {Premove, Selection} from './mode.js';

/*
 * The states of a board while a person acts on it. Each arrow is an intent. `transition` (transition.ts) gets the state
 * where the arrow begins, and returns the state where it ends.
 *
 *               press                  drag
 *   idle ─────────────────▶ pressed ─────────▶ dragging
 *    ▲  │                      │ release           │ release
 *    │  │ activate             ▼                   │
 *    │  └──────────────────▶ picked                │
 *    │                         │ release, activate │
 *    │    cancel, or a step    ▼                   │
 *    ├─────────────────────────┴◀──────────────────┘
 *    │                         │ if the pawn can become one of several pieces
 *    │    choose, cancel       ▼
 *    ├─────────────────── choosing
 *    │
 *    │    brush                   press, paint
 *    ├──────────────────▶ painting ───────────▶ painting
 *    │
 *    │    release, activate or choose, while the other side is to move           the other side has moved
 *    ├──────────────────▶ premoved ──────────────────────────────▶ idle, with the step or a note
 *    │                         │ cancel, press or activate elsewhere
 *    │◀────────────────────────┘
 *    │
 *    │    draw                    drawTo              drawEnd
 *    └──────────────────▶ drawing ────────────▶ drawing ──────▶ the state before `draw`
 *
 * `pressed` and `dragging` remember the state before the press: a second press on a picked piece clears the selection,
 * and a drag from the palette keeps the brush. From any state, `reset` leads to `painting` if there was a brush, to `premoved`
 * if there was a premove, otherwise to `idle`.
 */

/** A tool is chosen, and applies to every square that is pressed. */
interface PaintingState {
  readonly type: 'painting';
  readonly brush: Brush;
  /** The colour of the marks that “Draw marks” draws; green if none was chosen. */
  readonly color?: MarkColor | undefined;
  /** Whether the stroke removes pieces: by the right button, or because it began on a piece that equals the brush. */
  readonly erases: boolean;
}

/** An arrow is being drawn; if it ends on the square where it begins, it marks that square. */
export interface DrawingState {
  readonly type: 'drawing';
  readonly color: MarkColor;
  readonly from: Square;
  readonly to: Square;
  readonly before: RestingState;
}

/** The pawn on a square of the last rank becomes one of several pieces. */
export interface ChoosingState {
  readonly type: 'choosing';
  readonly selection: Selection;
  readonly square: Square;
  readonly moves: readonly Move[];
}

/** A state to which a press, a drag or a mark can return when it ends. */
export type RestingState =
  | {readonly type: 'idle'}
  /** The next square that is pressed or activated is the destination of the picked piece. */
  | {readonly type: 'picked'; readonly selection: Selection}
  /** A move was made in advance. */
  | {readonly type: 'premoved'; readonly premove: Premove}
  | PaintingState;

export type State =
  | RestingState
  | DrawingState
  | {readonly type: 'pressed'; readonly selection: Selection; readonly before: RestingState}
  | {
      readonly type: 'dragging';
      readonly selection: Selection;
      readonly before: RestingState;
      readonly at: Point;
    }
  | ChoosingState;

/** The tool chosen in the palette: a piece to place, the eraser, or “Draw marks”. */
export type Brush = PieceLetter | 'eraser' | 'marks';

/** A point of the viewport in CSS pixels, or a point of the drawing in units of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An action that a person wants, by pointer, key or button. */
export type Intent =
  /** A pointer comes down on a square, or on a piece of the palette. If `erases`, any brush removes pieces. */
  | {readonly type: 'press'; readonly source: PressSource; readonly erases?: boolean}
  | {readonly type: 'drag'; readonly at: Point}
  /** After a drag, `square` is the square under the pointer (null off the board), otherwise the pressed square. */
  | {readonly type: 'release'; readonly square: Square | null}
  /** The browser uses the pointer for something else, such as scrolling. */
  | {readonly type: 'interrupt'}
  /** Escape, or the right button. */
  | {readonly type: 'cancel'}
  /** Enter, Space or `element.click()` on a square. */
  | {readonly type: 'activate'; readonly square: Square}
  | {readonly type: 'paint'; readonly square: Square}
  /** A mark is begun on a square (`draw`), extended to another (`drawTo`), and finished (`drawEnd`). */
  | {readonly type: 'draw'; readonly square: Square; readonly color: MarkColor}
  | {readonly type: 'drawTo'; readonly square: Square}
  | {readonly type: 'drawEnd'}
  /** Delete or Backspace on a square. */
  | {readonly type: 'erase'; readonly square: Square}
  /** The letter of a piece is typed on a square. */
  | {readonly type: 'place'; readonly square: Square; readonly piece: PieceLetter}
  | {readonly type: 'choose'; readonly move: Move}
  /** A move is typed while the other side is to move. */
  | {readonly type: 'premove'; readonly premove: Premove}
  /** A brush is chosen; null if painting ends. */
  | {readonly type: 'brush'; readonly brush: Brush | null; readonly color?: MarkColor}
  /** The position is about to change, or a script has changed it. */
  | {readonly type: 'reset'};

/** The place where a press picks up a piece: a square, or a piece of the palette. */
export type PressSource = {readonly square: Square} | {readonly piece: PieceLetter};

export const idle: RestingState = {type: 'idle'};

/** A mark on a single square has an empty `to`. */
export const markFromDrawing = ({color, from, to}: DrawingState): Mark => ({
  color,
  from,
  to: to === from ? '' : to,
});
