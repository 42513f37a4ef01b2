import type {BoardHost, PositionWriter} from '../board-host.js';
import type {Position} from '../../../core/notation/position.js';
import {formatFen} from '../../../core/notation/format-fen.js';
import type {ChangeDetail} from '../events.js';
import type {Step} from './mode.js';

interface Board {
  readonly host: BoardHost;
  readonly positions: PositionWriter;
}

/**
 * Sets the board's `fen` to the position after a step, calls `record`, and dispatches `change`. Before the step of a person, it
 * dispatches `beforechange`, and a listener can cancel the step. @returns Whether the position has changed.
 */
export function commit(
  {host, positions}: Board,
  {next, move}: Pick<Step, 'next' | 'move'>,
  record: () => void,
  by: ChangeDetail['by'] = 'person',
): boolean {
  const previousFen = host.fen;
  const snapshot = positions.snapshot(next);
  const detail: ChangeDetail = {fen: snapshot.fen, previousFen, move, by};
  const dispatch = (type: string, cancelable: boolean) =>
    host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
  // If a listener to `beforechange` has set another position, the step no longer applies.
  if (by === 'person' && (!dispatch('beforechange', /* cancelable */ true) || host.fen !== previousFen))
    return false;
  positions.show(snapshot);
  record();
  positions.whileRefusable(previousFen, () => dispatch('change', /* cancelable */ false));
  return true;
}

/** Whether a board already shows a position, as far as FEN can express it. */
export function showsPosition({host, positions}: Board, position: Position): boolean {
  // A board without a FEN does not show the empty position, although it looks empty: a step there still sets a FEN.
  const hasFen = !host.errorText && host.fen.trim() !== '';
  return (
    hasFen && formatFen(positions.snapshot(position).position, 'fen') === formatFen(host.position, 'fen')
  );
}
