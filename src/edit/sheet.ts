import {css} from '../dom/css.js';

export const sheet = css`
  .palette,
  .panel {
    font:
      0.8125rem/1.35 system-ui,
      sans-serif;
  }
  /* Columns as wide as those of the board, two of them for the tool. */
  .palette {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 2px;
    margin: 0.25rem 0;
    container-type: inline-size;
  }
  .palette.above {
    margin-top: 0;
  }
  .palette[data-files='10'] {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
  .palette button {
    box-sizing: border-box;
    min-width: 0;
    height: 2.6rem;
    padding: 0;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: #d8cdbb;
    color: #000;
    touch-action: none;
    cursor: pointer;
  }
  .palette button:last-child {
    grid-column: span 2;
    background: Canvas;
    color: CanvasText;
    font: inherit;
    font-size: 0.75rem;
    line-height: 1.1;
    overflow: hidden;
    hyphens: auto;
  }
  .palette button[aria-pressed='true'] {
    background: #8fbaf3;
    color: #000;
    border: 3px solid #0a3f9e;
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
  /* No room for its name, which a screen reader and the tooltip have. */
  @container (width < 22rem) {
    .palette button:last-child {
      font-size: 0.6875rem;
    }
    .palette [aria-hidden='true']:not(svg) {
      display: none;
    }
  }
  @container (width < 15rem) {
    .palette .name {
      position: absolute;
      clip-path: inset(50%);
    }
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
  /* The number stands beside the menu that says what is numbered: its name is for those who do not see that. */
  .start {
    display: flex;
    gap: 0.4em;
    min-width: 0;
  }
  .start select {
    width: 9.5em;
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
    color: light-dark(#a00, #ff9c9c);
  }
  /* It still speaks when it gets a text, and takes no row before. */
  .panel p:empty {
    position: absolute;
  }
  .panel fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .rights {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0.5rem;
  }
  .rights > span {
    grid-row: 1 / span 2;
    line-height: 1.5rem;
  }
  /* A line for each colour, as far as it fits with large text. */
  .rights div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.625rem;
  }
  /* One of two, side by side. */
  .turn {
    display: flex;
    align-items: center;
  }
  .turn legend {
    position: absolute;
    clip-path: inset(50%);
  }
  .turn label {
    position: relative;
    min-height: 2.2em;
    padding: 0 0.8em;
    background: color-mix(in srgb, currentColor 8%, transparent);
    cursor: pointer;
  }
  .turn label:first-of-type {
    border-radius: 6px 0 0 6px;
  }
  .turn label:last-of-type {
    border-radius: 0 6px 6px 0;
  }
  .turn input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .turn label:has(:checked) {
    background: CanvasText;
    color: Canvas;
  }
  .panel .right {
    gap: 0.3em;
    min-height: 1.5rem;
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
  /* Black pieces would be on black. */
  @media (forced-colors: active) {
    .palette button {
      forced-color-adjust: none;
    }
  }
`;
