import {html} from 'lit/html.js';
import {inColor, type Color, type PieceLetter, type Role} from '../notation/position.js';
import type {Session} from '../interaction/state/session.js';
import type {Brush} from '../interaction/state/state.js';
import {moveRovingFocus} from '../dom/roving-focus.js';
import {pieceName} from '../locales/sentence.js';
import {pieceIcon} from '../interaction/view/piece-icon.js';
import {editorStrings} from './any-position.js';

const roles: readonly Role[] = ['K', 'Q', 'R', 'B', 'N', 'P'];
const wideRoles: readonly Role[] = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'];

/** Moves the focus along the palettes, and from one to the other. @returns Whether the key did so. */
export function moveInPalette(root: ShadowRoot, event: KeyboardEvent): boolean {
  const rows = [...root.querySelectorAll('.palette')].map((row) => [...row.querySelectorAll('button')]);
  return moveRovingFocus(event, rows.flat(), rows[0]?.length);
}

/** A row of pieces to place, above or below the board. It is one stop for Tab, and ends with the pen or the eraser. */
export function paletteTemplate(session: Session, place: 'above' | 'below'): unknown {
  const {host, strings, isDisabled, state, position} = session;
  const {fromBlack} = host;
  const {files} = position;
  const brush = state.type === 'painting' ? state.brush : null;
  const color: Color = (place === 'above') === fromBlack ? 'white' : 'black';
  const {eraser, palette, sides} = editorStrings(host);
  const {drawMarks} = strings.interaction;
  const tool: Brush = place === 'above' ? 'marks' : 'eraser';
  const [sign, toolName] = tool === 'marks' ? ['➚', drawMarks] : ['✕', eraser];
  const pieces = (files === 10 ? wideRoles : roles).map((role) => inColor(role, color) as PieceLetter);
  const brushes: readonly Brush[] = [...pieces, tool];
  const stop = brush && brushes.includes(brush) ? brush : brushes[0];
  const button = (what: Brush, name: string, content: unknown) =>
    html`<button
      type="button"
      data-brush="${what}"
      tabindex="${what === stop ? 0 : -1}"
      aria-pressed="${brush === what}"
      title="${name}"
      ?disabled="${isDisabled}"
      @click="${() => session.send({type: 'brush', brush: brush === what ? null : what})}"
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
    ${pieces.map((piece) => button(piece, pieceName(piece, strings), pieceIcon(host, piece, true)))}
    ${button(tool, toolName, html`<span aria-hidden="true">${sign}</span> <span class="name">${toolName}</span>`)}
  </div>`;
}
