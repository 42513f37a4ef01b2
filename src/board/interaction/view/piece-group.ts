import {svg} from 'lit/html.js';
import type {BoardHost} from '../board-host.js';
import {pageColors} from '../../../picture/drawing/colors.js';
import type {Corner} from '../../../picture/drawing/place.js';
import {drawPiece} from '../../../picture/drawing/draw-piece.js';
import {colorOf, type PieceLetter} from '../../../core/notation/position.js';

/** A piece as an SVG group, with its upper left corner at a point of the drawing. `name` is one of its CSS parts. */
export function pieceGroup(
  {pieces, element}: BoardHost,
  piece: PieceLetter,
  name: string,
  {x, y}: Corner,
): unknown {
  const style = {
    set: pieces,
    colors: pageColors(element.theme),
    outlineWidth: pieces.bodyStroke,
    hasAllLines: true,
  };
  return svg`<g part="piece ${colorOf(piece)} ${name}" transform="translate(${x} ${y})">${drawPiece(svg, piece, style)}</g>`;
}
