import {indexed} from '../indexed.js';
import type {Mark} from '../marks/mark.js';
import type {Color} from '../notation/position.js';
import type {parseMarks} from '../marks/parse-marks.js';
import type {Comment, Evaluation} from './game.js';
import {emptyLine} from './tokens.js';

// A command ends at the first `]`. If there is no `]`, it ends with the text, so that no character is searched twice.
const commands = /\[%[^\]]*\]?|\[[#D]\]/g;
const closedCommand = /^\[%([a-z]\w*)(?:\s([^\]]*))?\]$/i;
/**
 * Days, hours, minutes and seconds: `3d 2:00:00`, `1:05:30`, `5:30`, `9.4`. What follows a colon begins with one or two digits
 * and, after hours, another colon.
 */
const timeValue =
  /^(?:(\d{1,4})d(?: |$))?(?:(?:(?:(\d{1,6}):(?=\d\d?:))?(\d{1,4}):(?=\d\d?(?!\d)))?(\d{1,5}(?:\.\d{1,3})?))?$/;
/** The longest time, in seconds: a longer one would be written with more digits than `timeValue` reads. */
const maxTime = 999_999 * 3600;
// Moves to mate (`#-3`, `-M3`) or pawns (`0.35`), and the depth of the search after a comma.
const evaluationValue =
  /^(?:([+-]?)[#M]([+-]?\d{1,4})|([+-]?(?:\d{1,5}(?:\.\d{0,4})?|\.\d{1,4})))(?:,(\d{1,4}))?$/i;

/** Centipawns and the depth, as ChessBase writes them: an evaluation in pawns with a depth has a point. */
const centipawns = /^([+-]?\d{1,6}),(\d{1,4})$/;
/** The evaluation with which an engine begins a comment, or one of TCEC. */
const engineComment = /^\s*[+-]?(?:M?\d{1,4}|\d{1,4}\.\d{1,3})\/\d|\bwv=/;
/** A mark without a colour that is drawn here. */
const foreignMark = /\[%c[as]l[^[\]]*[\s,](?![GRYB])[A-Z]?[a-j][1-8]/;
/** Whether a comment has what other programs write, which `translateComment` writes as commands of PGN. */
const isForeign = (source: string): boolean =>
  source.includes('[')
    ? source.includes('[%draw') || (source.includes('[%c') && foreignMark.test(source))
    : engineComment.test(source);

/** A comment that only requests a diagram. */
export const diagramComment: Comment = Object.freeze({text: '', marks: Object.freeze([]), diagram: true});

/** `translateComment`; null where it has not been loaded. */
export type TranslateComment = (
  source: string,
  mover: Color,
  report: (found: string, index: number, expected: string) => void,
) => string | null;

/**
 * Reports a part of a comment that cannot be read, a mark or a whole command, or that is read as something else: `expected`.
 * `index` is its place in the comment.
 */
type ReportPart = (found: string, index: number, expected?: string) => void;

/**
 * Reads a comment, given without its braces or semicolon, on a board of `files` files, about a move of `mover`. Returns null if
 * the comment is empty. Commands of other programs, and what cannot be read of those that are known, become `commands`. A command without a
 * closing bracket stays in the text, because nobody knows where it ends.
 */
export function parseComment(
  source: string,
  files: number,
  readMarks: typeof parseMarks,
  reportPart: ReportPart,
  translate: TranslateComment,
  mover: Color = 'white',
): Comment | null {
  if (isForeign(source)) {
    const report = (found: string, index: number, expected: string) => {
      reportPart(found, index, expected);
    };
    const translated = translate(source, mover, report);
    if (translated !== source && translated !== null)
      return parseComment(translated, files, readMarks, reportPart, translate, mover);
  }
  if (!source.includes('[')) {
    const text = normalizeSpace(source);
    return text ? {text, marks: [], diagram: false} : null;
  }
  const allMarks: Mark[] = [];
  const unreadCommands: string[] = [];
  const values: {clock?: number; elapsed?: number; evaluation?: Evaluation} = {};
  let diagram = false;
  const withoutCommands = source.replace(commands, (commandText, at: number) => {
    const [, name, rawValue = ''] = closedCommand.exec(commandText) ?? [];
    const value = rawValue.replace(/[ \t\v\f\r\n]+/g, ' ').trim();
    if (name === 'csl' || name === 'cal') {
      // The value ends before the closing bracket.
      const valueAt = at + commandText.length - (rawValue.length + 1);
      const {marks, warnings} = readMarks(rawValue, files);
      allMarks.push(...marks);
      const unreadMarks = warnings.map(({index, length}) => rawValue.slice(index, index + length));
      for (const [i, {index}] of indexed(warnings)) reportPart(unreadMarks[i] ?? '', valueAt + index);
      if (unreadMarks.length > 0) unreadCommands.push(`[%${name} ${unreadMarks.join()}]`);
    } else if (name === 'clk' || name === 'emt') {
      const seconds = parseTime(value);
      if (seconds !== undefined) values[name === 'clk' ? 'clock' : 'elapsed'] = seconds;
      else keepCommand(name, value, at);
    } else if (name === 'eval') {
      const evaluation = parseEvaluation(value);
      if (evaluation) values.evaluation = evaluation;
      // After mate, the position says who has won.
      else keepCommand(name, value, value === '#' ? undefined : at);
    } else if (name) keepCommand(name, value);
    else if (commandText.startsWith('[%')) return commandText;
    else diagram = true; // `[#]` or `[D]`
    return ' ';
  });
  function keepCommand(name: string, value: string, unreadableAt?: number): void {
    const command = `[%${name}${value && ` ${value}`}]`;
    unreadCommands.push(command);
    if (unreadableAt !== undefined) reportPart(command, unreadableAt);
  }
  const hasText = /[^ ]/.test(withoutCommands);
  const text = hasText ? normalizeSpace(withoutCommands) : '';
  // Of several marks on the same squares, the last one is kept. Squares precede arrows, as `formatPgn` writes them.
  const uniqueMarks = [...new Map(allMarks.map((mark) => [mark.from + mark.to, mark])).values()];
  const marks = [...uniqueMarks.filter(({to}) => !to), ...uniqueMarks.filter(({to}) => to)];
  const isEmpty = !text && !marks.length && !unreadCommands.length && !Object.keys(values).length && !diagram;
  if (isEmpty) return null;
  return {text, marks, ...values, ...(unreadCommands.length && {commands: unreadCommands}), diagram};
}

/** Normalizes white space: an empty line separates paragraphs; any other run becomes one space. */
function normalizeSpace(text: string): string {
  const isNormal = !/[\t\v\f\r\n]|  |^ | $/.test(text);
  if (isNormal) return text;
  return (
    text
      .replace(/[ \t\v\f\r\n]+/g, (space) => (emptyLine.test(space) ? '\n\n' : ' '))
      .replace(/^[ \n]+|[ \n]+$/g, '')
      // A tag after an empty line would end the comment and begin a new game when this text is written and read.
      .replace(/\n\n(?=\[\w+\s+")/g, ' ')
  );
}

function parseTime(text: string): number | undefined {
  // Mail and programs that break lines put white space into a time.
  const [whole, days = 0, hours = 0, minutes = 0, seconds = 0] =
    timeValue.exec(text.replace(/ ?: ?/g, ':')) ?? [];
  if (!whole) return undefined;
  const time = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return time > maxTime ? undefined : roundTime(time);
}

/** Rounds to thousandths, so that a time is the same number after it has been written and read. */
export const roundTime = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function parseEvaluation(text: string): Evaluation | undefined {
  const [, hundredths, depthOfSearch] = centipawns.exec(text) ?? [];
  if (hundredths !== undefined) return {pawns: Number(hundredths) / 100 || 0, depth: Number(depthOfSearch)};
  const [whole, sign = '', mate, pawns, depthText] = evaluationValue.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const depth = depthText === undefined ? undefined : {depth: Number(depthText)};
  // `|| 0` turns -0 into 0.
  if (mate === undefined) return {pawns: Number(pawns) || 0, ...depth};
  return {mate: (sign === '-' ? -1 : 1) * Number(mate) || 0, ...depth};
}
