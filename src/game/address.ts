import type {GameElement} from './context.js';
import {formatPlace, type MoveNode} from './tree.js';

/** The place in a game that the address of the page names: `#id=14b`, or `#game=14b` for a game without an id. */
export class Address {
  readonly #element: GameElement;
  /** The address of the last history entry that this game has written. */
  #lastAddress: string | undefined;
  /** The places of the game at addresses that name no move, for when Back returns there. */
  readonly #placesByAddress = new Map<string, string>();

  constructor(element: GameElement) {
    this.#element = element;
  }

  get #name(): string {
    return this.#element.id || 'game';
  }

  /** The place in this game that the address names; undefined if it names none, or without the attribute `hash`. */
  get place(): string | undefined {
    if (!this.#element.hash || !this.#element.isConnected) return undefined;
    const [, name = '', place = ''] = /^#(.*)=(.*)/s.exec(location.hash) ?? [];
    return [name, decode(name)].includes(this.#name) ? decode(place) : undefined;
  }

  /** Stores the place where the game opens if the address names no move: Back may return there. */
  rememberOpening(place: string): void {
    this.#placesByAddress.set(pageAddress(), place);
  }

  /** Writes the reader's new place. The first step adds an entry to the page's history; later steps replace that entry. */
  write(from: MoveNode | null, to: MoveNode | null): void {
    if (!this.#element.hash) return;
    const {href} = location;
    const address = `${pageAddress()}#${encodeURIComponent(this.#name)}=${formatPlace(to)}`;
    try {
      // The state of the history belongs to the page's router.
      if (href === this.#lastAddress) history.replaceState(history.state, '', address);
      else {
        history.pushState(history.state, '', address);
        this.#placesByAddress.set(href, formatPlace(from));
      }
      this.#lastAddress = location.href;
    } catch {
      // A frame without an address of its own has no history to write.
    }
  }

  /** Calls `goTo` after Back, Forward and links to a place in this game. Returns a function that stops listening. */
  follow(goTo: (place: string) => void): () => void {
    const listener = () => {
      const place = this.place ?? this.#placesByAddress.get(location.href);
      if (this.#element.hash && place !== undefined) goTo(place);
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }
}

/** The address of the page without its fragment. A fragment alone would be relative to `<base>`. */
const pageAddress = (): string => location.href.replace(/#.*/s, '');

/** Decodes text from an address. Anyone can write an address: if the text cannot be decoded, it is returned as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
