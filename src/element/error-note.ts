import {html} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import type {FenIssue} from '../notation/index.js';
import {longestText} from '../notation/read-fields.js';

/**
 * The part of a FEN that was read. An HTML parser drops null characters, and lit would not find the text node that it
 * hydrates.
 */
const shownText = (fen: string) =>
  (fen.length > longestText ? `${fen.slice(0, longestText)}…` : fen).replaceAll('\0', '\ufffd');

/** A template of its own: where a text is empty, lit must not look for a text node that a server did not send. */
const part = (text: string) => text && html`${text}`;

/**
 * What a board shows instead of a position: what is wrong with its FEN, and the FEN with the place underlined. The
 * sheet makes it one line on a small board; the tooltip has it all.
 */
export function errorNote({fen, error: sentence, locale}: BoardHost, error: FenIssue): unknown {
  const text = shownText(fen);
  const end = error.index + error.length;
  return html`<div class="error-place">
    <div class="error" part="error" title="${sentence}&#10;${text}">
      <p lang="${locale.current.tag}">${sentence}</p>
      <code
        >${part(text.slice(0, error.index))}<u>${part(text.slice(error.index, end))}</u>${part(text.slice(end))}</code
      >
    </div>
  </div>`;
}
