import {nothing} from 'lit';
import {boxOf} from '../drawing/box.js';
import {pageColors, type Theme} from '../drawing/colors.js';
import type {Look} from '../drawing/look.js';
import type {Picture} from '../drawing/picture.js';
import type {Layers} from '../interaction/facade.js';
import {describePosition} from '../locales/describe.js';
import type {Locale} from '../locales/registry.js';
import {parseMarks} from '../marks/parse-marks.js';
import {emptyBoard} from '../notation/position.js';
import type {Reading} from './reading.js';

/** As wide as its box, also where the sheet is blocked; the height then follows from the proportions. */
const size = {width: '100%', height: '100%'} as const;

/** What the picture of a board is made of. */
export interface PictureSource {
  readonly look: Look & {readonly marks: string | null; readonly label: string | null; readonly theme: Theme};
  readonly reading: Reading;
  readonly locale: Locale;
  /** The accessible name. */
  readonly name: string;
  /** How large coordinates are, as `coordinateScale` gives it. */
  readonly coordinateScale: number;
  /** What a person who acts on the board adds. */
  readonly layers?: Layers | undefined;
  /** What gliding pieces add on a board that nobody acts on. */
  readonly gliding?: Pick<Layers, 'position' | 'over'> | undefined;
}

/** The picture that the element draws. */
export function boardPicture({
  look,
  reading,
  locale,
  name,
  coordinateScale,
  layers,
  gliding,
}: PictureSource): Picture {
  const position = reading.position ?? emptyBoard;
  const marks = [...parseMarks(look.marks, reading.position?.files).marks, ...(layers?.marks ?? [])];
  const shown = layers ?? gliding;
  return {
    position: shown?.position ?? position,
    look,
    coordinateScale,
    marks,
    colors: pageColors(look.theme),
    box: boxOf(position.files, look),
    size,
    naming: {
      name,
      description: reading.error ? '' : describePosition(position, locale.diagram, marks),
      // A label is the author's, and so in the language of the page.
      lang: look.label ? nothing : locale.tag,
      // A grid has the same name, and each square its own.
      hidden: look.label === '' || layers !== undefined,
    },
    head: nothing,
    under: layers?.under ?? nothing,
    over: shown?.over ?? nothing,
  };
}
