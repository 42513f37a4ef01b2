import {pictureAttributes, toSvgOptions} from '../../attributes.js';
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
import {pathOfOtherService, translateParameters} from './other-services.js';
import {readOptions, wholeNumber, type OptionProblem, type TextOption} from '../../core/text/read-options.js';

/** The kind of answer that an address requests: a page, or a picture of a type. */
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

const maxPixels = 2048;

/** The width of a PNG whose address names no size. */
export const pngWidth = 720;

/** The path of a board, without an extension: the blanks of a FEN are `_`, its slashes stay. */
export const pathOf = (fen: string): string => encodeURI(fen.trim().replaceAll(' ', '_'));

/** The FEN of a position, or the text itself if it is a word such as `chess960:518`, whose number the FEN would lose. */
export const fenToWrite = (text: string, position: Position): string =>
  chess960NumberIn(text) ? text.trim() : formatFen(position);

/**
 * Reads an address. The path is a FEN, with slashes as they are and blanks as `_` or `%20`, or a word such as
 * `chess960:518`, and `.svg`, `.png` or nothing. Parameters have the names of attributes; those of other services are
 * translated, and others, such as those that social networks add, are ignored. An error is returned as a problem with its place.
 */
export function readAddress(path: string, written: URLSearchParams): AddressedBoard | Problem {
  const parameters = translateParameters(written);
  const ownPath = pathOfOtherService(path, written) ?? path;
  const [, rawFen = '', extension] = /^(.*?)(?:\.(svg|png))?$/is.exec(ownPath) ?? [];
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
  const attributes = readOptions(attributeOptions(position), parameters);
  const ofPicture = readOptions(pictureOptions(position), parameters);
  const [problem] = [...attributes.problems, ...ofPicture.problems];
  if (problem) return placeProblem(problem);
  const {'last-move': lastMove, background, ...pixels} = Object.fromEntries(ofPicture.values);
  const look: {[option: string]: unknown} = toSvgOptions(attributes.values);
  for (const [name, value] of Object.entries(pixels)) look[name] = Number(value);
  if (background !== undefined) look.background = background;
  if (lastMove !== undefined) look.lastMove = lastMove;
  const answer = (extension?.toLowerCase() ?? 'page') as Answer;
  if (answer === 'png' && look.width === undefined && look.height === undefined) look.width = pngWidth;
  return {answer, position, text, attributes: attributes.values, look};
}

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The place of a problem in a parameter, as the picture of an error shows it. */
const placeProblem = ({name, value, message}: OptionProblem): Problem => {
  const text = `${name}=${value.slice(0, maxTextLength)}`;
  return {message, text, index: name.length + 1, length: text.length - name.length - 1};
};

const languages = ['en', ...Object.keys(shippedTables)];
const isLanguage = (tag: string): boolean =>
  // A region may follow, as in de-AT.
  languages.includes(tag.trim().toLowerCase().replace(/-.*/s, ''));

/** Checks of the attributes for whose values the table of attributes has no list. */
const expectations = (files: number): {readonly [attribute: string]: TextOption['expect']} => ({
  pieces: (name) => (piecesNamed(name.trim().toLowerCase()) ? '' : 'must be the name of a piece set'),
  lang: (tag) => (isLanguage(tag) ? '' : `must be one of ${languages.join(', ')}`),
  marks: (text) => (parseMarks(text, files).warnings.length > 0 ? 'must be marks such as Ge4 Yg1f3' : ''),
});

/** The attributes that an address may have. */
function attributeOptions({files}: Position): ReadonlyMap<string, TextOption> {
  const expectation = expectations(files);
  const expect = (name: string, text: string) =>
    text.length > maxTextLength
      ? `must have at most ${maxTextLength} characters`
      : (expectation[name]?.(text) ?? '');
  return new Map(
    [...pictureAttributes].map(([name, {isBoolean, values}]): [string, TextOption] => [
      name,
      {...(isBoolean && {isBoolean}), values, expect: (text) => expect(name, text)},
    ]),
  );
}

/** The other options of a picture. */
const pictureOptions = ({files}: Position): ReadonlyMap<string, TextOption> =>
  new Map<string, TextOption>([
    ['width', wholeNumber(8, maxPixels)],
    ['height', wholeNumber(8, maxPixels)],
    ['padding', wholeNumber(0, maxPixels)],
    ['background', {expect: (text) => (isColor(text) ? '' : 'must be a CSS colour such as #fff or white')}],
    [
      'last-move',
      {expect: (text) => (parseLastMove(text, files).length > 0 ? '' : 'must be two squares such as e2e4')},
    ],
  ]);
