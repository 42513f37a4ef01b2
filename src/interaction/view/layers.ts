import {html, nothing, svg} from 'lit';
import {marginsOf} from '../../drawing/box.js';
import type {Mark} from '../../marks/mark.js';
import type {Position, Square} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import {without} from '../state/pieces-on.js';
import type {Animator} from './animator.js';
import {dragLayerTemplate} from './drag-layer.js';
import {gridTemplate, type SquareState} from './grid.js';
import {highlightedSquares, targetMarks} from './highlights.js';
import {promotionTemplate} from './promotion.js';

/** What interaction adds to the drawing of a board. */
export interface Layers {
  /** The position without the pieces that are dragged or animated. */
  readonly position: Position;
  /** Marks that are drawn by hand beside the author's. */
  readonly marks: readonly Mark[];
  /** Drawn on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** Drawn over the pieces. */
  readonly over: unknown;
  /** HTML that lies over the picture. */
  readonly overlay: unknown;
  /** HTML that stands above it. */
  readonly above: unknown;
  /** HTML that stands below it. */
  readonly below: unknown;
}

/** Draws the layers of a board while a person acts on it. */
export function layersOf(session: Session, animator: Animator): Layers {
  const {host, state, options, mode, lastMove, checkedKing, canAct} = session;
  const {position, pieces} = options;
  const selection = 'selection' in state ? state.selection : null;
  const from = selection?.from;
  const targets = mode.showsTargets ? selection?.targets : undefined;
  const away = [...animator.glides.map(({to}) => to), ...(state.is === 'dragging' && from ? [from] : [])];
  const stateOf = (square: Square): SquareState => ({
    movable: canAct && options.pick(square) !== null,
    mobility: canAct ? options.mobility(square) : 0,
    picked: from === square,
    target: targets?.has(square) ?? false,
  });
  return {
    position: away.length > 0 ? without(position, away) : position,
    marks: session.marks,
    under: svg`${highlightedSquares(host, 'last-move', lastMove)}${
      checkedKing ? highlightedSquares(host, 'check', [checkedKing]) : nothing
    }${mode.hinted?.length ? highlightedSquares(host, 'hint', mode.hinted) : nothing}${
      from ? highlightedSquares(host, 'picked', [from]) : nothing
    }`,
    over: svg`${
      targets ? targetMarks(host, [...targets], (square) => pieces.has(square)) : nothing
    }${animator.template(host)}`,
    overlay: html`${gridTemplate(session, stateOf)}
      <div
        class="chooser-place ${state.is}"
        lang="${host.locale.current.tag}"
        data-files="${position.files}"
        data-margins="${marginsOf(host.element)}"
      >
        ${
          state.is === 'choosing'
            ? promotionTemplate(session, state.moves, (move) => session.send({type: 'choose', move}))
            : nothing
        }
      </div>
      ${dragLayerTemplate(host, state)}`,
    above: mode.above?.() ?? nothing,
    below: html`${mode.template?.() ?? nothing}
    ${session.liveRegion.template(host.locale.current.tag, 'announcement')}`,
  };
}
