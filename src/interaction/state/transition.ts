import type {Mark} from '../../marks/mark.js';
import type {Square} from '../../notation/position.js';
import type {Drop, Options, Selection, Step} from './mode.js';
import {idle, markOf, type Intent, type Painting, type Resting, type Source, type State} from './state.js';

/** What is announced where the position does not change. */
export interface Note {
  readonly note: 'picked' | 'cannotPick' | 'cannotGo' | 'putBack';
  /** The square that it is about. */
  readonly about: Square | null;
}

/** What an intent leads to. */
export interface Transition {
  readonly state: State;
  /** Whether the intent had an effect; events without one are left to the page. */
  readonly used: boolean;
  /** The change of the position. */
  readonly step?: Step | null;
  readonly note?: Note;
  /** A mark that was drawn. */
  readonly mark?: Mark;
}

/**
 * The next state, and what else an intent leads to. It only computes; the session applies it.
 *
 * @param options - What a person may do in the position.
 */
export function transition(state: State, intent: Intent, options: Options): Transition {
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
      return used(
        intent.brush ? {is: 'painting', brush: intent.brush, color: intent.color, erases: false} : idle,
      );
    case 'reset':
      return used(afterStep(state));
    case 'leave':
      return used(idle);
  }
}

function press(state: State, source: Source, asksToErase: boolean, options: Options): Transition {
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
  // The piece moves there when the pointer is lifted.
  if (before.is === 'picked' && isTarget(before.selection, square)) return used(before);
  const selection = options.pick(square);
  if (selection) return used({is: 'pressed', selection, before});
  return {state: before, used: state.is === 'choosing'};
}

function release(state: State, square: Square | null, options: Options): Transition {
  switch (state.is) {
    case 'pressed': {
      const {selection, before} = state;
      // A click follows, which chooses the piece in the palette.
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

function activate(state: State, square: Square, options: Options): Transition {
  // By key a mark begins on one square and ends on the next that is activated.
  if (state.is === 'drawing') {
    return {state: state.before, used: true, mark: markOf({...state, over: square})};
  }
  if (state.is === 'painting' && state.brush === 'marks') {
    return used({is: 'drawing', color: state.color ?? 'green', from: square, over: square, before: state});
  }
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

function paint(state: Painting, square: Square, options: Options): Transition {
  const {brush, erases} = state;
  if (brush === 'marks') return unused(state);
  if (erases || brush === 'eraser') return {state, used: true, step: options.erase(square)};
  const piece = options.pieces.get(square) === brush ? null : options.newPiece(brush);
  const dropped = piece && options.drop(piece, square);
  return {state, used: true, step: dropped && 'step' in dropped ? dropped.step : null};
}

function drop(state: State, selection: Selection, dropped: Drop): Transition {
  if (!dropped) return putBack(state);
  return 'step' in dropped
    ? {state: afterStep(state), used: true, step: dropped.step}
    : used({is: 'choosing', selection, moves: dropped.choice});
}

/** A picked piece stays where it was. */
const putBack = (state: State): Transition => noted(afterStep(state), 'putBack', null);

/** The state after a step: a brush is kept, and everything else ends. */
function afterStep(state: State): State {
  const before = 'before' in state ? state.before : state;
  return before.is === 'painting' ? before : idle;
}

/** The state in which a new press begins. */
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

const isTarget = ({from, targets}: Selection, square: Square) => square !== from && targets.has(square);
const used = (state: State): Transition => ({state, used: true});
const unused = (state: State): Transition => ({state, used: false});
const noted = (state: State, note: Note['note'], about: Square | null): Transition => ({
  state,
  used: true,
  note: {note, about},
});
