import {pictureAttributes, toSvgOptions, turnsOff} from '../../attributes.js';
import {piecesNamed} from '../drawing/pieces.js';
import {parseLastMove, type Problem, type SvgOptions} from '../files/render-svg.js';
import {isColor} from '../files/standalone.js';
import {shippedTables} from '../../words/shipped.js';
import {parseMarks} from '../../core/marks/parse-marks.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {parseFen} from '../../core/notation/parse-fen.js';
import type {Position} from '../../core/notation/position.js';
import {maxTextLength, readCertain} from '../../core/notation/read-certain.js';
import {chess960NumberIn} from '../../core/notation/start-positions.js';
import {excerpt} from '../../core/text/fill.js';

/** What an address asks for: a page, or a picture of a type. */
export type Answer = 'page' | 'svg' | 'png';

/** The board that an address names. */
export interface AddressedBoard {
  readonly answer: Answer;
  readonly position: Position;
  /** The FEN as the address has it, or a word such as `chess960:518`. */
  readonly text: string;
  /** The attributes of the tag, as text. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The options of the picture. */
  readonly look: SvgOptions;
}

const pixelOptions = {width: 8, height: 8, padding: 0} as const;
const maxPixels = 2048;

/** The width of a PNG whose address names no size. */
export const pngWidth = 720;

/** The path of a board, without an extension: the blanks of a FEN are `_`, its slashes stay. */
export const pathOf = (fen: string): string => encodeURI(fen.trim().replaceAll(' ', '_'));

/** The FEN of a position, unless the text is a word that says more than its position does. */
export const fenToWrite = (text: string, position: Position): string =>
  chess960NumberIn(text) ? text.trim() : formatFen(position);

/**
 * Reads an address. The path is a FEN, with slashes as they are and blanks as `_` or `%20`, or a word such as
 * `chess960:518`, and `.svg`, `.png` or nothing. Parameters have the names of attributes; other parameters, such as those
 * that social networks add, are ignored. What cannot be read is a problem with its place.
 */
export function readAddress(path: string, parameters: URLSearchParams): AddressedBoard | Problem {
  const [, rawFen = '', extension] = /^(.*?)(?:\.(svg|png))?$/is.exec(path) ?? [];
  const text = decodePath(rawFen);
  if (text === null) {
    const message = 'The address has a % that is not followed by the code of a character.';
    return {message, text: rawFen, index: rawFen.indexOf('%'), length: 1};
  }
  // Nearly all addresses have a valid FEN, whose repairs need not be listed.
  const certain = readCertain(text.replaceAll('_', ' '));
  const result = certain
    ? ({ok: true, position: certain.position} as const)
    : parseFen(text, {tolerant: true});
  if (!result.ok)
    return {message: result.error.message, text, index: result.error.index, length: result.error.length};
  const {position} = result;
  const attributes = new Map<string, string>();
  for (const [name, {isBoolean}] of pictureAttributes) {
    const value = parameters.get(name);
    if (value === null || (isBoolean && turnsOff(value))) continue;
    const problem = problemOf(name, value, position);
    if (problem) return problemIn(name, value, problem);
    attributes.set(name, isBoolean ? '' : value);
  }
  const look: {[option: string]: unknown} = toSvgOptions(attributes);
  for (const [name, min] of Object.entries(pixelOptions)) {
    const value = parameters.get(name);
    if (value === null) continue;
    if (!/^\d{1,4}$/.test(value) || Number(value) < min || Number(value) > maxPixels)
      return problemIn(name, value, `must be a whole number from ${min} to ${maxPixels}`);
    look[name] = Number(value);
  }
  for (const [name, property, isRight, expected] of textOptions) {
    const value = parameters.get(name);
    if (value === null) continue;
    if (!isRight(value, position)) return problemIn(name, value, expected);
    look[property] = value;
  }
  const answer = (extension?.toLowerCase() ?? 'page') as Answer;
  if (answer === 'png' && look.width === undefined && look.height === undefined) look.width = pngWidth;
  return {answer, position, text, attributes, look};
}

const textOptions: readonly (readonly [
  name: string,
  property: string,
  isRight: (value: string, position: Position) => boolean,
  expected: string,
])[] = [
  ['background', 'background', isColor, 'must be a CSS colour such as #fff or white'],
  [
    'last-move',
    'lastMove',
    (value, {files}) => parseLastMove(value, files).length > 0,
    'must be two squares such as e2e4',
  ],
];

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const problemIn = (name: string, value: string, expected: string): Problem => {
  const text = `${name}=${value.slice(0, maxTextLength)}`;
  const message = `${name} ${expected}; found “${excerpt(value)}”.`;
  return {message, text, index: name.length + 1, length: text.length - name.length - 1};
};

const languages = ['en', ...Object.keys(shippedTables)];

/** Why a value of an attribute is wrong, as the end of a sentence; empty if it is not. */
function problemOf(name: string, value: string, {files}: Position): string {
  const word = value.trim().toLowerCase();
  const {values = []} = pictureAttributes.get(name) ?? {};
  const mustBeOneOf = (list: readonly string[]) =>
    list.length === 0 || list.includes(word) ? '' : `must be one of ${list.join(', ')}`;
  if (value.length > maxTextLength) return `must have at most ${maxTextLength} characters`;
  if (name === 'pieces') return piecesNamed(word) ? '' : 'must be the name of a piece set';
  // A region may follow, as in de-AT.
  if (name === 'lang') return languages.includes(word.replace(/-.*/s, '')) ? '' : mustBeOneOf(languages);
  if (name === 'marks')
    return parseMarks(value, files).warnings.length > 0 ? 'must be marks such as Ge4 Yg1f3' : '';
  return mustBeOneOf(values);
}
