import type {Position, Square} from '../../notation/position.js';

/** A position that can be returned to. */
export interface Entry {
  readonly position: Position;
  /** The squares of the move that led to it. */
  readonly lastMove: readonly Square[];
  /** A sentence about the step between this position and the next one. */
  readonly summary: string;
}

/** The positions to which Undo and Redo lead. */
export class History {
  #past: readonly Entry[] = [];
  #future: readonly Entry[] = [];

  /** Remembers the position before a new step; from then on there is nothing to redo. */
  add(before: Entry): void {
    this.#past = [...this.#past, before];
    this.#future = [];
  }

  /** Where Undo leads; undefined if there is nothing to undo. */
  get previous(): Entry | undefined {
    return this.#past.at(-1);
  }

  /** Where Redo leads; undefined if nothing was undone. */
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
