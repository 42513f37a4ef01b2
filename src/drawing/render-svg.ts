import {emptyBoard} from '../notation/position.js';
import {parseFen, type Position} from '../notation/index.js';
import {describePosition, nameOf} from '../locales/describe.js';
import {localeFor} from '../locales/registry.js';
import {issueSentence} from '../locales/explain.js';
import {boardTemplate, boxOf} from './board.js';
import {themeColors} from './colors.js';
import {errorNote} from './error-note.js';
import type {Look} from './look.js';
import {parseMarks} from '../marks/parse-marks.js';
import {svgText} from './svg-text.js';

/** How a file is drawn and named. */
export interface SvgOptions extends Look {
  /** The accessible name, instead of the generated one; the empty string makes the picture decoration. */
  readonly label?: string;
  /** A BCP 47 tag; English where the language was not registered with `addLocale`. */
  readonly lang?: string;
}

/**
 * Draws a position as a whole SVG document: for an `<img>`, a feed, a mail, or to be put into a page as it is. It
 * has no script and no reference to anything outside, and the same input gives the same bytes.
 *
 * @param fenOrPosition - A position, or its FEN, X-FEN or Shredder-FEN, read tolerantly. A text that cannot be read
 * gives an empty board that says what is wrong.
 * @param options - How it is drawn; the names and values are those of the element's attributes.
 */
export function renderSvg(fenOrPosition: string | Position, options: SvgOptions = {}): string {
  const {position, error} = read(fenOrPosition);
  const {marks} = parseMarks(options.marks, error ? 0 : position.files);
  const language = localeFor(options.lang);
  const {diagram, tag} = language;
  const name = options.label ?? (error ? diagram.unreadable : nameOf(position, diagram));
  const description = error ? issueSentence(language, error) : describePosition(position, diagram, marks);
  return boardTemplate(svgText, {
    position,
    look: options,
    marks,
    colors: themeColors(options.theme),
    size: boxOf(position.files, options),
    naming: {name, description, hidden: options.label === '', lang: tag},
    head: svgText`<title>${name}</title><desc>${description}</desc>`,
    under: '',
    over: error
      ? errorNote(svgText, description, typeof fenOrPosition === 'string' ? fenOrPosition : '')
      : '',
  }).text;
}

/**
 * Says a position in sentences, for a text beside a picture.
 *
 * @param fenOrPosition - As in `renderSvg`; for a text that cannot be read, what is wrong with it.
 * @param options - `lang` as in `renderSvg`.
 */
export function describe(fenOrPosition: string | Position, {lang}: {readonly lang?: string} = {}): string {
  const {position, error} = read(fenOrPosition);
  const language = localeFor(lang);
  return error ? issueSentence(language, error) : describePosition(position, language.diagram);
}

function read(fenOrPosition: string | Position) {
  if (typeof fenOrPosition === 'object') return {position: fenOrPosition, error: null};
  const result = parseFen(fenOrPosition, {tolerant: true});
  return result.ok ? {position: result.position, error: null} : {position: emptyBoard, error: result.error};
}
