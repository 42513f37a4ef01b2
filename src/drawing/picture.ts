import type {Position} from '../notation/position.js';
import type {Box} from './box.js';
import type {Colors} from './colors.js';
import type {Look} from './look.js';

/** A template tag: lit's `svg` for the element and for server rendering, an escaping string tag for `renderSvg`. */
export type SvgTag<T> = (strings: TemplateStringsArray, ...values: unknown[]) => T;

export interface Naming {
  readonly name: string;
  /** In a file the text of `<desc>`. */
  readonly description: string;
  /** The id of the text beside the picture that describes it; `undefined` or `nothing` where there is none. */
  readonly describedBy: unknown;
  readonly hidden: boolean;
  /** The language of both; `nothing` where it is that of the page. */
  readonly lang: unknown;
}

/** Marks as `drawMarks` draws them; the empty string where there are none. */
export interface DrawnMarks {
  /** Put under `under`. */
  readonly markedSquares: unknown;
  /** Put over the pieces. */
  readonly arrows: unknown;
}

export interface Picture extends DrawnMarks {
  readonly position: Position;
  readonly look: Look;
  /** The size of a unit, in CSS pixels, as far as it is known. */
  readonly unit: number;
  /** How large coordinates are, as `coordinateScale` gives it. */
  readonly coordinateScale: number;
  readonly colors: Colors;
  /** The part of the drawing that is shown. */
  readonly box: Box;
  /** The size where no sheet sets another, as SVG lengths. */
  readonly size: {readonly width: number | string; readonly height: number | string};
  readonly naming: Naming;
  /** Put first: `<title>`, `<desc>` and a background in a file, nothing in the element. */
  readonly head: unknown;
  /** Put on the squares, under coordinates and pieces. */
  readonly under: unknown;
  /** Put last and so over everything else. */
  readonly over: unknown;
}
