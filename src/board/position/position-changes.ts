import {readPlacement} from '../../core/notation/placement.js';
import {isOrdinary} from '../../core/notation/read-certain.js';
import type {Snapshot} from '../../core/notation/snapshot.js';
import {GeneratedFens} from './generated-fens.js';
import {begin, type PositionState} from './position-state.js';
import {readFen, type TolerantReader} from './reading.js';

const generatedBy = ({generated, start, inside}: PositionState): GeneratedFens =>
  generated ?? new GeneratedFens(start ?? inside);

/** A person, a puzzle or `move()` shows a position. One that is not ordinary still gets its warnings. */
export function show(state: PositionState, {fen, position}: Snapshot): PositionState {
  const placement = readPlacement(position.placement);
  const isComplete = placement !== null && isOrdinary(placement);
  return {
    ...state,
    shown: fen,
    reading: {...readFen(null), fen, position, isComplete, isGenerated: true},
    generated: generatedBy(state).with(fen),
  };
}

/** Setting `previousFen` refuses the change, while an event reports it; without a FEN, the event is over. */
export const setRefusable = (state: PositionState, previousFen?: string): PositionState =>
  // After a new start, nothing is owed.
  previousFen === undefined && !state.generated
    ? state
    : {...state, generated: generatedBy(state).withRefusable(previousFen)};

/** The last FEN that the page has set becomes the start, even if the board has generated it. */
export function restart(state: PositionState, parseFen: TolerantReader): PositionState {
  const {generated, start} = state;
  return generated && generated.lastSet !== start ? begin(state, generated.lastSet, parseFen) : state;
}
