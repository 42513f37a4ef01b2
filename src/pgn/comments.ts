import type {Mark} from '../marks/mark.js';
import type {parseMarks} from '../marks/parse-marks.js';
import type {Comment, Evaluation} from './game.js';
import {emptyLine} from './tokens.js';

// A command ends at the first `]`. If there is no `]`, it ends with the text, so that no character is searched twice.
const commands = /\[%[^\]]*\]?|\[[#D]\]/g;
const readableCommand = /^\[%(\w+)\s([^[]*)\]$/;
// Hours, minutes and seconds; minutes and seconds; or seconds alone.
const timeValue = /^(?:(?:(\d{1,4}):(?=\d+:))?(\d{1,4}):(?=\d\d?(?!\d)))?(\d{1,5}(?:\.\d{1,3})?)$/;
// Moves to mate (`#-3`) or pawns (`0.35`), and the depth of the search after a comma.
const evaluationValue = /^(?:#([+-]?\d{1,4})|([+-]?(?:\d{1,5}(?:\.\d{0,4})?|\.\d{1,4})))(?:,(\d{1,4}))?$/;

/** A comment that only requests a diagram. */
export const diagramComment: Comment = Object.freeze({text: '', marks: Object.freeze([]), diagram: true});

/**
 * Reads a comment, given without its braces or semicolon, on a board of `files` files. Returns null if the comment is
 * empty. A command of Lichess or ChessBase that cannot be read stays in the text.
 */
export function parseComment(source: string, files: number, readMarks: typeof parseMarks): Comment | null {
  if (!source.includes('[')) {
    const text = normalizeSpace(source);
    return text ? {text, marks: [], diagram: false} : null;
  }
  const allMarks: Mark[] = [];
  const values: {clock?: number; elapsed?: number; evaluation?: Evaluation} = {};
  let diagram = false;
  const withoutCommands = source.replace(commands, (commandText) => {
    const [, name = '', rawValue = ''] = readableCommand.exec(commandText) ?? [];
    const value = rawValue.trim();
    if (name === 'csl' || name === 'cal') {
      const parsed = readMarks(value, files);
      if (parsed.warnings.length) return commandText;
      allMarks.push(...parsed.marks);
    } else if (name === 'clk' || name === 'emt') {
      const seconds = parseTime(value);
      if (seconds === undefined) return commandText;
      values[name === 'clk' ? 'clock' : 'elapsed'] = seconds;
    } else if (name === 'eval') {
      const evaluation = parseEvaluation(value);
      if (!evaluation) return commandText;
      values.evaluation = evaluation;
    } else if (!commandText.startsWith('[%')) diagram = true;
    else return commandText;
    return ' ';
  });
  const text = /[^ ]/.test(withoutCommands) ? normalizeSpace(withoutCommands) : '';
  // Of several marks on the same squares, the last one is kept. Squares precede arrows, as `formatPgn` writes them.
  const uniqueMarks = [...new Map(allMarks.map((mark) => [mark.from + mark.to, mark])).values()];
  const marks = [...uniqueMarks.filter(({to}) => !to), ...uniqueMarks.filter(({to}) => to)];
  const isEmpty = !text && !marks.length && !Object.keys(values).length && !diagram;
  return isEmpty ? null : {text, marks, ...values, diagram};
}

/** Normalizes white space: an empty line separates paragraphs; any other run becomes one space. */
function normalizeSpace(text: string): string {
  if (!/[\t\v\f\r\n]|  |^ | $/.test(text)) return text;
  return (
    text
      .replace(/[ \t\v\f\r\n]+/g, (space) => (emptyLine.test(space) ? '\n\n' : ' '))
      .replace(/^[ \n]+|[ \n]+$/g, '')
      // A tag after an empty line would end the comment and begin a new game when this text is written and read.
      .replace(/\n\n(?=\[\w+\s+")/g, ' ')
  );
}

function parseTime(text: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds] = timeValue.exec(text) ?? [];
  return seconds === undefined
    ? undefined
    : roundTime(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** Rounds to thousandths, so that a time is the same number after it has been written and read. */
export const roundTime = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function parseEvaluation(text: string): Evaluation | undefined {
  const [whole, mate, pawns, depthText] = evaluationValue.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const depth = depthText === undefined ? undefined : {depth: Number(depthText)};
  // `|| 0` turns -0 into 0.
  return mate === undefined ? {pawns: Number(pawns) || 0, ...depth} : {mate: Number(mate) || 0, ...depth};
}
