import {ranks} from '../notation/position.js';
import {coordinateTexts, margin} from './coordinates.js';
import {drawMarks} from './draw-marks.js';
import type {Picture, SvgTag} from './picture.js';
import {seenFromBlack, type Look} from './look.js';
import {fallbackPieces, piecesNamed} from './pieces.js';
import {piecePaths} from './piece-paths.js';
import {square} from './piece-set.js';

/** A rectangle in units of 45 to a square. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the picture takes up: margins widen it without changing its proportions. */
export function boxOf(files: number, {coordinates, turnMarker}: Look): Box {
  const outside = coordinates === 'outside' ? margin : 0;
  const marker = turnMarker ? margin : 0;
  const proportion = files / ranks;
  return {
    x: -outside * proportion,
    // The marker stands at the right; the same proportion of room goes where it is least in the way.
    y: outside ? -marker : -marker / 2,
    width: files * square + (outside + marker) * proportion,
    height: ranks * square + outside + marker,
  };
}

/** A disc beside the home of the side to move; on an empty board it is nobody's move. */
function turnMarker<T>(svg: SvgTag<T>, {position, look, colors}: Picture, box: Box): T | '' {
  if (!look.turnMarker || !/[a-z]/i.test(position.placement)) return '';
  const {turn} = position;
  const isBelow = (turn === 'black') === seenFromBlack(position, look);
  return svg`<circle
    r="7"
    stroke-width="1.5"
    part="turn ${turn}"
    cx="${box.x + box.width - (margin * position.files) / ranks / 2}"
    cy="${(isBelow ? ranks - 0.5 : 0.5) * square}"
    fill="${colors[turn]}"
    stroke="${colors['coordinate-outside']}"
  ></circle>`;
}

const darkSquares = (files: number) => {
  let path = '';
  for (let row = 0; row < ranks; row++) {
    for (let column = 1 - (row % 2); column < files; column += 2) {
      path += `M${column * square} ${row * square}h${square}v${square}h-${square}z`;
    }
  }
  return path;
};
const darkSquaresOf = {8: darkSquares(8), 10: darkSquares(10)};

/**
 * The one template of the drawing. It has no directives and no listeners, all its attributes are quoted and always
 * present, and all its paint is in presentation attributes: so it is the same in the element, on the server and in a
 * file, and keeps its looks where the sheet is blocked. Attributes that vary stand last, as lit writes them.
 *
 * @param svg - The tag that makes of the template what the caller needs.
 */
export function boardTemplate<T>(svg: SvgTag<T>, picture: Picture): T {
  const {position, look, colors, naming} = picture;
  const {files} = position;
  const fromBlack = seenFromBlack(position, look);
  const box = boxOf(files, look);
  const set = piecesNamed(look.pieces ?? 'modern') ?? fallbackPieces;
  const {body, detail} = piecePaths(position, fromBlack, set);
  const outside = look.coordinates === 'outside';
  const texts = coordinateTexts(files, fromBlack, look.coordinates ?? 'inside');
  const onLight = colors[outside ? 'coordinate-outside' : 'coordinate-on-light'];
  const onDark = colors[outside ? 'coordinate-outside' : 'coordinate-on-dark'];
  return svg`<svg
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    font-family="system-ui,sans-serif"
    font-size="10"
    font-weight="600"
    stroke-linejoin="round"
    stroke-linecap="round"
    width="${picture.size.width}"
    height="${picture.size.height}"
    viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
    data-files="${files}"
    aria-label="${naming.name}"
    aria-description="${naming.description}"
    aria-hidden="${naming.hidden}"
    lang="${naming.lang}"
  >${picture.head}
    <rect
      part="square light"
      shape-rendering="crispEdges"
      width="${files * square}"
      height="${ranks * square}"
      fill="${colors.light}"
    />
    <path
      part="square dark"
      shape-rendering="crispEdges"
      d="${darkSquaresOf[files]}"
      fill="${colors.dark}"
    />
    ${drawMarks(svg, picture, fromBlack, false)}${picture.under}
    <g
      part="piece white"
      fill="${colors.white}"
      stroke="${colors['white-outline']}"
      stroke-width="${set.bodyStroke}"
    >
      <path d="${body[0]}" />
      <path d="${body[1]}" />
      <path d="${body[2]}" />
      <path d="${body[3]}" />
      <path d="${body[4]}" />
      <path d="${body[5]}" />
      <path d="${body[6]}" />
      <path d="${body[7]}" />
    </g>
    <g
      part="piece white detail"
      fill="none"
      stroke="${colors['white-detail']}"
      stroke-width="${set.detailStroke}"
    >
      <path d="${detail[0]}" />
      <path d="${detail[1]}" />
      <path d="${detail[2]}" />
      <path d="${detail[3]}" />
      <path d="${detail[4]}" />
      <path d="${detail[5]}" />
      <path d="${detail[6]}" />
      <path d="${detail[7]}" />
    </g>
    <g
      part="piece black"
      fill="${colors.black}"
      stroke="${colors['black-outline']}"
      stroke-width="${set.bodyStroke}"
    >
      <path d="${body[8]}" />
      <path d="${body[9]}" />
      <path d="${body[10]}" />
      <path d="${body[11]}" />
      <path d="${body[12]}" />
      <path d="${body[13]}" />
      <path d="${body[14]}" />
      <path d="${body[15]}" />
    </g>
    <g
      part="piece black detail"
      fill="none"
      stroke="${colors['black-detail']}"
      stroke-width="${set.detailStroke}"
    >
      <path d="${detail[8]}" />
      <path d="${detail[9]}" />
      <path d="${detail[10]}" />
      <path d="${detail[11]}" />
      <path d="${detail[12]}" />
      <path d="${detail[13]}" />
      <path d="${detail[14]}" />
      <path d="${detail[15]}" />
    </g>
    ${drawMarks(svg, picture, fromBlack, true)}
    <text
      part="coordinate rank"
      stroke-width="0"
      paint-order="stroke"
      x="${texts[0].x}"
      y="${texts[0].y}"
      dy="${texts[0].dy}"
      text-anchor="${texts[0].anchor}"
      fill="${onLight}"
      stroke="${outside ? 'none' : colors.light}"
    >${texts[0].glyphs}</text>
    <text
      part="coordinate rank"
      stroke-width="0"
      paint-order="stroke"
      x="${texts[1].x}"
      y="${texts[1].y}"
      dy="${texts[1].dy}"
      text-anchor="${texts[1].anchor}"
      fill="${onDark}"
      stroke="${outside ? 'none' : colors.dark}"
    >${texts[1].glyphs}</text>
    <text
      part="coordinate file"
      stroke-width="0"
      paint-order="stroke"
      x="${texts[2].x}"
      y="${texts[2].y}"
      dy="${texts[2].dy}"
      text-anchor="${texts[2].anchor}"
      fill="${onLight}"
      stroke="${outside ? 'none' : colors.light}"
    >${texts[2].glyphs}</text>
    <text
      part="coordinate file"
      stroke-width="0"
      paint-order="stroke"
      x="${texts[3].x}"
      y="${texts[3].y}"
      dy="${texts[3].dy}"
      text-anchor="${texts[3].anchor}"
      fill="${onDark}"
      stroke="${outside ? 'none' : colors.dark}"
    >${texts[3].glyphs}</text>
    ${turnMarker(svg, picture, box)}${picture.over}
  </svg>`;
}
