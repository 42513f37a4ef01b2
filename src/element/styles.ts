import {css} from '../dom/sheets.js';
import {reserved} from './reserved.js';

/** The styles that attributes of the picture cannot express; its paint is in attributes. */
const sheet = css`
  /*
   * The page's style of the element's box decides where the board stands and how wide it is, never how it is laid out
   * inside. Its height follows from its width: with another it would be cut off, or lie on what comes after.
   */
  :host {
    display: block;
    height: max-content !important;
    min-height: max-content !important;
    max-height: none !important;
    aspect-ratio: auto !important;
    contain: none !important;
    container-type: normal !important;
    grid-template: none !important;
    columns: auto !important;
    writing-mode: horizontal-tb !important;
    max-width: calc(var(--fen-board-max-size, max(30rem, 480px)) + var(--panel, 0rem));
    color: inherit;
  }
  :host([hidden]) {
    display: none !important;
  }
  /* What fen-board.css puts there holds the place of a board that has no shadow root yet; a server's has one. */
  :host::before,
  :host::after {
    content: none !important;
  }
  /* Not on the host, which a page may make inline or leave without a box; then break-inside has no effect. */
  .frame,
  .board {
    break-inside: avoid;
  }
  .frame {
    flex: none;
    /* Where the page makes the host a grid, it would otherwise be as wide as the narrowest panel. */
    min-width: 0;
    width: 100%;
    max-width: calc(var(--fen-board-max-size, max(30rem, 480px)) + var(--panel, 0rem));
  }
  /*
   * A line of text beside the board aligns with its edge: Firefox takes a number beyond all pages for the baseline of a
   * grid that changes while it is shown, and the palette is one as well. Without a top layer the dragged piece would be
   * in the wrong place.
   */
  @supports selector(:popover-open) {
    .frame {
      contain: layout;
    }
  }
  /* The least width that a page's layout leaves to a board which may be of any. */
  .frame::before {
    content: '';
    display: block;
    contain: size;
    contain-intrinsic-width: 4rem;
    overflow: hidden;
  }
  /* A plain block: it costs less to lay out than the grid that interaction makes of it. */
  .board {
    position: relative;
    height: auto !important;
    max-height: none !important;
  }
  /* For screen readers alone; each sentence of an overview is a line. */
  .unseen {
    contain: strict;
    position: absolute;
    height: 1px;
    width: 1px;
    white-space: pre;
    opacity: 0;
  }
  /* Where the part for playing or editing could not be loaded. */
  .note {
    margin: 0.5em 0 0;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    text-align: center;
  }
  /* What a page says of its text is not said of the board; a caption is the page's own. */
  svg,
  .frame > div {
    font-style: normal;
    letter-spacing: normal;
    line-height: normal;
    stroke: none;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    word-spacing: normal;
  }
  svg {
    display: block;
    direction: ltr;
    /* Only its width says how large it is: WebKit would else take 300px for a picture that comes into view. */
    contain: size;
    width: 100%;
    height: auto;
    contain-intrinsic-width: 20rem;
    /* While its content is skipped the picture has no proportions of its own. */
    aspect-ratio: 1;
    forced-color-adjust: none;
  }
  /*
   * Everything beside the squares hangs out of the board's box, as numbers hang in a book's margin: boards of one width
   * have squares of one size. A margin is 18 units of 360, or of 450 on ten files. Where the viewport has no room for
   * it beside a centred board, all of it shrinks as far as it must, and nothing is cut off. Boards narrower than 400px
   * are often in cards with little padding: there 8px hang out, and what is beyond shrinks.
   */
  .board {
    --margin-share: 5%;
    --hang: clamp(0px, (100vw - 100%) / 2, min(var(--margin-share), max(8px, (100% - 400px) * 0.3)));
    --files: 20;
  }
  .board:has(> svg[data-files='10']) {
    --margin-share: 4%;
    --files: 25;
  }
  [data-margins] {
    --left: 0;
    --right: 0;
    /* The width of a margin, of which the picture's is a multiple. */
    --margin: calc(
      (100% + (var(--left) + var(--right)) * var(--hang)) / (var(--files) + var(--left) + var(--right))
    );
  }
  [data-margins='outside'],
  [data-margins='both'] {
    --left: 1;
  }
  [data-margins='turn'],
  [data-margins='both'] {
    --right: 1;
  }
  svg[data-margins] {
    width: calc(100% + (var(--left) + var(--right)) * var(--hang));
    margin-left: calc(var(--left) * var(--hang) * -1);
    aspect-ratio: calc(var(--files) + var(--left) + var(--right)) / calc(20 + var(--left));
  }
  /* On the picture and not on the element: a skipped element would be missing from the accessibility tree. */
  .skipped > .board > svg {
    content-visibility: auto;
  }
  slot {
    display: block;
    text-align: center;
  }
  /* A row of buttons, before they are there as well. */
  .controls {
    min-height: var(--button);
    margin-top: 0.4rem;
  }
  /* The room of a puzzle's buttons and of an editor, until they are there. */
  .room.solve.below {
    height: calc(var(--button) + 1.975rem);
  }
  .room.edit {
    height: 2.85rem;
    border-radius: 6px;
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .room.edit.below {
    height: 15rem;
  }
  /* An editor that is wide enough has its panel beside the board. */
  :host([mode='edit' i]) {
    --panel: 21.5rem;
    container-type: inline-size !important;
    contain-intrinsic-inline-size: 20rem;
  }
  @container (width >= 44rem) {
    :host([mode='edit' i]) .frame {
      display: grid;
      grid: repeat(7, auto) 1fr / minmax(0, var(--fen-board-max-size, max(30rem, 480px))) minmax(16rem, 1fr);
      column-gap: 1.5rem;
    }
    .frame > * {
      grid-column: 1;
    }
    .room.edit.below {
      height: 2.85rem;
    }
  }
  /* What is beside the squares is seen on the page, whose colours the picture does not inherit. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
  /* Paper is white, or as dark as the page, which a browser does not tell: this gray can be read on both. */
  @media print {
    svg {
      color: #767676;
    }
    .room,
    .controls {
      display: none !important;
    }
  }
  @media (prefers-contrast: more) {
    svg {
      --fen-board-auto-light: #fff;
      --fen-board-auto-dark: #666;
      --fen-board-auto-coordinate-on-light: #000;
      --fen-board-auto-coordinate-on-dark: #fff;
    }
  }
`;

export const styles = reserved + sheet;
