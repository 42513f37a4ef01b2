import {attributes, attributesOf, type Attribute, type GivenAttributes, type Tag} from '../attributes.js';
import {quote} from '../notation/visible.js';

/** Something to report to the author of a page; line and column count from 0, in the text of the block. */
export interface TextWarning {
  readonly code: string;
  readonly message: string;
  /** -1 is the line on which a fence begins. */
  readonly line: number;
  readonly column: number;
}

export type Options = ReadonlyMap<string, Attribute>;

/** The options of the blocks of an element. */
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

/** The values that switch off; anything else, and nothing, switches on. */
const isOff = (value: string) => /^(?:no|false|off|0)$/i.test(value);

/**
 * Sets an option as a text gives it, and returns what is wrong with it. An unknown option, quoted as `word`, is left
 * out; of those with few values any other is kept: the element reads it as the first.
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
  if (option.isSwitch && isOff(value)) given.delete(name);
  else given.set(name, option.isSwitch ? '' : value);
  const few = option.values;
  return few && !few.includes(value.trim().toLowerCase())
    ? [optionWarning(`${name} must be one of ${few.join(', ')}; found “${quote(value)}”.`, line)]
    : [];
}

const assignment = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Reads what follows the language of a fence, `orientation=black marks="Ge4"`, on top of defaults; `solve` too. */
export function readInfo(
  info: string,
  known: Options,
  defaults: GivenAttributes,
): {readonly given: GivenAttributes; readonly warnings: readonly TextWarning[]} {
  const given = new Map(defaults);
  const warnings: TextWarning[] = [];
  for (const [word, name = '', inDouble, inSingle, bare] of info.matchAll(assignment)) {
    const value = inDouble ?? inSingle ?? bare ?? '';
    warnings.push(...setOption(given, known, name === 'solve' ? 'solution' : name, value, word));
  }
  return {given, warnings};
}

/** A line `name: value`, or the name of a switch alone. `FEN: …` is no option, but a FEN. */
export function optionLine(
  line: string,
  known: Options,
): {readonly name: string; readonly value: string} | null {
  const word = line.trim().toLowerCase();
  if (known.get(word)?.isSwitch) return {name: word, value: ''};
  const [, name, value = ''] = /^\s*([a-z][a-z-]*)\s*:(.*)$/i.exec(line) ?? [];
  return name && !/^fen$/i.test(name) ? {name: name.toLowerCase(), value: value.trim()} : null;
}
