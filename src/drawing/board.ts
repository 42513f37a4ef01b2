import {ranks, type Position} from '../notation/position.js';
import {margin, marginsOf} from './view-box.js';
import {coordinatePaths} from './coordinates.js';
import type {Picture, SvgTag} from './picture.js';
import {isBoardFlipped, type Look} from './look.js';
import {fallbackPieces, piecesNamed} from './pieces.js';
import {outlineWidth, joinPieces, squareSide} from './piece-set.js';

/** The centre of the turn marker, beside the back rank of the side to move; `null` if there is no marker to draw. */
export function turnMarkerCenter(position: Position, look: Look) {
  if (!look.turnMarker || !/[a-z]/i.test(position.placement)) return null;
  const isBelow = (position.turn === 'black') === isBoardFlipped(position, look);
  return {x: position.files * squareSide + margin / 2, y: (isBelow ? ranks - 0.5 : 0.5) * squareSide};
}

function drawTurnMarker<T>(svg: SvgTag<T>, {position, look, colors}: Picture): T | '' {
  const center = turnMarkerCenter(position, look);
  return center
    ? svg`<circle
    r="6"
    stroke-width="1.5"
    part="turn ${position.turn}"
    cx="${center.x}"
    cy="${center.y}"
    fill="${colors[position.turn]}"
    stroke="${colors['coordinate-outside']}"
  ></circle>`
    : '';
}

/** Path data of the dark squares, which is the same for both orientations. */
const pathOfDarkSquares = (files: number) => {
  let path = '';
  for (let row = 0; row < ranks; row++) {
    for (let column = 1 - (row % 2); column < files; column += 2) {
      path += `M${column * squareSide} ${row * squareSide}h${squareSide}v${squareSide}h-${squareSide}z`;
    }
  }
  return path;
};
const darkSquaresByFiles = {8: pathOfDarkSquares(8), 10: pathOfDarkSquares(10)};

/** Draws a frame in the theme `print`, where light squares at the edge would merge with the paper. */
const drawPrintFrame = <T>(svg: SvgTag<T>, {look: {theme}, position: {files}, colors}: Picture): T | '' =>
  theme === 'print'
    ? svg`<rect part="frame" fill="none" stroke-width="1.4" x="0.7" y="0.7" width="${files * squareSide - 1.4}" height="${ranks * squareSide - 1.4}" stroke="${colors['coordinate-on-light']}"></rect>`
    : '';

/** Draws archbishops and chancellors, but no empty paths, because few boards have these pieces. */
const drawFairyPieces = <T>(svg: SvgTag<T>, archbishops: string, chancellors: string): T | '' =>
  archbishops || chancellors ? svg`<path d="${archbishops}"></path><path d="${chancellors}"></path>` : '';

/**
 * The template of every board, for any template tag. It has no directives or listeners and quotes every attribute, so that
 * the element, a server and a file draw the same. Colours are presentation attributes, because a policy may block the style
 * sheet. In each tag, attributes with placeholders come last, as in the DOM, where lit adds them last.
 */
export function boardTemplate<T>(svg: SvgTag<T>, picture: Picture): T {
  const {position, look, colors, naming, viewBox, coordinateScale} = picture;
  const {files} = position;
  const isFlipped = isBoardFlipped(position, look);
  const pieceSet = piecesNamed(look.pieces ?? 'modern') ?? fallbackPieces;
  const pieces = joinPieces(position, isFlipped, pieceSet);
  const outlineStroke = outlineWidth(pieceSet, picture.unit);
  const coordinates = look.coordinates ?? 'inside';
  const paths = coordinatePaths(files, isFlipped, coordinates, coordinateScale);
  const [ranksOnLight, ranksOnDark, filesOnLight, filesOnDark] = paths;
  const onLight = colors[coordinates === 'outside' ? 'coordinate-outside' : 'coordinate-on-light'];
  const onDark = colors[coordinates === 'outside' ? 'coordinate-outside' : 'coordinate-on-dark'];
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
      d="${darkSquaresByFiles[files]}"
      fill="${colors.dark}"
    />
    ${picture.markedSquares}${picture.under}
    <g fill="none" stroke-width="1.2" transform="scale(${coordinateScale})">
      <path part="coordinate rank" d="${ranksOnLight}" stroke="${onLight}" />
      <path part="coordinate rank" d="${ranksOnDark}" stroke="${onDark}" />
      <path part="coordinate file" d="${filesOnLight}" stroke="${onLight}" />
      <path part="coordinate file" d="${filesOnDark}" stroke="${onDark}" />
    </g>
    <g
      part="piece white"
      fill="${colors.white}"
      stroke="${colors['white-outline']}"
      stroke-width="${outlineStroke}"
    >
      <path d="${pieces.P.body}" />
      <path d="${pieces.N.body}" />
      <path d="${pieces.B.body}" />
      <path d="${pieces.R.body}" />
      <path d="${pieces.Q.body}" />
      <path d="${pieces.K.body}" />
      ${drawFairyPieces(svg, pieces.A.body, pieces.C.body)}
    </g>
    <g
      part="piece white detail"
      fill="none"
      stroke="${colors['white-detail']}"
      stroke-width="${pieceSet.detailStroke}"
    >
      <path d="${pieces.P.detail}" />
      <path d="${pieces.N.detail}" />
      <path d="${pieces.B.detail}" />
      <path d="${pieces.R.detail}" />
      <path d="${pieces.Q.detail}" />
      <path d="${pieces.K.detail}" />
      ${drawFairyPieces(svg, pieces.A.detail, pieces.C.detail)}
    </g>
    <g
      part="piece black"
      paint-order="stroke"
      fill="${colors.black}"
      stroke="${colors['black-outline']}"
      stroke-width="${outlineStroke}"
    >
      <path d="${pieces.p.body}" />
      <path d="${pieces.n.body}" />
      <path d="${pieces.b.body}" />
      <path d="${pieces.r.body}" />
      <path d="${pieces.q.body}" />
      <path d="${pieces.k.body}" />
      ${drawFairyPieces(svg, pieces.a.body, pieces.c.body)}
    </g>
    <g
      part="piece black detail"
      fill="none"
      stroke="${colors['black-detail']}"
      stroke-width="${pieceSet.detailStroke}"
    >
      <path d="${pieces.p.detail}" />
      <path d="${pieces.n.detail}" />
      <path d="${pieces.b.detail}" />
      <path d="${pieces.r.detail}" />
      <path d="${pieces.q.detail}" />
      <path d="${pieces.k.detail}" />
      ${drawFairyPieces(svg, pieces.a.detail, pieces.c.detail)}
    </g>
    ${picture.arrows}${drawTurnMarker(svg, picture)}${drawPrintFrame(svg, picture)}${picture.over}
  </svg>`;
}
