/** What was before each step, and what was taken back. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];

  /** Remembers what was before a new step; what had been taken back is gone. */
  add(before: T): void {
    this.#past.push(before);
    this.#future = [];
  }

  /** What taking a step back leads to, or `undefined` at the beginning. */
  get previous(): T | undefined {
    return this.#past.at(-1);
  }

  /** What doing a step again leads to, or `undefined` where none was taken back. */
  get next(): T | undefined {
    return this.#future.at(-1);
  }

  /** A step was taken back from `now`. */
  stepBack(now: T): void {
    this.#past.pop();
    this.#future.push(now);
  }

  /** A step was done again from `now`. */
  stepForward(now: T): void {
    this.#future.pop();
    this.#past.push(now);
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
