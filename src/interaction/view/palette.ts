import {inColor, type Color, type PieceLetter, type Role} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import type {Session} from '../state/session.js';
import type {Brush} from '../state/state.js';
import {moveRovingFocus} from '../../dom/roving-focus.js';
import {pieceName} from './announcements.js';
import {pieceIcon} from './piece-icon.js';

const roles: readonly Role[] = ['K', 'Q', 'R', 'B', 'N', 'P'];
const wideRoles: readonly Role[] = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'];

/** Moves the focus along the palette: it is one stop for Tab. @returns whether the key did so. */
export function moveInPalette(root: ShadowRoot, event: KeyboardEvent): boolean {
  const rows = [...root.querySelectorAll('.palette > div')].map((row) => [...row.querySelectorAll('button')]);
  return moveRovingFocus(event, rows.flat(), rows[0]?.length);
}

/** The pieces to place, White's and Black's in a row each; below them the eraser and the pen, with their names. */
export function paletteTemplate(context: BoardContext, session: Session): unknown {
  const {strings, disabled} = context;
  const {html} = context.lit;
  const {state, position} = session;
  const {files} = position;
  const brush = state.is === 'painting' ? state.brush : null;
  const offered = files === 10 ? wideRoles : roles;
  const button = (what: Brush, name: string, content: unknown) =>
    html`<button
      type="button"
      data-brush="${what}"
      tabindex="${what === (brush ?? 'K') ? 0 : -1}"
      aria-pressed="${brush === what}"
      title="${name}"
      ?disabled="${disabled}"
      @click="${() => session.send({type: 'brush', brush: brush === what ? null : what})}"
    >
      ${content}
    </button>`;
  const row = (color: Color) =>
    offered.map((role) => {
      const piece = inColor(role, color) as PieceLetter;
      return button(piece, pieceName(piece, strings), pieceIcon(context, piece));
    });
  const tool = (sign: string, name: string) => html`<span aria-hidden="true">${sign}</span> ${name}`;
  return html`<div
    class="palette"
    part="palette"
    role="toolbar"
    lang="${context.locale.current.tag}"
    data-files="${files}"
    aria-label="${strings.interaction.palette}"
  >
    <div>${row('white')}</div>
    <div>${row('black')}</div>
    <div class="tools">
      ${button('eraser', strings.interaction.eraser, tool('✕', strings.interaction.eraser))}
      ${button('marks', strings.interaction.drawMarks, tool('➚', strings.interaction.drawMarks))}
    </div>
  </div>`;
}
