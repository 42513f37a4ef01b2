/** The pause between two moves, in milliseconds. */
const pause = 1500;

/** Goes through a game by itself until it ends or is stopped. */
export class Autoplay {
  readonly #step: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param step - Makes the next move, and returns whether there are more. */
  constructor(step: () => boolean) {
    this.#step = step;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    this.#timer ??= setTimeout(this.#next, pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #next = (): void => {
    this.#timer = undefined;
    if (this.#step()) this.start();
  };
}
