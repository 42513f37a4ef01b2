import type {Colors} from './colors.js';
import type {SvgTag} from './picture.js';
import {hasLines, type PlacedPieceSet} from './piece-set.js';
import {colorOf, roleOf, type PieceLetter} from '../../core/notation/position.js';

/** How a single piece is drawn. */
interface PieceStyle {
  readonly set: PlacedPieceSet;
  readonly colors: Colors;
  /** The width of the outline, in units of the drawing. */
  readonly outlineWidth: number | string;
  readonly hasAllLines: boolean;
}

/** Draws a piece alone on the top left square: its body, and the lines inside. */
export function drawPiece<T>(
  svg: SvgTag<T>,
  piece: PieceLetter,
  {set, colors, outlineWidth, hasAllLines}: PieceStyle,
): T {
  const color = colorOf(piece);
  const {body, detail} = set.pieces[roleOf(piece)];
  const lines = hasLines(piece, hasAllLines)
    ? svg`<path fill="none" stroke="${colors[`${color}-detail`]}" stroke-width="${set.detailStroke}" d="${detail}"></path>`
    : '';
  return svg`<path paint-order="${color === 'black' ? 'stroke' : 'normal'}" fill="${colors[color]}" stroke="${colors[`${color}-outline`]}" stroke-width="${outlineWidth}" d="${body}"></path>${lines}`;
}
