import type {BoardHost} from '../../dom/board-host.js';
import {formatMarks} from '../../marks/format-marks.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {MarksChangeDetail} from '../events.js';
import {markOf, type State} from './state.js';

/** Marks drawn by hand: in the editor they go into `marks`; elsewhere they vanish with the next move. */
export class DrawnMarks {
  readonly #host: BoardHost;
  #own: readonly Mark[] = [];

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** The reader's own marks, including one that is being drawn, but not the author's. */
  shown(state: State): readonly Mark[] {
    return state.type === 'drawing' ? [...this.#own, markOf(state)] : this.#own;
  }

  clear(): void {
    this.#own = [];
  }

  /**
   * Adds a mark, replacing one of another colour, or removes it if it is already there. If `isKept`, changes the attribute
   * `marks` and dispatches `markschange`. @returns The new marks.
   */
  draw(mark: Mark, isKept: boolean): readonly Mark[] {
    const {element, position} = this.#host;
    const kept = isKept && this.#host.marks.loaded?.parseMarks(element.marks, position.files);
    const marks = kept ? kept.marks : this.#own;
    const isSame = ({from, to}: Mark) => from === mark.from && to === mark.to;
    const others = marks.filter((other) => !isSame(other));
    const isThere = marks.some((other) => isSame(other) && other.color === mark.color);
    const next = isThere ? others : [...others, mark];
    if (isKept) {
      const detail: MarksChangeDetail = {marks: formatMarks(next)};
      element.marks = detail.marks;
      element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
    } else this.#own = next;
    return next;
  }
}

/** The colour in which marks are drawn with any pointer and by key; `null` while “Draw marks” is off. */
export function brushColorOf(state: State): MarkColor | null {
  const resting = state.type === 'drawing' ? state.before : state;
  return resting.type === 'painting' && resting.brush === 'marks' ? (resting.color ?? 'green') : null;
}
