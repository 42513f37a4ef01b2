import {html, nothing} from 'lit/html.js';
import type {ToolbarButton} from '../../dom/toolbar-button.js';

/** A row of buttons, for a board whose author has asked for no toolbar. */
export const buttonsTemplate = (buttons: readonly ToolbarButton[]): unknown =>
  html`<div class="buttons">
    ${buttons.map(
      (button) =>
        html`<button
          type="button"
          aria-disabled="${button.disabled ?? false}"
          aria-pressed="${button.pressed ?? nothing}"
          @click="${() => {
            if (!button.disabled) button.press();
          }}"
        >
          ${button.name}
        </button>`,
    )}
  </div>`;
