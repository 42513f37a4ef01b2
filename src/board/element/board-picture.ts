import {nothing} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import {marksPart, startsPart} from '../../parts/loader.js';
import {makePicture, type Picture} from '../../picture/drawing/picture.js';
import type {AnimatedDrawing} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../../words/describe.js';
import {essentialsOf, size} from './diagram.js';

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
      ...marksPart.loaded?.drawBoardMarks(host, layers?.marks, diagram),
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
  const marked = marksPart.loaded?.describeBoardMarks(host, layers?.marks);
  const chess960Number = startsPart.loaded?.chess960NumberToMention(fen, position);
  const situation = host.highlights?.situation ?? layers?.situation;
  return describePosition(position, locale.current.diagram, marked, chess960Number, situation).join('\n');
}
