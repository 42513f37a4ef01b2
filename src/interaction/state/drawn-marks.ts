import type {BoardElement} from '../../dom/board-host.js';
import {formatMarks} from '../../marks/format-marks.js';
import type {Mark} from '../../marks/mark.js';
import type {MarksChangeDetail} from '../events.js';

/** Adds a drawn mark. If there is a mark on the same squares, it is replaced, or only removed if it is equal. */
export function toggleMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const isOnSameSquares = ({from, to}: Mark) => from === mark.from && to === mark.to;
  const others = marks.filter((other) => !isOnSameSquares(other));
  const isRemoved = marks.some((other) => isOnSameSquares(other) && other.color === mark.color);
  return isRemoved ? others : [...others, mark];
}

/** Sets the attribute `marks`, and dispatches `markschange`. */
export function keepMarks(element: BoardElement, marks: readonly Mark[]): void {
  const detail: MarksChangeDetail = {marks: formatMarks(marks)};
  element.marks = detail.marks;
  element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
}
