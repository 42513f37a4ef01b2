import type {BoardHost} from '../../dom/board-host.js';
import {marksPart} from '../../dom/part.js';
import {formatMarks} from '../../marks/format-marks.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {MarksChangeDetail} from '../events.js';
import {markFromDrawing, type State} from './state.js';

/** The marks drawn by hand: the editor adds them to the attribute `marks`; elsewhere the next move removes them. */
export class DrawnMarks {
  readonly #host: BoardHost;
  #marks: readonly Mark[] = [];

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** The marks that are not in the attribute, including one that is being drawn. */
  list(state: State): readonly Mark[] {
    return state.type === 'drawing' ? [...this.#marks, markFromDrawing(state)] : this.#marks;
  }

  clear(): void {
    this.#marks = [];
  }

  /**
   * Adds a mark; removes it if it is already there; replaces one of another colour. If `isKept`, the attribute `marks` is
   * changed and `markschange` is dispatched. @returns The marks now in the attribute if `isKept`, else those not in it.
   */
  draw(mark: Mark, isKept: boolean): readonly Mark[] {
    const {element, position} = this.#host;
    const parsed = isKept && marksPart.loaded?.parseMarks(element.marks, position.files);
    const marks = parsed ? parsed.marks : this.#marks;
    const isOnSameSquares = ({from, to}: Mark) => from === mark.from && to === mark.to;
    const others = marks.filter((other) => !isOnSameSquares(other));
    const isRemoved = marks.some((other) => isOnSameSquares(other) && other.color === mark.color);
    const next = isRemoved ? others : [...others, mark];
    if (isKept) {
      const detail: MarksChangeDetail = {marks: formatMarks(next)};
      element.marks = detail.marks;
      element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
    } else this.#marks = next;
    return next;
  }
}

/** The colour in which marks are drawn; `null` if the brush is not `marks`. */
export function findBrushColor(state: State): MarkColor | null {
  const before = state.type === 'drawing' ? state.before : state;
  return before.type === 'painting' && before.brush === 'marks' ? (before.color ?? 'green') : null;
}
