import {html, nothing} from 'lit/html.js';
import {prefersLessMotion} from '../../board/interaction/view/animator.js';
import type {GameContext} from '../document/context.js';
import type {Command} from './input.js';
import type {Navigation} from '../document/navigation.js';

/** SVG paths on 24 × 24 units. */
const icons = {
  first: 'M5 4.5h2v15H5zM17.4 5.2L16 3.8 7.8 12l8.2 8.2 1.4-1.4L10.6 12z',
  previous: 'M15.4 5.2L14 3.8 5.8 12l8.2 8.2 1.4-1.4L8.6 12z',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M8.6 5.2L10 3.8l8.2 8.2-8.2 8.2-1.4-1.4 6.8-6.8z',
  last: 'M17 4.5h2v15h-2zM6.6 5.2L8 3.8l8.2 8.2L8 20.2l-1.4-1.4 6.8-6.8z',
  otherMove: 'M5 4h2v9h6V9.5l5.5 4.5-5.5 4.5V15H5z',
  flip: 'M6 20V8H2.5L7 3.5 11.5 8H8v12zM16 4v12h-3.5l4.5 4.5 4.5-4.5H18V4z',
} as const;

/** A button with an icon. One without effect is `aria-disabled`, because a `disabled` one would lose the focus. */
export const iconButton = (
  className: string,
  name: string,
  icon: string,
  isOff: boolean,
  press: () => void,
): unknown =>
  html`<button
    type="button"
    class="${className}"
    part="button"
    aria-label="${name}"
    title="${name}"
    aria-disabled="${isOff}"
    @click="${press}"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}" /></svg>
  </button>`;

interface ButtonsState {
  readonly isPlaying: boolean;
  readonly menuItems: unknown;
  readonly onMenuToggle: (isOpen: boolean) => void;
  readonly onPress: (button: Command | 'play') => void;
}

/** The buttons below the board. */
export function buttonsTemplate(
  {element, locale, strings}: GameContext,
  navigation: Navigation,
  {isPlaying, menuItems, onMenuToggle, onPress}: ButtonsState,
): unknown {
  const {hasVariations} = navigation;
  const isAtStart = !navigation.current;
  const isAtEnd = !navigation.next;
  // On a server, nothing is connected, and the reader's preference is unknown. There the button is rendered.
  const canAutoplay = !element.isConnected || !prefersLessMotion();
  const button = (icon: keyof typeof icons, isOff: boolean, command = icon as Command | 'play') =>
    iconButton(icon, strings[icon], icons[icon], isOff, () => onPress(command));
  return html`<div
    class="buttons"
    part="buttons"
    role="group"
    aria-label="${strings.navigation}"
    lang="${locale.current.tag}"
  >
    ${button('first', isAtStart)} ${button('previous', isAtStart)}
    ${canAutoplay ? button(isPlaying ? 'pause' : 'play', isAtEnd && !isPlaying, 'play') : nothing}
    ${button('next', isAtEnd)} ${button('last', isAtEnd)}
    ${
      hasVariations
        ? button('otherMove', navigation.target('cycle-variations') === undefined, 'cycle-variations')
        : nothing
    }
    ${element.controls ? button('flip', false) : nothing}
    <details @toggle="${({target}: Event) => onMenuToggle((target as HTMLDetailsElement).open)}">
      <summary part="button" aria-label="${strings.more}" title="${strings.more}">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
        </svg>
      </summary>
      <div class="more" part="more">${menuItems}</div>
    </details>
  </div>`;
}
