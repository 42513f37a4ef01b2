import type {PieceLetter, Square} from '../../notation/position.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {Move} from '../../rules/index.js';
import type {Drop, Options, Selection, Step} from './mode.js';

/*
 * What a person is doing. There is one such state, and `transition` is the only way from one to another:
 *
 *               press                  drag
 *   idle ─────────────────▶ pressed ─────────▶ dragging
 *    ▲  │                      │ release           │ release
 *    │  │ activate             ▼                   │
 *    │  └──────────────────▶ picked                │
 *    │                         │ release, activate │
 *    │    step, or cancel      ▼                   │
 *    ├─────────────────── (on a target) ◀──────────┘
 *    │                         │ where a pawn may become several pieces
 *    │    choose, or cancel    ▼
 *    ├─────────────────── choosing
 *    │
 *    │    brush                   press, paint
 *    ├──────────────────▶ painting ───────────▶ painting
 *    │
 *    │    draw                    drawTo              drawn
 *    └──────────────────▶ drawing ────────────▶ drawing ──────▶ where it began
 *
 * `activate` is what Enter, Space and `element.click()` do on a square. `pressed` and `dragging` remember the state
 * before them, so that a press on a picked piece can be told from a first one, and the brush outlives a drag.
 */

/** Nothing is picked. */
interface Idle {
  readonly is: 'idle';
}
/** A piece waits for the square where it is to go. */
interface Picked {
  readonly is: 'picked';
  readonly selection: Selection;
}
/** A piece, or the eraser, was chosen in the palette, and is put on every square that is pressed. */
interface Painting {
  readonly is: 'painting';
  readonly brush: Brush;
  /** Whether the stroke that is being painted takes pieces off. */
  readonly erases: boolean;
}
/** An arrow is drawn, or while it ends where it begins, a square is marked. */
interface Drawing {
  readonly is: 'drawing';
  readonly color: MarkColor;
  readonly from: Square;
  readonly over: Square;
  readonly before: Resting;
}
/** States in which no pointer is down. */
type Resting = Idle | Picked | Painting;
/** A pointer is down on a piece, which may become a drag. */
interface Pressed {
  readonly is: 'pressed';
  readonly selection: Selection;
  readonly before: Resting;
}
interface Dragging {
  readonly is: 'dragging';
  readonly selection: Selection;
  readonly before: Resting;
  readonly at: Point;
}
/** A pawn has arrived, and what it becomes is to be chosen. */
interface Choosing {
  readonly is: 'choosing';
  readonly selection: Selection;
  readonly moves: readonly Move[];
}

export type State = Resting | Pressed | Dragging | Choosing | Drawing;

/** What was chosen in the palette: a piece to put, the eraser, or to draw marks. */
export type Brush = PieceLetter | 'eraser' | 'marks';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a person wants, whether by pointer, key or button. */
export type Intent =
  /** A pointer comes down on a square, or on a piece of the palette. */
  | {readonly type: 'press'; readonly source: Source; readonly erases?: boolean}
  | {readonly type: 'drag'; readonly at: Point}
  /** A pointer is lifted: after a drag, over `square` or outside the board; else from the square it had pressed. */
  | {readonly type: 'release'; readonly square: Square | null}
  /** The browser takes the pointer for something else, such as scrolling. */
  | {readonly type: 'interrupt'}
  /** Escape, or the right button. */
  | {readonly type: 'cancel'}
  | {readonly type: 'activate'; readonly square: Square}
  | {readonly type: 'paint'; readonly square: Square}
  /** A mark begins on a square, its end is drawn to another, and the pointer is lifted. */
  | {readonly type: 'draw'; readonly square: Square; readonly color: MarkColor}
  | {readonly type: 'drawTo'; readonly square: Square}
  | {readonly type: 'drawn'}
  | {readonly type: 'erase'; readonly square: Square}
  /** A new piece is put on a square. */
  | {readonly type: 'place'; readonly square: Square; readonly piece: PieceLetter}
  | {readonly type: 'choose'; readonly move: Move}
  | {readonly type: 'brush'; readonly brush: Brush | null}
  /** The position is another one. */
  | {readonly type: 'reset'};

export type Source = {readonly square: Square} | {readonly piece: PieceLetter};

/** What is announced where nothing changes: `about` one square. */
export interface Note {
  readonly note: 'picked' | 'cannotPick' | 'cannotGo' | 'putBack';
  readonly about: Square | null;
}

/** What an intent leads to. */
export interface Outcome {
  readonly state: State;
  /** Whether the intent meant anything: what did not is left to the page. */
  readonly used: boolean;
  readonly step?: Step | null;
  readonly note?: Note;
  /** A mark that was drawn. */
  readonly mark?: Mark;
}

export const idle: State = {is: 'idle'};

/** What an intent leads to, in a state and with what may be done in the position. It changes nothing itself. */
export function transition(state: State, intent: Intent, options: Options): Outcome {
  switch (intent.type) {
    case 'press':
      return press(state, intent.source, intent.erases ?? false, options);
    case 'drag':
      if (state.is !== 'pressed' && state.is !== 'dragging') return unused(state);
      return used({is: 'dragging', selection: state.selection, before: state.before, at: intent.at});
    case 'release':
      return release(state, intent.square, options);
    case 'interrupt':
      if (state.is === 'pressed' || state.is === 'drawing') return used(state.before);
      return state.is === 'dragging' ? putBack(state) : unused(state);
    case 'cancel':
      if (state.is === 'painting') return used(idle);
      if (state.is === 'drawing') return used(state.before);
      return state.is === 'idle' ? unused(state) : putBack(state);
    case 'activate':
      return activate(state, intent.square, options);
    case 'paint':
      return state.is === 'painting' ? paint(state, intent.square, options) : unused(state);
    case 'draw':
      return used({
        is: 'drawing',
        color: intent.color,
        from: intent.square,
        over: intent.square,
        before: resting(state),
      });
    case 'drawTo':
      return state.is === 'drawing' ? used({...state, over: intent.square}) : unused(state);
    case 'drawn':
      if (state.is !== 'drawing') return unused(state);
      return {state: state.before, used: true, mark: markOf(state)};
    case 'erase': {
      const step = options.erase(intent.square);
      return step ? {state: afterStep(state), used: true, step} : unused(state);
    }
    case 'place': {
      const selection = options.newPiece(intent.piece);
      if (selection && options.pieces.get(intent.square) === intent.piece) return used(state);
      const dropped = selection && options.drop(selection, intent.square);
      return dropped && 'step' in dropped
        ? {state: afterStep(state), used: true, step: dropped.step}
        : unused(state);
    }
    case 'choose':
      if (state.is !== 'choosing') return unused(state);
      return {state: idle, used: true, step: options.promote(intent.move)};
    case 'brush':
      return used(intent.brush ? {is: 'painting', brush: intent.brush, erases: false} : idle);
    case 'reset':
      return used(afterStep(state));
  }
}

function press(state: State, source: Source, asksToErase: boolean, options: Options): Outcome {
  const before = resting(state);
  if ('piece' in source) {
    const selection = options.newPiece(source.piece);
    return selection ? used({is: 'pressed', selection, before}) : unused(before);
  }
  const {square} = source;
  if (before.is === 'painting') {
    const erases = asksToErase || before.brush === 'eraser' || options.pieces.get(square) === before.brush;
    return used({...before, erases});
  }
  // It goes there when the pointer is lifted.
  if (before.is === 'picked' && isTarget(before.selection, square)) return used(before);
  const selection = options.pick(square);
  if (selection) return used({is: 'pressed', selection, before});
  return {state: before, used: state.is === 'choosing'};
}

function release(state: State, square: Square | null, options: Options): Outcome {
  switch (state.is) {
    case 'pressed': {
      const {selection, before} = state;
      // The click that follows chooses it in the palette.
      if (!selection.from) return used(before);
      const isAgain = before.is === 'picked' && before.selection.from === selection.from;
      return isAgain ? putBack(state) : used({is: 'picked', selection});
    }
    case 'dragging': {
      const {selection} = state;
      if (!square) {
        const step = options.dropOutside(selection);
        return step ? {state: afterStep(state), used: true, step} : putBack(state);
      }
      if (square === selection.from) return used({is: 'picked', selection});
      return isTarget(selection, square)
        ? drop(state, selection, options.drop(selection, square))
        : putBack(state);
    }
    case 'picked': {
      const {selection} = state;
      return square && isTarget(selection, square)
        ? drop(state, selection, options.drop(selection, square))
        : putBack(state);
    }
    case 'idle':
    case 'painting':
    case 'choosing':
    case 'drawing':
      return unused(state);
  }
}

function activate(state: State, square: Square, options: Options): Outcome {
  if (state.is === 'painting') {
    const erases = state.brush === 'eraser' || options.pieces.get(square) === state.brush;
    const painted = paint({...state, erases}, square, options);
    return painted.step ? painted : noted(state, 'cannotPick', square);
  }
  if ('selection' in state) {
    const {selection} = state;
    if (selection.from === square) return putBack(state);
    if (isTarget(selection, square)) return drop(state, selection, options.drop(selection, square));
  }
  const selection = options.pick(square);
  if (selection) return noted({is: 'picked', selection}, 'picked', square);
  return noted(state, state.is === 'idle' ? 'cannotPick' : 'cannotGo', square);
}

function paint(state: Painting, square: Square, options: Options): Outcome {
  const {brush, erases} = state;
  if (brush === 'marks') return unused(state);
  if (erases || brush === 'eraser') return {state, used: true, step: options.erase(square)};
  const piece = options.pieces.get(square) === brush ? null : options.newPiece(brush);
  const dropped = piece && options.drop(piece, square);
  return {state, used: true, step: dropped && 'step' in dropped ? dropped.step : null};
}

function drop(state: State, selection: Selection, dropped: Drop): Outcome {
  if (!dropped) return putBack(state);
  return 'step' in dropped
    ? {state: afterStep(state), used: true, step: dropped.step}
    : used({is: 'choosing', selection, moves: dropped.choice});
}

/** Where nothing has come of a piece that was picked. */
const putBack = (state: State): Outcome => noted(afterStep(state), 'putBack', null);

/** The brush is kept until it is put away; nothing else outlives a step. */
function afterStep(state: State): State {
  const before = 'before' in state ? state.before : state;
  return before.is === 'painting' ? before : idle;
}

/** The state without what a new press ends. */
function resting(state: State): Resting {
  switch (state.is) {
    case 'pressed':
    case 'dragging':
    case 'drawing':
      return state.before;
    case 'choosing':
      return {is: 'picked', selection: state.selection};
    case 'idle':
    case 'picked':
    case 'painting':
      return state;
  }
}

/** The mark that is being drawn. */
export const markOf = ({color, from, over}: Drawing): Mark => ({
  color,
  from,
  to: over === from ? '' : over,
});

const isTarget = ({from, targets}: Selection, square: Square) => square !== from && targets.has(square);
const used = (state: State): Outcome => ({state, used: true});
const unused = (state: State): Outcome => ({state, used: false});
const noted = (state: State, note: Note['note'], about: Square | null): Outcome => ({
  state,
  used: true,
  note: {note, about},
});
