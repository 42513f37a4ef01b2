import {css} from './css.js';

/** The sheet of the element. The picture's paint is in its own attributes; here is what no attribute can say. */
export const styles = css`
  /*
   * What a page says of the element's box decides where the board stands and how wide it is, never how it is laid out
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
    writing-mode: horizontal-tb !important;
    max-width: var(--fen-board-max-size, max(30rem, 480px));
    break-inside: avoid;
    color: inherit;
  }
  :host([hidden]) {
    display: none !important;
  }
  .frame {
    flex: none;
    width: 100%;
    max-width: var(--fen-board-max-size, max(30rem, 480px));
  }
  /* The least width that a page's layout leaves to a board which may be of any. */
  .frame::before {
    content: '';
    display: block;
    contain: size;
    contain-intrinsic-width: 4rem;
    overflow: hidden;
  }
  /* What lies on the picture shares its cell, and may be taller than it. */
  .board {
    display: grid;
    grid-template: auto / minmax(0, 1fr);
    align-content: start;
    height: auto !important;
    max-height: none !important;
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
  div {
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
  svg,
  .error {
    grid-area: 1 / 1;
  }
  svg {
    direction: ltr;
    /*
     * Coordinates are sized by the board and by the reader's size of text. And WebKit would take the width below for
     * a picture whose content is skipped, and 300px for one that is seen.
     */
    container-type: size;
    width: 100%;
    height: auto;
    /* On the picture and not on the host: skipped hosts would be missing from the accessibility tree. */
    content-visibility: auto;
    contain-intrinsic-width: 20rem;
    /* While its content is skipped the picture has no proportions of its own. */
    aspect-ratio: 1;
    forced-color-adjust: none;
  }
  svg[data-files='10'] {
    aspect-ratio: 5 / 4;
  }
  text {
    font-size: clamp(8px, 11px + 1rem - 4.4cqw, 22px);
    user-select: none;
    -webkit-user-select: none;
    pointer-events: none;
  }
  svg[data-files='10'] text {
    font-size: clamp(9px, 14px + 1rem - 5cqw, 24px);
  }
  /* So large in the square that a piece may be in the way. */
  @container (width < 16rem) {
    text {
      stroke-width: 3px;
    }
  }
  slot {
    display: block;
    text-align: center;
  }
  .controls {
    min-height: 2.5rem;
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
  }
  @media (prefers-contrast: more) {
    svg {
      --fen-board-auto-light: #fff;
      --fen-board-auto-dark: #666;
    }
  }
  .error {
    /* A picture whose content may be skipped is painted over what is not positioned. */
    position: relative;
    place-self: center;
    margin: 4%;
    padding: 0.5em 0.7em;
    border: 2px solid #a00;
    border-radius: 4px;
    background: #fff;
    color: #000;
    color-scheme: light;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
    user-select: text;
    -webkit-user-select: text;
  }
  /* On a page from right to left they are still what they are; a language table may be of either kind. */
  .error p,
  code {
    unicode-bidi: plaintext;
  }
  .error p {
    margin: 0 0 0.5em;
  }
  .error code {
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
`;
