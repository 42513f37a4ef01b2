import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {isAnimated} from '../dom/motion.js';
import type {Animator, Gliding} from '../interaction/view/animator.js';
import type {Position} from '../notation/position.js';
import {animationPart} from './parts.js';

/** After this time, in milliseconds, a change is drawn without waiting for the part. */
const maxDelay = 200;
/** If more boards change within that time, none glides. */
const maxBoards = 10;
let changedBoards = 0;

/** Makes the pieces of a diagram glide. Fetches the part for that when a visible board first changes. */
export class GlideLoader implements ReactiveController {
  readonly #host: BoardHost;
  #animator: Animator | undefined;
  #drawn: Position | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  get layers(): Gliding | undefined {
    return this.#animator?.layers(this.#host.position);
  }

  /** Prepares a glide before the board draws itself. Returns a promise that the board should await, if any. */
  prepare(): Promise<void> | undefined {
    const drawn = this.#drawn;
    if (!drawn || (this.#host.position === drawn && this.#isDiagram)) return undefined;
    this.#stop();
    // Without a position there is nothing to glide to.
    if (
      !this.#isDiagram ||
      !this.#host.element.position ||
      !isAnimated(this.#host.element) ||
      changedBoards > maxBoards
    )
      return undefined;
    const isSeen = this.#isSeen;
    if (isSeen && changedBoards++ === 0) setTimeout(() => (changedBoards = 0), maxDelay);
    return this.#begin(drawn, isSeen);
  }

  hostUpdated(): void {
    // Pieces do not glide from the empty board of an error.
    this.#drawn = this.#host.element.position ?? undefined;
    this.#animator?.start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Whether nobody can act on the board, and it is in the page. */
  get #isDiagram(): boolean {
    return this.#host.element.isConnected && !this.#host.isInteractive;
  }

  get #isSeen(): boolean {
    // Checked before measuring, which would cause a layout on a page in the background.
    if (document.hidden) return false;
    // Not of the element, which has no box if the page gives it `display: contents`.
    const box = this.#host.root.querySelector('.board')?.getBoundingClientRect();
    if (!box) return false;
    const {left, right, top, bottom} = box;
    return right > left && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }

  async #begin(drawn: Position, isSeen: boolean): Promise<void> {
    // Waits until all boards that are about to be drawn have been counted.
    await Promise.resolve();
    if (!isSeen || changedBoards > maxBoards) return;
    let timer = 0;
    const timeout = new Promise<void>((resolve) => (timer = window.setTimeout(resolve, maxDelay)));
    await Promise.race([animationPart.tryLoad(), timeout]);
    clearTimeout(timer);
    // The board may have left the page meanwhile, or become interactive.
    if (!this.#isDiagram || !animationPart.loaded) return;
    this.#animator = new animationPart.loaded.Animator(this.#host, drawn);
    this.#animator.plan(this.#host.position, null, true);
  }

  #stop(): void {
    this.#animator?.stop();
    this.#animator = undefined;
  }
}
