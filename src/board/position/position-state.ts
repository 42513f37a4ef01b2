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
 * Until the board has generated a FEN, each setFen is a new start, even of the same text. After that, setFen asks in this order:
 *
 *   1. Is it the position shown, in any notation? Nothing changes, and it is owed once less.
 *   2. Is it neither the start nor a generated position? It is a new start; nothing is owed any longer.
 *   3. Is it the FEN before a change that is being reported (setRefusable)? It comes back, even if it is owed, and the FEN that is
 *      refused is owed no longer. In a puzzle, only the start comes back so.
 *   4. Does the page still owe it? Nothing changes, and it is owed no longer. The start is owed only if the board has generated it
 *      and the page has set another generated FEN again since.
 *   5. Is it the start? It is shown again, in a puzzle too; what is owed stays owed.
 *   6. It is an older generated FEN: it is shown, and the start stays. In a puzzle nothing changes.
 *
 * restart: the FEN that the page has set last, even an echo, becomes the start and is shown; nothing changes if it is the start.
 * readInside: the same text, or the first one after setFen or show, changes nothing; another text is a new start, even over a FEN
 *   that the page has set, so the caller does not report it while there is an attribute.
 * reset: what is owed stays owed. resetForm: the FEN of the attribute, unless the board has generated it; a new start forgets all.
 * readAgain: the same FEN, when the tolerant reader has come.
 */
export interface PositionState {
  /** The last FEN that the page has set and the board had not generated; after `restart`, the last one that the page has set. */
  readonly start: Fen;
  /** The FEN that is shown. */
  readonly shown: Fen;
  /** The text inside the element; undefined until it is known. */
  readonly inside: string | null | undefined;
  /** The result of reading the FEN that is shown. */
  readonly reading: Reading;
  /** The notation of the last FEN of the page that was shown and could be read. */
  readonly notation: Notation;
  /** The FENs that the board has generated since the start was set; undefined before the first. */
  readonly generated?: GeneratedFens | undefined;
  /** The number of times that the page, by a FEN or the text inside, has replaced what is shown; echoes do not count. */
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
