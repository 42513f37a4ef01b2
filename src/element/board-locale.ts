import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadLocale} from './parts.js';
import {localeFor, listeners, notifyListeners, type Locale} from '../locales/registry.js';

/** One for all boards. It lasts as long as there are any, and looks into every tree where one has found its language. */
let observer: MutationObserver | undefined;

/** The `lang` of an element, as HTML has it: its own, or that of what it is in, through shadow roots. */
function langOf(element: Element): string | undefined {
  for (let at: Element | undefined = element; at;) {
    const root = at.getRootNode() as Node & Partial<ShadowRoot>;
    observer?.observe(root, {subtree: true, attributeFilter: ['lang']});
    const lang = at.closest('[lang]')?.getAttribute('lang');
    if (lang != null) return lang;
    at = root.host;
  }
  return undefined;
}

/** In which language a board speaks: that of its own `lang`, or of the page's. */
export class BoardLocale implements ReactiveController {
  readonly #board: ReactiveControllerHost & Element;
  #spoken: Locale | undefined;

  constructor(board: ReactiveControllerHost & Element) {
    this.#board = board;
    board.addController(this);
  }

  /** What the board is drawn in. A server knows its own attributes alone, and so does what takes over from one. */
  get current(): Locale {
    return this.#spoken ?? localeFor(this.#board.getAttribute('lang'));
  }

  hostConnected(): void {
    // A server may ask for this call.
    if (!this.#board.isConnected) return;
    listeners.add(this.hostUpdated);
    observer ??= new MutationObserver(notifyListeners);
    this.hostUpdated();
  }

  hostDisconnected(): void {
    listeners.delete(this.hostUpdated);
    if (!listeners.size) observer?.disconnect();
  }

  /** Looks whether the board is to speak otherwise; also called when the page has changed, or a language has come. */
  readonly hostUpdated = (): void => {
    const language = localeFor(langOf(this.#board), (tag) => void loadLocale(tag));
    if (language !== this.current) this.#board.requestUpdate();
    this.#spoken = language;
  };
}
