import {html} from 'lit';
import {issueSentence} from '../locales/explain.js';
import type {Locale} from '../locales/registry.js';
import type {FenIssue} from '../notation/index.js';
import {longestText} from '../notation/read-fields.js';

/**
 * No more of a text than is read of it. What is not a text at all has nothing to show. An HTML parser drops null
 * characters, which would leave lit without the text node of a server's drawing.
 */
const shownText = (fen: unknown) =>
  typeof fen !== 'string'
    ? ''
    : (fen.length > longestText ? `${fen.slice(0, longestText)}…` : fen).replaceAll('\0', '\ufffd');

/** A template of its own, so that lit sees that a part which a server left empty has no node to write into. */
const part = (text: string) => text && html`${text}`;

/**
 * What a board shows instead of a position: what is wrong with its FEN, and the FEN with the place underlined. The
 * sheet makes it one line on a small board; the tooltip has it all.
 */
export function errorNote(fen: unknown, error: FenIssue, locale: Locale): unknown {
  const text = shownText(fen);
  const sentence = issueSentence(locale, error);
  const end = error.index + error.length;
  return html`<div class="error-place">
    <div class="error" part="error" title="${sentence}&#10;${text}">
      <p lang="${locale.tag}">${sentence}</p>
      <code
        >${part(text.slice(0, error.index))}<u>${part(text.slice(error.index, end))}</u>${part(text.slice(end))}</code
      >
    </div>
  </div>`;
}
