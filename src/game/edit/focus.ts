import {listen} from '../../shared/listen.js';
import type {GameElement} from '../document/context.js';

/** Focuses the current move, or in a game without moves the first button of the editor. */
export function focusPlace(root: ShadowRoot): void {
  const move = root.querySelector<HTMLElement>('[data-index][tabindex="0"]');
  (move ?? root.querySelector<HTMLElement>('.edit button'))?.focus({preventScroll: true});
}

/** Keeps the focus in an editor, when what is focused is no longer drawn. */
export class FocusKeeper {
  #focused: Element | null = null;

  /** Called before the element is drawn. What was lost stays so until there is a place for the focus. */
  remember({activeElement}: ShadowRoot): void {
    this.#focused = activeElement ?? (this.#focused?.isConnected ? null : this.#focused);
  }

  /** Called after the element was drawn. */
  restore(root: ShadowRoot): void {
    if (!this.#focused || this.#focused.isConnected) return;
    const {activeElement, body} = root.ownerDocument;
    // A person may have gone elsewhere since.
    if (!activeElement || activeElement === body) focusPlace(root);
    if (root.activeElement || activeElement !== body) this.#focused = null;
  }
}

/** Focuses the comment of the current move, once the game is drawn. */
export async function focusComment(element: GameElement): Promise<void> {
  await element.updateComplete;
  element.renderRoot.querySelector<HTMLElement>('.comment-field textarea')?.focus();
}

/**
 * Keeps what is pressed in place: the list of moves, which is above the fields, has the same height for as long as a person is at the
 * fields. @returns A function that removes the listeners.
 */
export function holdFields(root: ShadowRoot): () => void {
  const list = () => root.querySelector<HTMLElement>('.moves');
  const isAtFields = ({target}: Event) => target instanceof Element && target.closest('.edit') !== null;
  const hold = (event: Event) => {
    const {style, offsetHeight} = list() ?? {};
    if (style && isAtFields(event)) style.height ||= `${offsetHeight}px`;
  };
  // At the end of a press: a move of the list, too, stays in place while it is pressed.
  const release = (event: Event) => {
    if (!isAtFields(event)) list()?.style.removeProperty('height');
  };
  // The board hides the presses that it handles, but not from listeners that come first.
  const events = {pointerdown: hold, focusin: hold, pointerup: release, click: release, keydown: release};
  return listen(root, events, /* capture */ true);
}
