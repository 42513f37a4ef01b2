import type {Position} from '../../core/notation/position.js';
import {sizingOnPage, type Sizing} from './sizing.js';
import {viewBoxOf, type ViewBox} from './view-box.js';
import type {Colors} from './colors.js';
import type {LookWithoutMarks} from './look.js';

/** A template tag: lit's `svg` for the element and for server rendering, an escaping string tag for `renderSvg`. */
export type SvgTag<T> = (strings: TemplateStringsArray, ...values: unknown[]) => T;

/** The layers of marks; empty strings if there are none. */
export interface MarkLayers {
  /** Drawn above the squares, below everything else. */
  readonly markedSquares: unknown;
  /** Drawn above the pieces. */
  readonly arrows: unknown;
}

/** The parts of a picture, for `boardTemplate`. */
export interface Picture extends MarkLayers {
  readonly position: Position;
  readonly look: LookWithoutMarks;
  readonly sizing: Sizing;
  readonly colors: Colors;
  readonly viewBox: ViewBox;
  /** The size of the image, as SVG lengths; a style sheet may set another size. */
  readonly size: {readonly width: number | string; readonly height: number | string};
  /** The accessible name and description. */
  readonly naming: {
    readonly name: string;
    /** The text of `<desc>` in a file. */
    readonly description: string;
    /** The id of the element that describes the picture; `undefined` or lit's `nothing` if there is none. */
    readonly describedBy: unknown;
    /** Whether the picture is decoration, which screen readers skip. */
    readonly hidden: boolean;
    /** The language of name and description; lit's `nothing` if it is the language of the page. */
    readonly lang: unknown;
  };
  /** The nodes before the squares: `<title>`, `<desc>` and background in a file, nothing in the element. */
  readonly head: unknown;
  /** Drawn above marked squares, below coordinates and pieces. */
  readonly under: unknown;
  /** Drawn last, above everything else. */
  readonly over: unknown;
}

/** The members of a picture that have no default. */
type Essentials = Pick<Picture, 'position' | 'look' | 'colors' | 'naming'>;

/** Assembles a picture. By default, it is for a page, shows the board with its margins, and has no marks or other layers. */
export function makePicture(
  essentials: Essentials,
  details: Partial<Omit<Picture, keyof Essentials>> = {},
): Picture {
  const viewBox = viewBoxOf(essentials.position.files, essentials.look);
  // Spreads come last: V8 adds a property to a spread object forty times as slowly.
  return {
    markedSquares: '',
    arrows: '',
    head: '',
    under: '',
    over: '',
    sizing: sizingOnPage,
    viewBox,
    size: viewBox,
    ...essentials,
    ...details,
  };
}
