import {sizingOfFile} from './sizing-of-file.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import type {Mark} from '../../core/marks/mark.js';
import {parseMarks} from '../../core/marks/parse-marks.js';
import {describePosition, nameOf} from '../../words/describe.js';
import {describeMarks, markStrings} from '../../words/describe-marks.js';
import {enGame} from '../../words/en-game.js';
import {issueSentence} from '../../words/explain.js';
import {completed, localeFor, type Locale} from '../../words/registry.js';
import type {FenIssue} from '../../core/notation/issue.js';
import {parseFen} from '../../core/notation/parse-fen.js';
import {emptyBoard, fileLetters, type Position, type Square} from '../../core/notation/position.js';
import {maxTextLength} from '../../core/notation/read-certain.js';
import {chess960NumberToMention} from '../../core/notation/start-positions.js';
import {fill} from '../../core/text/fill.js';
import {themeColors} from '../drawing/colors.js';
import {drawMarks} from '../drawing/draw-marks.js';
import {frameOf} from '../drawing/frame.js';
import {drawLastMove} from '../drawing/highlights.js';
import {isBoardFlipped, type LookWithoutMarks} from '../drawing/look.js';
import {makePicture, type SvgTag} from '../drawing/picture.js';
import {standaloneTemplate} from './standalone.js';
import {svgText} from './svg-text.js';
import {viewBoxOf} from '../drawing/view-box.js';

/** A text that cannot be read, the reason, and the part of the text that is wrong, in UTF-16 units. */
export interface Problem {
  readonly message: string;
  readonly text: string;
  readonly index: number;
  readonly length: number;
}

/** A line of an error note: at most 40 characters, up to a space if there is one. */
const noteLine = /(.{1,40})(?: |$)|.{40}/gsu;
const maxNoteLines = 16;
const lineHeight = 16;

/** Breaks a text into lines; `start` is the index of a line in the text. An ellipsis replaces the lines after the sixteenth. */
function breakLines(text: string) {
  const matches = [...text.matchAll(noteLine)];
  const lines = matches
    .slice(0, maxNoteLines)
    .map(({0: line, 1: lineBeforeSpace, index}) => ({text: lineBeforeSpace ?? line, start: index}));
  return matches.length > maxNoteLines ? [...lines, {text: '…', start: text.length}] : lines;
}

/** Draws a problem, and the text with the wrong part underlined. */
function drawErrorNote<T>(svg: SvgTag<T>, {message, text: source, index, length}: Problem): T {
  const messageLines = breakLines(message).map(({text}) => [text]);
  const sourceLines = breakLines(source.slice(0, maxTextLength)).map(({text, start}) => {
    const from = Math.max(0, index - start);
    const to = Math.max(from, index + length - start);
    const wrong = text.slice(from, to);
    return [
      text.slice(0, from),
      wrong && svg`<tspan text-decoration="underline" font-weight="700" fill="#a00">${wrong}</tspan>`,
      text.slice(to),
    ];
  });
  const lines = [...messageLines, [''], ...sourceLines].map(
    (line, i) =>
      svg`<text x="16" y="${(i + 2) * lineHeight}" fill="#000" xml:space="preserve">${line}</text>`,
  );
  // The frame leaves 8 units on each side of the empty board, which is 360 wide.
  return svg`<g font-family="system-ui,sans-serif" font-size="12"><rect x="8" y="8" width="344" height="${lines.length * lineHeight + 22}" rx="4" fill="#fff" stroke="#a00" stroke-width="2"></rect>${lines}</g>`;
}

/**
 * Options for an SVG file: for its drawing, and for its accessible name and description.
 *
 * @example
 * const card: SvgOptions = {width: 1200, height: 630, padding: 40, background: '#fff'};
 * renderSvg('start', card);
 */
export interface SvgOptions extends LookWithoutMarks {
  /** Coloured squares and arrows: as text (`Ge4 Rd5 Yg1f3`), or as in the comments of a game. */
  readonly marks?: string | readonly Mark[] | null;
  /** The squares of the last move, which are highlighted: `e2e4`. Anything else counts as missing. */
  readonly lastMove?: string;
  /** The accessible name, instead of the generated one; the empty string makes the picture decoration. */
  readonly label?: string;
  /** The language of the name and the description, as a BCP 47 tag; English if `addLocale` has not registered the language. */
  readonly lang?: string;
  /** Another name for `width`. Without `width`, `size` and `height`, a square is 45 CSS pixels wide. */
  readonly size?: number;
  /** The width of the image, in CSS pixels. If `height` is given too, the board is centred, and as large as possible. */
  readonly width?: number;
  /** The height of the image, in CSS pixels. */
  readonly height?: number;
  /** The free space on each side of the board, in CSS pixels. */
  readonly padding?: number;
  /** The CSS colour behind the board: a name, `#rgb` or a function such as `rgb(…)`; transparent by default. */
  readonly background?: string;
}

/**
 * Draws a position as an SVG document: for an `<img>`, a feed, a mail, or the markup of a page. The document has no script
 * and no reference to anything outside it, and the same input gives the same bytes.
 *
 * @param fenOrPosition - A position, or its FEN, X-FEN or Shredder-FEN, read tolerantly. A text that cannot be read
 * gives an empty board with a note about the error.
 * @param options - Options for the drawing; most have the names and values of the element's attributes. A size that is not
 * a positive number, or a background that is not a colour, counts as missing.
 * @example
 * renderSvg('start', {orientation: 'black', marks: 'Ge2e4'}).startsWith('<svg'); // → true
 */
export const renderSvg = (fenOrPosition: string | Position, options: SvgOptions = {}): string =>
  drawDocument(svgText, fenOrPosition, options).text;

/** Reads the two squares of a last move, such as `e2e4`, on a board of this width; none for any other text. */
export function parseLastMove(text: string | undefined, files: number): readonly Square[] {
  if (text === undefined) return [];
  const square = `([a-${fileLetters[files - 1] ?? ''}][1-8])`;
  const [, from, to] = RegExp(`^${square}${square}$`).exec(text) ?? [];
  return from && to ? [from as Square, to as Square] : [];
}

/** Reads marks of any form. */
const readMarks = (marks: SvgOptions['marks'], files: number) =>
  parseMarks(Array.isArray(marks) ? formatMarks(marks) : marks, files).marks;

/** Draws the document of `renderSvg` with any template tag. */
export function drawDocument<T>(svg: SvgTag<T>, fenOrPosition: string | Position, options: SvgOptions): T {
  const reading = readPosition(fenOrPosition, options);
  const {error, locale} = reading;
  if (!error) return drawReading(svg, reading, options);
  const text = typeof fenOrPosition === 'string' ? fenOrPosition : '';
  return drawReading(svg, reading, options, {...error, message: issueSentence(locale, error), text});
}

/** Draws an empty board with a note about a text that cannot be read, such as an address. */
export const drawProblem = (problem: Problem): string =>
  drawReading(svgText, unreadable({}), {}, problem).text;

function drawReading<T>(svg: SvgTag<T>, reading: ReadPosition, options: SvgOptions, problem?: Problem): T {
  const {position, marks, lastMove, locale} = reading;
  const {diagram, tag} = locale;
  const name = options.label ?? (problem ? diagram.unreadable : nameOf(position, diagram));
  const description = problem?.message ?? describeReading(reading);
  const {viewBox, ...size} = frameOf(viewBoxOf(position.files, options), {
    ...options,
    width: options.width ?? options.size,
  });
  const naming = {name, description, describedBy: undefined, hidden: options.label === '', lang: tag};
  const essentials = {position, look: options, colors: themeColors(options.theme), naming};
  const picture = makePicture(essentials, {
    ...drawMarks(svg, marks, essentials),
    sizing: sizingOfFile(options.coordinates, size.width / viewBox.width),
    viewBox,
    size,
    under: drawLastMove(svg, lastMove, {position, isFlipped: isBoardFlipped(position, options)}),
    over: problem ? drawErrorNote(svg, problem) : '',
  });
  return standaloneTemplate(svg, picture, options.background);
}

/**
 * Describes a position in sentences, for a text beside a picture.
 *
 * @param fenOrPosition - As in `renderSvg`. A text that cannot be read gives a sentence about the error.
 * @param options - `lang`, and `marks` and `lastMove`, which are mentioned, as in `renderSvg`.
 * @example
 * describe('8/8/4k3/8/8/4K3/4P3/8 w - - 0 1'); // → 'White: king e3, pawn e2. …'
 */
export function describe(fenOrPosition: string | Position, options: DescribedOptions = {}): string {
  const reading = readPosition(fenOrPosition, options);
  return reading.error ? issueSentence(reading.locale, reading.error) : describeReading(reading);
}

type DescribedOptions = Pick<SvgOptions, 'lang' | 'marks' | 'lastMove'>;

/** A position that has been read, with what is drawn on it and described, and the language. */
interface ReadPosition {
  readonly position: Position;
  readonly marks: readonly Mark[];
  readonly lastMove: readonly Square[];
  readonly locale: Locale;
  readonly error?: FenIssue;
  /** The number to mention in the description, if the position is a start of Chess960. */
  readonly chess960Number?: string | undefined;
}

/** The result for a text that cannot be read: an empty board, without the marks and the last move of the options. */
const unreadable = ({lang}: DescribedOptions, error?: FenIssue): ReadPosition => ({
  position: emptyBoard,
  marks: [],
  lastMove: [],
  locale: localeFor(lang),
  ...(error && {error}),
});

/** Reads a FEN or position. Anything else, which only JavaScript can pass, counts as a text that cannot be read. */
function readPosition(fenOrPosition: string | Position | null, options: DescribedOptions): ReadPosition {
  const parsed =
    fenOrPosition !== null && typeof fenOrPosition === 'object'
      ? {ok: true as const, position: fenOrPosition}
      : parseFen(fenOrPosition as string, {tolerant: true});
  if (!parsed.ok) return unreadable(options, parsed.error);
  const {position} = parsed;
  return {
    position,
    marks: readMarks(options.marks, position.files),
    lastMove: parseLastMove(options.lastMove, position.files),
    locale: localeFor(options.lang),
    chess960Number: chess960NumberToMention(fenOrPosition, position),
  };
}

function describeReading({
  position,
  marks,
  lastMove: [from, to],
  locale,
  chess960Number,
}: ReadPosition): string {
  const situation = from && to ? {lastMove: lastMoveSentence(from, to, locale)} : {};
  const markSentences = marks.length > 0 ? describeMarks(marks, locale) : [];
  return describePosition(position, locale.diagram, markSentences, chess960Number, situation).join(' ');
}

function lastMoveSentence(from: Square, to: Square, locale: Locale): string {
  const move = fill(markStrings(locale).arrow, {from, to});
  return fill(completed(enGame, locale.table.game).lastMove, {move});
}
