import type {BoardHost} from '../../dom/board-host.js';
import {formatFen} from '../../notation/format-fen.js';
import type {Position} from '../../notation/position.js';
import {readStrict} from '../../notation/read-strict.js';
import type {ChangeDetail, MoveDetail} from '../events.js';

/**
 * Sets `fen` to a person's position, in the author's notation. A listener to `beforechange`, dispatched if
 * `isCancelable`, can cancel it: then the result is `null`, else a function that dispatches `change`.
 */
export function commit(
  host: BoardHost,
  next: Position,
  move: MoveDetail | null,
  isCancelable = true,
): (() => void) | null {
  const previousFen = host.fen;
  const detail: ChangeDetail = {fen: host.format(next), previousFen, move};
  const dispatch = (type: string, cancelable: boolean) =>
    host.element.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, cancelable}));
  // A listener may also have set another position: then the person's change was made on one that is gone.
  if (isCancelable && (!dispatch('beforechange', true) || host.fen !== previousFen)) return null;
  host.write(detail.fen);
  return () => dispatch('change', false);
}

/** Whether a board shows a position already, as far as its FEN can say it. */
export function isShown(host: BoardHost, position: Position): boolean {
  const read = readStrict(host.format(position), true);
  // A board without a FEN shows the empty board, and has it as its FEN once that is set up.
  const hasFen = !host.error && host.fen.trim() !== '';
  return hasFen && read !== null && formatFen(read.position, 'fen') === formatFen(host.position, 'fen');
}
