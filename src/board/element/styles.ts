import {css} from '../../shared/sheets.js';

/** The sheet with the height of a button, for which space is reserved. A test compares it with `fen-board.css`. */
export const buttonHeight = css`
  .frame {
    --button: 2.125rem;
  }
  @media (pointer: coarse) {
    .frame {
      --button: 44px;
    }
  }
`;

/** The sheet of a diagram, without the colours of the picture, which are in its attributes. */
export const diagramSheet = css`
  /* The page decides the place and the width of the element. With a height from the page, the board would be cut off. */
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
  /* fen-board.css reserves the space of a board without a shadow root by these pseudo-elements. */
  :host::before,
  :host::after {
    content: none !important;
  }
  /* Not on the host: if the page makes it inline or contents, break-inside has no effect. */
  .frame,
  .board {
    break-inside: avoid;
  }
  .frame {
    flex: none;
    /* If the page makes the host a grid, the frame could otherwise not be narrower than the panel. */
    min-width: 0;
    width: 100%;
    max-width: var(--fen-board-max-size, max(30rem, 480px));
  }
  /*
   * Without containment, Firefox 153 makes the page millions of pixels high: it computes a huge baseline for a grid that changes
   * while it is visible, such as the palette, as a test of the editor's layout shows. In browsers without popovers, containment
   * would put the dragged piece in the wrong place.
   */
  @supports selector(:popover-open) {
    .frame {
      contain: layout;
    }
  }
  /* The minimum width for layouts that shrink the board to its content. */
  .frame::before {
    content: '';
    display: block;
    contain: size;
    contain-intrinsic-width: 4rem;
    overflow: hidden;
  }
  /* A block costs less than a grid. The sheet of interaction makes it a grid. */
  .board {
    position: relative;
    height: auto !important;
    max-height: none !important;
  }
  /* For screen readers only, and not for whoever copies the page. Each sentence of an overview is a line of text. */
  .unseen {
    -webkit-user-select: none;
    user-select: none;
    contain: strict;
    position: absolute;
    height: 1px;
    width: 1px;
    white-space: pre;
    opacity: 0;
  }
  /* The page's text styles apply only to the caption. */
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
    /* For the steps of size below. */
    container-type: size;
    width: 100%;
    height: auto;
    contain-intrinsic-width: 20rem;
    /* For a picture that is skipped while it is off the screen. */
    aspect-ratio: 1;
    forced-color-adjust: none;
  }
  /*
   * Coordinates beside the squares are in the box of the board, so the squares are smaller. --files is the width of all files,
   * 360 or 450 units, divided by 18, the width of a margin.
   */
  .board {
    --files: 20;
  }
  .board:has(> svg[data-files='10']) {
    --files: 25;
  }
  [data-margins] {
    --left: 0;
  }
  [data-margins='outside'] {
    --left: 1;
  }
  svg[data-margins] {
    aspect-ratio: calc(var(--files) + var(--left)) / calc(20 + var(--left));
  }
  /*
   * Sizes that depend on the height of the board, which has eight ranks. The sizes of coordinates, which grow with the reader's text,
   * are side by side in the drawing (see coordinates.ts); an edge of the picture cuts off the others.
   */
  @container (height < 25rem) {
    .coordinates {
      transform: scale(0.97) translateX(-1000px);
    }
  }
  @container (height < 18.5rem) {
    .coordinates {
      transform: scale(1.29) translateX(-2000px);
    }
  }
  @container (height < 320px) {
    [data-margins='squares'] > .coordinates {
      display: none;
    }
  }
  @container (height < 224px) {
    [data-margins='none'] > .coordinates {
      display: none;
    }
  }
  /* Coordinates in the ink of the page would be louder than those on the squares. */
  [data-margins='outside'] > .coordinates {
    opacity: 0.66;
  }
  /* Outside coordinates too small to read, and lines in pawns, rooks, queens and kings, which blur. */
  @container (height < 176px) {
    .coordinates,
    [part~='detail'] > :last-child {
      display: none;
    }
  }
  @container (height < 234px) {
    [part='piece white'],
    [part='piece black'] {
      font-size: 125px;
    }
  }
  @container (height > 486px) {
    [part='piece white'],
    [part='piece black'] {
      font-size: 88px;
    }
  }
  /* Not on the element, because the accessibility tree would then omit it. */
  .skipped > .board > svg {
    content-visibility: auto;
  }
  slot {
    display: block;
    text-align: center;
  }
  /* For coordinates outside the board, which do not inherit the page's forced colours. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
  /* This gray is legible on white paper and on a printed dark background. */
  @media print {
    svg {
      color: #767676;
      /* The theme auto is as pale as the diagrams of a game. */
      --fen-board-auto-light: #fff;
      --fen-board-auto-dark: #dcdcdc;
      --fen-board-auto-coordinate-on-light: #333;
      --fen-board-auto-coordinate-on-dark: #333;
    }
    [data-margins]:not([data-margins='outside']) {
      outline: 1px solid;
    }
  }
  /* The lines in marks. */
  @media print, (prefers-contrast: more), (forced-colors: active) {
    .pattern {
      stroke-opacity: 1;
    }
  }
  /* A light rim around Black's pieces, the only ones with an order of painting. */
  @media (prefers-contrast: more), (forced-colors: active) {
    svg [paint-order='stroke'] {
      stroke: var(--fen-board-black-outline, var(--fen-board-light, #fff));
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

/** The sheet of what is below and beside the picture: caption of a puzzle, buttons, and the space for what is to load. */
const sheet = css`
  .note {
    margin: 0.5em 0 0;
    text-align: center;
  }
  /* Beside the board, and as high as it is. */
  slot[name='beside'] {
    display: contents;
  }
  .sided {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
  .frame.sided > *,
  .sided::before {
    grid-column: 2;
  }
  .frame.sided > [name='beside'] {
    grid-column: 1;
    display: flex;
    box-sizing: border-box;
    min-width: 1.5rem;
    height: 0;
    min-height: 100%;
    padding-inline-end: 0.3rem;
  }
  :host([mode='solve' i]) slot {
    text-align: start;
  }
  .controls,
  .room.play.below {
    min-height: var(--button);
    margin-top: 0.4rem;
  }
  /* Space for the buttons of a puzzle and for the editor until they have loaded. */
  .room.solve.below {
    height: calc(var(--button) + 1.5em + 0.5rem);
  }
  .room.solve.below.set {
    height: calc(2 * var(--button) + 1.5em + 1rem);
  }
  .room.edit {
    height: 3.1rem;
    border-radius: 6px;
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .room.edit.below {
    height: 18.5rem;
  }
  .room.edit.below:has(~ .controls) {
    height: 16rem;
  }
  /* A wide editor has its panel beside the board. */
  :host([mode='edit' i]) {
    --panel: 21.5rem;
    container-type: inline-size !important;
    contain-intrinsic-inline-size: 20rem;
  }
  @container (width >= 44rem) {
    :host([mode='edit' i]) .frame {
      display: grid;
      grid: repeat(7, auto) 1fr / minmax(0, var(--fen-board-max-size, max(30rem, 480px))) minmax(18rem, 1fr);
      column-gap: 1.5rem;
      max-width: none;
    }
    .frame > * {
      grid-column: 1;
    }
    .room.edit.below {
      height: 3.1rem;
    }
  }
  @media print {
    .room,
    .controls {
      display: none !important;
    }
  }
`;

/** The styles of a board. */
export const styles = buttonHeight + diagramSheet + sheet;
