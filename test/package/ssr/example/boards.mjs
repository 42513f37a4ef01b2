// Renders boards into the HTML of a server. It uses nothing of Node, so it also runs in a worker or a static build.
import {html, renderThunked} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {FenBoard} from 'fen-board';
import {nothing} from 'lit';

/** The tag as HTML, with its picture in declarative shadow DOM. */
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
 * The hash that `style-src` must allow for the sheet in these boards; it changes only with the version of fen-board.
 */
export async function sheetHash() {
  const sheet = FenBoard.elementStyles.map(({cssText}) => cssText).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
