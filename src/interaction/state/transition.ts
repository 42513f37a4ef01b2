import type {Mark} from '../../marks/mark.js';
import type {Square} from '../../notation/position.js';
import type {Actions, Selection, Step} from './mode.js';
import {idle, markOf, type Intent, type Painting, type Resting, type Source, type State} from './state.js';

/** An announcement about an intent that does not change the position. */
export interface Note {
  readonly type: 'picked' | 'cannotPick' | 'cannotGo' | 'putBack';
  readonly square: Square | null;
}

export interface Transition {
  readonly state: State;
  /** Whether the intent had an effect; events without one are left to the page. */
  readonly handled: boolean;
  readonly step?: Step | null | undefined;
  readonly note?: Note;
  readonly mark?: Mark;
}

/** Computes the next state and the other results of an intent; the session applies them. */
export function transition(state: State, intent: Intent, actions: Actions): Transition {
  switch (intent.type) {
    case 'press':
      return press(state, intent.source, intent.erases ?? false, actions);
    case 'drag':
      if (state.type !== 'pressed' && state.type !== 'dragging') return ignored(state);
      return handled({type: 'dragging', selection: state.selection, before: state.before, at: intent.at});
    case 'release':
      return release(state, intent.square, actions);
    case 'interrupt':
      if (state.type === 'pressed' || state.type === 'drawing') return handled(state.before);
      return state.type === 'dragging' ? putBack(state) : ignored(state);
    case 'cancel':
      if (state.type === 'painting') return handled(idle);
      if (state.type === 'drawing') return handled(state.before);
      return state.type === 'idle' ? ignored(state) : putBack(state);
    case 'activate':
      return activate(state, intent.square, actions);
    case 'paint':
      return state.type === 'painting' ? paint(state, intent.square, actions) : ignored(state);
    case 'draw':
      return handled({
        type: 'drawing',
        color: intent.color,
        from: intent.square,
        over: intent.square,
        before: restingState(state),
      });
    case 'drawTo':
      return state.type === 'drawing' ? handled({...state, over: intent.square}) : ignored(state);
    case 'drawn':
      if (state.type !== 'drawing') return ignored(state);
      return {state: state.before, handled: true, mark: markOf(state)};
    case 'erase': {
      const step = actions.erase?.(intent.square);
      return step ? {state: afterStep(state), handled: true, step} : ignored(state);
    }
    case 'place': {
      const selection = actions.newPiece?.(intent.piece);
      if (selection && actions.pieces.get(intent.square) === intent.piece) return handled(state);
      const dropped = selection && actions.drop?.(selection, intent.square);
      return dropped && 'step' in dropped
        ? {state: afterStep(state), handled: true, step: dropped.step}
        : ignored(state);
    }
    case 'choose':
      if (state.type !== 'choosing') return ignored(state);
      return {state: idle, handled: true, step: actions.promote?.(intent.move)};
    case 'brush':
      return handled(
        intent.brush ? {type: 'painting', brush: intent.brush, color: intent.color, erases: false} : idle,
      );
    case 'reset':
      return handled(afterStep(state));
    case 'leave':
      return handled(idle);
  }
}

function press(state: State, source: Source, asksToErase: boolean, actions: Actions): Transition {
  const before = restingState(state);
  if ('piece' in source) {
    const selection = actions.newPiece?.(source.piece);
    return selection ? handled({type: 'pressed', selection, before}) : ignored(before);
  }
  const {square} = source;
  if (before.type === 'painting') {
    const erases = asksToErase || before.brush === 'eraser' || actions.pieces.get(square) === before.brush;
    return handled({...before, erases});
  }
  // The picked piece moves there when the pointer is lifted.
  if (before.type === 'picked' && isDestination(before.selection, square)) return handled(before);
  const selection = actions.pick?.(square);
  if (selection) return handled({type: 'pressed', selection, before});
  return {state: before, handled: state.type === 'choosing'};
}

function release(state: State, square: Square | null, actions: Actions): Transition {
  switch (state.type) {
    case 'pressed': {
      const {selection, before} = state;
      // The click that follows chooses the piece in the palette.
      if (!selection.from) return handled(before);
      const isSecondPress = before.type === 'picked' && before.selection.from === selection.from;
      return isSecondPress ? putBack(state) : handled({type: 'picked', selection});
    }
    case 'dragging': {
      const {selection} = state;
      if (!square) {
        const step = actions.dropOutside?.(selection);
        return step ? {state: afterStep(state), handled: true, step} : putBack(state);
      }
      if (square === selection.from) return handled({type: 'picked', selection});
      return drop(state, selection, square, actions);
    }
    case 'picked':
      return square ? drop(state, state.selection, square, actions) : putBack(state);
    case 'idle':
    case 'painting':
    case 'choosing':
    case 'drawing':
      return ignored(state);
  }
}

function activate(state: State, square: Square, actions: Actions): Transition {
  // With the keyboard, a mark begins on one square and ends on the next that is activated.
  if (state.type === 'drawing') {
    return {state: state.before, handled: true, mark: markOf({...state, over: square})};
  }
  if (state.type === 'painting' && state.brush === 'marks') {
    return handled({
      type: 'drawing',
      color: state.color ?? 'green',
      from: square,
      over: square,
      before: state,
    });
  }
  if (state.type === 'painting') {
    const erases = state.brush === 'eraser' || actions.pieces.get(square) === state.brush;
    const painted = paint({...state, erases}, square, actions);
    return painted.step ? painted : withNote(state, 'cannotPick', square);
  }
  if ('selection' in state) {
    const {selection} = state;
    if (selection.from === square) return putBack(state);
    if (isDestination(selection, square)) return drop(state, selection, square, actions);
  }
  const selection = actions.pick?.(square);
  if (selection) return withNote({type: 'picked', selection}, 'picked', square);
  return withNote(state, state.type === 'idle' ? 'cannotPick' : 'cannotGo', square);
}

function paint(state: Painting, square: Square, actions: Actions): Transition {
  const {brush, erases} = state;
  if (brush === 'marks') return ignored(state);
  if (erases || brush === 'eraser') return {state, handled: true, step: actions.erase?.(square)};
  const piece = actions.pieces.get(square) === brush ? null : actions.newPiece?.(brush);
  const dropped = piece && actions.drop?.(piece, square);
  return {state, handled: true, step: dropped && 'step' in dropped ? dropped.step : null};
}

function drop(state: State, selection: Selection, square: Square, actions: Actions): Transition {
  const dropped = isDestination(selection, square) && actions.drop?.(selection, square);
  if (!dropped) return putBack(state);
  return 'step' in dropped
    ? {state: afterStep(state), handled: true, step: dropped.step}
    : handled({type: 'choosing', selection, moves: dropped.choice});
}

/** Ends a pick or drag: the piece stays where it was. */
const putBack = (state: State): Transition => withNote(afterStep(state), 'putBack', null);

/** The state after a step: `painting` if there was a brush, otherwise `idle`. */
function afterStep(state: State): State {
  const before = 'before' in state ? state.before : state;
  return before.type === 'painting' ? before : idle;
}

/** The resting state that a new press starts from. */
function restingState(state: State): Resting {
  switch (state.type) {
    case 'pressed':
    case 'dragging':
    case 'drawing':
      return state.before;
    case 'choosing':
      return {type: 'picked', selection: state.selection};
    case 'idle':
    case 'picked':
    case 'painting':
      return state;
  }
}

const isDestination = ({from, destinations}: Selection, at: Square) => at !== from && destinations.has(at);
const handled = (state: State): Transition => ({state, handled: true});
const ignored = (state: State): Transition => ({state, handled: false});
const withNote = (state: State, type: Note['type'], square: Square | null): Transition => ({
  state,
  handled: true,
  note: {type, square},
});
