import type {Position} from '../notation/position.js';
import type {ViewBox} from './view-box.js';
import type {Colors} from './colors.js';
import type {Look} from './look.js';

/** A template tag: lit's `svg` for the element and for server rendering, an escaping string tag for `renderSvg`. */
export type SvgTag<T> = (strings: TemplateStringsArray, ...values: unknown[]) => T;

export interface Naming {
  readonly name: string;
  /** The text of `<desc>` in a file. */
  readonly description: string;
  /** The id of the element that describes the picture; `undefined` or `nothing` if there is none. */
  readonly describedBy: unknown;
  readonly hidden: boolean;
  /** The language of name and description; `nothing` if it is that of the page. */
  readonly lang: unknown;
}

/** The result of `drawMarks`; empty strings if there are none. */
export interface DrawnMarks {
  /** Drawn below `under`. */
  readonly markedSquares: unknown;
  /** Drawn above the pieces. */
  readonly arrows: unknown;
}

export interface Picture extends DrawnMarks {
  readonly position: Position;
  readonly look: Look;
  /** The size of a unit, in CSS pixels; 1 if it is not known. */
  readonly unit: number;
  readonly coordinateScale: number;
  readonly colors: Colors;
  /** The part of the drawing that is shown. */
  readonly viewBox: ViewBox;
  /** The size unless a sheet sets another, as SVG lengths. */
  readonly size: {readonly width: number | string; readonly height: number | string};
  readonly naming: Naming;
  /** The first nodes: `<title>`, `<desc>` and a background in a file, nothing in the element. */
  readonly head: unknown;
  /** Drawn above the squares, below coordinates and pieces. */
  readonly under: unknown;
  /** Drawn last, above everything else. */
  readonly over: unknown;
}
