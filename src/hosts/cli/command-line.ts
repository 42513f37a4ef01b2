/// <reference types="node" />
import {parseArgs} from 'node:util';
import {pictureAttributes} from '../../attributes.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {chess960Starts} from '../../core/notation/start-positions.js';
import {capablancaRandom} from '../../core/rules/make-start.js';
import {formats} from './inputs.js';
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

/** An option, as `parseArgs` expects it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly values?: readonly string[] | undefined;
}

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const freeTexts = ['ply', 'at', 'size', 'width', 'height', 'padding', 'background', 'address', 'seconds'];
const flags = ['every', 'variations', 'diagrams', 'last-move', 'animate', 'describe', 'force', 'version'];

const options: {readonly [name: string]: Option} = {
  ...Object.fromEntries(
    [...pictureAttributes].map(([name, {isBoolean, values}]) => [name, isBoolean ? flag : {...text, values}]),
  ),
  format: {...text, values: pictureTypes},
  from: {...text, values: formats},
  as: {...text, values: pasteKinds},
  random: {...text, values: Object.keys(randomStarts)},
  ...Object.fromEntries(freeTexts.map((name) => [name, text])),
  ...Object.fromEntries(flags.map((name) => [name, flag])),
  output: {...text, short: 'o'},
  help: {...flag, short: 'h'},
};

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
  const {values, positionals} = parseArguments(args);
  return {
    positionals,
    has: (name) => values[name] !== undefined,
    valueOf(name) {
      const value = values[name];
      if (typeof value !== 'string') return undefined;
      const allowed = options[name]?.values;
      if (allowed && !allowed.includes(value))
        throw new UsageError(`--${name} must be one of ${allowed.join(', ')}; found “${value}”.`);
      return value;
    },
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    throw new UsageError(sentenceOf(error as NodeJS.ErrnoException));
  }
}

/** An error of `parseArgs` as a sentence about this command; Node's message is about its API. */
function sentenceOf({code, message}: NodeJS.ErrnoException): string {
  // The message quotes an option as `'--theem'`, `'--every'` or `'-o, --output <value>'`.
  const [, option = ''] = /'(?:-\w, )?(--?[^'\s]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const suggestion = mostSimilar(option.replace(/^-+/, ''), Object.keys(options));
    return `Unknown option ${option}${suggestion ? `; did you mean --${suggestion}?` : '.'}`;
  }
  if (message.includes('does not take an argument')) return `${option} has no value.`;
  return `${option} needs a value. One that begins with a dash is written ${option}=-…`;
}

/** The most similar name; undefined if more than a third of its characters, rounded up, would have to change. */
function mostSimilar(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({candidate, distance: distanceBetween(name, candidate)}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}

/**
 * The number of characters to insert, remove or replace, to make one text of another
 * (https://en.wikipedia.org/wiki/Levenshtein_distance).
 */
function distanceBetween(a: string, b: string): number {
  // The distances of the first characters of `a` to the first 0, 1, 2, … characters of `b`.
  let row = [...Array(b.length + 1).keys()];
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a.charAt(i) === b.charAt(j) ? 0 : 1);
      const removed = (row[j + 1] ?? 0) + 1;
      const inserted = (next[j] ?? 0) + 1;
      next.push(Math.min(replaced, removed, inserted));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
