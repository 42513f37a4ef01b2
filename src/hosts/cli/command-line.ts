/// <reference types="node" />
import {parseArgs} from 'node:util';
import {pictureAttributes} from '../../attributes.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {chess960Starts} from '../../core/notation/start-positions.js';
import {capablancaRandom} from '../../core/rules/make-start.js';
import {nearestName} from '../../core/text/nearest-name.js';
import {readOptions, wholeNumber, type TextOption} from '../../core/text/read-options.js';
import {formats} from './inputs.js';
import {isKnownColor} from './known-color.js';
import {pasteKinds} from './paste.js';

/** A mistake in the command line. */
export class UsageError extends Error {}

export const pictureTypes = ['svg', 'png', 'gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Random start positions, as inputs. With the number of a Chess960 start, the user can draw the same start again. */
export const randomStarts = {
  chess960: () => `chess960:${Math.floor(Math.random() * chess960Starts)}`,
  capablanca: () => formatFen(capablancaRandom()),
};

/** A place in a game, as `findPlace` reads it. */
const placePattern = /^(?:start|end|\d{1,6}[wb]?(?:\/\d{1,6}\/\d{1,6}[wb]?)*)$/i;
const isSeconds = (text: string): boolean =>
  /^\d{1,2}(?:\.\d{1,3})?$/.test(text) && Number(text) >= 0.2 && Number(text) <= 60;
const maxPixels = 8192;

const flags = 'every variations diagrams last-move animate describe force version help'.split(' ');
const shortNames: {readonly [name: string]: string | undefined} = {output: 'o', help: 'h'};

const options: ReadonlyMap<string, TextOption> = new Map<string, TextOption>([
  ...pictureAttributes,
  ['format', {values: pictureTypes}],
  ['from', {values: formats}],
  ['as', {values: pasteKinds}],
  ['random', {values: Object.keys(randomStarts)}],
  ['ply', wholeNumber(0, 1e6)],
  [
    'at',
    {
      expect: (text) =>
        placePattern.test(text.trim()) ? '' : 'must be a place such as 14, 14b, start or end',
    },
  ],
  ['size', wholeNumber(8, maxPixels)],
  ['width', wholeNumber(8, maxPixels)],
  ['height', wholeNumber(8, maxPixels)],
  ['padding', wholeNumber(0, maxPixels)],
  [
    'background',
    {expect: (text) => (isKnownColor(text) ? '' : 'must be a CSS colour, such as "#fff" or white')},
  ],
  ['seconds', {expect: (text) => (isSeconds(text) ? '' : 'must be a number from 0.2 to 60')}],
  ['address', {}],
  ['output', {}],
  ...flags.map((name): [string, TextOption] => [name, {isBoolean: true}]),
]);

/** The options as `parseArgs` expects them. */
const parseArgsOptions = Object.fromEntries(
  [...options].map(([name, {isBoolean}]) => {
    const short = shortNames[name];
    return [name, {type: isBoolean ? ('boolean' as const) : ('string' as const), ...(short && {short})}];
  }),
);

/** A command line that has only options which exist. */
export interface CommandLine {
  /** The arguments that are neither options nor their values. */
  readonly positionals: readonly string[];
  readonly has: (name: string) => boolean;
  /** The value of an option; undefined if the option is missing. Throws a `UsageError` for a value that is not allowed. */
  readonly valueOf: (name: string) => string | undefined;
}

/** Divides a command line into options and other arguments, or throws a `UsageError`. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const {values: given, positionals} = parseArguments(args);
  const texts = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const {values, problems} = readOptions(options, new Map(texts));
  return {
    positionals,
    has: (name) => given[name] !== undefined,
    valueOf(name) {
      const problem = problems.find((one) => one.name === name);
      if (problem) throw new UsageError(`--${problem.message}`);
      const value = values.get(name);
      return options.get(name)?.values ? value?.trim().toLowerCase() : value;
    },
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: parseArgsOptions, allowPositionals: true});
  } catch (error) {
    throw new UsageError(sentenceOf(error as NodeJS.ErrnoException));
  }
}

/** A third of the characters of a name, rounded up, may be mistyped. */
const changesOfTypos = ({length}: string): number => Math.ceil(length / 3);

/** An error of `parseArgs` as a sentence about this command; Node's message is about its API. */
function sentenceOf({code, message}: NodeJS.ErrnoException): string {
  // The message quotes an option as `'--theem'`, `'--every'` or `'-o, --output <value>'`.
  const [, option = ''] = /'(?:-\w, )?(--?[^'\s]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const suggestion = nearestName(option.replace(/^-+/, ''), [...options.keys()], changesOfTypos);
    return `Unknown option ${option}${suggestion ? `; did you mean --${suggestion}?` : '.'}`;
  }
  if (message.includes('does not take an argument')) return `${option} has no value.`;
  return `${option} needs a value. One that begins with a dash is written ${option}=-…`;
}
