import type {PieceLetter, Square} from '../../notation/position.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {Move} from '../../rules/index.js';
import type {Selection} from './mode.js';

/*
 * The states of a person's action. Only `transition` (transition.ts) leads from one to another:
 *
 *               press                  drag
 *   idle ─────────────────▶ pressed ─────────▶ dragging
 *    ▲  │                      │ release           │ release
 *    │  │ activate             ▼                   │
 *    │  └──────────────────▶ picked                │
 *    │                         │ release, activate │
 *    │    step, or cancel      ▼                   │
 *    ├────────────── (on a destination) ◀──────────┘
 *    │                         │ if there is a choice of promotions
 *    │    choose, or cancel    ▼
 *    ├─────────────────── choosing
 *    │
 *    │    brush                   press, paint
 *    ├──────────────────▶ painting ───────────▶ painting
 *    │
 *    │    draw                    drawTo              drawn
 *    └──────────────────▶ drawing ────────────▶ drawing ──────▶ the state before
 *
 * `activate` is Enter, Space or `element.click()` on a square. `pressed` and `dragging` remember the state before them:
 * a second press on a picked piece clears the selection, and a drag from the palette keeps the brush. From any state,
 * `reset` leads to `painting` if there was a brush, otherwise to `idle`; `leave` always leads to `idle`.
 */

interface Idle {
  readonly type: 'idle';
}
interface Picked {
  readonly type: 'picked';
  readonly selection: Selection;
}
/** A tool of the palette or the toolbar is chosen, and applies to every square that is pressed. */
export interface Painting {
  readonly type: 'painting';
  readonly brush: Brush;
  /** The colour of marks that are drawn; green if none was chosen. */
  readonly color?: MarkColor | undefined;
  /** Whether the current stroke removes pieces. */
  readonly erases: boolean;
}
/** An arrow is being drawn; if it ends on the square where it begins, it marks that square. */
export interface Drawing {
  readonly type: 'drawing';
  readonly color: MarkColor;
  readonly from: Square;
  /** The square that the pointer or the cursor is on. */
  readonly over: Square;
  readonly before: Resting;
}
/** States in which no pointer is down. */
export type Resting = Idle | Picked | Painting;
/** A pointer is down on a piece, which may become a drag. */
interface Pressed {
  readonly type: 'pressed';
  readonly selection: Selection;
  readonly before: Resting;
}
interface Dragging {
  readonly type: 'dragging';
  readonly selection: Selection;
  readonly before: Resting;
  readonly at: Point;
}
/** A pawn has reached its last rank, and the person chooses the piece to promote it to. */
interface Choosing {
  readonly type: 'choosing';
  readonly selection: Selection;
  readonly moves: readonly Move[];
}

export type State = Resting | Pressed | Dragging | Choosing | Drawing;

/** The tool chosen in the palette: a new piece, the eraser, or drawing marks. */
export type Brush = PieceLetter | 'eraser' | 'marks';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Intent =
  /** A pointer comes down on a square, or on a piece of the palette. */
  | {readonly type: 'press'; readonly source: Source; readonly erases?: boolean}
  | {readonly type: 'drag'; readonly at: Point}
  /** A pointer is released: after a drag, over `square` or outside the board (null); otherwise where it was pressed. */
  | {readonly type: 'release'; readonly square: Square | null}
  /** The browser uses the pointer for something else, such as scrolling. */
  | {readonly type: 'interrupt'}
  /** Escape, or the right button. */
  | {readonly type: 'cancel'}
  | {readonly type: 'activate'; readonly square: Square}
  | {readonly type: 'paint'; readonly square: Square}
  /** A mark is begun on a square (`draw`), extended to another (`drawTo`), and finished (`drawn`). */
  | {readonly type: 'draw'; readonly square: Square; readonly color: MarkColor}
  | {readonly type: 'drawTo'; readonly square: Square}
  | {readonly type: 'drawn'}
  | {readonly type: 'erase'; readonly square: Square}
  | {readonly type: 'place'; readonly square: Square; readonly piece: PieceLetter}
  | {readonly type: 'choose'; readonly move: Move}
  | {readonly type: 'brush'; readonly brush: Brush | null; readonly color?: MarkColor}
  /** The position is about to change, or a script has changed it. */
  | {readonly type: 'reset'}
  /** The mode ends. */
  | {readonly type: 'leave'};

/** The place where a press picks up a piece: a square, or a piece of the palette. */
export type Source = {readonly square: Square} | {readonly piece: PieceLetter};

export const idle: Resting = {type: 'idle'};

export const markOf = ({color, from, over}: Drawing): Mark => ({
  color,
  from,
  to: over === from ? '' : over,
});
