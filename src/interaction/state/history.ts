import {formatFen} from '../../notation/format-fen.js';
import type {Position, Square} from '../../notation/position.js';

export interface Entry {
  readonly position: Position;
  /** The squares of the move that led to it. */
  readonly lastMove: readonly Square[];
  /** A sentence about the step that led to it. */
  readonly summary: string;
}

/** The positions that Undo and Redo step through; one of them is the present one. */
export class History {
  readonly #entries: Entry[];
  #index = 0;

  constructor(position: Position) {
    this.#entries = [entryOf(position)];
  }

  get present(): Entry {
    return this.#entries[this.#index] as Entry;
  }

  /** The entry that is `steps` away: -1 is where Undo leads, 1 is where Redo leads. */
  entry(steps: number): Entry | undefined {
    return this.#entries[this.#index + steps];
  }

  /** The steps to the nearest entry with a position; negative for Undo, `undefined` if there is none. */
  stepsTo(position: Position): number | undefined {
    const fen = formatFen(position);
    const found = this.#entries.flatMap((entry, i) =>
      formatFen(entry.position) === fen ? [i - this.#index] : [],
    );
    return found.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  }

  /** Adds a step; after that there is nothing to redo. */
  add(entry: Entry): void {
    this.#entries.splice(++this.#index, Infinity, entry);
  }

  /** Moves by `steps`. @param position - The position of that entry, as the element has read it back. */
  go(steps: number, position: Position): void {
    this.#index += steps;
    this.#entries[this.#index] = {...this.present, position};
  }

  restart(position: Position): void {
    this.#index = 0;
    this.#entries.splice(0, Infinity, entryOf(position));
  }
}

const entryOf = (position: Position): Entry => ({position, lastMove: [], summary: ''});
