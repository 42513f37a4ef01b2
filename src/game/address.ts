import {formatPlace, type Node} from './tree.js';

/** The place in a game that the address of the page names: `#id=14b`, or `#game=14b` for a game without an id. */
export class Address {
  readonly #element: Element & {readonly hash: boolean};
  /** The entry of the page's history that this game has added last. */
  #own: string | undefined;
  /** Where the game was at each address of the page that it has left by adding an entry. */
  readonly #left = new Map<string, string>();

  constructor(element: Element & {readonly hash: boolean}) {
    this.#element = element;
  }

  get #name(): string {
    return this.#element.id || 'game';
  }

  /** The place that the address names; undefined where it names none of this game, and without the attribute `hash`. */
  get place(): string | undefined {
    if (!this.#element.hash || !this.#element.isConnected) return undefined;
    const {hash} = location;
    const end = hash.lastIndexOf('=');
    const name = hash.slice(1, end);
    const isOurs = end > 0 && (name === this.#name || decoded(name) === this.#name);
    return isOurs ? decoded(hash.slice(end + 1)) : undefined;
  }

  /** Notes where the game opens while the address names no move: Back may lead there after a link to a move. */
  opensAt(place: string): void {
    this.#left.set(pageAddress(), place);
  }

  /**
   * Writes where the reader has gone. The first step adds an entry to the history of the page, so that Back returns to
   * where the game was; the steps after it replace that entry. The state of the history is that of the page's router.
   */
  write(from: Node | null, to: Node | null): void {
    if (!this.#element.hash) return;
    const {href} = location;
    const address = `${pageAddress()}#${encodeURIComponent(this.#name)}=${formatPlace(to)}`;
    try {
      if (href === this.#own) history.replaceState(history.state, '', address);
      else {
        history.pushState(history.state, '', address);
        this.#left.set(href, formatPlace(from));
      }
      this.#own = location.href;
    } catch {
      // A frame without an address of its own has no history to write.
    }
  }

  /**
   * Calls `goTo` after Back, Forward and links to a place in this game, until the function that is returned is called.
   */
  follow(goTo: (place: string) => void): () => void {
    const listener = () => {
      const place = this.place ?? this.#left.get(location.href);
      if (this.#element.hash && place !== undefined) goTo(place);
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }
}

/** The whole address of the page without its fragment: a fragment alone would be one of the `<base>`. */
const pageAddress = (): string => location.href.replace(/#.*/s, '');

/** Text from an address, which anyone can write: what cannot be decoded is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
