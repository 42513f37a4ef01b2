import {excerpt} from './fill.js';

/** An option whose value is written as text. Every row of the table of attributes is one; hosts have some of their own. */
export interface TextOption {
  /** Whether the name alone means true. */
  readonly isBoolean?: true;
  /** The only values, in lower case. */
  readonly values?: readonly string[] | undefined;
  /** The end of a sentence that begins with the name, such as `must be a CSS colour`; empty if the text is a value. */
  readonly expect?: (text: string) => string;
}

/** A text that is not a value of its option. */
export interface OptionProblem {
  readonly name: string;
  readonly value: string;
  /** A sentence: `theme must be one of auto, brown; found “grean”.` */
  readonly message: string;
}

/** Texts by the name of their option: a map, or the parameters of an address. */
export interface OptionTexts {
  readonly get: (name: string) => string | null | undefined;
}

/** Whether the text of a boolean option means false, as in `turn-marker=no`. In HTML, no text of an attribute does. */
const turnsOff = (text: string): boolean => /^(?:no|false|off|0)$/i.test(text);

/**
 * Reads options that are written as text, as the command line, an address, a fence or a block of text has them. Names that
 * `options` does not have are ignored.
 *
 * @param defaults - The values of options without a text.
 * @returns The values by name, as they are written; the empty string for a boolean option that is on. A text that is not a
 * value changes nothing, and gives a problem.
 */
export function readOptions(
  options: ReadonlyMap<string, TextOption>,
  texts: OptionTexts,
  defaults: ReadonlyMap<string, string> = new Map(),
) {
  const values = new Map(defaults);
  const problems: OptionProblem[] = [];
  for (const [name, option] of options) {
    const text = texts.get(name);
    if (text === null || text === undefined) continue;
    const {isBoolean, values: allowed} = option;
    const expected =
      allowed && !allowed.includes(text.trim().toLowerCase())
        ? `must be one of ${allowed.join(', ')}`
        : option.expect?.(text);
    if (expected)
      problems.push({name, value: text, message: `${name} ${expected}; found “${excerpt(text)}”.`});
    else if (isBoolean && turnsOff(text)) values.delete(name);
    else values.set(name, isBoolean ? '' : text);
  }
  return {values, problems};
}

/** An option whose value is a whole number. */
export const wholeNumber = (min: number, max: number): TextOption => ({
  expect: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? ''
      : `must be a whole number from ${min} to ${max}`,
});
