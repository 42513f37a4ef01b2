import type {BoardHost} from '../../dom/board-host.js';
import {formatFen} from '../../notation/format-fen.js';
import type {Position} from '../../notation/position.js';
import {readStrict} from '../../notation/read-strict.js';
import type {ChangeDetail} from '../events.js';
import type {Step} from './mode.js';

/**
 * Sets the board's `fen` to the position after a step, calls `adopt`, and dispatches `change`. If `isCancelable`,
 * it first dispatches `beforechange`, and a listener can cancel the step. @returns Whether the position has changed.
 */
export function commit(
  host: BoardHost,
  {next, move}: Pick<Step, 'next' | 'move'>,
  adopt: () => void,
  isCancelable = true,
): boolean {
  const previousFen = host.fen;
  const detail: ChangeDetail = {fen: host.source.format(next), previousFen, move};
  const dispatch = (type: string, cancelable: boolean) =>
    host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
  // If a listener to `beforechange` has set another position, the step no longer applies.
  if (isCancelable && (!dispatch('beforechange', /* cancelable */ true) || host.fen !== previousFen))
    return false;
  host.setGeneratedFen(detail.fen);
  adopt();
  dispatch('change', /* cancelable */ false);
  return true;
}

/** Whether a board already shows a position, as far as FEN can express it. */
export function isShown(host: BoardHost, position: Position): boolean {
  const parsed = readStrict(host.source.format(position), /* isGenerated */ true);
  // A board without a FEN does not show the empty position, although it looks empty: a step there still sets a FEN.
  const hasFen = !host.errorText && host.fen.trim() !== '';
  return hasFen && parsed !== null && formatFen(parsed.position, 'fen') === formatFen(host.position, 'fen');
}
