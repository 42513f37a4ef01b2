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
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .puzzle button:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  .puzzle button[aria-disabled='true'],
  .puzzle button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .puzzle button:focus-visible {
    outline: 3px solid var(--fen-board-focus, #0b57d0);
    outline-offset: 1px;
  }
  .counts {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .feedback {
    flex: 1 0 100%;
    margin: 0;
    min-height: 1.4em;
    overflow-wrap: anywhere;
  }
  .wrong .feedback::before {
    content: '✗ ' / '';
  }
  .solved .feedback::before {
    content: '✓ ' / '';
  }
  @media print {
    .puzzle {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .puzzle button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
