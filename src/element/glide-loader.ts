import type {BoardHost} from '../dom/board-host.js';
import {isAnimated} from '../dom/motion.js';
import type {Position} from '../notation/position.js';
import type {Glider} from './glider.js';
import {animationPart} from './parts.js';

/** The longest time that a change waits for the part before it is drawn, in milliseconds. */
const maxDelay = 200;

/** Fetches the part that lets the pieces of a diagram glide, when a visible diagram first changes. */
export class GlideLoader {
  readonly #host: BoardHost;
  glider: Glider | undefined;
  /** The position that is drawn; null if an error is shown instead, from which no pieces glide. */
  drawnPosition: Position | null = null;

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** Prepares a glide. If it returns a promise, the board awaits it before it draws itself. */
  prepare(): Promise<void> | undefined {
    const {element, isInteractive} = this.#host;
    const {position} = element;
    const {drawnPosition} = this;
    if (!drawnPosition || !position || position === drawnPosition || isInteractive) return undefined;
    return isAnimated(element) && this.#isVisible ? this.#begin(drawnPosition) : undefined;
  }

  get #isVisible(): boolean {
    // Measuring would cause a layout on a page in the background.
    if (document.hidden) return false;
    // The element itself has no box if the page gives it `display: contents`.
    const box = this.#host.root.querySelector('.board') as Element;
    const {left, right, top, bottom} = box.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }

  async #begin(drawnPosition: Position): Promise<void> {
    if (!animationPart.loaded) {
      await Promise.race([animationPart.tryLoad(), new Promise((resolve) => setTimeout(resolve, maxDelay))]);
    }
    this.glider ??= animationPart.loaded && new animationPart.loaded.Glider(this.#host);
    await this.glider?.prepare(drawnPosition);
  }
}
