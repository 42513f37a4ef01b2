import type {BoardHost} from '../../dom/board-host.js';
import {formatFen} from '../../notation/format-fen.js';
import type {Position} from '../../notation/position.js';
import {readStrict} from '../../notation/read-strict.js';
import type {ChangeDetail, MoveDetail} from '../events.js';

/**
 * Sets `fen` to a new position, in the board's `notation`. If `isCancelable`, a listener to `beforechange` can
 * cancel the change. @returns A function that dispatches `change`; `null` if a listener has cancelled the change.
 */
export function commit(
  host: BoardHost,
  next: Position,
  move: MoveDetail | null,
  isCancelable = true,
): (() => void) | null {
  const previousFen = host.fen;
  const detail: ChangeDetail = {fen: host.source.format(next), previousFen, move};
  const dispatch = (type: string, cancelable: boolean) =>
    host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
  // If a listener has set another position, this change no longer applies.
  if (isCancelable && (!dispatch('beforechange', true) || host.fen !== previousFen)) return null;
  host.setGeneratedFen(detail.fen);
  return () => dispatch('change', false);
}

/** Whether a board already shows a position, as far as FEN can express it. */
export function isShown(host: BoardHost, position: Position): boolean {
  const parsed = readStrict(host.source.format(position), /* isGenerated */ true);
  // A board without a FEN looks like the empty board, but differs from it: setting up the empty board writes a FEN.
  const hasFen = !host.errorText && host.fen.trim() !== '';
  return hasFen && parsed !== null && formatFen(parsed.position, 'fen') === formatFen(host.position, 'fen');
}
