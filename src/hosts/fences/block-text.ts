import {attributesOf, type AttributeTexts, type Tag} from '../../attributes.js';
import {excerpt} from '../../core/text/fill.js';
import {readOptions, type TextOption} from '../../core/text/read-options.js';
import {parseFen} from '../../core/notation/parse-fen.js';

/** A warning for the author of a page. Line and column count from 0; line -1 is the first line of a fence, above its text. */
export interface TextWarning {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The options that a text may have, by name. */
export type Options = ReadonlyMap<string, TextOption>;

/** The options that the text of a board (`fen-board`) or a game (`fen-game`) may have. */
export function optionsOf(tag: Tag): Options {
  const options = new Map<string, TextOption>(attributesOf(tag, 'look', 'name', 'live'));
  // A solution is of another kind, and a caption is not an attribute. Both may be any text.
  if (tag === 'fen-board') for (const name of ['solution', 'caption']) options.set(name, {});
  return options;
}

/** A warning about `line`; by default, about the first line of a fence. */
export const lineWarning = (code: string, message: string, line = -1): TextWarning => ({
  code,
  message,
  line,
  column: 0,
});

/** An option in a text; `source` is the whole text of the option, such as `theme: green`. */
interface OptionText {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

/** Sets the value of an option in `optionValues`. If there is no such name or value, nothing is set, and a warning is returned. */
export function setOption(
  optionValues: Map<string, string>,
  options: Options,
  {name, value, source}: OptionText,
  line?: number,
): readonly TextWarning[] {
  const option = options.get(name);
  if (!option) {
    const message = `“${excerpt(source)}” is not an option of a board or a game here.`;
    return [lineWarning('attribute', message, line)];
  }
  const {values, problems} = readOptions(new Map([[name, option]]), new Map([[name, value]]));
  const read = values.get(name);
  // A boolean option may turn off a default.
  if (read !== undefined) optionValues.set(name, read);
  else if (problems.length === 0) optionValues.delete(name);
  return problems.map(({message}) => lineWarning('attribute', message, line));
}

/** Parses a line `name: value`, or the name of a boolean option alone. Null for any other line, and for `FEN: …`. */
export function parseOptionLine(line: string, options: Options): OptionText | null {
  const source = line.trim();
  const word = source.toLowerCase();
  if (options.get(word)?.isBoolean) return {name: word, value: '', source};
  const [, name, value = ''] = /^\s*([a-z][a-z-]*)\s*:(.*)$/i.exec(line) ?? [];
  return name && !/^fen$/i.test(name) ? {name: name.toLowerCase(), value: value.trim(), source} : null;
}

export const lineBreak = /\r\n|[\r\n]/;
const parseTolerantly = (text: string) => parseFen(text, {tolerant: true});
/** Whether a line is blank or a comment. */
const isSkipped = (line: string) => /^\s*(?:[#%]|$)/.test(line);

/**
 * Reads the boards of a block: one FEN, which may take several lines, or a FEN per line. Options follow a FEN, such as
 * `orientation: black`, `turn-marker` or `solution: 1. Qxg7+ Kxg7 2. Bf6#`; a solution may take several lines. An option
 * applies to the board above it; an option before the first board applies to all boards. If a FEN cannot be read, there
 * are no boards, but a warning with the place of the error. `solutionLine` is the line, from 0, of the solution below a FEN.
 * If all of the text is options, and `src` is one of them, they are `ofFile`.
 */
export function readBoards(text: string, options: Options, defaults?: AttributeTexts) {
  const lines = text.split(lineBreak);
  const firstLine = lines.findIndex((line) => !isSkipped(line));
  const isFen = (index: number) => parseTolerantly(lines[index] ?? '').ok;
  const optionAt = (index: number) => {
    const option = parseOptionLine(lines[index] ?? '', options);
    if (!option || options.has(option.name)) return option;
    // An unknown name counts as a misspelled option, unless it is on the first line, which is prose then.
    return index > firstLine && !isFen(index) ? option : null;
  };
  const boards: {fen: string; optionValues: Map<string, string>; solutionLine: number}[] = [];
  const warnings: TextWarning[] = [];
  const sharedValues = new Map(defaults);
  // Each section is either an option (a solution with all its lines), or the FENs up to the next option.
  for (let start = 0, end = 0; start < lines.length; start = end) {
    const option = optionAt(start);
    const isSolution = option?.name === 'solution';
    // An option other than a solution has one line. A solution ends before a blank line, a comment or a FEN.
    const isEndOfOption = () => !isSolution || isSkipped(lines[end] ?? '') || isFen(end);
    const isEnd = () => end === lines.length || optionAt(end) || (option && isEndOfOption());
    do end++;
    while (!isEnd());
    const section = lines.slice(start, end);
    if (!option) {
      if (section.every(isSkipped)) continue;
      const {fens, error} = readFens(section.join('\n'), start);
      if (error) return {boards: [], ofFile: undefined, warnings: [error]};
      boards.push(...fens.map((fen) => ({fen, optionValues: new Map(sharedValues), solutionLine: -1})));
      continue;
    }
    const value = [option.value, ...section.slice(1)].join(' ').trim();
    if (isSolution && !value) continue;
    const board = boards.at(-1);
    warnings.push(...setOption(board?.optionValues ?? sharedValues, options, {...option, value}, start));
    if (board && isSolution) board.solutionLine = start;
  }
  const ofFile = boards.length === 0 && sharedValues.has('src') ? sharedValues : undefined;
  // Without a board, the error says why the text is no FEN.
  const error = boards.length > 0 || ofFile ? undefined : readFens(text, 0).error;
  return {
    ofFile,
    boards: boards.map(({optionValues, ...board}) => {
      const {solution, caption, ...attributes} = Object.fromEntries(optionValues);
      return {...board, solution, caption, attributes: new Map(Object.entries(attributes))};
    }),
    warnings: error && warnings.length === 0 ? [error] : warnings,
  };
}

/** Reads one FEN over several lines, or a FEN per line. Returns all FENs or an error. `text` begins on `firstLine`. */
function readFens(text: string, firstLine: number): {fens: readonly string[]; error?: TextWarning} {
  const singleFen = parseTolerantly(text);
  if (singleFen.ok) return {fens: [text.trim()]};
  const fenLines = [...text.matchAll(/[^\r\n]+/g)]
    .filter(([line]) => !isSkipped(line))
    .map(({0: line, index}) => ({fen: line.trim(), index, result: parseTolerantly(line)}));
  const lineErrors = fenLines.flatMap(({index, result}) =>
    result.ok ? [] : [{...result.error, index: index + result.error.index}],
  );
  // Lines are a list of FENs if the first line is a FEN, or if together they are too long for one FEN.
  const isList =
    fenLines[0]?.result.ok === true || (fenLines.length > 1 && singleFen.error.code === 'too-long');
  if (isList && lineErrors.length === 0) return {fens: fenLines.map(({fen}) => fen)};
  // The error of a line is more exact than the error of all lines as one FEN.
  const areReadByLine = isList || fenLines.length === 1;
  const error = (areReadByLine && lineErrors[0]) || singleFen.error;
  const linesBefore = text.slice(0, error.index).split(lineBreak);
  const line = firstLine + linesBefore.length - 1;
  const column = linesBefore.at(-1)?.length ?? 0;
  return {fens: [], error: {code: error.code, message: error.message, line, column}};
}
