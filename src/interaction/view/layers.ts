import {html, nothing, svg} from 'lit';
import type {Square} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import type {Layers} from '../facade.js';
import type {Session} from '../state/session.js';
import {without} from '../state/pieces-on.js';
import type {Animator} from './animator.js';
import {dragLayerTemplate} from './drag-layer.js';
import {gridTemplate, type SquareState} from './grid.js';
import {highlightedSquares, targetMarks} from './highlights.js';
import {promotionTemplate} from './promotion.js';

/** What interaction adds to the drawing of the position. */
export function layersOf(context: BoardContext, session: Session, animator: Animator): Layers {
  const {state, options, mode, lastMove, checkedKing, canAct} = session;
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
    under: svg`${highlightedSquares(context, 'last-move', lastMove)}${
      checkedKing ? highlightedSquares(context, 'check', [checkedKing]) : nothing
    }${mode.hinted?.length ? highlightedSquares(context, 'hint', mode.hinted) : nothing}${
      from ? highlightedSquares(context, 'picked', [from]) : nothing
    }`,
    over: svg`${
      targets ? targetMarks(context, [...targets], (square) => pieces.has(square)) : nothing
    }${animator.template(context)}`,
    overlay: html`${gridTemplate(context, session, stateOf)}
      <div
        class="chooser-place ${state.is}"
        lang="${context.locale.current.tag}"
        data-files="${position.files}"
        data-margins="${context.margins}"
      >
        ${
          state.is === 'choosing'
            ? promotionTemplate(context, state.moves, (move) => session.send({type: 'choose', move}))
            : nothing
        }
      </div>
      ${dragLayerTemplate(context, state)}`,
    above: mode.above?.() ?? nothing,
    below: html`${mode.template?.() ?? nothing}
    ${session.liveRegion.template(context.locale.current.tag, 'announcement')}`,
  };
}
