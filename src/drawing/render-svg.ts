import {maxTextLength} from '../notation/read-strict.js';
import {makePicture, type SvgTag} from './picture.js';
import {emptyBoard, fileLetters, type Square} from '../notation/position.js';
import {parseFen} from '../notation/parse-fen.js';
import type {FenIssue} from '../notation/issue.js';
import type {Position} from '../notation/position.js';
import {describePosition, nameOf} from '../locales/describe.js';
import {completed, localeFor, type Locale} from '../locales/registry.js';
import {issueSentence} from '../locales/explain.js';
import {describeMarks, markStrings} from '../locales/describe-marks.js';
import {enGame} from '../locales/en-game.js';
import {formatMarks} from '../marks/format-marks.js';
import type {Mark} from '../marks/mark.js';
import {fill} from '../text/fill.js';
import {drawLastMove} from './highlights.js';
import {parseMarks} from '../marks/parse-marks.js';
import {chess960NumberToMention} from '../notation/start-positions.js';
import {drawMarks} from './draw-marks.js';
import {frameOf} from './frame.js';
import {viewBoxOf} from './view-box.js';
import {themeColors} from './colors.js';
import {sizingOfFile} from './sizing.js';
import {standaloneTemplate} from './standalone.js';
import {isBoardFlipped, type LookWithoutMarks} from './look.js';
import {svgText} from './svg-text.js';

const lineLength = 40;
const maxLines = 16;

/**
 * Breaks a text into lines, at spaces if possible. The start of a line is its place in the text, in UTF-16 units. An
 * ellipsis replaces the lines that do not fit on the board.
 */
function breakLines(text: string) {
  const lines: {text: string; start: number}[] = [];
  let start = 0;
  while (start < text.length && lines.length < maxLines) {
    // At least a line and the space after it, because a whole character has one or two UTF-16 units.
    const characters: readonly string[] = text.slice(start, start + 2 * lineLength + 2).match(/./gsu) ?? [];
    const space = characters.length > lineLength ? characters.lastIndexOf(' ', lineLength) : -1;
    const line = characters.slice(0, space > 0 ? space : lineLength).join('');
    lines.push({text: line, start});
    start += line.length + (space > 0 ? 1 : 0);
  }
  if (start < text.length) lines.push({text: '…', start: text.length});
  return lines;
}

/** A text that cannot be read: why, and its place in the text, in UTF-16 units. */
export interface Problem {
  readonly message: string;
  readonly text: string;
  readonly index: number;
  readonly length: number;
}

/** Draws a problem, and the text with the wrong part underlined. */
function drawErrorNote<T>(svg: SvgTag<T>, {message, text: source, index, length}: Problem): T {
  const lines = [
    ...breakLines(message).map(({text}) => [text]),
    [''],
    ...breakLines(source.slice(0, maxTextLength)).map(({text, start}) => {
      const from = Math.max(0, index - start);
      const to = Math.max(from, index + length - start);
      const wrong = text.slice(from, to);
      return [
        text.slice(0, from),
        wrong && svg`<tspan text-decoration="underline" font-weight="700" fill="#a00">${wrong}</tspan>`,
        text.slice(to),
      ];
    }),
  ].map((line, i) => svg`<text x="16" y="${32 + i * 16}" fill="#000" xml:space="preserve">${line}</text>`);
  return svg`<g font-family="system-ui,sans-serif" font-size="12"><rect x="8" y="8" width="344" height="${lines.length * 16 + 22}" rx="4" fill="#fff" stroke="#a00" stroke-width="2"></rect>${lines}</g>`;
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
  drawFile(svgText, fenOrPosition, options).text;

/** Reads the last move; none if it is not two squares of a board with so many files. */
function squaresOfMove(text: string | undefined, files: number): readonly Square[] {
  if (text === undefined) return [];
  const square = `([a-${fileLetters[files - 1] ?? ''}][1-8])`;
  const [, from, to] = RegExp(`^${square}${square}$`).exec(text) ?? [];
  return from && to ? [from as Square, to as Square] : [];
}

/** Reads marks of any form. */
const readMarks = (marks: SvgOptions['marks'], files: number) =>
  parseMarks(Array.isArray(marks) ? formatMarks(marks) : marks, files).marks;

/** Draws a file like `renderSvg`, with any template tag. */
export function drawFile<T>(svg: SvgTag<T>, fenOrPosition: string | Position, options: SvgOptions): T {
  const reading = readPosition(fenOrPosition, options);
  const {error, locale} = reading;
  if (!error) return drawReading(svg, reading, options);
  const text = typeof fenOrPosition === 'string' ? fenOrPosition : '';
  return drawReading(svg, reading, options, {...error, message: issueSentence(locale, error), text});
}

/** Draws the picture of a text that cannot be read, such as an address. */
export const drawProblem = (problem: Problem): string =>
  drawReading(svgText, unreadable({}), {}, problem).text;

function drawReading<T>(svg: SvgTag<T>, reading: Reading, options: SvgOptions, problem?: Problem): T {
  const {position, marks, lastMove, locale} = reading;
  const {diagram, tag} = locale;
  const name = options.label ?? (problem ? diagram.unreadable : nameOf(position, diagram));
  const description = problem?.message ?? describeReading(reading);
  const {viewBox, ...size} = frameOf(viewBoxOf(position.files, options), {
    ...options,
    width: options.width ?? options.size,
  });
  const naming = {name, description, describedBy: undefined, hidden: options.label === '', lang: tag};
  const basis = {position, look: options, colors: themeColors(options.theme), naming};
  const picture = makePicture(basis, {
    ...drawMarks(svg, marks, basis),
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
interface Reading {
  readonly position: Position;
  readonly marks: readonly Mark[];
  readonly lastMove: readonly Square[];
  readonly locale: Locale;
  readonly error?: FenIssue;
  readonly chess960Number?: string | undefined;
}

/** An empty board without marks and a last move, which are not those of a text that cannot be read. */
const unreadable = ({lang}: DescribedOptions, error?: FenIssue): Reading => ({
  position: emptyBoard,
  marks: [],
  lastMove: [],
  locale: localeFor(lang),
  ...(error && {error}),
});

/** Reads a FEN or position. Anything else, which only JavaScript can pass, counts as a text that cannot be read. */
function readPosition(fenOrPosition: string | Position | null, options: DescribedOptions): Reading {
  const reading =
    fenOrPosition !== null && typeof fenOrPosition === 'object'
      ? {ok: true as const, position: fenOrPosition}
      : parseFen(fenOrPosition as string, {tolerant: true});
  if (!reading.ok) return unreadable(options, reading.error);
  const {position} = reading;
  return {
    position,
    marks: readMarks(options.marks, position.files),
    lastMove: squaresOfMove(options.lastMove, position.files),
    locale: localeFor(options.lang),
    chess960Number: chess960NumberToMention(fenOrPosition, position),
  };
}

function describeReading({position, marks, lastMove: [from, to], locale, chess960Number}: Reading): string {
  const situation =
    from && to
      ? {
          lastMove: fill(completed(enGame, locale.table.game).lastMove, {
            move: fill(markStrings(locale).arrow, {from, to}),
          }),
        }
      : {};
  const markSentences = marks.length > 0 ? describeMarks(marks, locale) : [];
  return describePosition(position, locale.diagram, markSentences, chess960Number, situation).join(' ');
}
