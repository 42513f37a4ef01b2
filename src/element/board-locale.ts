import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadLocale} from './parts.js';
import {listeners, notifyListeners} from '../locales/listeners.js';
import {localeFor, type Locale} from '../locales/registry.js';

/** Observes `lang` in all trees where boards look for their language. */
let observer: MutationObserver | undefined;
const observedTrees = new WeakSet<Node>();

/** The language of an element, as in HTML: its `lang`, or that of the nearest ancestor, through shadow roots. */
function langOf(element: Element): string | undefined {
  for (let start: Element | undefined = element; start;) {
    const root = start.getRootNode() as Node & Partial<ShadowRoot>;
    if (!observedTrees.has(root)) {
      // `mustRedraw` is false. Bound, because a closure would keep the first board in memory.
      observer ??= new MutationObserver(notifyListeners.bind(null, false));
      observer.observe(root, {subtree: true, attributeFilter: ['lang']});
      observedTrees.add(root);
    }
    const lang = start.closest('[lang]')?.getAttribute('lang');
    if (lang != null) return lang;
    start = root.host;
  }
  return undefined;
}

/** Finds the locale of a board, and updates the board when the locale changes. */
export class BoardLocale implements ReactiveController {
  readonly #board: ReactiveControllerHost & Element;
  #locale: Locale | undefined;

  constructor(board: ReactiveControllerHost & Element) {
    this.#board = board;
    board.addController(this);
  }

  /** On a server, where elements have no ancestors, this is the locale of the element's own `lang`. */
  get current(): Locale {
    return this.#locale ?? localeFor(this.#board.getAttribute('lang'));
  }

  hostConnected(): void {
    // Server rendering may call this, on an element that is in no document.
    if (!this.#board.isConnected) return;
    listeners.add(this.#find);
    this.#find();
  }

  hostDisconnected(): void {
    listeners.delete(this.#find);
  }

  /** @param mustRedraw - Whether to update the board even if its locale is the same: a locale or piece set was added. */
  readonly #find = (mustRedraw = false): void => {
    const locale = localeFor(langOf(this.#board), (tag) => void loadLocale(tag));
    if (mustRedraw || locale !== this.current) this.#board.requestUpdate();
    this.#locale = locale;
  };
}
