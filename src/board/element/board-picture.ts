import {nothing, svg} from 'lit/html.js';
import type {BoardElement, BoardHost} from '../interaction/board-host.js';
import {marksPart, startsPart} from '../../parts/loader.js';
import {customProperty} from '../../picture/drawing/colors.js';
import type {drawMarks} from '../../picture/drawing/draw-marks.js';
import {makePicture, type Picture} from '../../picture/drawing/picture.js';
import type {AnimatedDrawing} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../../words/describe.js';
import type {Mark} from '../../core/marks/mark.js';
import {essentialsOf, size} from './diagram.js';

/** The author's marks and those that a reader has drawn. */
export const allMarks = ({element}: BoardHost, layers?: Layers): readonly Mark[] => [
  ...(marksPart.loaded?.parseMarks(element.marks, element.position?.files).marks ?? []),
  ...(layers?.marks ?? []),
];

/** The marks of scripts, which belong to no text of the board. */
export const overlayMarks = ({overlay, position}: BoardElement): readonly Mark[] =>
  (overlay && marksPart.loaded?.parseMarks(overlay, position?.files).marks) || [];

/** Draws the marks of the author and the reader, and those of scripts over them. */
function markLayers(host: BoardHost, layers: Layers | undefined, diagram: Parameters<typeof drawMarks>[2]) {
  const draw = (marks: readonly Mark[]) => marksPart.loaded?.drawMarks(svg, marks, diagram, customProperty);
  const own = draw(allMarks(host, layers));
  const overlay = host.element.overlay ? draw(overlayMarks(host.element)) : undefined;
  return own && overlay
    ? {
        markedSquares: [own.markedSquares, overlay.markedSquares],
        arrows: [own.arrows, overlay.arrows],
      }
    : own;
}

/**
 * @param layers - The layers of an interactive board.
 * @param gliding - The layers of a diagram while pieces glide on it.
 */
export function boardPicture(host: BoardHost, layers?: Layers, gliding?: AnimatedDrawing): Picture {
  const {element, position, locale, name} = host;
  const currentLayers = layers ?? gliding;
  const diagram = essentialsOf(
    {position: currentLayers?.position ?? position, look: host.look, name, label: element.label},
    locale.current,
    nothing,
  );
  // On an interactive board the grid has the name instead.
  const naming = {...diagram.naming, hidden: diagram.naming.hidden || layers !== undefined};
  return makePicture(
    {...diagram, naming},
    {
      ...markLayers(host, layers, diagram),
      size,
      under: layers?.under ?? host.highlights?.draw(host),
      over: host.analysis ? [currentLayers?.over, host.analysis.arrow] : currentLayers?.over,
    },
  );
}

/** Describes the board, one sentence per line; empty if the board is decorative or the FEN cannot be read. */
export function describeBoard(host: BoardHost, layers?: Layers): string {
  const {element, position, locale, fen} = host;
  if (!element.position || (!layers && element.label === '')) return '';
  const marks = [...allMarks(host, layers), ...overlayMarks(element)];
  const marked = marksPart.loaded?.describeMarks(marks, locale.current);
  const chess960Number = startsPart.loaded?.chess960NumberToMention(fen, position);
  const situation = host.highlights?.situation ?? layers?.situation;
  return describePosition(position, locale.current.diagram, marked, chess960Number, situation).join('\n');
}
