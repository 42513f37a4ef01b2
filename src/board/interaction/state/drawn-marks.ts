import {marksPart} from '../../../parts/loader.js';
import {formatMarks} from '../../../core/marks/format-marks.js';
import type {Mark} from '../../../core/marks/mark.js';
import type {BoardHost} from '../board-host.js';
import type {MarksChangeDetail} from '../events.js';

/** The marks that a person draws on a board. */
export class DrawnMarks {
  readonly #host: BoardHost;
  /** The finished marks that are not in the attribute `marks`. */
  finished: readonly Mark[] = [];

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /**
   * Draws a mark, or removes an equal one: in the attribute, with the event `markschange`, if `isKept`. Once the part for
   * marks has loaded, `announce` gets a sentence about all marks; empty if none is left.
   */
  draw(mark: Mark, isKept: boolean, announce: (description: string) => void): void {
    const {loaded} = marksPart;
    if (!loaded) {
      void marksPart.tryLoad().then((part) => part && this.draw(mark, isKept, announce));
      return;
    }
    const {element, locale, position} = this.#host;
    const before = isKept ? loaded.parseMarks(element.marks, position.files).marks : this.finished;
    const marks = toggleMark(before, mark);
    if (isKept) {
      const detail: MarksChangeDetail = {marks: formatMarks(marks)};
      element.marks = detail.marks;
      element.dispatchEvent(new CustomEvent('markschange', {detail, bubbles: true}));
    } else this.finished = marks;
    announce(loaded.describeMarks(marks, locale.current).join(' '));
  }
}

/** Adds a drawn mark. If there is a mark on the same squares, it is replaced, or only removed if it is equal. */
function toggleMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const isOnSameSquares = ({from, to}: Mark) => from === mark.from && to === mark.to;
  const others = marks.filter((other) => !isOnSameSquares(other));
  const isRemoved = marks.some((other) => isOnSameSquares(other) && other.color === mark.color);
  return isRemoved ? others : [...others, mark];
}
