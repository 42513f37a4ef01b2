import {html, nothing} from 'lit/html.js';
import type {GameStrings} from '../locales/table.js';

/** The pictures on the buttons, on a square of 24 × 24 units. */
const icons = {
  first: 'M5 4.5h2v15H5zM17.4 5.2L16 3.8 7.8 12l8.2 8.2 1.4-1.4L10.6 12z',
  previous: 'M15.4 5.2L14 3.8 5.8 12l8.2 8.2 1.4-1.4L8.6 12z',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M8.6 5.2L10 3.8l8.2 8.2-8.2 8.2-1.4-1.4 6.8-6.8z',
  last: 'M17 4.5h2v15h-2zM6.6 5.2L8 3.8l8.2 8.2L8 20.2l-1.4-1.4 6.8-6.8z',
  flip: 'M8 4l4 4H9v8H7V8H4zM16 20l-4-4h3V8h2v8h3z',
} as const;

/** What the buttons show and do. */
export interface ButtonsContext {
  readonly strings: GameStrings;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly isPlaying: boolean;
  /** Whether there is a button that plays the game by itself. */
  readonly canPlay: boolean;
  /** Whether there is a button that flips the board; the toolbar of `controls` has its own. */
  readonly canFlip: boolean;
  readonly press: (button: 'first' | 'previous' | 'next' | 'last' | 'flip' | 'play') => void;
}

/** The buttons below the board. One that has nothing to do is marked as disabled but keeps the focus. */
export function buttonsTemplate(context: ButtonsContext): unknown {
  const {strings, atStart, atEnd, isPlaying, canPlay, canFlip, press} = context;
  const button = (icon: keyof typeof icons, isOff: boolean) =>
    html`<button
      type="button"
      part="button"
      aria-label="${strings[icon]}"
      title="${strings[icon]}"
      aria-disabled="${isOff}"
      @click="${() => press(icon === 'pause' ? 'play' : icon)}"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon]}" /></svg>
    </button>`;
  return html`<div class="buttons" part="buttons" role="group" aria-label="${strings.navigation}">
    ${button('first', atStart)} ${button('previous', atStart)}
    ${canPlay ? button(isPlaying ? 'pause' : 'play', atEnd && !isPlaying) : nothing} ${button('next', atEnd)}
    ${button('last', atEnd)} ${canFlip ? button('flip', false) : nothing}
  </div>`;
}
