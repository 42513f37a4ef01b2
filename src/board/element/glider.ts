import type {ReactiveController} from 'lit';
import type {BoardHost} from '../interaction/board-host.js';
import {Animator, glideDuration, isAnimated, type AnimatedDrawing} from '../interaction/view/animator.js';
import type {Position} from '../../core/notation/position.js';

/** If more boards than `maxBoards` change within this time, in milliseconds, nothing glides. */
const countingTime = 200;
const maxBoards = 10;
let changedBoards = 0;

/** Makes the pieces of one diagram glide. */
export class Glider implements ReactiveController {
  readonly #host: BoardHost;
  #animator: Animator | undefined;
  #nextPosition: Position | undefined;
  /** The time of the last change of position, in milliseconds. */
  #changedAt = -Infinity;
  /** Whether the board is in the window; undefined until it is asked for. */
  #isOnScreen: boolean | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  get layers(): AnimatedDrawing | undefined {
    return this.#animator?.draw();
  }

  /**
   * Prepares a glide from the drawn position, unless too many boards change at once, or nobody would see it. A change that comes
   * before the pieces of the last one can have arrived is drawn at once: while a key is held, each piece would only begin to move.
   */
  async prepare(drawnPosition: Position): Promise<void> {
    const now = performance.now();
    const isTooSoon = now - this.#changedAt < glideDuration;
    this.#changedAt = now;
    if (isTooSoon || !isAnimated(this.#host.element) || !this.#isVisible) return;
    if (changedBoards++ === 0) setTimeout(() => (changedBoards = 0), countingTime);
    // Meanwhile, the other boards that are about to be drawn are counted.
    await Promise.resolve();
    const {element, isInteractive, position} = this.#host;
    // The board may have left the page meanwhile, or become interactive.
    if (changedBoards > maxBoards || !element.isConnected || isInteractive) return;
    this.hostDisconnected();
    this.#nextPosition = position;
    this.#animator = new Animator(this.#host, drawnPosition);
    this.#animator.plan(/* draggedFrom */ null, /* isAnimated */ true);
  }

  /** Whether the board is in the window. Only the first answer is measured: to measure at each change would cost a layout. */
  get #isVisible(): boolean {
    // The page is not laid out in the background.
    if (document.hidden) return false;
    if (this.#isOnScreen === undefined) {
      // The element itself has no box if the page gives it `display: contents`.
      const box = this.#host.root.querySelector('.board') as Element;
      const {left, right, top, bottom} = box.getBoundingClientRect();
      this.#isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      new IntersectionObserver((entries) => {
        this.#isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      }).observe(box);
    }
    return this.#isOnScreen;
  }

  hostUpdate(): void {
    if (this.#host.isInteractive || this.#host.position !== this.#nextPosition) this.hostDisconnected();
  }

  hostUpdated(): void {
    this.#animator?.start();
  }

  hostDisconnected(): void {
    this.#animator?.stop();
    this.#animator = undefined;
  }
}
