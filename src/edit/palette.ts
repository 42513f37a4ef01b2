import {html, nothing} from 'lit/html.js';
import {inColor, type Color, type PieceLetter, type Role} from '../notation/position.js';
import type {Session} from '../interaction/state/session.js';
import type {Brush} from '../interaction/state/state.js';
import {moveRovingFocus} from '../dom/roving-focus.js';
import {pieceName} from '../locales/sentence.js';
import {buttonStrings, drawIcon} from '../interaction/view/buttons.js';
import {pieceIcon} from '../interaction/view/piece-icon.js';
import {editorStrings} from './edit-actions.js';

/** The order of the pieces; `wideRoles` are those of boards with ten files. */
const roles: readonly Role[] = ['K', 'Q', 'R', 'B', 'N', 'P'];
const wideRoles: readonly Role[] = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'];

/** Moves the focus within a palette and from one palette to the other. @returns Whether the key moved the focus. */
export function moveFocusInPalettes(root: ShadowRoot, event: KeyboardEvent): boolean {
  const buttons = [...root.querySelectorAll<HTMLElement>('.palette button')];
  return moveRovingFocus(event, buttons, root.querySelectorAll('.palette.above button').length);
}

/** Path data, in units of the `viewBox` below. */
const toolIcons = {
  pointer: 'M6 3v16l4-4.5 3 6.5 2.5-1.2-3-6.3H19z',
  marks: drawIcon,
  eraser: 'M8 20l-5-5L14 4l6 6L10 20zM9 9l6 6M8 20h12',
};

/** A row of pieces and tools; the pieces are of the side that has this edge of the board. One button is in the tab order. */
export function paletteTemplate(session: Session, place: 'above' | 'below'): unknown {
  const {host, strings, isDisabled, state, position} = session;
  const {isFlipped} = host;
  const {files} = position;
  const brush = state.type === 'painting' ? state.brush : null;
  const color: Color = (place === 'above') === isFlipped ? 'white' : 'black';
  const {eraser, palette, pointer, sides} = editorStrings(host);
  const names = {pointer, marks: buttonStrings(host).drawMarks, eraser};
  const tools = place === 'above' ? (['pointer', 'marks'] as const) : (['eraser'] as const);
  const pieces = (files === 10 ? wideRoles : roles).map((role) => inColor(role, color) as PieceLetter);
  const brushes: readonly (Brush | null)[] = [...pieces, place === 'above' ? 'marks' : 'eraser'];
  const tabStop = brush && brushes.includes(brush) ? brush : brushes[0];
  const button = (value: Brush | null, name: string, content: unknown) =>
    html`<button
      type="button"
      data-brush="${value ?? nothing}"
      tabindex="${value === tabStop ? 0 : -1}"
      aria-pressed="${brush === value}"
      title="${name}"
      ?disabled="${isDisabled}"
      @click="${() => session.send({type: 'brush', brush: brush === value ? null : value})}"
    >
      ${content}
    </button>`;
  return html`<div
    class="palette ${place}"
    part="palette"
    role="toolbar"
    lang="${host.locale.current.tag}"
    data-files="${files}"
    aria-label="${palette}: ${sides[color]}"
  >
    ${pieces.map((piece) => button(piece, pieceName(piece, strings), pieceIcon(host, piece)))}
    ${tools.map((tool) =>
      button(
        tool === 'pointer' ? null : tool,
        names[tool],
        html`<svg class="tool" viewBox="-9 -9 42 42" aria-hidden="true">
          <path d="${toolIcons[tool]}" />
        </svg>`,
      ),
    )}
  </div>`;
}
