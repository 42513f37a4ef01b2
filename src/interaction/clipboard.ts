import type {Host} from './host.js';
import {listen} from '../dom/listen.js';
import {squareOf} from './pointer.js';
import type {Session} from './session.js';

/**
 * Copies the FEN and pastes one with the keys of the system, while the focus is on a square.
 * @param paste - Takes a text; returns whether the board takes any.
 * @returns A function that stops listening.
 */
export function listenToClipboard(
  host: Host,
  session: Session,
  paste: (text: string) => boolean,
): () => void {
  const {element, root} = host;
  const onSquare = (act: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!squareOf(root.activeElement)) return;
    if (act(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: onSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!host.error) clipboard?.setData('text/plain', host.written);
      session.say(host.error || host.language.interaction.fenCopied);
      return true;
    }),
    paste: onSquare((clipboard) => paste(clipboard?.getData('text/plain') ?? '')),
  };
  // Nothing being selected, Firefox tells the body and WebKit the host, so it is the document that is listened to.
  return listen(element.ownerDocument, listeners, true);
}

/** Copies the FEN at the press of a button. */
export async function copyFen(host: Host, session: Session): Promise<void> {
  try {
    if (!host.error) await navigator.clipboard.writeText(host.written);
    session.say(host.error || host.language.interaction.fenCopied);
  } catch {
    // Without https, or without leave, a page may not copy: then the text is selected, ready to be copied by hand.
    host.root.querySelector('textarea')?.select();
  }
}
