import {css} from '../dom/css.js';

export const sheet = css`
  .puzzle {
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    box-sizing: border-box;
    padding-block: 0.25rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .puzzle button {
    box-sizing: border-box;
    min-height: var(--button);
    padding: 0.2em 0.8em;
    border: 0;
    border-radius: 6px;
    background: color-mix(in srgb, currentColor 7%, transparent);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .puzzle button:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  .puzzle button[aria-disabled='true'],
  .puzzle button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .counts {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  /* Always a line of its own, because the height kept free for a puzzle includes one. */
  .said {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: inherit;
  }
  .feedback {
    flex: 1 0 60%;
    margin: 0;
    min-height: 1.4em;
    overflow-wrap: anywhere;
  }
  .puzzle slot {
    display: contents;
  }
  .wrong .feedback::before {
    content: '✗ ' / '';
  }
  .solved .feedback::before {
    content: '✓ ' / '';
  }
  @media print {
    /* Lines to write the moves on. */
    .puzzle > * {
      display: none;
    }
    .puzzle::before,
    .puzzle::after {
      content: '';
      flex: 1 0 100%;
      height: 1.75rem;
      border-bottom: 0.5pt solid #777;
    }
  }
  @media (forced-colors: active) {
    .puzzle button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
