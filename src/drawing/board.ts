import {ranks, type Position} from '../notation/position.js';
import {margin, marginsOf} from './view-box.js';
import {coordinatePaths} from './coordinates.js';
import type {Picture, SvgTag} from './picture.js';
import {isBoardFlipped, type Look} from './look.js';
import {fallbackPieces, piecesNamed} from './pieces.js';
import {outlineWidth, pieceShapes, squareSide} from './piece-set.js';

/** The centre of the turn marker, beside the first rank of the side to move; `null` without one, or on an empty board. */
export function turnMarkerPlace(
  position: Position,
  look: Look,
): {readonly x: number; readonly y: number} | null {
  if (!look.turnMarker || !/[a-z]/i.test(position.placement)) return null;
  const isBelow = (position.turn === 'black') === isBoardFlipped(position, look);
  return {x: position.files * squareSide + margin / 2, y: (isBelow ? ranks - 0.5 : 0.5) * squareSide};
}

function turnMarker<T>(svg: SvgTag<T>, {position, look, colors}: Picture): T | '' {
  const place = turnMarkerPlace(position, look);
  return place
    ? svg`<circle
    r="6"
    stroke-width="1.5"
    part="turn ${position.turn}"
    cx="${place.x}"
    cy="${place.y}"
    fill="${colors[position.turn]}"
    stroke="${colors['coordinate-outside']}"
  ></circle>`
    : '';
}

const darkSquares = (files: number) => {
  let path = '';
  for (let row = 0; row < ranks; row++) {
    for (let column = 1 - (row % 2); column < files; column += 2) {
      path += `M${column * squareSide} ${row * squareSide}h${squareSide}v${squareSide}h-${squareSide}z`;
    }
  }
  return path;
};
const darkSquaresOf = {8: darkSquares(8), 10: darkSquares(10)};

/** The frame of the theme `print`: without it, light squares at the edge merge with the paper. */
const printFrame = <T>(svg: SvgTag<T>, {look: {theme}, position: {files}, colors}: Picture): T | '' =>
  theme === 'print'
    ? svg`<rect part="frame" fill="none" stroke-width="1.4" x="0.7" y="0.7" width="${files * squareSide - 1.4}" height="${ranks * squareSide - 1.4}" stroke="${colors['coordinate-on-light']}"></rect>`
    : '';

/** The paths of archbishops and chancellors, which few boards have. */
const fairyPaths = <T>(svg: SvgTag<T>, archbishops: string, chancellors: string): T | '' =>
  archbishops || chancellors ? svg`<path d="${archbishops}"></path><path d="${chancellors}"></path>` : '';

/**
 * The only template of the drawing, for lit's `svg` and for `svgText`. To be the same in the element, on the server and
 * in a file, it has no directives or listeners, quotes all attributes and omits none, and paints with presentation
 * attributes, which work even if the sheet is blocked. Attributes that vary come last, because lit sets them last.
 */
export function boardTemplate<T>(svg: SvgTag<T>, picture: Picture): T {
  const {position, look, colors, naming, viewBox, coordinateScale} = picture;
  const {files} = position;
  const isFlipped = isBoardFlipped(position, look);
  const set = piecesNamed(look.pieces ?? 'modern') ?? fallbackPieces;
  const pieces = pieceShapes(position, isFlipped, set);
  const outline = outlineWidth(set, picture.unit);
  const where = look.coordinates ?? 'inside';
  const paths = coordinatePaths(files, isFlipped, where, coordinateScale);
  const scaled = `scale(${coordinateScale})`;
  const onLight = colors[where === 'outside' ? 'coordinate-outside' : 'coordinate-on-light'];
  const onDark = colors[where === 'outside' ? 'coordinate-outside' : 'coordinate-on-dark'];
  return svg`<svg
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    stroke-linejoin="round"
    stroke-linecap="round"
    width="${picture.size.width}"
    height="${picture.size.height}"
    viewBox="${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}"
    data-files="${files}"
    data-margins="${marginsOf(look)}"
    aria-label="${naming.name}"
    aria-describedby="${naming.describedBy}"
    aria-hidden="${naming.hidden}"
    lang="${naming.lang}"
  >${picture.head}
    <rect
      part="square light"
      shape-rendering="crispEdges"
      width="${files * squareSide}"
      height="${ranks * squareSide}"
      fill="${colors.light}"
    />
    <path
      part="square dark"
      shape-rendering="crispEdges"
      d="${darkSquaresOf[files]}"
      fill="${colors.dark}"
    />
    ${picture.markedSquares}${picture.under}
    <path part="coordinate rank" fill="none" stroke-width="1.2" transform="${scaled}" d="${paths[0]}" stroke="${onLight}" />
    <path part="coordinate rank" fill="none" stroke-width="1.2" transform="${scaled}" d="${paths[1]}" stroke="${onDark}" />
    <path part="coordinate file" fill="none" stroke-width="1.2" transform="${scaled}" d="${paths[2]}" stroke="${onLight}" />
    <path part="coordinate file" fill="none" stroke-width="1.2" transform="${scaled}" d="${paths[3]}" stroke="${onDark}" />
    <g
      part="piece white"
      fill="${colors.white}"
      stroke="${colors['white-outline']}"
      stroke-width="${outline}"
    >
      <path d="${pieces.P.body}" />
      <path d="${pieces.N.body}" />
      <path d="${pieces.B.body}" />
      <path d="${pieces.R.body}" />
      <path d="${pieces.Q.body}" />
      <path d="${pieces.K.body}" />
      ${fairyPaths(svg, pieces.A.body, pieces.C.body)}
    </g>
    <g
      part="piece white detail"
      fill="none"
      stroke="${colors['white-detail']}"
      stroke-width="${set.detailStroke}"
    >
      <path d="${pieces.P.detail}" />
      <path d="${pieces.N.detail}" />
      <path d="${pieces.B.detail}" />
      <path d="${pieces.R.detail}" />
      <path d="${pieces.Q.detail}" />
      <path d="${pieces.K.detail}" />
      ${fairyPaths(svg, pieces.A.detail, pieces.C.detail)}
    </g>
    <g
      part="piece black"
      paint-order="stroke"
      fill="${colors.black}"
      stroke="${colors['black-outline']}"
      stroke-width="${outline}"
    >
      <path d="${pieces.p.body}" />
      <path d="${pieces.n.body}" />
      <path d="${pieces.b.body}" />
      <path d="${pieces.r.body}" />
      <path d="${pieces.q.body}" />
      <path d="${pieces.k.body}" />
      ${fairyPaths(svg, pieces.a.body, pieces.c.body)}
    </g>
    <g
      part="piece black detail"
      fill="none"
      stroke="${colors['black-detail']}"
      stroke-width="${set.detailStroke}"
    >
      <path d="${pieces.p.detail}" />
      <path d="${pieces.n.detail}" />
      <path d="${pieces.b.detail}" />
      <path d="${pieces.r.detail}" />
      <path d="${pieces.q.detail}" />
      <path d="${pieces.k.detail}" />
      ${fairyPaths(svg, pieces.a.detail, pieces.c.detail)}
    </g>
    ${picture.arrows}${turnMarker(svg, picture)}${printFrame(svg, picture)}${picture.over}
  </svg>`;
}
