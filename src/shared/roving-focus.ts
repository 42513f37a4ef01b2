/**
 * Moves the focus by arrow keys, Home and End among items, of which only one is in the tab order
 * (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex). The arrows up and down move the focus
 * only if there are several rows. The caller gives the focused item `tabindex="0"`.
 *
 * @param columns - The number of items in a row.
 * @returns Whether the key was handled; its default is then prevented.
 */
export function moveRovingFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  columns = items.length,
): boolean {
  const item = event.composedPath().find((target) => items.includes(target as HTMLElement));
  if (!item) return false;
  const index = items.indexOf(item as HTMLElement);
  const step = getComputedStyle(item as HTMLElement).direction === 'rtl' ? -1 : 1;
  const isInLastRow = Math.floor(index / columns) === Math.floor((items.length - 1) / columns);
  const next = new Map([
    ['ArrowLeft', index - step],
    ['ArrowRight', index + step],
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
  items[next]?.focus();
  return true;
}
