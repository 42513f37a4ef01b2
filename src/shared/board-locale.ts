import {listeners, notifyListeners} from '../core/listeners.js';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadLocale} from '../parts/loader.js';
import {localeFor, type Locale} from '../words/registry.js';

/** Observes `lang` in all trees where boards look for their language. */
let observer: MutationObserver | undefined;
const observedTrees = new WeakSet<Node>();

/** The language of an element, as in HTML: the nearest `lang` of the element and its ancestors, through shadow roots. */
function langOf(element: Element): string | undefined {
  for (let inner: Element | undefined = element; inner;) {
    const root = inner.getRootNode() as Node & Partial<ShadowRoot>;
    if (!observedTrees.has(root)) {
      // Not an arrow function, which would keep the first board in memory.
      observer ??= new MutationObserver(notifyListeners.bind(null, /* mustRedraw */ false));
      observer.observe(root, {subtree: true, attributeFilter: ['lang']});
      observedTrees.add(root);
    }
    const lang = inner.closest('[lang]')?.getAttribute('lang');
    if (lang != null) return lang;
    inner = root.host;
  }
  return undefined;
}

/** Finds the locale of a board, and updates the board when the locale changes. */
export class BoardLocale implements ReactiveController {
  readonly #board: ReactiveControllerHost & Element;
  #locale: Locale | undefined;
  #needsAll = false;

  constructor(board: ReactiveControllerHost & Element) {
    this.#board = board;
    board.addController(this);
  }

  /** On a server, where elements have no ancestors, this is the locale of the element's own `lang`. */
  get current(): Locale {
    return this.#locale ?? localeFor(this.#board.getAttribute('lang'));
  }

  hostConnected(): void {
    // A server may call this method for an element that is in no document.
    if (!this.#board.isConnected) return;
    listeners.add(this.#findLocale);
    this.#findLocale();
  }

  hostDisconnected(): void {
    listeners.delete(this.#findLocale);
  }

  /** Fetches the texts of parts too, if the language is a shipped one: the board is more than a diagram. */
  needAll(): void {
    if (this.#needsAll) return;
    this.#needsAll = true;
    // Before the element is in a page, there is nothing to find.
    if (this.#locale) this.#findLocale();
  }

  /** @param mustRedraw - Whether to update the board even if its locale is the same: a locale or piece set was added. */
  readonly #findLocale = (mustRedraw = false): void => {
    const load = (tag: string) => void loadLocale(tag, this.#needsAll);
    const found = localeFor(langOf(this.#board), load);
    if (found.isShipped) load(found.tag);
    // Until all of its texts have come, the board is English: it must not call English texts German.
    const isPart = this.#needsAll && found.isShipped && !found.table.interaction;
    const locale = isPart ? localeFor('en') : found;
    if (mustRedraw || locale !== this.current) this.#board.requestUpdate();
    this.#locale = locale;
  };
}
