import {attributes, attributesOf, type Attribute, type AttributeTexts, type Tag} from '../attributes.js';
import {quote} from '../notation/visible.js';
import {parseFen, type FenIssue} from '../notation/index.js';

/** A warning for the author of a page; line and column count from 0, in the text of the block. */
export interface TextWarning {
  readonly code: string;
  readonly message: string;
  /** -1 is the line on which a fence begins. */
  readonly line: number;
  readonly column: number;
}

export type Options = ReadonlyMap<string, Attribute>;

/** The options of a block that becomes this element. */
export const optionsOf = (tag: Tag): Options =>
  new Map<string, Attribute>([
    ...attributesOf(tag, 'look', 'name', 'live'),
    ...(tag === 'fen-board' ? (['solution', 'caption'] as const) : []).map((name): [string, Attribute] => [
      name,
      attributes.solution,
    ]),
  ]);

export const optionWarning = (message: string, line = -1): TextWarning => ({
  code: 'attribute',
  message,
  line,
  column: 0,
});

/** Whether a value turns a switch off; any other value, or none, turns it on. */
const isOff = (value: string) => /^(?:no|false|off|0)$/i.test(value);

/**
 * Sets an option, and returns a warning if its name or value is unknown. An unknown option is ignored; the warning quotes
 * `word`. An unknown value is set: the element uses the default instead.
 */
export function setOption(
  given: Map<string, string>,
  known: Options,
  name: string,
  value: string,
  word: string,
  line?: number,
): TextWarning[] {
  const option = known.get(name);
  if (!option) return [optionWarning(`“${quote(word)}” is not an option of a board or a game here.`, line)];
  if (option.isBoolean && isOff(value)) given.delete(name);
  else given.set(name, option.isBoolean ? '' : value);
  const few = option.values;
  return few && !few.includes(value.trim().toLowerCase())
    ? [optionWarning(`${name} must be one of ${few.join(', ')}; found “${quote(value)}”.`, line)]
    : [];
}

const assignment = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Adds the options in the first line of a fence, such as `orientation=black marks="Ge4"`; `solve` is `solution`. */
export function readInfo(
  info: string,
  known: Options,
  defaults: AttributeTexts,
): {readonly given: AttributeTexts; readonly warnings: readonly TextWarning[]} {
  const given = new Map(defaults);
  const warnings: TextWarning[] = [];
  for (const [word, name = '', inDouble, inSingle, bare] of info.matchAll(assignment)) {
    const value = inDouble ?? inSingle ?? bare ?? '';
    warnings.push(...setOption(given, known, name === 'solve' ? 'solution' : name, value, word));
  }
  return {given, warnings};
}

/** Parses a line `name: value`, or the name of a switch alone. `FEN: …` is a FEN, not an option. */
export function optionLine(
  line: string,
  known: Options,
): {readonly name: string; readonly value: string} | null {
  const word = line.trim().toLowerCase();
  if (known.get(word)?.isBoolean) return {name: word, value: ''};
  const [, name, value = ''] = /^\s*([a-z][a-z-]*)\s*:(.*)$/i.exec(line) ?? [];
  return name && !/^fen$/i.test(name) ? {name: name.toLowerCase(), value: value.trim()} : null;
}

/** A board that a block describes. */
interface BoardText {
  readonly fen: string;
  /** Its attributes, of the block or from the options below its FEN, except solution and caption. */
  readonly attributes: AttributeTexts;
  readonly solution: string | undefined;
  /** The line on which its solution begins, from 0; -1 if the text has none. */
  readonly solutionLine: number;
  readonly caption: string | undefined;
}

export const lineBreak = /\r\n|[\r\n]/;
const parse = (text: string) => parseFen(text, {tolerant: true});
/** Whether a line is blank or a `#` comment in a list of FENs. */
const isSkipped = (line: string) => /^\s*(?:#|$)/.test(line);

/**
 * Reads the boards of a block: one FEN, which may take several lines, or one per line. Options follow a FEN, such as
 * `orientation: black`, `turn-marker` or `solution: 1. Qxg7+ Kxg7 2. Bf6#`, which may take several lines. An option
 * applies to the board above it; one that precedes the first board applies to all of them. Values are not parsed; one
 * that is not allowed gives a warning. If a FEN cannot be read, there are no boards, but a warning with its place.
 */
export function readBoards(
  text: string,
  known: Options,
  given: AttributeTexts = new Map(),
): {readonly boards: readonly BoardText[]; readonly warnings: readonly TextWarning[]} {
  const lines = text.split(lineBreak);
  const begin = lines.findIndex((line) => !isSkipped(line));
  const isFen = (at: number) => parse(lines[at] ?? '').ok;
  const optionAt = (at: number) => {
    const option = optionLine(lines[at] ?? '', known);
    // A block that begins with an unknown name is prose.
    return option && (known.has(option.name) || (at > begin && !isFen(at))) ? option : null;
  };
  const boards: {fen: string; given: AttributeTexts; solutionLine: number}[] = [];
  const warnings: TextWarning[] = [];
  let forAll = given;
  // Each part of the block is an option, perhaps with more lines of its solution, or the lines up to the next option.
  for (let at = 0, end = 0; at < lines.length; at = end) {
    const option = optionAt(at);
    const isSolution = option?.name === 'solution';
    const isEnd = () =>
      end === lines.length ||
      optionAt(end) ||
      (option && (!isSolution || isSkipped(lines[end] ?? '') || isFen(end)));
    do end++;
    while (!isEnd());
    const part = lines.slice(at, end);
    if (!option) {
      if (part.every(isSkipped)) continue;
      const {fens, error} = readFens(part.join('\n'), at);
      if (error) return {boards: [], warnings: [error]};
      boards.push(...fens.map((fen) => ({fen, given: forAll, solutionLine: -1})));
      continue;
    }
    const value = [option.value, ...part.slice(1)].join(' ').trim();
    if (isSolution && !value) continue;
    const last = boards.pop();
    const changed = new Map(last?.given ?? forAll);
    warnings.push(...setOption(changed, known, option.name, value, lines[at]?.trim() ?? '', at));
    if (last) boards.push({...last, given: changed, ...(isSolution && {solutionLine: at})});
    else forAll = changed;
  }
  const {error} = boards.length > 0 ? {} : readFens(text, 0);
  return {
    boards: boards.map(({given, ...board}) => {
      const {solution, caption, ...attributes} = Object.fromEntries(given);
      return {...board, solution, caption, attributes: new Map(Object.entries(attributes))};
    }),
    warnings: error ? [error] : warnings,
  };
}

/** Reads one FEN over several lines, or one per line, skipping blank and `#` lines. Returns either all FENs or an error. */
function readFens(text: string, firstLine: number): {fens: readonly string[]; error?: TextWarning} {
  const whole = parse(text);
  if (whole.ok) return {fens: [text.trim()]};
  const wrong = ({code, message}: FenIssue, line: number, column: number) => ({
    fens: [],
    error: {code, message, line: firstLine + line, column},
  });
  const read = text
    .split(lineBreak)
    .flatMap((line, at) => (isSkipped(line) ? [] : [{fen: line.trim(), at, result: parse(line)}]));
  const isList = read[0]?.result.ok === true || (read.length > 1 && whole.error.code === 'too-long');
  for (const {at, result} of read) {
    if (!result.ok && (isList || read.length === 1)) return wrong(result.error, at, result.error.index);
  }
  if (isList) return {fens: read.map(({fen}) => fen)};
  const before = text.slice(0, whole.error.index).split(lineBreak);
  return wrong(whole.error, before.length - 1, before.at(-1)?.length ?? 0);
}
