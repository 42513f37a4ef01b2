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
/**
 * An evaluation from the side that has moved, the depth, and the time of the move, with which cutechess and fastchess begin a
 * comment: `+0.16/13 0.074s`, `-M4/20 1.2s`.
 */
const engineReport = /^\s*([+-]?(?:\d{1,4}\.\d{1,3}|M\d{1,4}))\/(\d{1,4})(?: (\d{1,6}(?:\.\d{1,4})?)s\b)?,?/;
/** A comment of TCEC, which has only values with names: `d=36, mt=1200, pv=Nf3 d5, wv=0.24, `. */
const tcecReport = /^\s*(?:[A-Za-z]\w{0,5}=[^,]*(?:,\s*|$))+$/;
/** The value with this name in a comment of TCEC. */
const tcecValue = (name: string): RegExp => new RegExp(String.raw`(?:^|[\s,])${name}=\s*([^,]*?)\s*(?:,|$)`);
const [whiteValue, searchDepth, moveTime, timeLeft] = ['wv', 'd', 'mt', 'tl'].map(tcecValue) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];

/** An arrow or a square of Scid: `arrow,d1,d8,green`, `square,e4,red`. */
const scidDrawing = /^(\w{1,9}|[^\s,]),([a-h][1-8])(?:,([a-h][1-8]))?,([#\w]{1,20})$/i;
/** A mark without a colour, or in one that is not drawn here. */
const oddMark = /(?<=^|[\s,])([A-Z]?)(?=(?:[a-j][1-8]){1,2}(?:[\s,]|$))/g;
/** The colours of other programs, by their first letters, as the most similar of ours: orange, cyan, magenta, pink, … */
const similarColor: {readonly [letter: string]: string | undefined} = {
  O: 'Y',
  C: 'B',
  M: 'R',
  P: 'R',
  V: 'B',
};
const colorNamed = (name: string): string => {
  const letter = name.charAt(0).toUpperCase();
  return 'GRYB'.includes(letter) && letter ? letter : (similarColor[letter] ?? 'G');
};

/** A comment that only requests a diagram. */
export const diagramComment: Comment = Object.freeze({text: '', marks: Object.freeze([]), diagram: true});

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
  mover: Color = 'white',
): Comment | null {
  if (!source.includes('[')) return parsePlainComment(source, mover);
  const allMarks: Mark[] = [];
  const unreadCommands: string[] = [];
  const values: {clock?: number; elapsed?: number; evaluation?: Evaluation} = {};
  let diagram = false;
  const withoutCommands = source.replace(commands, (commandText, at: number) => {
    const [, name, rawValue = ''] = closedCommand.exec(commandText) ?? [];
    const value = rawValue.replace(/[ \t\v\f\r\n]+/g, ' ').trim();
    if (name === 'csl' || name === 'cal') {
      const valueStart = at + commandText.length - (rawValue.length + 1);
      const markText = rawValue.replace(oddMark, (letter, _, index: number) => {
        if (letter && 'GRYB'.includes(letter)) return letter;
        const expected = colorNamed(letter);
        const mark = /^\w+/.exec(rawValue.slice(index))?.[0] ?? '';
        reportPart(mark, valueStart + index, expected + mark.slice(letter.length));
        return expected;
      });
      const {marks, warnings} = readMarks(markText, files);
      allMarks.push(...marks);
      const unreadMarks = warnings.map(({index, length}) => markText.slice(index, index + length));
      for (const [i, {index}] of warnings.entries()) reportPart(unreadMarks[i] ?? '', valueStart + index);
      if (unreadMarks.length > 0) unreadCommands.push(`[%${name} ${unreadMarks.join()}]`);
    } else if (name === 'draw') {
      const [, shape = '', from = '', to = '', color = ''] = scidDrawing.exec(value.replace(/\s/g, '')) ?? [];
      // Scid draws digits and letters on squares too, which no mark can say.
      const isKnown =
        /^(?:arrow|full|square|circle|disk|mark)$/i.test(shape) && !!to === /^arrow$/i.test(shape);
      if (isKnown) allMarks.push(...readMarks(colorNamed(color) + from + to, files).marks);
      else keepCommand(name, value);
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

/** Reads a comment without commands. Engines put evaluations into the text. */
function parsePlainComment(source: string, mover: Color): Comment | null {
  const report = /^\s*[+\-\d]/.test(source) ? engineReport.exec(source) : null;
  if (report) {
    const [whole, score = '', depth, seconds] = report;
    const text = normalizeSpace(source.slice(whole.length));
    const sign = score.startsWith('-') === (mover === 'white') ? -1 : 1;
    const number = Number(score.replace(/[^\d.]/g, '')) || 0;
    const size = number && sign * number;
    const value = score.includes('M') ? {mate: size} : {pawns: size};
    const elapsed = seconds === undefined ? {} : {elapsed: roundTime(Number(seconds))};
    return {text, marks: [], ...elapsed, evaluation: {...value, depth: Number(depth)}, diagram: false};
  }
  const evaluation = source.includes('wv=') && tcecReport.test(source) && parseTcec(source);
  if (evaluation) return evaluation;
  const text = normalizeSpace(source);
  return text ? {text, marks: [], diagram: false} : null;
}

/** Reads a comment of TCEC. Its other values are kept as a command, which is not shown. */
function parseTcec(source: string): Comment | undefined {
  const valueOf = (pattern: RegExp): string => pattern.exec(source)?.[1] ?? '';
  const depth = valueOf(searchDepth);
  const score = valueOf(whiteValue).replace(/^([+-]?)M/, '$1#');
  const evaluation = parseEvaluation(
    /^\d{1,4}$/.test(depth) && /[.#]/.test(score) ? `${score},${depth}` : score,
  );
  if (!evaluation) return undefined;
  const [elapsed, clock] = [moveTime, timeLeft].map((pattern) => {
    const milliseconds = valueOf(pattern);
    return /^\d{1,9}$/.test(milliseconds) ? Number(milliseconds) / 1000 : undefined;
  });
  const others = normalizeSpace(source.replace(/(?:^|(?<=[\s,]))(?:wv|d|mt|tl)=[^,]*(?:,|$)/g, '')).replace(
    /,$/,
    '',
  );
  return {
    text: '',
    marks: [],
    ...(clock !== undefined && {clock}),
    ...(elapsed !== undefined && {elapsed}),
    evaluation,
    ...(others && {commands: [`[%tcec ${others.replace(/[[\]{}]/g, '')}]`]}),
    diagram: false,
  };
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
