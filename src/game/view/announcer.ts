import {LiveRegion} from '../../shared/live-region.js';

/** A reader who goes through moves quickly hears only the last one, after a pause of this many milliseconds. */
const quiet = 150;

/** Announces sentences of a game, without drawing it anew. */
export class Announcer {
  readonly #liveRegion = new LiveRegion();
  readonly #root: () => ParentNode | null;
  #written = '';
  #lastPlace = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param root - Returns the root with the region; null on a server. */
  constructor(root: () => ParentNode | null) {
    this.#root = root;
  }

  announce(text: string): void {
    clearTimeout(this.#timer);
    this.#liveRegion.announce(text);
    this.#written = this.#liveRegion.text;
    this.update();
  }

  /** Announces a place in the game: at once, unless the reader has come from another just now. */
  announcePlace(text: string): void {
    const now = performance.now();
    const isQuiet = now - this.#lastPlace >= quiet;
    this.#lastPlace = now;
    clearTimeout(this.#timer);
    if (isQuiet) this.announce(text);
    else this.#timer = setTimeout(() => this.announce(text), quiet);
  }

  /** Puts the text into the region, which may be a new one. */
  update(): void {
    const region = this.#root()?.querySelector('[role=status]');
    if (region && region.textContent !== this.#written) region.textContent = this.#written;
  }
}
