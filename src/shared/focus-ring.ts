import {css} from './sheets.js';

/**
 * A dark ring between two light ones, so that one of the colours has a contrast of 3:1 on any page
 * (https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html). On squares the rings are inside the edge.
 */
export const focusRing = css`
  :focus-visible,
  .ribbon:focus-within {
    outline: 3px solid var(--fen-board-focus, #0a3f9e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #fff;
  }
  [role='gridcell']:focus-visible,
  .chooser :focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #fff;
  }
  /* WebKit draws no box shadow around controls that it draws itself; seen in November 2026, by eye. */
  :is(select, input):focus-visible {
    box-shadow: none;
    filter: drop-shadow(2px 0 #fff) drop-shadow(-2px 0 #fff) drop-shadow(0 2px #fff) drop-shadow(0 -2px #fff);
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
