import type {BoardHost} from '../../dom/board-host.js';
import {formatMarks} from '../../marks/format-marks.js';
import type {Mark, MarkColor} from '../../marks/mark.js';
import type {MarksChangeDetail} from '../events.js';
import {markOf, type State} from './state.js';

/** The marks that are drawn by hand: the reader's own until the next move, or in the editor those of the element. */
export class DrawnMarks {
  readonly #host: BoardHost;
  #own: readonly Mark[] = [];

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** The reader's own, also the one that is being drawn; the author's marks are not among them. */
  shown(state: State): readonly Mark[] {
    return state.type === 'drawing' ? [...this.#own, markOf(state)] : this.#own;
  }

  clear(): void {
    this.#own = [];
  }

  /**
   * Adds a mark; the same mark again removes it, and one of another colour replaces it. Returns all marks drawn by
   * hand. The change is reported if the marks are the element's (`isKept`).
   */
  draw(mark: Mark, isKept: boolean): readonly Mark[] {
    const {element, position} = this.#host;
    const kept = isKept && this.#host.marks.loaded?.parseMarks(element.marks, position.files);
    const marks = kept ? kept.marks : this.#own;
    const isSame = ({from, to}: Mark) => from === mark.from && to === mark.to;
    const others = marks.filter((one) => !isSame(one));
    const isThere = marks.some((one) => isSame(one) && one.color === mark.color);
    const next = isThere ? others : [...others, mark];
    if (isKept) {
      const detail: MarksChangeDetail = {marks: formatMarks(next)};
      element.marks = detail.marks;
      element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
    } else this.#own = next;
    return next;
  }
}

/** The colour in which marks are drawn with any pointer and by key; `null` while that is not switched on. */
export function penColorOf(state: State): MarkColor | null {
  const present = state.type === 'drawing' ? state.before : state;
  return present.type === 'painting' && present.brush === 'marks' ? (present.color ?? 'green') : null;
}
