/** Watches whether a board is on the screen, in a tab that is shown. Otherwise its engine sleeps. */
export class Awake {
  readonly #observer: IntersectionObserver;
  readonly #stop: () => void;
  #isOnScreen = false;

  /** @param changed - Called when the answer may have changed. */
  constructor(box: Element, changed: () => void) {
    this.#observer = new IntersectionObserver((entries) => {
      this.#isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      changed();
    });
    this.#observer.observe(box);
    document.addEventListener('visibilitychange', changed);
    this.#stop = () => {
      document.removeEventListener('visibilitychange', changed);
    };
  }

  get isAwake(): boolean {
    return this.#isOnScreen && document.visibilityState !== 'hidden';
  }

  end(): void {
    this.#observer.disconnect();
    this.#stop();
  }
}
