import {html, nothing} from 'lit/html.js';
import {inColor, type Color, type PieceLetter} from '../../core/notation/position.js';
import type {Session} from '../interaction/state/session.js';
import type {Brush} from '../interaction/state/state.js';
import {moveRovingFocus} from '../../shared/roving-focus.js';
import {pieceName} from '../../words/sentence.js';
import {buttonStrings, drawIcon} from '../interaction/view/buttons.js';
import {pieceIcon} from '../interaction/view/piece-icon.js';
import {editorStrings} from './edit-actions.js';

/** Moves the focus within a palette and from one palette to the other. @returns Whether the key moved the focus. */
export function moveFocusInPalettes(root: ShadowRoot, event: KeyboardEvent): boolean {
  const buttons = [...root.querySelectorAll<HTMLElement>('.palette button')];
  return moveRovingFocus(event, buttons, root.querySelectorAll('.palette.above button').length);
}

/** A tool of a palette: its brush (null for the pointer), its name, and its icon as path data. */
type Tool = readonly [Brush | null, name: string, icon: string];

/** A row of pieces and tools. The pieces are of the side at this edge of the board. One button is in the tab order. */
export function paletteTemplate(session: Session, place: 'above' | 'below'): unknown {
  const {host, strings, isDisabled, state, position} = session;
  const {isFlipped} = host;
  const {files} = position;
  const brush = state.type === 'painting' ? state.brush : null;
  const color: Color = (place === 'above') === isFlipped ? 'white' : 'black';
  const {eraser, palette, pointer, sides} = editorStrings(host);
  const tools: readonly Tool[] =
    place === 'above'
      ? [
          [null, pointer, 'M6 3v16l4-4.5 3 6.5 2.5-1.2-3-6.3H19z'],
          ['marks', buttonStrings(host).drawMarks, drawIcon],
        ]
      : [['eraser', eraser, 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5']];
  const roles = (files === 10 ? 'KQCARBNP' : 'KQRBNP').split('');
  const pieces = roles.map((role) => inColor(role, color) as PieceLetter);
  const brushes = [...pieces, ...tools.map(([toolBrush]) => toolBrush)];
  const tabStop = brush && brushes.includes(brush) ? brush : brushes[0];
  const button = (buttonBrush: Brush | null, name: string, content: unknown) =>
    html`<button
      type="button"
      data-brush="${buttonBrush ?? nothing}"
      tabindex="${buttonBrush === tabStop ? 0 : -1}"
      aria-pressed="${brush === buttonBrush}"
      title="${name}"
      ?disabled="${isDisabled}"
      @click="${() => session.send({type: 'brush', brush: brush === buttonBrush ? null : buttonBrush})}"
    >
      ${content}
    </button>`;
  return html`<div
    class="palette ${place}"
    part="palette"
    role="toolbar"
    lang="${host.locale.current.tag}"
    data-files="${files}"
    data-margins="${host.element.coordinates}"
    aria-label="${palette}: ${sides[color]}"
  >
    ${pieces.map((piece) => button(piece, pieceName(piece, strings), pieceIcon(host, piece)))}
    ${tools.map(([toolBrush, name, icon]) =>
      button(
        toolBrush,
        name,
        html`<svg class="tool" viewBox="-9 -9 42 42" aria-hidden="true"><path d="${icon}" /></svg>`,
      ),
    )}
  </div>`;
}
