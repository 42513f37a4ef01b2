import {html} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import type {FenIssue} from '../../core/notation/issue.js';
import {maxTextLength} from '../../core/notation/read-certain.js';
import {css} from '../../shared/sheets.js';

/** The sheet of `errorNote`. */
export const sheet = css`
  /* At most as large as the picture. */
  .error-place {
    container-type: size;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    position: absolute;
    inset: 0;
  }
  .error {
    box-sizing: border-box;
    max-width: 92%;
    max-height: 92%;
    overflow: auto;
    padding: 0.5em 0.7em;
    border: 2px solid #a00;
    border-radius: 4px;
    background: #fff;
    color: #000;
    color-scheme: light;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
    user-select: text;
    -webkit-user-select: text;
  }
  /* On a page from right to left, a FEN still runs left to right, and a sentence runs as in its language. */
  .error p,
  code {
    unicode-bidi: plaintext;
  }
  .error p {
    margin: 0 0 0.5em;
  }
  .error code {
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
  .error u {
    color: #a00;
    font-weight: bold;
    text-decoration: underline wavy;
    text-decoration-skip-ink: none;
  }
  /* On a small board, the error is one line of text. The tooltip and screen readers have the whole text. */
  @container (width <= 11rem) {
    .error {
      padding: 0.1em 0.4em;
      overflow: hidden;
    }
    .error p {
      margin: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    .error code {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** A FEN as the note shows it: cut where reading stops, and without null characters, which HTML parsers drop. */
const displayText = (fen: string) =>
  (fen.length > maxTextLength ? `${fen.slice(0, maxTextLength)}…` : fen).replaceAll('\0', '\ufffd');

/** The note on a board whose FEN or solution cannot be read: the error, and the text with the wrong part underlined. */
export function errorNote(
  {fen, errorText, locale}: Pick<BoardHost, 'fen' | 'errorText' | 'locale'>,
  error: Pick<FenIssue, 'index' | 'length'>,
): unknown {
  const text = displayText(fen);
  const end = error.index + error.length;
  return html`<div class="error-place">
    <div class="error" part="error" title="${errorText}&#10;${text}">
      <p lang="${locale.current.tag}">${errorText}</p>
      <code>${text.slice(0, error.index)}<u>${text.slice(error.index, end)}</u>${text.slice(end)}</code>
    </div>
  </div>`;
}
