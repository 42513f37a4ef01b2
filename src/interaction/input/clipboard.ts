import {copyText} from '../../dom/copy-text.js';
import {listen} from '../../dom/listen.js';
import type {BoardContext} from '../context.js';
import type {Session} from '../state/session.js';
import {squareOf} from './pointer.js';

/**
 * Copies the FEN and pastes one with the keys of the system, while the focus is on a square.
 * @returns A function that stops listening.
 */
export function listenToClipboard(context: BoardContext, session: Session): () => void {
  const {element, root} = context;
  const onSquare = (act: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!squareOf(root.activeElement)) return;
    if (act(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: onSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!context.error) clipboard?.setData('text/plain', context.formattedFen);
      session.announce(context.error || context.strings.interaction.fenCopied);
      return true;
    }),
    paste: onSquare((clipboard) => session.mode.paste?.(clipboard?.getData('text/plain') ?? '') ?? false),
  };
  // With nothing selected, Firefox dispatches these to the body and WebKit to the host, so the document listens.
  return listen(element.ownerDocument, listeners, true);
}

/** Copies the FEN when a button is pressed. */
export async function copyFen(context: BoardContext, session: Session): Promise<void> {
  const {error, formattedFen, strings, root} = context;
  if (error || (await copyText(formattedFen))) session.announce(error || strings.interaction.fenCopied);
  else root.querySelector('textarea')?.select();
}
