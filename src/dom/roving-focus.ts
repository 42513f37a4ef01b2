/**
 * Moves the focus among items of which only one is in the tab order, such as the buttons of a toolbar: arrow keys go to
 * the neighbours, Home and End to the first and the last item. The template of the items gives `tabindex="0"` to the
 * one that had the focus last, and `-1` to the others.
 * See https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 *
 * @param event - A `keydown`; its default action is prevented when the key moves the focus.
 * @param items - The items in their order.
 * @param columns - How many items are in a row; the last row may have fewer. With several rows, the up and down arrows
 * move between them.
 * @returns Whether the key is one that moves the focus among the items.
 */
export function moveRovingFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  columns = items.length,
): boolean {
  const item = event.composedPath().find((target) => items.includes(target as HTMLElement));
  if (!item) return false;
  const index = items.indexOf(item as HTMLElement);
  const forwards = getComputedStyle(item as HTMLElement).direction === 'rtl' ? -1 : 1;
  const isInLastRow = Math.floor(index / columns) === Math.floor((items.length - 1) / columns);
  const next = new Map([
    ['ArrowLeft', index - forwards],
    ['ArrowRight', index + forwards],
    ['Home', 0],
    ['End', items.length - 1],
    ...(columns < items.length
      ? ([
          ['ArrowUp', index - columns],
          ['ArrowDown', isInLastRow ? index : Math.min(index + columns, items.length - 1)],
        ] as const)
      : []),
  ]).get(event.key);
  if (next === undefined) return false;
  event.preventDefault();
  // At an end the focus stays where it is.
  items[next]?.focus();
  return true;
}
