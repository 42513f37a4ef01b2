import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadLocale} from './parts.js';
import {listeners, notifyListeners} from '../locales/listeners.js';
import {localeFor, type Locale} from '../locales/registry.js';

/** One observer for all boards. It observes each tree in which a board looks for its language. */
let observer: MutationObserver | undefined;
const observed = new WeakSet<Node>();

/** The language of an element, as in HTML: its `lang`, or that of the nearest ancestor, through shadow roots. */
function langOf(element: Element): string | undefined {
  for (let at: Element | undefined = element; at;) {
    const root = at.getRootNode() as Node & Partial<ShadowRoot>;
    if (!observed.has(root)) {
      // Bound, for a closure would keep the first board.
      observer ??= new MutationObserver(notifyListeners.bind(null, false));
      observer.observe(root, {subtree: true, attributeFilter: ['lang']});
      observed.add(root);
    }
    const lang = at.closest('[lang]')?.getAttribute('lang');
    if (lang != null) return lang;
    at = root.host;
  }
  return undefined;
}

/** Keeps the locale of a board. */
export class BoardLocale implements ReactiveController {
  readonly #board: ReactiveControllerHost & Element;
  #locale: Locale | undefined;

  constructor(board: ReactiveControllerHost & Element) {
    this.#board = board;
    board.addController(this);
  }

  /** A server knows only the element's own attributes. */
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

  /** Called again when a locale or piece set was added, or a `lang` on the page has changed. */
  readonly #find = (isAdded = false): void => {
    const locale = localeFor(langOf(this.#board), (tag) => void loadLocale(tag));
    if (isAdded || locale !== this.current) this.#board.requestUpdate();
    this.#locale = locale;
  };
}
