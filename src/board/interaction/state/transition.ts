import type {Mark, MarkColor} from '../../../core/marks/mark.js';
import type {PieceLetter, Square} from '../../../core/notation/position.js';
import type {Actions, Premove, Selection, Step} from './mode.js';
import {
  idle,
  markFromDrawing,
  type DrawingState,
  type Intent,
  type RestingState,
  type State,
} from './state.js';

/** An announcement about an intent that does not change the position. `square` is null for `putBack`. */
export interface Note {
  readonly type: 'picked' | 'noAction' | 'cannotGo' | 'putBack';
  readonly square: Square | null;
}

/** The result of an intent. */
export interface Transition {
  readonly state: State;
  /** Whether the intent had an effect. If not, its event is left to the page. */
  readonly isHandled: boolean;
  readonly step?: Step | null | undefined;
  readonly note?: Note;
  /** A premove that was made; null if one was dropped. */
  readonly premove?: Premove | null;
  /** A finished mark. */
  readonly mark?: Mark;
}

/** Computes the next state and the other results of an intent; the session applies them. */
export function transition(state: State, intent: Intent, actions: Actions): Transition {
  switch (intent.type) {
    case 'press':
      return press(state, intent, actions);
    case 'drag':
      if (state.type !== 'pressed' && state.type !== 'dragging') return asIgnored(state);
      return asHandled({...state, type: 'dragging', at: intent.at});
    case 'release':
      return release(state, intent.square, actions);
    case 'interrupt':
      if (state.type === 'pressed' || state.type === 'drawing') return asHandled(state.before);
      return state.type === 'dragging' ? putBack(state) : asIgnored(state);
    case 'cancel':
      if (state.type === 'painting') return asHandled(idle);
      if (state.type === 'drawing') return asHandled(state.before);
      if (state.type === 'premoved') return dropPremove();
      return state.type === 'idle' ? asIgnored(state) : putBack(state);
    case 'activate':
      return activate(state, intent.square, actions);
    case 'paint':
      return paint(state, intent.square, actions);
    case 'draw':
      return beginMark(state, intent.square, intent.color);
    case 'drawTo':
      return state.type === 'drawing' ? asHandled({...state, to: intent.square}) : asIgnored(state);
    case 'drawEnd':
      return state.type === 'drawing' ? finishMark(state) : asIgnored(state);
    case 'erase':
      return withStep(state, actions.erase?.(intent.square)) ?? asIgnored(state);
    case 'place':
      // Where the mode allows new pieces, typing the one that the square already has changes nothing, but is handled.
      return actions.pieces.get(intent.square) === intent.piece && actions.newPiece?.(intent.piece)
        ? asHandled(state)
        : (withStep(state, placePiece(intent.piece, intent.square, actions)) ?? asIgnored(state));
    case 'choose':
      if (state.type !== 'choosing') return asIgnored(state);
      if (actions.isPremove) return keepPremove(intent.move);
      return {state: idle, isHandled: true, step: actions.makeStep?.(intent.move)};
    case 'premove':
      return actions.isPremove ? keepPremove(intent.premove) : asIgnored(state);
    case 'brush': {
      const result = asHandled(
        intent.brush ? {type: 'painting', brush: intent.brush, color: intent.color, erases: false} : idle,
      );
      return premoveOf(state) ? {...dropPremove(), ...result} : result;
    }
    case 'reset':
      return asHandled(withoutSelection(state));
  }
}

function press(
  state: State,
  {source, erases}: Extract<Intent, {type: 'press'}>,
  actions: Actions,
): Transition {
  const before = toRestingState(state);
  if ('piece' in source) {
    const selection = actions.newPiece?.(source.piece);
    return selection ? asHandled({type: 'pressed', selection, before}) : asIgnored(before);
  }
  const {square} = source;
  if (before.type === 'painting') {
    return asHandled({...before, erases: erases || actions.pieces.get(square) === before.brush});
  }
  // The picked piece moves to this square when the pointer is released.
  if (before.type === 'picked' && isDestination(before.selection, square)) return asHandled(before);
  const selection = actions.pick?.(square);
  if (before.type === 'premoved') {
    const dropped = dropPremove();
    return selection ? {...dropped, state: {type: 'pressed', selection, before: idle}} : dropped;
  }
  if (selection) return asHandled({type: 'pressed', selection, before});
  // A press outside the promotion chooser closes it; the pawn stays picked.
  return {state: before, isHandled: state.type === 'choosing'};
}

function release(state: State, square: Square | null, actions: Actions): Transition {
  switch (state.type) {
    case 'pressed': {
      const {selection, before} = state;
      // The piece is from the palette. A click event follows, and makes it the brush.
      if (!selection.from) return asHandled(before);
      const isSecondPress = before.type === 'picked' && before.selection.from === selection.from;
      return isSecondPress ? putBack(state) : asHandled({type: 'picked', selection});
    }
    case 'dragging': {
      const {selection} = state;
      if (!square) return withStep(state, actions.dropOutside?.(selection)) ?? putBack(state);
      if (square === selection.from) return asHandled({type: 'picked', selection});
      return drop(state, selection, square, actions);
    }
    case 'picked':
      return square ? drop(state, state.selection, square, actions) : putBack(state);
    default:
      return asIgnored(state);
  }
}

function activate(state: State, square: Square, actions: Actions): Transition {
  // With the keyboard, a mark begins on one activated square and ends on the next one.
  if (state.type === 'drawing') return finishMark({...state, to: square});
  if (state.type === 'painting') {
    if (state.brush === 'marks') return beginMark(state, square, state.color ?? 'green');
    const erases = actions.pieces.get(square) === state.brush;
    const result = paint({...state, erases}, square, actions);
    // There is no step if the eraser is on an empty square, or if the mode does not allow this piece on this square.
    return result.step ? result : withNote(state, 'noAction', square);
  }
  if ('selection' in state) {
    const {selection} = state;
    if (selection.from === square) return putBack(state);
    if (isDestination(selection, square)) return drop(state, selection, square, actions);
  }
  const selection = actions.pick?.(square);
  if (selection) return withNote({type: 'picked', selection}, 'picked', square);
  if (state.type === 'premoved') return dropPremove();
  return withNote(state, state.type === 'idle' ? 'noAction' : 'cannotGo', square);
}

function paint(state: State, square: Square, actions: Actions): Transition {
  if (state.type !== 'painting' || state.brush === 'marks') return asIgnored(state);
  const {brush, erases} = state;
  if (erases || brush === 'eraser') return {state, isHandled: true, step: actions.erase?.(square)};
  return {state, isHandled: true, step: placePiece(brush, square, actions)};
}

/** Null if the mode does not allow a new piece on the square, or the square already has it. */
function placePiece(piece: PieceLetter, square: Square, actions: Actions): Step | null {
  const selection = actions.pieces.get(square) === piece ? null : actions.newPiece?.(piece);
  const result = selection && actions.drop?.(selection, square);
  return result && 'step' in result ? result.step : null;
}

function drop(state: State, selection: Selection, square: Square, actions: Actions): Transition {
  const result = isDestination(selection, square) ? actions.drop?.(selection, square) : null;
  if (result && 'choice' in result)
    return asHandled({type: 'choosing', selection, square, moves: result.choice});
  if (result && 'premove' in result) return keepPremove(result.premove);
  return withStep(state, result?.step) ?? putBack(state);
}

const keepPremove = (premove: Premove): Transition => ({
  ...asHandled({type: 'premoved', premove}),
  premove,
});

const dropPremove = (): Transition => ({...asHandled(idle), premove: null});

/** The premove of a state, also while a mark is drawn; null if there is none. */
export function premoveOf(state: State): Premove | null {
  const resting = 'before' in state ? state.before : state;
  return resting.type === 'premoved' ? resting.premove : null;
}

const beginMark = (state: State, square: Square, color: MarkColor): Transition =>
  asHandled({type: 'drawing', color, from: square, to: square, before: toRestingState(state)});

const finishMark = (state: DrawingState): Transition => ({
  ...asHandled(state.before),
  mark: markFromDrawing(state),
});

const withStep = (state: State, step: Step | null | undefined): Transition | undefined =>
  step ? {...asHandled(withoutSelection(state)), step} : undefined;

/** Clears the selection or ends the drag: the piece stays on its square. */
const putBack = (state: State): Transition => withNote(withoutSelection(state), 'putBack', null);

/** The state after a step or a cleared selection: `painting` if there was a brush, `premoved` if there is a premove, or `idle`. */
function withoutSelection(state: State): State {
  const before = 'before' in state ? state.before : state;
  return before.type === 'painting' || before.type === 'premoved' ? before : idle;
}

/** The state from which a new press or mark begins. */
function toRestingState(state: State): RestingState {
  if (state.type === 'choosing') return {type: 'picked', selection: state.selection};
  return 'before' in state ? state.before : state;
}

const isDestination = ({from, destinations}: Selection, square: Square) =>
  square !== from && destinations.has(square);
const asHandled = (state: State): Transition => ({state, isHandled: true});
const asIgnored = (state: State): Transition => ({state, isHandled: false});
const withNote = (state: State, type: Note['type'], square: Square | null): Transition => ({
  ...asHandled(state),
  note: {type, square},
});
