import {html, nothing} from 'lit/html.js';
import {adoptSheet} from '../../shared/sheets.js';
import {gameMenuPart} from '../../parts/game-loader.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';

/** The texts that the items copy and save besides the game. They are read only while the menu is open. */
export interface MenuTexts {
  /** The address of the current move; undefined if the page has none for moves. */
  readonly link: string | undefined;
  /** The text of a file with several games. */
  readonly file: string | undefined;
}

/** The menu below the board: whether it is open, and what its last item has done. Its items are a part of their own. */
export class Menu {
  /** Whether the ribbon is shown, which an item changes. */
  showsRibbon = true;
  #isOpen = false;
  /** The result of the last item, as a sentence to show: “Copied.” */
  #message = '';
  readonly #announce: (text: string) => void;
  readonly #flip: () => void;

  /**
   * @param announce - Announces a sentence, and draws the game again.
   * @param flip - Turns the board around, and announces the side at the bottom.
   */
  constructor(announce: (text: string) => void, flip: () => void) {
    this.#announce = announce;
    this.#flip = flip;
  }

  toggled({element}: GameContext, isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#message = '';
    element.requestUpdate();
    // Until the items are there, the open menu is empty.
    if (isOpen)
      void gameMenuPart.tryLoad().then(async (part) => {
        element.requestUpdate();
        await element.updateComplete;
        if (!part) return;
        adoptSheet(element.renderRoot as ShadowRoot, part.menuSheet);
        part.placeMenu(element.renderRoot);
      });
  }

  /** Closes the menu, and returns its element; null if it was closed already. */
  close({element}: GameContext): Element | null {
    const menu = element.renderRoot.querySelector('.buttons details[open]');
    menu?.removeAttribute('open');
    return menu;
  }

  /** The items, and the result of the last one; nothing while the menu is closed. */
  template(context: GameContext, navigation: Navigation, texts: MenuTexts): unknown {
    if (!this.#isOpen) return nothing;
    const items = gameMenuPart.loaded?.menuItemsTemplate(context, navigation, texts, {
      report: (sentence) => {
        this.#message = sentence;
        this.#announce(sentence);
      },
      flip: this.#flip,
      showsRibbon: this.showsRibbon,
      toggleRibbon: () => {
        this.showsRibbon = !this.showsRibbon;
        context.element.requestUpdate();
      },
    });
    return html`${items}${this.#message && html`<p>${this.#message}</p>`}`;
  }
}
