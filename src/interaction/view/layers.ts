import {html, nothing, svg} from 'lit/html.js';
import {marginsOf} from '../../drawing/view-box.js';
import type {Situation} from '../../locales/describe.js';
import type {Mark} from '../../marks/mark.js';
import {fill} from '../../notation/fill.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import type {Animator, Gliding} from './animator.js';
import {dragLayerTemplate} from './drag-layer.js';
import {gridTemplate, type SquareState} from './grid.js';
import {highlightedDestinations, highlightedSquares} from './highlights.js';
import {pieceGroup} from './piece-group.js';
import {placeOf} from '../../drawing/place.js';
import {squareSide} from '../../drawing/piece-set.js';
import {promotionTemplate} from './promotion.js';

/** The layers that interaction adds to the drawing. `position` is without the pieces that they draw. */
export interface Layers extends Gliding {
  /** Marks drawn by hand, without the author's. */
  readonly marks: readonly Mark[];
  /** Check and the last move, for the overview. */
  readonly situation: Situation;
  /** Drawn on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** HTML over the picture. */
  readonly overlay: unknown;
  /** HTML above the picture. */
  readonly above: unknown;
  /** HTML below the picture. */
  readonly below: unknown;
}

export function layersOf(session: Session, animator: Animator): Layers {
  const {host, state, actions, mode, lastMove, checkedKing, canAct} = session;
  const {position, pieces} = actions;
  const selection = 'selection' in state ? state.selection : null;
  const from = selection?.from;
  const destinations = mode.acceptsMoves ? selection?.destinations : undefined;
  const pieceAt = (piece: PieceLetter, square: Square, part: string) => {
    const {column, row} = placeOf(square, position, host.isFlipped);
    return pieceGroup(host, piece, part, column * squareSide, row * squareSide);
  };
  const arrival = state.type === 'choosing' ? state.moves[0]?.to : undefined;
  const hidden = state.type === 'dragging' || arrival ? [from, arrival] : [];
  const gliding = animator.layers(
    position,
    hidden.filter((square) => square !== undefined && square !== null),
  );
  const {interaction} = session.strings;
  const {loaded} = host.marks;
  const marks = loaded
    ? [...loaded.parseMarks(host.element.marks, position.files).marks, ...session.marks]
    : [];
  const colorNames = loaded?.markStrings(host.locale.current).markColors;
  const notesOf = (square: Square) => [
    ...(square === checkedKing ? [interaction.inCheck] : []),
    ...(lastMove.includes(square) ? [interaction.ofLastMove] : []),
    ...marks.flatMap(({color, from, to}) => {
      const text = !to ? 'markedSquare' : square === from ? 'arrowTo' : 'arrowFrom';
      const other = square === from ? to : from;
      const isHere = square === from || square === to;
      return isHere && colorNames ? fill(interaction[text], {color: colorNames[color], square: other}) : [];
    }),
  ];
  const stateOf = (square: Square): SquareState => ({
    notes: notesOf(square),
    movable: canAct && !!actions.pick?.(square),
    mobility: (canAct && actions.mobility?.(square)) || 0,
    picked: from === square,
    destination: destinations?.has(square) ?? false,
  });
  return {
    position: gliding.position,
    marks: session.marks,
    situation: session.situation,
    under: svg`${highlightedSquares(host, 'last-move', lastMove)}${
      checkedKing ? highlightedSquares(host, 'check', [checkedKing]) : nothing
    }${mode.hinted?.length ? highlightedSquares(host, 'hint', mode.hinted) : nothing}${
      from ? highlightedSquares(host, 'picked', [from]) : nothing
    }${mode.under?.() ?? nothing}`,
    over: svg`${state.type === 'dragging' && from ? pieceAt(state.selection.piece, from, 'ghost') : nothing}${
      selection && arrival ? pieceAt(selection.piece, arrival, 'arrived') : nothing
    }${destinations ? highlightedDestinations(host, [...destinations], (square) => pieces.has(square)) : nothing}${gliding.over}${mode.over?.() ?? nothing}`,
    overlay: html`${gridTemplate(session, stateOf)}
      <div
        class="chooser-place ${state.type}"
        lang="${host.locale.current.tag}"
        data-files="${position.files}"
        data-margins="${marginsOf(host.element)}"
      >
        ${
          state.type === 'choosing'
            ? promotionTemplate(session, state.moves, (move) => session.send({type: 'choose', move}))
            : nothing
        }
      </div>
      ${dragLayerTemplate(host, state)}`,
    above: mode.above?.() ?? nothing,
    below: html`${mode.template?.() ?? nothing}
    ${session.liveRegion.template(host.locale.current.tag, 'unseen')}`,
  };
}
