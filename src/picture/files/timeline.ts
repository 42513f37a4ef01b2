import {toHundredths} from '../drawing/piece-set.js';
import type {Corner} from '../drawing/place.js';
import type {Track} from './tracks.js';

/** The longest time that a piece glides, in seconds. */
const glide = 0.25;

/** How long the end of a game stays, and its start, in seconds. */
export const endPause = 4;
export const startPause = 1;

/** When the positions of a game are shown. Times are in seconds, and become the percentages of keyframes. */
export class Timeline {
  readonly #seconds: number;
  readonly #last: number;

  /** `seconds` is the time from one move to the next, and `last` the index of the last position. */
  constructor(seconds: number, last: number) {
    this.#seconds = seconds;
    this.#last = last;
  }

  get duration(): number {
    return toHundredths(startPause + this.#seconds * Math.max(0, this.#last - 1) + endPause);
  }

  /** The time at which the move to a position begins. */
  #startOf(index: number): number {
    return index === 0 ? 0 : startPause + (index - 1) * this.#seconds;
  }

  #percent(seconds: number): string {
    return `${toHundredths((100 * seconds) / this.duration)}%`;
  }

  /** The place in the animation at which the move to a position begins. */
  start(index: number): string {
    return this.#percent(this.#startOf(index));
  }

  /** The place at which the pieces of the move have arrived. */
  arrival(index: number): string {
    return this.#percent(index === 0 ? 0 : this.#startOf(index) + Math.min(glide, 0.8 * this.#seconds));
  }

  /** Keyframes that show something from one position to another, without transitions (`step-end`). */
  visible(from: number, to: number | undefined): string {
    const hidden = from > 0 ? '0%{opacity:0}' : '';
    const gone = to === undefined ? '' : `${this.start(to)}{opacity:0}`;
    return `${hidden}${this.start(from)}{opacity:1}${gone}`;
  }

  /** Keyframes of a piece: it glides from square to square, and fades when it is captured. */
  way({stops, end}: Track, cornerOf: (square: Track['stops'][0]['square']) => Corner): string {
    const places = stops.map(({index, square}, i) => {
      const next = stops[i + 1];
      const from = i === 0 ? '0%' : this.arrival(index);
      return `${from},${next ? this.start(next.index) : 'to'}{${translate(cornerOf(square))}}`;
    });
    const begin = stops[0].index;
    const appears = begin > 0 ? `0%,${this.arrival(begin)}{opacity:0}` : '';
    const shownFrom = begin > 0 ? this.#afterArrival(begin) : '0%';
    if (!end) return places.join('') + (begin > 0 ? `${appears}${shownFrom},to{opacity:1}` : '');
    const lastSeen = end.isCaptured ? this.start(end.index) : this.arrival(end.index);
    const goneFrom = end.isCaptured ? this.arrival(end.index) : this.#afterArrival(end.index);
    return `${places.join('')}${appears}${shownFrom},${lastSeen}{opacity:1}${goneFrom},to{opacity:0}`;
  }

  /** The percentage directly after an arrival, for changes without a transition. */
  #afterArrival(index: number): string {
    return `${toHundredths(Number.parseFloat(this.arrival(index)) + 0.01)}%`;
  }
}

/** A declaration that moves a drawing of the top left square to another. */
export const translate = ({x, y}: Corner): string => `transform:translate(${x}px,${y}px)`;
