import {html} from 'lit/html.js';
import type {ButtonIcon} from '../dom/toolbar-button.js';

/** The lines of the pictures on the buttons, on a square of 24 × 24 units. */
const paths: {readonly [icon in ButtonIcon]: string} = {
  flip: 'M7 19V5M3.5 8.5L7 5l3.5 3.5M17 5v14M13.5 15.5L17 19l3.5-3.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  picture: 'M3.5 5h17v14h-17zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  undo: 'M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  pen: 'M5 19L19 5M10 5h9v9',
  start: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
  clear: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13',
};

/** The picture on a button; nothing is read out of it. */
export const iconTemplate = (icon: ButtonIcon): unknown =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[icon]}" /></svg>`;
