import {formatPlace} from './place.js';
import type {Node} from './tree.js';

/** The place in a game that the address of the page names: `#id=14b`, or `#game=14b` for a game without an id. */
export class Address {
  readonly #element: Element & {readonly hash: boolean};

  constructor(element: Element & {readonly hash: boolean}) {
    this.#element = element;
  }

  get #name(): string {
    return this.#element.id || 'game';
  }

  /** The place that the address names; undefined where it names none of this game, and without the attribute `hash`. */
  get place(): string | undefined {
    if (!this.#element.hash || !this.#element.isConnected) return undefined;
    const [name, place] = decoded(location.hash.slice(1)).split('=');
    return name === this.#name ? place : undefined;
  }

  /** Adds the place to the history of the page, so that Back returns to it. */
  write(node: Node | null): void {
    if (!this.#element.hash) return;
    try {
      history.pushState(null, '', `#${encodeURIComponent(this.#name)}=${formatPlace(node)}`);
    } catch {
      // A frame without an address of its own has no history to write.
    }
  }

  /**
   * Listens to Back and Forward, which mean something only while the address keeps the place.
   *
   * @returns A function that stops listening.
   */
  follow(changed: () => void): () => void {
    const listener = () => {
      if (this.#element.hash) changed();
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }
}

/** Anyone can write an address; one that cannot be decoded names no place. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
