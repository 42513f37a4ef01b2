/**
 * Moves the focus among items of which one is in the tab order, such as the buttons of a toolbar
 * (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex): arrows go to the neighbours (up
 * and down only if there are several rows), Home and End to the ends. The caller gives `tabindex="0"` to the item that
 * was focused last. @returns Whether the key is one of these; then its default is prevented.
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
