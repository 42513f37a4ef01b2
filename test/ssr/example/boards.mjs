// Boards in the HTML that a server sends. Nothing here is Node's own: a worker at the edge and a static build do the
// same.
import {html, renderThunked} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {FenBoard} from 'fen-board';
import {nothing} from 'lit';

/** The tag as HTML, its picture inside it as declarative shadow DOM. What is left out of `look` is not written. */
export const boardHtml = (
  fen,
  {mode, orientation, coordinates, pieces, theme, marks, label, name, turnMarker, controls} = {},
) =>
  collectResult(
    renderThunked(
      html`<fen-board
        fen="${fen ?? nothing}"
        mode="${mode ?? nothing}"
        orientation="${orientation ?? nothing}"
        coordinates="${coordinates ?? nothing}"
        pieces="${pieces ?? nothing}"
        theme="${theme ?? nothing}"
        marks="${marks ?? nothing}"
        ?turn-marker="${turnMarker}"
        ?controls="${controls}"
        label="${label ?? nothing}"
        name="${name ?? nothing}"
      ></fen-board>`,
    ),
  );

/**
 * The hash that `style-src` must allow for the sheet inside these boards; it changes with the version of fen-board
 * alone.
 */
export async function sheetHash() {
  const sheet = FenBoard.elementStyles.map(({cssText}) => cssText).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
