import {pageColors, type Theme} from '../../picture/drawing/colors.js';
import type {LookWithoutMarks} from '../../picture/drawing/look.js';
import type {Picture} from '../../picture/drawing/picture.js';
import type {Position} from '../../core/notation/position.js';
import type {Locale} from '../../words/registry.js';

// The parts of a diagram that the element and the still file share, without lit.

/** With these attributes the picture fills its box even if a policy blocks the style sheet. */
export const size = {width: '100%', height: '100%'} as const;

/** A diagram on a page. */
interface Diagram {
  readonly position: Position;
  readonly look: LookWithoutMarks & {readonly theme: Theme};
  readonly name: string;
  /** The name that the page has set; empty for decoration. */
  readonly label: string | null;
}

/** The parts of its picture that have no default. `none` is the value that removes an attribute. */
export const essentialsOf = (
  {position, look, name, label}: Diagram,
  {tag}: Locale,
  none: unknown,
): Pick<Picture, 'position' | 'look' | 'colors' | 'naming'> => ({
  position,
  look,
  colors: pageColors(look.theme),
  naming: {
    name,
    description: '',
    describedBy: label === '' ? none : 'overview',
    // A label is in the language of the page.
    lang: label ? none : tag,
    hidden: label === '',
  },
});

/**
 * This many boards are drawn even far off the screen, for screenshots of whole pages. On a page with 1,000 boards, skipping
 * the pictures of 700 saves a third of the time.
 */
const alwaysDrawn = 300;
let connectedBoards = 0;

/** Counts a connected board. Returns whether its picture is skipped while it is far off the screen. */
export const countPicture = (): boolean => ++connectedBoards > alwaysDrawn;

/** Uncounts a disconnected board. */
export const uncountPicture = (): number => connectedBoards--;
