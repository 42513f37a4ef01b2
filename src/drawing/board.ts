import {ranks, type Position} from '../notation/position.js';
import type {Colors} from './colors.js';
import {coordinateTexts, outsideMargin} from './coordinates.js';
import type {Look} from './look.js';
import {fallbackPieces, piecesNamed} from './pieces.js';
import {piecePaths} from './piece-paths.js';
import {square} from './piece-set.js';

/** A template tag: lit's `svg` for the element and for server rendering, an escaping string tag for `renderSvg`. */
export type SvgTag<T> = (strings: TemplateStringsArray, ...values: unknown[]) => T;

/** What is said of a picture to those who do not see it. */
export interface Naming {
  readonly name: string;
  readonly description: string;
  readonly hidden: boolean;
}

/** Everything that is drawn. */
export interface Picture {
  readonly position: Position;
  readonly look: Look;
  readonly colors: Colors;
  /** The size where no sheet says another, as SVG lengths. */
  readonly size: {readonly width: number | string; readonly height: number | string};
  readonly naming: Naming;
  /** Put first: `<title>` and `<desc>` in a file, nothing in the element. */
  readonly head: unknown;
  /** Put on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** Put last and so over everything else. */
  readonly over: unknown;
}

/** Whether Black's side is below. An orientation that is none of the three counts as `white`. */
export const seenFromBlack = (position: Position, {orientation}: Look) =>
  orientation === 'black' || (orientation === 'auto' && position.turn === 'black');

/** A rectangle in units of 45 to a square. */
export interface Box {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** What the picture takes up: outside coordinates widen it without changing its proportions. */
export function boxOf(files: number, {coordinates}: Look): Box {
  const below = coordinates === 'outside' ? outsideMargin : 0;
  const beside = (below * files) / ranks;
  return {x: -beside, width: files * square + beside, height: ranks * square + below};
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
  const places = look.coordinates ?? 'inside';
  const texts = coordinateTexts(files, fromBlack, places);
  const [onLight, onDark] =
    places === 'outside'
      ? [colors['coordinate-outside'], colors['coordinate-outside']]
      : [colors['coordinate-on-light'], colors['coordinate-on-dark']];
  return svg`<svg
    part="board"
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    font-family="system-ui,sans-serif"
    font-size="10"
    font-weight="600"
    stroke-linejoin="round"
    stroke-linecap="round"
    width="${picture.size.width}"
    height="${picture.size.height}"
    viewBox="${box.x} 0 ${box.width} ${box.height}"
    data-files="${files}"
    aria-label="${naming.name}"
    aria-description="${naming.description}"
    aria-hidden="${naming.hidden}"
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
    ${picture.under}
    <text
      part="coordinate"
      x="${texts.ranksOnLight.x}"
      y="${texts.ranksOnLight.y}"
      text-anchor="${texts.ranksOnLight.anchor}"
      fill="${onLight}"
    >${texts.ranksOnLight.glyphs}</text>
    <text
      part="coordinate"
      x="${texts.ranksOnDark.x}"
      y="${texts.ranksOnDark.y}"
      text-anchor="${texts.ranksOnDark.anchor}"
      fill="${onDark}"
    >${texts.ranksOnDark.glyphs}</text>
    <text
      part="coordinate"
      x="${texts.filesOnLight.x}"
      y="${texts.filesOnLight.y}"
      text-anchor="${texts.filesOnLight.anchor}"
      fill="${onLight}"
    >${texts.filesOnLight.glyphs}</text>
    <text
      part="coordinate"
      x="${texts.filesOnDark.x}"
      y="${texts.filesOnDark.y}"
      text-anchor="${texts.filesOnDark.anchor}"
      fill="${onDark}"
    >${texts.filesOnDark.glyphs}</text>
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
    ${picture.over}
  </svg>`;
}
