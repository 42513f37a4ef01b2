import {
  attributes,
  attributesOf,
  turnsOff,
  type Attribute,
  type AttributeTexts,
  type Tag,
} from '../attributes.js';
import {excerpt} from '../notation/visible.js';
import {parseFen, type FenIssue} from '../notation/index.js';

/** A warning for the author of a page; line and column count from 0, in the text of the block. */
export interface TextWarning {
  readonly code: string;
  readonly message: string;
  /** The line; -1 is the first line of a fence, which comes before its text. */
  readonly line: number;
  readonly column: number;
}

/** The options that a text may have, by name. */
export type Options = ReadonlyMap<string, Attribute>;

/** The options that the text of a block may have if it becomes this element. */
export function optionsOf(tag: Tag): Options {
  const options = new Map<string, Attribute>(attributesOf(tag, 'look', 'name', 'live'));
  // A caption is no attribute, but text like a solution.
  if (tag === 'fen-board') for (const name of ['solution', 'caption']) options.set(name, attributes.solution);
  return options;
}

/** A warning about a line; without one, about the first line of a fence. */
export const lineWarning = (code: string, message: string, line = -1): TextWarning => ({
  code,
  message,
  line,
  column: 0,
});

/** An option in a text. */
export interface OptionText {
  readonly name: string;
  readonly value: string;
}

/**
 * Sets an option in `texts`, and returns a warning if its name or value is unknown. An unknown option is not set; the
 * warning quotes `source`, its text. An unknown value is set, and the element uses the default instead.
 */
export function setOption(
  texts: Map<string, string>,
  options: Options,
  {name, value}: OptionText,
  source: string,
  line?: number,
): TextWarning[] {
  const option = options.get(name);
  if (!option)
    return [
      lineWarning('attribute', `“${excerpt(source)}” is not an option of a board or a game here.`, line),
    ];
  const {isBoolean, values} = option;
  if (isBoolean && turnsOff(value)) texts.delete(name);
  else texts.set(name, isBoolean ? '' : value);
  if (!values || values.includes(value.trim().toLowerCase())) return [];
  const message = `${name} must be one of ${values.join(', ')}; found “${excerpt(value)}”.`;
  return [lineWarning('attribute', message, line)];
}

/** Parses a line `name: value`, or the name of a boolean option alone. `FEN: …` is a FEN, not an option. */
export function parseOptionLine(line: string, options: Options): OptionText | null {
  const word = line.trim().toLowerCase();
  if (options.get(word)?.isBoolean) return {name: word, value: ''};
  const [, name, value = ''] = /^\s*([a-z][a-z-]*)\s*:(.*)$/i.exec(line) ?? [];
  return name && !/^fen$/i.test(name) ? {name: name.toLowerCase(), value: value.trim()} : null;
}

/** A board that a block describes. */
interface BoardText {
  readonly fen: string;
  /** The attributes of the block and those in the options below the FEN, except solution and caption. */
  readonly attributes: AttributeTexts;
  readonly solution: string | undefined;
  /** The line on which the solution begins, from 0; -1 if the text has no solution. */
  readonly solutionLine: number;
  readonly caption: string | undefined;
}

export const lineBreak = /\r\n|[\r\n]/;
const parse = (text: string) => parseFen(text, {tolerant: true});
/** Whether a line is blank or a comment, which begins with `#`. */
const isSkipped = (line: string) => /^\s*(?:#|$)/.test(line);

/**
 * Reads the boards of a block: one FEN, which may take several lines, or a FEN per line. Options follow a FEN, such as
 * `orientation: black`, `turn-marker` or `solution: 1. Qxg7+ Kxg7 2. Bf6#`; a solution may take several lines. An option
 * applies to the board above it; an option before the first board applies to all boards. A value that is not allowed
 * gives a warning. If a FEN cannot be read, there are no boards, but a warning with the place of the error.
 */
export function readBoards(
  text: string,
  options: Options,
  defaults: AttributeTexts = new Map(),
): {readonly boards: readonly BoardText[]; readonly warnings: readonly TextWarning[]} {
  const lines = text.split(lineBreak);
  const firstLine = lines.findIndex((line) => !isSkipped(line));
  const isFen = (index: number) => parse(lines[index] ?? '').ok;
  const optionAt = (index: number) => {
    const option = parseOptionLine(lines[index] ?? '', options);
    // A block that begins with an unknown name is prose.
    return option && (options.has(option.name) || (index > firstLine && !isFen(index))) ? option : null;
  };
  const boards: {fen: string; texts: AttributeTexts; solutionLine: number}[] = [];
  const warnings: TextWarning[] = [];
  let sharedTexts = defaults;
  // A section of the block is an option, with all lines of a solution, or the FENs before the next option.
  for (let start = 0, end = 0; start < lines.length; start = end) {
    const option = optionAt(start);
    const isSolution = option?.name === 'solution';
    const isEnd = () =>
      end === lines.length ||
      optionAt(end) ||
      (option && (!isSolution || isSkipped(lines[end] ?? '') || isFen(end)));
    do end++;
    while (!isEnd());
    const section = lines.slice(start, end);
    if (!option) {
      if (section.every(isSkipped)) continue;
      const {fens, error} = readFens(section.join('\n'), start);
      if (error) return {boards: [], warnings: [error]};
      boards.push(...fens.map((fen) => ({fen, texts: sharedTexts, solutionLine: -1})));
      continue;
    }
    const value = [option.value, ...section.slice(1)].join(' ').trim();
    if (isSolution && !value) continue;
    const board = boards.pop();
    const texts = new Map(board?.texts ?? sharedTexts);
    warnings.push(...setOption(texts, options, {...option, value}, lines[start]?.trim() ?? '', start));
    if (board) boards.push({...board, texts, ...(isSolution && {solutionLine: start})});
    else sharedTexts = texts;
  }
  // Without a board, the error says why the text is no FEN.
  const {error} = boards.length > 0 ? {} : readFens(text, 0);
  return {
    boards: boards.map(({texts, ...board}) => {
      const {solution, caption, ...attributes} = Object.fromEntries(texts);
      return {...board, solution, caption, attributes: new Map(Object.entries(attributes))};
    }),
    warnings: error ? [error] : warnings,
  };
}

/** Reads one FEN over several lines, or a FEN per line, skipping blank lines and comments. Returns all FENs or an error. */
function readFens(text: string, firstLine: number): {fens: readonly string[]; error?: TextWarning} {
  const singleFen = parse(text);
  if (singleFen.ok) return {fens: [text.trim()]};
  const failAt = ({code, message}: FenIssue, line: number, column: number) => ({
    fens: [],
    error: {code, message, line: firstLine + line, column},
  });
  const fenLines = text
    .split(lineBreak)
    .flatMap((line, index) => (isSkipped(line) ? [] : [{fen: line.trim(), index, result: parse(line)}]));
  // Lines are a list of FENs if the first line is a FEN, or if together they are too long for one FEN.
  const isList =
    fenLines[0]?.result.ok === true || (fenLines.length > 1 && singleFen.error.code === 'too-long');
  for (const {index, result} of fenLines) {
    if (!result.ok && (isList || fenLines.length === 1))
      return failAt(result.error, index, result.error.index);
  }
  if (isList) return {fens: fenLines.map(({fen}) => fen)};
  const linesBefore = text.slice(0, singleFen.error.index).split(lineBreak);
  return failAt(singleFen.error, linesBefore.length - 1, linesBefore.at(-1)?.length ?? 0);
}
