import {html, nothing} from 'lit/html.js';
import {css} from './sheets.js';

export interface Button {
  /** The text; on a button with an icon, only the accessible name and the tooltip, unless `showsName` is set. */
  readonly name: string;
  readonly showsName?: boolean;
  /** Path data on 24 × 24 units, drawn instead of the name. */
  readonly icon?: string;
  /** The fill of the icon, `none` by default. */
  readonly fill?: string | undefined;
  /** A disabled button stays focusable, so that Undo keeps the focus after the last step is undone. */
  readonly disabled?: boolean;
  /** The tooltip while the button is disabled. */
  readonly reason?: string;
  /** Whether a toggle button is on; undefined for other buttons. */
  readonly pressed?: boolean;
  /** Whether the group that the button opens is open; undefined for a button that opens none. */
  readonly expanded?: boolean;
  readonly press: () => void;
}

/** @param tabIndex - In a toolbar, 0 for the button in the tab order and -1 for the others. */
export const buttonTemplate = (
  {name, showsName, icon, fill = 'none', disabled = false, reason, pressed, expanded, press}: Button,
  tabIndex?: 0 | -1,
): unknown =>
  html`<button
    type="button"
    class="control"
    tabindex="${tabIndex ?? nothing}"
    title="${(disabled && reason) || (icon && !showsName ? name : nothing)}"
    aria-disabled="${disabled}"
    aria-pressed="${pressed ?? nothing}"
    aria-expanded="${expanded ?? nothing}"
    @click="${disabled ? nothing : press}"
  >
    ${icon ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="${fill}" d="${icon}" /></svg>` : nothing}<span
      class="${icon && !showsName ? 'unseen' : ''}"
      >${name}</span
    >
  </button>`;

export const discIcon = 'M12 4a8 8 0 1 0 .1 0z';
export const copyIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const flipIcon = 'M7 19V5M3.5 8.5L7 5l3.5 3.5M17 5v14M13.5 15.5L17 19l3.5-3.5';

/** The sheet of buttons, and of fields with the class `control`. */
export const buttonSheet = css`
  .control {
    box-sizing: border-box;
    min-width: var(--button);
    min-height: var(--button);
    max-width: 100%;
    margin: 0;
    padding: 0 0.4rem;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: 4px;
    background: Canvas;
    color: CanvasText;
    font: inherit;
  }
  button.control {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.25em;
    border-color: transparent;
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .control:hover {
    border-color: currentColor;
  }
  button.control:hover {
    border-color: color-mix(in srgb, currentColor 40%, transparent);
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  button.control[aria-pressed='true'] {
    border-color: currentColor;
  }
  /* The focus ring is a shadow too. */
  button.control[aria-pressed='true']:not(:focus-visible) {
    box-shadow: inset 0 0 0 1px;
  }
  .control[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .control > svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    /* In forced colours, the board's sheet sets both for all pictures. */
    color: inherit;
    forced-color-adjust: inherit;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  /* On a small board, many are spread over the width. A few would be far apart. */
  @container (width < 27.5rem) {
    .buttons {
      gap: 2px;
    }
    .buttons:has(> :nth-child(6)) {
      justify-content: space-between;
    }
  }
  @media (forced-colors: active) {
    /* All buttons have a border. */
    button.control[aria-pressed='true'] {
      background: CanvasText;
      color: Canvas;
      /* Chromium would paint a plate of its own behind the text: https://github.com/w3c/csswg-drafts/issues/5038 */
      forced-color-adjust: none;
    }
    .control[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
