import {css} from '../../../shared/sheets.js';
import {fileLetters} from '../../../core/notation/position.js';

const chooserColumnRules = fileLetters
  .map((_, column) => `[data-column="${column}"]{--column:${column}}`)
  .join('');

/** The style sheet of the layers. */
export const sheet =
  css`
    /* A diagram is not drawn while it is off the screen. A picture with a grid over it is always drawn. */
    .frame > .board > svg {
      content-visibility: visible;
    }
    /* The layers over the picture share its cell. */
    .board {
      display: grid;
      grid-template: auto / minmax(0, 1fr);
      align-content: start;
    }
    .board > svg,
    .grid,
    .chooser-place {
      grid-area: 1 / 1;
    }
    .grid,
    .chooser-place {
      position: relative;
      direction: ltr;
      /* The size comes from the cell. Otherwise a column or page break could split the grid, but not the picture. */
      contain: size;
    }
    .grid {
      display: flex;
      flex-direction: column;
      min-height: 0;
      user-select: none;
      -webkit-user-select: none;
      -webkit-touch-callout: none;
      -webkit-tap-highlight-color: transparent;
    }
    /* The grid and the chooser cover only the squares, not the coordinates beside them. */
    div[data-margins] {
      /* The width of a margin beside the squares. src/board/element/styles.ts explains "--files". */
      --margin: calc(100% / (var(--files) + var(--left)));
      width: calc(var(--files) * var(--margin));
      margin: 0 0 calc(var(--left) * var(--margin)) calc(var(--left) * var(--margin));
    }
    [role='row'] {
      display: flex;
      flex: 1;
      min-height: 0;
    }
    [role='gridcell'] {
      flex: 1;
      min-width: 0;
      cursor: default;
    }
    [data-movable] {
      cursor: grab;
      touch-action: pinch-zoom;
    }
    [data-target] {
      cursor: pointer;
    }
    .grid.painting [role='gridcell'] {
      cursor: crosshair;
      touch-action: pinch-zoom;
    }
    .grid.dragging [role='gridcell'] {
      cursor: grabbing;
    }
    /* The destination under the dragged piece, which hides the dot there. */
    .dragging .aimed {
      background: var(--fen-board-picked, rgb(90 160 60 / 50%));
    }
    .chooser-place {
      pointer-events: none;
    }
    .chooser-place.choosing {
      background: rgb(0 0 0 / 25%);
    }
    .chooser {
      position: absolute;
      top: 12.5%;
      /* A square is 2.5 margins wide. */
      left: calc(var(--column) * 250% / var(--files));
      width: calc(250% / var(--files));
      pointer-events: auto;
      box-shadow: 0 2px 12px rgb(0 0 0 / 50%);
    }
    .chooser[data-bottom] {
      top: auto;
      bottom: 12.5%;
      display: flex;
      flex-direction: column-reverse;
    }
    .chooser button {
      display: block;
      width: 100%;
      margin: 0;
      padding: 0;
      border: 0;
      background: #e9e4da;
      cursor: pointer;
      /* Otherwise browsers delay the click, because a second tap could follow. */
      touch-action: manipulation;
    }
    .chooser button:hover rect,
    .chooser button:focus-visible rect {
      fill: #b9d3f5;
    }
    .chooser svg,
    .dragged svg {
      display: block;
      width: 100%;
      aspect-ratio: 1;
    }
    .dragged {
      position: fixed;
      inset: 0 auto auto 0;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      overflow: visible;
      pointer-events: none;
    }
    .dragged svg {
      overflow: visible;
    }
    svg [part~='gliding'],
    svg [part~='captured'] {
      pointer-events: none;
    }
    /* A pale copy of the dragged piece on the square where it was. */
    svg [part~='ghost'] {
      opacity: 0.3;
    }
    @media (prefers-contrast: no-preference) and (forced-colors: none) {
      .contrast-only {
        display: none;
      }
    }
    /* A finger would hide the dragged piece, so the piece is larger, and above the finger. */
    @media (pointer: coarse) {
      .dragged svg {
        transform: translateY(-60%) scale(1.6);
      }
    }
    @media (forced-colors: active) {
      .dragging .aimed {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }
      .chooser {
        border: 1px solid CanvasText;
      }
      /* Otherwise black pieces could be on a black background. */
      .chooser button {
        forced-color-adjust: none;
      }
    }
  ` + chooserColumnRules;
