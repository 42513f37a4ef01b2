/** From this width on, in CSS pixels, the moves are beside the board. */
const wide = 640;

/** Follows whether a game has room for its moves beside the board. */
export class Width {
  readonly #observer: ResizeObserver;
  #observed: Element | undefined;
  #isWide: boolean;

  /**
   * @param isWide - Whether it has the room before anything is measured.
   * @param changed - Called when that changes.
   */
  constructor(isWide: boolean, changed: () => void) {
    this.#isWide = isWide;
    this.#observer = new ResizeObserver(([entry]) => {
      const isWideNow = (entry?.contentRect.width ?? 0) >= wide;
      if (isWideNow === this.#isWide) return;
      this.#isWide = isWideNow;
      // In the next frame: a new layout in this one would be measured again.
      requestAnimationFrame(changed);
    });
  }

  /** The first guess: the page's `display` may leave the element itself without a width, but not its container. */
  static isWideAround(element: Element): boolean {
    return (element.parentElement ?? element).getBoundingClientRect().width >= wide;
  }

  get isWide(): boolean {
    return this.#isWide;
  }

  /** Measures a box inside the element from now on, because the page may lay out the element itself as it likes. */
  observe(box: Element | null): void {
    const next = box ?? undefined;
    if (next === this.#observed) return;
    this.#observer.disconnect();
    this.#observed = next;
    if (next) this.#observer.observe(next);
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#observed = undefined;
  }
}
