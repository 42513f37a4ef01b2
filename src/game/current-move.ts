import type {GameElement} from './context.js';

/** Scrolls the list of moves, never the page, until the current move can be seen. */
export function showCurrentMove({renderRoot}: Pick<GameElement, 'renderRoot'>): void {
  const list = renderRoot.querySelector<HTMLElement>('.moves');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const move = renderRoot.querySelector<HTMLElement>('[aria-current=step]');
  if (!move) {
    list.scrollTop = 0;
    return;
  }
  const [view, line] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
  if (line.top < view.top) list.scrollTop -= view.top - line.top + view.height / 3;
  else if (line.bottom > view.bottom) list.scrollTop += line.bottom - view.bottom + view.height / 3;
}

/** Where the focus is in the list of moves, moves it to the current move as soon as that is drawn. */
export async function focusCurrentMove(element: GameElement): Promise<void> {
  const root = element.renderRoot as ShadowRoot;
  if (!root.activeElement?.matches('[data-index]')) return;
  await element.updateComplete;
  root.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({preventScroll: true});
}
