import {html, nothing, render} from 'lit/html.js';
import {copyText} from '../../shared/copy-text.js';
import {listen} from '../../shared/listen.js';
import {moveRovingFocus} from '../../shared/roving-focus.js';
import {focusMove} from '../view/shown-list.js';
import {listActions, moveName} from './actions.js';
import type {EditedGame} from './edited-game.js';
import {focusComment, focusPlace} from './focus.js';
import {listenToLongPress} from './long-press.js';
import {glyphsTemplate} from './panel.js';

/**
 * Opens a menu of actions on a move by the right button, the context key, or a long press.
 *
 * @returns A function that removes the listeners.
 */
export function listenToMoveMenu(edited: EditedGame, root: ShadowRoot): () => void {
  const menu = document.createElement('div');
  menu.className = 'more move-menu';
  const isOpen = () => menu.isConnected;
  let opener = -1;
  const close = (returnsFocus: boolean) => {
    if (!isOpen()) return;
    menu.remove();
    if (returnsFocus) void focusMove(edited.view.context.element, opener);
  };

  const open = (button: HTMLElement) => {
    opener = Number(button.dataset.index);
    const node = edited.view.navigation?.tree.nodes[opener];
    const game = root.querySelector<HTMLElement>('.game');
    if (!node || !game) return;
    edited.goTo(node.path);
    const {context, link} = edited.view;
    const {element, locale, strings} = context;
    const press = (act: () => unknown) => () => {
      close(false);
      act();
      // After a deletion, the focus is on the move that is shown then.
      void element.updateComplete.then(() => focusPlace(root));
    };
    const copyLink = async () =>
      edited.view.announce((await copyText(link ?? '')) ? strings.copied : (link ?? ''));
    const actions = [
      ...listActions(edited).filter(({disabled}) => !disabled),
      ...(link === undefined
        ? []
        : [{name: strings.copyLink, pressed: undefined, press: () => void copyLink()}]),
    ];
    render(
      html`<div role="menu" lang="${locale.current.tag}" aria-label="${moveName(node, edited.strings)}">
        <button
          type="button"
          role="menuitem"
          tabindex="0"
          @click="${() => {
            close(false);
            void focusComment(element);
          }}"
        >
          ${edited.strings.comment}
        </button>
        <div class="glyphs">${glyphsTemplate('moveGlyphs', edited, press)}</div>
        ${actions.map(
          (action) =>
            html`<button
              type="button"
              role="${action.pressed === undefined ? 'menuitem' : 'menuitemcheckbox'}"
              aria-checked="${action.pressed ?? nothing}"
              tabindex="-1"
              @click="${press(action.press)}"
            >
              ${action.name}
            </button>`,
        )}
      </div>`,
      menu,
    );
    const place = button.getBoundingClientRect();
    const frame = game.getBoundingClientRect();
    game.append(menu);
    // Inside the game, whose frame may be narrower than the menu is far from its edge.
    const left = Math.max(0, Math.min(place.left - frame.left, frame.width - menu.offsetWidth));
    menu.style.left = `${left}px`;
    menu.style.top = `${place.bottom - frame.top}px`;
    menu.scrollIntoView({block: 'nearest'});
    menu.querySelector('button')?.focus();
  };

  /** @returns Whether the target is on a move whose menu is open now. */
  const openAt = (target: EventTarget | null) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (!button || edited.isDisabled) return false;
    // A browser may have its own event for a long press, later than ours.
    if (!isOpen() || opener !== Number(button.dataset.index)) open(button);
    return true;
  };

  const stopLongPress = listenToLongPress(root, openAt);
  // Before the keys of the game, in which arrows go to other moves.
  const stopKeys = listen(
    root,
    {
      keydown: (event) => {
        if (!isOpen() || !menu.contains(event.target as Node)) return;
        const items = [...menu.querySelectorAll('button')];
        const isClosing = event.key === 'Escape' || event.key === 'Tab';
        if (isClosing) close(true);
        if (!isClosing && !moveRovingFocus(event, items, 1)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
    /* capture */ true,
  );
  const stop = listen(root, {
    contextmenu: (event) => {
      if (openAt(event.target)) event.preventDefault();
    },
    focusout: ({relatedTarget}) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(false);
    },
    pointerdown: ({target}) => {
      if (!menu.contains(target as Node)) close(false);
    },
  });
  return () => {
    close(false);
    stopLongPress();
    stopKeys();
    stop();
  };
}
