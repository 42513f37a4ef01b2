import type {Position, Square} from '../../notation/position.js';

/** A position that can be returned to. */
export interface Entry {
  readonly position: Position;
  /** The squares of the move that led to it. */
  readonly lastMove: readonly Square[];
  /** What the step between this position and the one after it was, in a sentence. */
  readonly summary: string;
}

/** The positions before each step, and those that Undo has left. */
export class History {
  #past: readonly Entry[] = [];
  #future: readonly Entry[] = [];

  /** Remembers what was before a new step; there is nothing to redo any more. */
  add(before: Entry): void {
    this.#past = [...this.#past, before];
    this.#future = [];
  }

  /** What Undo leads to; `undefined` at the beginning. */
  get previous(): Entry | undefined {
    return this.#past.at(-1);
  }

  /** What Redo leads to; `undefined` where nothing was undone. */
  get next(): Entry | undefined {
    return this.#future.at(-1);
  }

  /** Leaves `now` for `previous`. */
  undo(now: Entry): void {
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
  }

  /** Leaves `now` for `next`. */
  redo(now: Entry): void {
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
