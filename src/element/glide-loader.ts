import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {isAnimated} from '../dom/motion.js';
import type {Animator, Gliding} from '../interaction/view/animator.js';
import type {Position} from '../notation/position.js';
import {animationPart} from './parts.js';

/** How long a change waits to be drawn until the part is there, in milliseconds. Then it is drawn without a glide. */
const patience = 200;
/** How many boards may change in that time. Where more do, they change at once. */
const maxBoards = 10;
let changed = 0;

/** Makes the pieces of a diagram glide. The part that does it is fetched when a visible board first changes. */
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

  /** Before the board draws itself. @returns What it should wait for, if anything may glide. */
  prepare(): Promise<void> | undefined {
    const drawn = this.#drawn;
    if (!drawn || (this.#host.position === drawn && this.#isDiagram)) return undefined;
    this.#stop();
    // An error, or a FEN that is still to be read, takes the place of the pieces at once.
    if (
      !this.#isDiagram ||
      !this.#host.element.position ||
      !isAnimated(this.#host.element) ||
      changed > maxBoards
    )
      return undefined;
    const isSeen = this.#isSeen;
    if (isSeen && changed++ === 0) setTimeout(() => (changed = 0), patience);
    return this.#begin(drawn, isSeen);
  }

  hostUpdated(): void {
    // An empty board without a position is not one from which pieces glide.
    this.#drawn = this.#host.element.position ?? undefined;
    this.#animator?.start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Whether it is a picture in the page that nobody acts on. */
  get #isDiagram(): boolean {
    const {element} = this.#host;
    return element.mode === 'view' && !element.drawable && !element.moveInput && element.isConnected;
  }

  get #isSeen(): boolean {
    // Before anything is measured: a page in the background has no layout to do but for this.
    if (document.hidden) return false;
    // Not the element itself, which has no box where a page gives it `display: contents`.
    const box = this.#host.root.querySelector('.board')?.getBoundingClientRect();
    if (!box) return false;
    const {left, right, top, bottom} = box;
    return right > left && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }

  async #begin(drawn: Position, isSeen: boolean): Promise<void> {
    // Other boards may be about to draw themselves too: the wait lets them all measure first, and counts them.
    await Promise.resolve();
    if (!isSeen || changed > maxBoards) return;
    let timer = 0;
    const late = new Promise<void>((resolve) => (timer = window.setTimeout(resolve, patience)));
    await Promise.race([animationPart.tryLoad(), late]);
    // A board that changes a thousand times a second would have hundreds of them.
    clearTimeout(timer);
    // Meanwhile the board may have gone, or been given to a person.
    if (!this.#isDiagram || !animationPart.loaded) return;
    this.#animator = new animationPart.loaded.Animator(this.#host, drawn);
    this.#animator.plan(this.#host.position, null, true);
  }

  #stop(): void {
    this.#animator?.stop();
    this.#animator = undefined;
  }
}
