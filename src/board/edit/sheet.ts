import {css} from '../../shared/sheets.js';

/** The sheet of the palettes and the panel. */
export const sheet = css`
  .palette,
  .panel {
    font:
      0.8125rem/1.35 system-ui,
      sans-serif;
  }
  /* A column of a palette is a file of the board. src/board/element/styles.ts explains "--files". */
  .palette {
    --files: 20;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .palette[data-files='10'] {
    --files: 25;
  }
  .frame > .above {
    margin-block: 0 0.5rem;
  }
  .frame > .palette.below {
    margin-block: 0.5rem 0.75rem;
  }
  .palette button {
    box-sizing: border-box;
    min-width: 0;
    height: 2.6rem;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: #d8cdbb;
    color: #000;
    touch-action: none;
    cursor: pointer;
  }
  /* The bin is in the last file, one away from the pieces. */
  .palette.below button:last-child {
    grid-column: span 2;
    margin-inline-start: 50%;
  }
  .palette button:has(.tool) {
    background: none;
    color: inherit;
    touch-action: manipulation;
  }
  .tool {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .palette button[aria-pressed='true'] {
    background: #8fbaf3;
    color: #000;
    border: 2px solid #0a3f9e;
  }
  .palette button:has(.tool)[aria-pressed='true'] {
    background: none;
    border-color: currentColor;
    color: inherit;
  }
  .palette [aria-pressed='true'] rect {
    fill: #8fbaf3;
  }
  .palette svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: 0.375rem;
  }
  .panel label {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
  }
  @container (width >= 44rem) {
    .frame > .panel {
      grid-area: 1 / 2 / -1;
    }
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.75rem;
  }
  .panel label .control {
    min-height: 2.2em;
    min-width: 0;
    padding: 0.2em 0.5em;
  }
  .panel input[type='number'] {
    width: 6em;
  }
  /* The menu of start positions, and the number of a Chess960 start, whose label is only for screen readers. */
  .start {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    min-width: 0;
  }
  .start label:first-child {
    flex: 1 1 14em;
    flex-wrap: wrap;
  }
  /* In large print, it has a row of its own instead of two letters. */
  .start select {
    flex: 1 1 7em;
  }
  .start label + label {
    flex: none;
    position: relative;
  }
  .start label + label span {
    position: absolute;
    clip-path: inset(50%);
  }
  .panel .start input {
    width: 5em;
    padding-inline: 0.4em 0;
  }
  .panel textarea {
    flex: 1;
    resize: vertical;
    overflow-wrap: anywhere;
  }
  .panel [aria-invalid='true'] {
    border-color: #c00;
  }
  .panel p {
    margin: 0;
  }
  .panel .wrong {
    color: color-mix(in srgb, #e02b2b 60%, currentColor);
  }
  /* An empty paragraph has no gap. */
  .panel p:empty {
    position: absolute;
  }
  /* The legend is before the side to move and the rights or, in a narrow panel, above them. */
  .group,
  .turn {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
  }
  .turn .control {
    gap: 0.4em;
    padding-inline-end: 0.6rem;
  }
  .rights {
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: inherit;
    min-width: 0;
  }
  .rights,
  #castling {
    align-self: start;
    line-height: 1.5rem;
  }
  .panel .right {
    gap: 0.3em;
  }
  .panel .right input {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0;
  }
  .right span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .panel .right:has(:disabled) {
    opacity: 0.6;
  }
  .panel summary {
    cursor: pointer;
    min-height: 1.5rem;
  }
  @media print {
    .palette,
    .panel {
      display: none;
    }
  }
  /* In forced colours, black pieces could be on a black background. */
  @media (forced-colors: active) {
    .palette button {
      forced-color-adjust: none;
    }
  }
`;
