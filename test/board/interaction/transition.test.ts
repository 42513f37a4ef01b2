import {expect} from 'chai';
import type {Actions, Selection, Step} from '../../../src/board/interaction/state/mode.js';
import {
  idle,
  type Intent,
  type RestingState,
  type State,
} from '../../../src/board/interaction/state/state.js';
import {transition} from '../../../src/board/interaction/state/transition.js';
import {emptyBoard, type PieceLetter, type Square} from '../../../src/core/notation/position.js';

const step: Step = {next: emptyBoard, lastMove: [], move: null, summary: ''};
const selectionFrom = (from: Square | null): Selection => ({
  piece: 'R',
  from,
  destinations: new Set<Square>(['a1', 'a2', 'a3']),
});

/** Rooks on a1 and h1. A drop on a2 leads to a choice; a drop on a3 is not allowed. */
const actions: Actions = {
  position: emptyBoard,
  pieces: new Map<Square, PieceLetter>([
    ['a1', 'R'],
    ['h1', 'R'],
  ]),
  mobility: () => 0,
  pick: (square) => (square === 'a1' || square === 'h1' ? selectionFrom(square) : null),
  drop: (_selection, square) => (square === 'a2' ? {choice: []} : square === 'a3' ? null : {step}),
  dropOutside: ({from}) => (from ? null : step),
  makeStep: () => step,
  newPiece: (piece) => (piece === 'K' ? null : {...selectionFrom(null), piece}),
  erase: (square) => (square === 'a1' ? step : null),
};

const selection = selectionFrom('h1');
const at = {x: 0, y: 0};
const picked: RestingState = {type: 'picked', selection};
const pressed: State = {type: 'pressed', selection, before: idle};
const pressedAgain: State = {type: 'pressed', selection, before: picked};
const dragging: State = {type: 'dragging', selection, before: idle, at};
const draggingNew: State = {type: 'dragging', selection: selectionFrom(null), before: idle, at};
const choosing: State = {type: 'choosing', selection, square: 'a2', moves: []};
const painting: RestingState = {type: 'painting', brush: 'R', erases: false};
const erasing: RestingState = {type: 'painting', brush: 'eraser', erases: true};
const marking: State = {type: 'painting', brush: 'marks', erases: false};
const draggingOverPaint: State = {type: 'dragging', selection, before: painting, at};
const drawing: State = {type: 'drawing', color: 'green', from: 'a1', to: 'a2', before: idle};

const premove = {from: 'h1', to: 'a1'} as const;
const premoved: RestingState = {type: 'premoved', premove};
const drawingOverPremove: State = {...drawing, before: premoved};
/** The same rooks, while the other side is to move. */
const inAdvance: Actions = {
  position: emptyBoard,
  pieces: actions.pieces,
  isPremove: true,
  pick: (square) => (square === 'a1' || square === 'h1' ? selectionFrom(square) : null),
  drop: (_selection, square) => (square === 'a2' ? {choice: []} : {premove}),
};

const press = (square: Square): Intent => ({type: 'press', source: {square}});
const release = (square: Square | null): Intent => ({type: 'release', square});
const move = {from: 'a7', to: 'a8', promotion: 'Q'} as const;

/** The result of an intent: the next state, whether it had an effect, and a step, a note or a mark. */
type Row = readonly [from: State, intent: Intent, to: State['type'], handled: boolean, more?: string];

const rows: readonly Row[] = [
  [idle, press('a1'), 'pressed', true],
  [idle, press('e4'), 'idle', false],
  [idle, {type: 'press', source: {piece: 'Q'}}, 'pressed', true],
  [idle, {type: 'press', source: {piece: 'K'}}, 'idle', false],
  [picked, press('a2'), 'picked', true],
  [picked, press('e4'), 'picked', false],
  // A press during another one starts from the state before that.
  [pressed, press('a1'), 'pressed', true],
  [dragging, press('e4'), 'idle', false],
  [drawing, press('e4'), 'idle', false],
  [choosing, press('e4'), 'picked', true],
  [painting, press('a1'), 'painting', true],

  [pressed, {type: 'drag', at}, 'dragging', true],
  [dragging, {type: 'drag', at}, 'dragging', true],
  [idle, {type: 'drag', at}, 'idle', false],

  [pressed, release('h1'), 'picked', true],
  [pressedAgain, release('h1'), 'idle', true, 'putBack'],
  [{type: 'pressed', selection: selectionFrom(null), before: idle}, release(null), 'idle', true],
  [dragging, release('a1'), 'idle', true, 'step'],
  [dragging, release('a2'), 'choosing', true],
  [dragging, release('a3'), 'idle', true, 'putBack'],
  [dragging, release('e4'), 'idle', true, 'putBack'],
  [dragging, release('h1'), 'picked', true],
  [dragging, release(null), 'idle', true, 'putBack'],
  [draggingNew, release(null), 'idle', true, 'step'],
  [draggingOverPaint, release('a1'), 'painting', true, 'step'],
  [picked, release('a1'), 'idle', true, 'step'],
  [picked, release('e4'), 'idle', true, 'putBack'],
  [picked, release(null), 'idle', true, 'putBack'],
  [idle, release('a1'), 'idle', false],
  [painting, release('a1'), 'painting', false],
  [choosing, release('a1'), 'choosing', false],
  [drawing, release('a1'), 'drawing', false],

  [pressed, {type: 'interrupt'}, 'idle', true],
  [drawing, {type: 'interrupt'}, 'idle', true],
  [dragging, {type: 'interrupt'}, 'idle', true, 'putBack'],
  [picked, {type: 'interrupt'}, 'picked', false],

  [idle, {type: 'cancel'}, 'idle', false],
  [painting, {type: 'cancel'}, 'idle', true],
  [drawing, {type: 'cancel'}, 'idle', true],
  [picked, {type: 'cancel'}, 'idle', true, 'putBack'],
  [choosing, {type: 'cancel'}, 'idle', true, 'putBack'],

  [idle, {type: 'activate', square: 'a1'}, 'picked', true, 'picked'],
  [idle, {type: 'activate', square: 'e4'}, 'idle', true, 'noAction'],
  [picked, {type: 'activate', square: 'h1'}, 'idle', true, 'putBack'],
  [picked, {type: 'activate', square: 'a1'}, 'idle', true, 'step'],
  [picked, {type: 'activate', square: 'e4'}, 'picked', true, 'cannotGo'],
  [painting, {type: 'activate', square: 'e4'}, 'painting', true, 'step'],
  [painting, {type: 'activate', square: 'a1'}, 'painting', true, 'step'],
  [erasing, {type: 'activate', square: 'e4'}, 'painting', true, 'noAction'],

  [painting, {type: 'paint', square: 'e4'}, 'painting', true, 'step'],
  [painting, {type: 'paint', square: 'a1'}, 'painting', true],
  [painting, {type: 'paint', square: 'a2'}, 'painting', true],
  [erasing, {type: 'paint', square: 'a1'}, 'painting', true, 'step'],
  [marking, {type: 'paint', square: 'a1'}, 'painting', false],
  [idle, {type: 'paint', square: 'a1'}, 'idle', false],

  [painting, {type: 'draw', square: 'a1', color: 'red'}, 'drawing', true],
  [drawing, {type: 'drawTo', square: 'a3'}, 'drawing', true],
  [idle, {type: 'drawTo', square: 'a3'}, 'idle', false],
  [drawing, {type: 'drawEnd'}, 'idle', true, 'green a1 a2'],
  [idle, {type: 'drawEnd'}, 'idle', false],

  [idle, {type: 'erase', square: 'a1'}, 'idle', true, 'step'],
  [painting, {type: 'erase', square: 'e4'}, 'painting', false],
  [idle, {type: 'place', square: 'e4', piece: 'Q'}, 'idle', true, 'step'],
  [idle, {type: 'place', square: 'a1', piece: 'R'}, 'idle', true],
  [idle, {type: 'place', square: 'e4', piece: 'K'}, 'idle', false],
  [idle, {type: 'place', square: 'a2', piece: 'Q'}, 'idle', false],
  [choosing, {type: 'choose', move}, 'idle', true, 'step'],
  [idle, {type: 'premove', premove: {from: 'h1', to: 'a1'}}, 'idle', false],
  [idle, {type: 'choose', move}, 'idle', false],
  [idle, {type: 'brush', brush: 'R'}, 'painting', true],
  [painting, {type: 'brush', brush: null}, 'idle', true],
  [draggingOverPaint, {type: 'reset'}, 'painting', true],
  [picked, {type: 'reset'}, 'idle', true],
];

/** Intents in advance, with the actions `inAdvance`. */
const premoveRows: readonly Row[] = [
  [dragging, release('a1'), 'premoved', true, 'premoved'],
  [picked, release('a1'), 'premoved', true, 'premoved'],
  [picked, {type: 'activate', square: 'a1'}, 'premoved', true, 'premoved'],
  [dragging, release('a2'), 'choosing', true],
  [choosing, {type: 'choose', move}, 'premoved', true, 'premoved'],
  [idle, {type: 'premove', premove}, 'premoved', true, 'premoved'],
  [picked, {type: 'premove', premove}, 'premoved', true, 'premoved'],
  [premoved, press('e4'), 'idle', true, 'premoveDropped'],
  [premoved, press('a1'), 'pressed', true, 'premoveDropped'],
  [premoved, {type: 'activate', square: 'e4'}, 'idle', true, 'premoveDropped'],
  [premoved, {type: 'activate', square: 'h1'}, 'picked', true, 'picked'],
  [premoved, {type: 'cancel'}, 'idle', true, 'premoveDropped'],
  [premoved, {type: 'interrupt'}, 'premoved', false],
  [premoved, {type: 'brush', brush: 'marks'}, 'painting', true, 'premoveDropped'],
  [premoved, {type: 'draw', square: 'a1', color: 'red'}, 'drawing', true],
  [drawingOverPremove, {type: 'drawEnd'}, 'premoved', true, 'green a1 a2'],
  [premoved, {type: 'reset'}, 'premoved', true],
  [drawingOverPremove, {type: 'reset'}, 'premoved', true],
];

describe('the state of a person’s action', () => {
  for (const [table, given] of [
    [rows, actions],
    [premoveRows, inAdvance],
  ] as const)
    for (const [from, intent, to, handled, more] of table) {
      it(`is ${to} after ${JSON.stringify(intent)} while ${from.type}${given.isPremove ? ', in advance' : ''}`, () => {
        const {
          state,
          isHandled: wasHandled,
          step: made,
          note,
          premove: kept,
          mark,
        } = transition(from, intent, given);
        const ofPremove = kept === undefined ? undefined : kept ? 'premoved' : 'premoveDropped';
        const found = made
          ? 'step'
          : (ofPremove ?? note?.type ?? (mark && `${mark.color} ${mark.from} ${mark.to}`));
        expect([state.type, wasHandled, found]).to.deep.equal([to, handled, more]);
      });
    }

  it('a stroke erases if its first square already has the piece of the brush; otherwise it paints', () => {
    const erases = (square: Square) => transition(painting, press(square), actions).state;
    expect(erases('a1')).to.deep.equal({...painting, erases: true});
    expect(erases('e4')).to.deep.equal({...painting, erases: false});
  });
});
