import {css} from '../element/css.js';

/** What the element needs before its viewer is there. */
export const styles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  ::slotted(pre) {
    white-space: pre-wrap;
  }
`;
