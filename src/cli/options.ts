/// <reference types="node" />
import {parseArgs} from 'node:util';
import {themes} from '../drawing/colors.js';
import {coordinatePlaces, orientations} from '../drawing/look.js';
import {parseMarks} from '../marks/parse-marks.js';
import {isSwitch, lookAttributes, lookOf, mostFiles} from '../drawing/attributes.js';
import {formats, type Format, type Plies} from './records.js';

/** What the command is to do. */
export interface Task {
  readonly inputs: readonly string[];
  readonly output: string | undefined;
  readonly type: 'svg' | 'png';
  /** How the inputs are written, where their names do not say it. */
  readonly from: Format | undefined;
  readonly plies: Plies;
  /** How large the picture is, in pixels, where that is given. */
  readonly size: {readonly width: number | undefined; readonly height: number | undefined};
  /** Whether files that are there may be replaced. */
  readonly force: boolean;
  readonly look: {readonly [option: string]: unknown};
}

/** What cannot be asked of the command; the message is for who asked. */
export class UsageError extends Error {}

const types = ['svg', 'png'] as const;
const largest = 8192;

/** Options whose values are few; those of the others the drawing knows. */
const values: {readonly [option: string]: readonly string[]} = {
  orientation: orientations,
  coordinates: coordinatePlaces,
  theme: themes,
  format: types,
  from: formats,
};

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const options = {
  ...Object.fromEntries(lookAttributes.map((name) => [name, isSwitch(name) ? flag : text])),
  ...{output: {...text, short: 'o'}, format: text, from: text, ply: text, every: flag},
  ...{variations: flag, diagrams: flag, force: flag},
  ...{size: text, width: text, height: text, padding: text, background: text},
  ...{help: {...flag, short: 'h'}, version: flag},
};

/**
 * Reads the command line.
 *
 * @returns What is to be done, or which text is asked for.
 * @throws UsageError with a sentence.
 */
export function readArguments(args: readonly string[]): Task | 'help' | 'version' {
  const {given, positionals} = parsed(args);
  if (given.help === true) return 'help';
  if (given.version === true) return 'version';
  const said = (name: string): string | undefined => {
    const value = given[name];
    if (typeof value !== 'string') return undefined;
    const few = values[name];
    if (few && !few.includes(value))
      throw new UsageError(`--${name} is ${few.join(', ')}; found “${value}”.`);
    return value;
  };
  const output = said('output');
  if (output === '') throw new UsageError('--output is the name of a file or folder; found “”.');
  const type = typeOf(output, said('format'));
  const attributes = new Map(
    lookAttributes.flatMap((name): [string, string][] => {
      const value = given[name] === true ? '' : said(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const [wrongMark] = parseMarks(attributes.get('marks'), mostFiles).warnings;
  if (wrongMark) throw new UsageError(`--marks: ${wrongMark.message}`);
  const pixels = (name: string, least: number) => wholeNumber(name, said(name), least, largest);
  const [size, width, height] = [pixels('size', 8), pixels('width', 8), pixels('height', 8)];
  if (size !== undefined && width !== undefined)
    throw new UsageError('--size and --width are the same: give one.');
  const frame = {width: width ?? size, height, padding: pixels('padding', 0), background: said('background')};
  return {
    inputs: inputsOf(positionals),
    output,
    type,
    from: said('from') as Format | undefined,
    plies: pliesOf(given, wholeNumber('ply', said('ply'), 0, 1e6)),
    size: {width: frame.width, height},
    force: given.force === true,
    look: {
      ...lookOf(attributes),
      ...Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined)),
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    const {values: given, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    return {given: given as {readonly [name: string]: unknown}, positionals};
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function typeOf(output: string | undefined, format: string | undefined): 'svg' | 'png' {
  const byName = /\.(svg|png)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  if (byName && format && byName !== format) {
    throw new UsageError(`“${output ?? ''}” is no name for a file of ${format}.`);
  }
  return (format ?? byName) === 'png' ? 'png' : 'svg';
}

function wholeNumber(name: string, value: string | undefined, least: number, most: number) {
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${name} is a whole number from ${least} to ${most}; found “${value}”.`);
}

/** Which positions of a game; one option at most says so. */
function pliesOf(given: {readonly [name: string]: unknown}, ply: number | undefined): Plies {
  const asked = (['every', 'variations', 'diagrams'] as const).filter((name) => given[name] === true);
  // All positions of the variations are every position, and more.
  const [choice, other] = asked.filter((name) => name !== 'every' || !asked.includes('variations'));
  if (other !== undefined || (choice !== undefined && ply !== undefined)) {
    throw new UsageError('Give one of --ply, --every, --variations and --diagrams.');
  }
  return choice ?? ply ?? 'last';
}

/** A FEN whose quotation marks were forgotten comes in pieces. */
function inputsOf(positionals: readonly string[]): readonly string[] {
  const [placement = '', turn = ''] = positionals;
  if (positionals.length === 0)
    throw new UsageError('Nothing to draw: say a FEN, a file, or - for the standard input.');
  return placement.includes('/') && /^[wb]$/i.test(turn) ? [positionals.join(' ')] : positionals;
}
