import {css} from 'lit';

/** The sheet of the element. The picture's paint is in its own attributes; here is what no attribute can say. */
export const styles = css`
  :host {
    /* What lies on the picture shares its cell, and may be taller than it. */
    display: grid;
    grid-template: auto / minmax(0, 1fr);
    align-content: start;
    max-width: var(--fen-board-max-size, 30rem);
    break-inside: avoid;
    color: inherit;
    direction: ltr;
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
  :host([hidden]) {
    display: none;
  }
  svg,
  .error {
    grid-area: 1 / 1;
  }
  svg {
    width: 100%;
    height: auto;
    /* On the picture and not on the host: skipped hosts would be missing from the accessibility tree. */
    content-visibility: auto;
    contain-intrinsic-width: 20rem;
    /* While its content is skipped the picture has no proportions of its own. */
    aspect-ratio: 1;
    forced-color-adjust: none;
  }
  /* WebKit takes the width above for a picture whose content is skipped, and 300px for one that is seen. */
  @supports (contain-intrinsic-width: 1px) {
    svg {
      contain: size;
    }
  }
  svg[data-files='10'] {
    aspect-ratio: 5 / 4;
  }
  text {
    user-select: none;
    -webkit-user-select: none;
    pointer-events: none;
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
  .error p {
    margin: 0 0 0.5em;
  }
  .error code {
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
`;
