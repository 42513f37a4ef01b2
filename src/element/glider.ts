import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {Animator, type AnimatedDrawing} from '../interaction/view/animator.js';
import type {Position} from '../notation/position.js';

/** If more boards than `maxBoards` change within this time, in milliseconds, nothing glides. */
const countingTime = 200;
const maxBoards = 10;
let changedBoards = 0;

/** Makes the pieces of one diagram glide. */
export class Glider implements ReactiveController {
  readonly #host: BoardHost;
  #animator: Animator | undefined;
  #nextPosition: Position | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  get layers(): AnimatedDrawing | undefined {
    return this.#animator?.draw();
  }

  async prepare(drawnPosition: Position): Promise<void> {
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
