import {html, nothing, svg} from 'lit/html.js';
import {marksPart, premovesPart} from '../../../parts/loader.js';
import {drawDestinations} from '../../../picture/drawing/destinations.js';
import {drawHighlight, type tones} from '../../../picture/drawing/highlights.js';
import {cornerOf} from '../../../picture/drawing/place.js';
import {marginsOf} from '../../../picture/drawing/view-box.js';
import type {Situation} from '../../../words/describe.js';
import type {Mark} from '../../../core/marks/mark.js';
import {fill} from '../../../core/text/fill.js';
import type {Square} from '../../../core/notation/position.js';
import type {Session} from '../state/session.js';
import {premoveOf} from '../state/transition.js';
import type {Animator, AnimatedDrawing} from './animator.js';
import {dragLayerTemplate} from './drag-layer.js';
import {gridTemplate, type SquareState} from './grid.js';
import {pieceGroup} from './piece-group.js';
import {promotionTemplate} from './promotion.js';

/** The layers that interaction adds to the drawing. Pieces that a layer draws are missing from `position`. */
export interface Layers extends AnimatedDrawing {
  /** Marks drawn by hand, not the author's. */
  readonly marks: readonly Mark[];
  readonly situation: Situation;
  /** SVG on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** HTML: `overlay` covers the picture, `above` and `below` are outside it. */
  readonly overlay: unknown;
  readonly above: unknown;
  readonly below: unknown;
}

export function drawLayers(session: Session, animator: Animator): Layers {
  const {host, state, actions, mode, lastMove, checkedKing, acceptsInput} = session;
  const {pieces} = actions;
  const {theme} = host.element;
  const selection = 'selection' in state ? state.selection : null;
  const picked = selection?.from;
  const destinations = mode.acceptsMoves ? selection?.destinations : undefined;
  const promotionSquare = state.type === 'choosing' ? state.square : undefined;
  // A layer draws the dragged or promoted piece. The picture omits it, and a piece that is captured by the promotion.
  const hiddenSquares = state.type === 'dragging' || promotionSquare ? [picked, promotionSquare] : [];
  const animated = animator.draw(hiddenSquares.filter((square) => !!square));
  const {interaction} = session.strings;
  const premove = premoveOf(state);
  const premoveSquares = premove ? [premove.from, premove.to] : [];
  const {loaded} = marksPart;
  const marks = loaded?.allMarks(host.element, session.marks) ?? [];
  const colorNames = loaded?.markStrings(host.locale.current).markColors;
  const listNotes = (square: Square) => [
    ...(square === checkedKing ? [interaction.inCheck] : []),
    ...(lastMove.includes(square) ? [interaction.ofLastMove] : []),
    ...(premoveSquares.includes(square) ? [premovesPart.loaded?.premoveStrings(host).ofPremove ?? ''] : []),
    ...marks.flatMap(({color, from, to}) => {
      const textKey = !to ? 'markedSquare' : square === from ? 'arrowTo' : 'arrowFrom';
      const other = square === from ? to : from;
      const isHere = square === from || square === to;
      return isHere && colorNames
        ? fill(interaction[textKey], {color: colorNames[color], square: other})
        : [];
    }),
  ];
  const describeState = (square: Square): SquareState => ({
    notes: listNotes(square),
    isMovable: acceptsInput && !!actions.pick?.(square),
    mobility: (acceptsInput && actions.mobility?.(square)) || 0,
    isSelected: picked === square,
    isDestination: destinations?.has(square) ?? false,
  });
  // Outside the theme `contrast`, frames are shown only if the reader's system prefers contrast.
  const frameClass = theme === 'contrast' ? '' : 'contrast-only';
  const highlight = (name: keyof typeof tones, squares: readonly Square[]) =>
    drawHighlight(svg, name, squares, host, frameClass);
  return {
    position: animated.position,
    marks: session.marks,
    situation: session.situation,
    under: [
      highlight('last-move', lastMove),
      highlight('check', checkedKing ? [checkedKing] : []),
      highlight('hint', mode.hintedSquares ?? []),
      highlight('picked', picked ? [picked] : []),
      highlight('premove', premoveSquares),
      mode.under?.(),
    ],
    over: [
      state.type === 'dragging' && picked
        ? pieceGroup(host, state.selection.piece, 'ghost', cornerOf(picked, host))
        : nothing,
      selection && promotionSquare
        ? pieceGroup(host, selection.piece, 'arrived', cornerOf(promotionSquare, host))
        : nothing,
      // The pawn stands on its destination, and no other can be chosen.
      destinations && !promotionSquare
        ? drawDestinations(svg, destinations, (square) => pieces.has(square), host)
        : nothing,
      animated.over,
      mode.over?.(),
    ],
    overlay: html`${gridTemplate(session, describeState)}
      <div
        class="chooser-place ${state.type}"
        lang="${host.locale.current.tag}"
        data-margins="${marginsOf(host.element)}"
      >
        ${state.type === 'choosing' ? promotionTemplate(session, state) : nothing}
      </div>
      ${dragLayerTemplate(host, state)}`,
    above: mode.above?.() ?? nothing,
    below: html`${mode.below?.()} ${session.liveRegion.template(host.locale.current.tag, 'unseen')}`,
  };
}
