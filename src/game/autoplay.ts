/** Goes through a game by itself, with pauses. */
export class Autoplay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Makes a step, and goes on after the pause that it returns, in milliseconds; null ends autoplay. */
  play(step: () => number | null): void {
    const pause = step();
    if (pause !== null) this.#timer = setTimeout(() => this.play(step), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
