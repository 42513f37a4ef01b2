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
