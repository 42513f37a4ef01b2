/** Goes through a game by itself, with pauses. */
export class Autoplay {
  #step: (() => number | null) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.#step !== undefined;
  }

  /** Makes a step, and another after the pause that it returns, in milliseconds; null ends autoplay. */
  play(step: () => number | null): void {
    this.#step = step;
    const pause = step();
    if (pause === null) this.stop();
    // A listener may have stopped it during the step.
    else if (this.isPlaying) this.#timer = setTimeout(() => this.play(step), pause);
  }

  stop(): void {
    this.#step = undefined;
    clearTimeout(this.#timer);
  }
}
