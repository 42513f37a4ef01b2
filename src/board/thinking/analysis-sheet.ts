import {css} from '../../shared/sheets.js';

/** The styles of the preview and the arrow, which are in the root of the board. */
export const boardSheet = css`
  .preview {
    position: absolute;
    inset: 0;
    z-index: 3;
    cursor: pointer;
  }
  .preview::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 3px dashed color-mix(in srgb, Highlight 70%, transparent);
    outline-offset: -3px;
  }
  @media print {
    .preview,
    [part='best-move'] {
      display: none;
    }
  }
`;

/** The styles of the lines, which are in the root of the owner. */
export const panelSheet = css`
  .analysis {
    margin-top: 0.4rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .analysis p {
    margin: 0;
    min-height: 1.4em;
  }
  .analysis ol {
    margin: 0.2rem 0;
    padding: 0;
    list-style: none;
    /* Three lines have their room before the first is known. */
    min-height: 5.25rem;
  }
  .analysis li {
    display: flex;
    align-items: center;
    height: 1.75rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .analysis li > span {
    flex: none;
    min-width: 3.2em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .analysis li button {
    flex: none;
    min-height: 1.75rem;
    padding: 0 0.25rem;
    border: 0;
    border-radius: 3px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .analysis li button:hover,
  .analysis li [aria-pressed='true'] {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  .analysis .stale {
    opacity: 0.5;
  }
  .analysis .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-top: 0.2rem;
  }
  @media (pointer: coarse) {
    .analysis ol {
      min-height: 8.25rem;
    }
    .analysis li,
    .analysis li button {
      height: 2.75rem;
    }
  }
  @media print {
    [part='bar'],
    [part='score'],
    .analysis {
      display: none;
    }
  }
`;
