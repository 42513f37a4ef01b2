import type {Notation} from '../../core/notation/position.js';
import type {GeneratedFens} from './generated-fens.js';
import {readFen, type Fen, type Reading, type TolerantReader} from './reading.js';

/**
 * The position of a board, as a value. Each input is a function from one state to the next. `show`, `restart` and
 * `setRefusable` are in `position-changes.ts`, because a diagram has none of them.
 *
 *          setFen: another position,
 *          readInside, restart
 *                │      ┌──────────────── show ───────────────┐
 *                v      │                                     v
 *         ┌──────────────┐                        ┌──────────────────────┐ ── show ──────────────────────┐
 *         │ the start of │                        │ a position that the  │ <─────────────────────────────┘
 *         │ the page     │                        │ board has generated  │ ── setFen: one that came back ┐
 *         └──────────────┘                        └──────────────────────┘ <── already: shown again ──────┘
 *                ^                                            │
 *                └──── reset, resetForm, setFen: the start ───┘
 *
 *          From the start box, too, setFen leads to a generated FEN that has come back; the start stays.
 *          setFen: the position shown, or one that the page still owes: nothing changes
 *          setFen in a puzzle: an older FEN of the attempt changes nothing
 *          setRefusable: while a change is reported, setFen of the FEN before it goes back, even if it is owed
 *          readInside: the same text, or the first one after setFen or show: nothing changes
 *          resetForm: the FEN of the attribute, unless the board has generated it; another position forgets what is owed
 *          readAgain: the same FEN, when the tolerant reader has come
 */
export interface PositionState {
  /** The FEN that the page has set last, except for echoes. */
  readonly start: Fen;
  /** The FEN that is shown. */
  readonly shown: Fen;
  /** The text inside the element; undefined until it is known. */
  readonly inside: string | null | undefined;
  /** The result of reading the FEN that is shown. */
  readonly reading: Reading;
  /** The notation of the last readable FEN that the page has set. */
  readonly notation: Notation;
  /** The FENs that the board has generated since the start was set; undefined before the first. */
  readonly generated?: GeneratedFens | undefined;
  /** The number of times that the page has set or reset the position. */
  readonly replacements: number;
}

export const initialPosition: PositionState = {
  start: null,
  shown: null,
  inside: undefined,
  reading: readFen(null),
  notation: 'x-fen',
  replacements: 0,
};

/** The FEN that is shown: what was set or generated, or else the text inside. */
export const shownFen = ({shown, inside}: PositionState): string | null => shown ?? inside ?? null;
/** The FEN at which the board has started; moves do not change it. */
export const startFen = ({start, inside}: PositionState): string | null => start ?? inside ?? null;

/** The page sets the attribute or the property. */
export function setFen(
  state: PositionState,
  fen: Fen,
  isPuzzle: boolean,
  parseFen: TolerantReader,
): PositionState {
  const {answer = 'start', generated} = state.generated?.answer(fen, isPuzzle, state, parseFen) ?? {};
  if (answer === 'start') return begin(state, fen, parseFen);
  const answered = {...state, generated};
  return answer === 'nothing'
    ? answered
    : replace(answered, answer === 'older' ? fen : state.start, parseFen);
}

/** The text inside the element is known, or has changed; null if it is blank or does not count. */
export function readInside(
  state: PositionState,
  inside: string | null,
  parseFen: TolerantReader,
): PositionState {
  if (inside === state.inside) return state;
  const known = {...state, inside};
  // The page has set a FEN before the text was known.
  return state.inside === undefined && state.shown != null ? known : begin(known, null, parseFen);
}

/** Shows the start again. */
export const reset = (state: PositionState, parseFen: TolerantReader): PositionState =>
  replace(state, state.start, parseFen);

/** A form is reset; `markup` is the attribute, which is the default even if a script has changed the start since. */
export const resetForm = (
  state: PositionState,
  markup: string | null,
  parseFen: TolerantReader,
): PositionState =>
  defaultFen(state, markup, parseFen) === startFen(state)
    ? reset(state, parseFen)
    : begin(state, markup, parseFen);

/** The FEN that a form's reset restores: the FEN of the markup or, if the page has written an echo there, the start. */
export function defaultFen(state: PositionState, markup: string | null, parseFen: TolerantReader) {
  const fen = markup ?? state.inside ?? null;
  return fen === null || state.generated?.has(fen, parseFen) ? startFen(state) : fen;
}

/** Shows another start. */
export const begin = (state: PositionState, start: Fen, parseFen: TolerantReader): PositionState =>
  replace({...state, start, generated: undefined}, start, parseFen);

const replace = (state: PositionState, shown: Fen, parseFen: TolerantReader): PositionState =>
  readAgain({...state, shown, replacements: state.replacements + 1}, parseFen);

/** Reads the FEN that is shown. If it was read before, its position stays the same object, so nothing glides. */
export function readAgain(state: PositionState, parseFen: TolerantReader): PositionState {
  const fen = shownFen(state);
  const last = state.reading;
  const isSame = Object.is(last.fen, fen);
  if (isSame && last.isComplete) return state;
  const reading = readFen(fen, parseFen, isSame && last.isGenerated);
  return {
    ...state,
    reading: isSame && last.position ? {...reading, position: last.position} : reading,
    notation: reading.notation ?? state.notation,
  };
}
