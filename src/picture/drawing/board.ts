import {ranks, type Position} from '../../core/notation/position.js';
import {marginsOf} from './view-box.js';
import {coordinatePaths} from './coordinates.js';
import type {Picture, SvgTag} from './picture.js';
import {isBoardFlipped, type LookWithoutMarks} from './look.js';
import {fallbackPieces, piecesNamed} from './pieces.js';
import {joinPieces, squarePath, squareSide} from './piece-set.js';

/**
 * Path data of the turn marker, a disc beside the back rank of the side to move, and empty if there is none. It takes no space
 * from the squares: it is in the margin of outside coordinates, or in the upper corner of the last file, where no piece is.
 */
export function turnMarkerPath(position: Position, look: LookWithoutMarks): string {
  if (!look.turnMarker || !/[a-z]/i.test(position.placement)) return '';
  const isBelow = (position.turn === 'black') === isBoardFlipped(position, look);
  const bottom = ranks * squareSide;
  const [x, y, radius] =
    marginsOf(look) === 'outside'
      ? [-13.4, isBelow ? bottom - 6 : 6, 4.4]
      : [position.files * squareSide - 6.4, (isBelow ? bottom - squareSide : 0) + 3.8, 2.6];
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${x} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

function drawTurnMarker<T>(svg: SvgTag<T>, {position, look, colors}: Picture): T | '' {
  const path = turnMarkerPath(position, look);
  const {turn} = position;
  // On the squares, it has the colours of a piece.
  const outline = marginsOf(look) === 'outside' ? 'coordinate-outside' : (`${turn}-detail` as const);
  return path
    ? svg`<path stroke-width="1.2" part="turn ${turn}" d="${path}" fill="${colors[turn]}" stroke="${colors[outline]}"></path>`
    : '';
}

/** Path data of the dark squares, which is the same for both orientations. */
const pathOfDarkSquares = (files: number) => {
  let path = '';
  for (let row = 0; row < ranks; row++) {
    for (let column = 1 - (row % 2); column < files; column += 2) {
      path += squarePath(column * squareSide, row * squareSide);
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

/**
 * The template of every board, for any template tag. It has no directives or listeners and quotes every attribute, so that
 * the element, a server and a file draw the same. Colours are presentation attributes, because a policy may block the style
 * sheet. In each tag, attributes with placeholders come last, as in the DOM, where lit adds them last.
 */
export function boardTemplate<T>(svg: SvgTag<T>, picture: Picture): T {
  const {position, look, colors, naming, viewBox, sizing} = picture;
  const {files} = position;
  const isFlipped = isBoardFlipped(position, look);
  const pieceSet = piecesNamed(look.pieces ?? 'modern') ?? fallbackPieces;
  const {white, black} = joinPieces(position, isFlipped, pieceSet, sizing.hasAllLines);
  const outlineStroke = sizing.outlineWidth(pieceSet);
  const coordinates = look.coordinates ?? 'inside';
  const paths = coordinatePaths(files, isFlipped, coordinates, sizing.coordinateScales);
  const [ranksOnLight, ranksOnDark, filesOnLight, filesOnDark] = paths;
  const onLight = colors[coordinates === 'outside' ? 'coordinate-outside' : 'coordinate-on-light'];
  const onDark = colors[coordinates === 'outside' ? 'coordinate-outside' : 'coordinate-on-dark'];
  return svg`<svg
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    stroke-linejoin="round"
    stroke-linecap="round"
    font-size="${sizing.fontSize}"
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
    <g class="coordinates" fill="none" stroke-width="1.3" transform="scale(${sizing.coordinateScales[0] ?? 1})">
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
      <path d="${white.bodies}" />
    </g>
    <g
      part="piece white detail"
      fill="none"
      stroke="${colors['white-detail']}"
      stroke-width="${pieceSet.detailStroke}"
    >
      <path d="${white.lines}" />
      <path d="${white.fineLines}" />
    </g>
    <g
      part="piece black"
      paint-order="stroke"
      fill="${colors.black}"
      stroke="${colors['black-outline']}"
      stroke-width="${outlineStroke}"
    >
      <path d="${black.bodies}" />
    </g>
    <g
      part="piece black detail"
      fill="none"
      stroke="${colors['black-detail']}"
      stroke-width="${pieceSet.detailStroke}"
    >
      <path d="${black.lines}" />
      <path d="${black.fineLines}" />
    </g>
    ${picture.arrows}${drawTurnMarker(svg, picture)}${drawPrintFrame(svg, picture)}${picture.over}
  </svg>`;
}
