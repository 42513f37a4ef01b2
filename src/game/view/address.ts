import type {GameElement} from '../document/context.js';

/** Keeps the reader's place in the address of the page: `#id=14b`, or `#game=14b` if the element has no `id`; of several games, `#id=37:14b`. */
export class Address {
  readonly #element: GameElement;
  /** The address of the last history entry that this game has written. */
  #lastAddress: string | undefined;
  /** The reader's places at addresses that name no move. Back may return to such an address. */
  readonly #placesByAddress = new Map<string, string>();

  constructor(element: GameElement) {
    this.#element = element;
  }

  get #nameInAddress(): string {
    return this.#element.id || 'game';
  }

  /** The place that the address gives for this game; undefined if it gives none, or if the element has no `hash`. */
  get place(): string | undefined {
    if (!this.#element.hash || !this.#element.isConnected) return undefined;
    const [, name = '', place = ''] = /^#(.*)=(.*)/s.exec(location.hash) ?? [];
    return [name, decodeName(name)].includes(this.#nameInAddress) ? decodeName(place) : undefined;
  }

  /** Stores the place where the game opens at the address without a fragment. Back may return to that address. */
  rememberPlaceWithoutFragment(place: string): void {
    this.#placesByAddress.set(pageAddress(), place);
  }

  /**
   * The address of a place in this game; undefined without `hash`, since no address leads to a move then, and on a server, which
   * does not know the address of the page.
   */
  linkTo(place: string): string | undefined {
    const {hash, isConnected} = this.#element;
    const name = encodeURIComponent(this.#nameInAddress);
    return hash && isConnected ? `${pageAddress()}#${name}=${place}` : undefined;
  }

  /** Writes the reader's new place. The first step adds an entry to the page's history; later steps replace that entry. */
  write(from: string, to: string): void {
    const address = this.linkTo(to);
    if (address === undefined) return;
    const {href} = location;
    try {
      // `history.state` is kept, because the page's router may use it.
      if (href === this.#lastAddress) history.replaceState(history.state, '', address);
      else {
        history.pushState(history.state, '', address);
        this.#placesByAddress.set(href, from);
      }
      this.#lastAddress = location.href;
    } catch {
      // A frame without an address of its own, such as one with `srcdoc`, may not write to the history.
    }
  }

  /** Calls `goTo` when Back, Forward or a link leads to a place in this game. Returns a function that stops listening. */
  follow(goTo: (place: string) => void): () => void {
    const listener = () => {
      const place = this.place ?? this.#placesByAddress.get(location.href);
      if (this.#element.hash && place !== undefined) goTo(place);
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }
}

/** The address of the page without its fragment. New addresses need it, because `#…` alone is relative to `<base>`. */
const pageAddress = (): string => location.href.replace(/#.*/s, '');

/** Decodes text from an address. Text that cannot be decoded is returned unchanged. */
function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
