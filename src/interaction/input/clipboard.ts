import {listen} from '../../dom/listen.js';
import type {Session} from '../state/session.js';
import {squareOf} from './pointer.js';

/**
 * Copies the FEN and pastes one with the keys of the system, while the focus is on a square.
 * @returns A function that stops listening.
 */
export function listenToClipboard(session: Session): () => void {
  const {host, strings} = session;
  const {element, root} = host;
  const onSquare = (act: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!squareOf(root.activeElement)) return;
    if (act(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: onSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!host.error) clipboard?.setData('text/plain', host.format(host.position));
      session.announce(host.error || strings.interaction.fenCopied);
      return true;
    }),
    paste: onSquare((clipboard) => session.mode.paste?.(clipboard?.getData('text/plain') ?? '') ?? false),
  };
  // With nothing selected, Firefox dispatches these to the body and WebKit to the host, so the document listens.
  return listen(element.ownerDocument, listeners, true);
}
