/// <reference types="node" />
import {pictureAttributes, toSvgOptions, type AttributeTexts} from '../attributes.js';
import {parseArgs} from 'node:util';
import {isKnownColor} from './known-color.js';
import type {SvgOptions} from '../drawing/render-svg.js';
import {parseMarks} from '../marks/parse-marks.js';
import {formatFen} from '../notation/format-fen.js';
import {files} from '../notation/position.js';
import {chess960Starts} from '../notation/start-positions.js';
import {capablancaRandom} from '../rules/make-start.js';
import {pasteKinds, type PasteKind} from './paste.js';
import {formats, type Format, type PositionChoice} from './inputs.js';

const lookHelp = [...pictureAttributes]
  .filter(([, {values, isBoolean}]) => values !== undefined || isBoolean)
  .map(([name, {values = []}]) => `      --${name.padEnd(12)} ${values.join(', ')}`.trimEnd())
  .join('\n');

export const help = `Draws chess positions: FEN, X-FEN and Shredder-FEN, on boards of 8×8 and 10×8.

  fen-board "<fen>" -o board.svg
  fen-board positions.fen games.pgn -o boards/

An input is a FEN in quotation marks; a start position by its number or name (chess960:518, start,
capablanca, gothic, carrera, janus, embassy); a .fen or .epd file with one board per line (blank
lines and lines that begin with # are skipped); a .pgn file; or - for the standard input.

  -o, --output       a name that ends in .svg, .png or .gif is the file of one board or game; one
                     without an ending, or with a / behind it, is a folder for any number: 001.svg,
                     002.svg, or by the id of an EPD record. Without -o one is written to the
                     standard output.
      --format       svg, png or gif, if -o does not show it. PNG and GIF need @resvg/resvg-js
                     installed, GIF needs gifenc too.
      --from         fen, epd or pgn: the format of an input whose name does not show it
      --random       chess960 or capablanca: draws one of their start positions at random
      --force        replace files that are already there

      --width        width in pixels (PNG: 720 by default); --size is the same
      --height       height in pixels: the board is in the middle, as large as it fits
      --padding      pixels that stay free on each side, at most a quarter of the width or height
      --background   a colour, such as "#fff" or white; transparent by default
                     A social card: --width 1200 --height 630 --background "#fff" --padding 40

      --as           prints what to paste for a board instead of a picture: tag, img, markdown (a
                     fence), shortcode (WordPress), frame, or description; --describe is the last
      --address      for --as img: the address of the picture, or of a service, ending in /;
                     for --as tag the same, whose picture is then inside the tag;
                     for --as frame: of the folder with embed.html

Of a game the last position is drawn, or
      --ply N        the one after N half-moves, 0 being the start; of a shorter game, the last
      --at PLACE     the one after a move: 14 for White's, 14b for Black's, start, end; 14b/1/16 is
                     move 16 in the first variation in place of 14b
      --every        all of them, with the last move: 001-000.svg, 001-001.svg, …
      --variations   the same, and those of variations: 001-014-002-014.svg is the first move of
                     the second variation in place of half-move 14
      --diagrams     those where the game asks for a diagram, with [#], [D] or $220
      --last-move    highlight the move that led to the position
Without a game among the inputs, these are refused.
Arrows and squares of the game are drawn too, unless --marks names others.

A game that plays itself, with its players and its result:
      --animate      as an SVG that moves in an <img>, without a script; a .gif always moves
      --seconds      from one move to the next: 1.2, or from 0.2 to 60
      --at PLACE     ends there, in a variation too

As on <fen-board>
${lookHelp}
      --pieces       modern, classic
      --marks        such as "Ge4 Yg1f3"
      --lang         the language of descriptions
      --label        the accessible name

      --help, --version

  fen-board serve    serves pictures by address: http://localhost:8080/start.svg?theme=green
      --port, --host 8080 and localhost by default
      --base         the address at which readers reach it, such as https://boards.example.org/

The exit status is 0 if everything was drawn; 1 if something could not be drawn, which is
reported with its place as file:line:column on the standard error, while the rest is drawn; 2 if
the command line cannot be understood.
`;

/** What to draw, and where to write it. */
export interface Task {
  readonly inputs: readonly string[];
  /** The input that `--random` has added. */
  readonly randomStart: string | undefined;
  /** The name of a file or folder; undefined for the standard output. */
  readonly output: string | undefined;
  readonly type: PictureType;
  /** Whether games are drawn as they move. */
  readonly animates: boolean;
  /** The time from one move to the next, in seconds. */
  readonly seconds: number | undefined;
  /** The format of inputs whose names do not show it. */
  readonly from: Format | undefined;
  readonly positions: PositionChoice;
  readonly showsLastMove: boolean;
  /** An option that was given and only does something for games. */
  readonly gameOption: string | undefined;
  readonly force: boolean;
  /** What to print instead of a picture. */
  readonly as: PasteKind | undefined;
  readonly address: string | undefined;
  readonly attributes: AttributeTexts;
  readonly look: SvgOptions;
}

/** A mistake in the command line. */
export class UsageError extends Error {}

export const pictureTypes = ['svg', 'png', 'gif'] as const;
export type PictureType = (typeof pictureTypes)[number];
export const pictureName = RegExp(`\\.(${pictureTypes.join('|')})$`, 'i');
/** A name with a file extension. A folder with such a name needs a slash at its end. */
const fileName = /\.[a-z]{2,5}$/i;

/** Random start positions, as inputs. With the number of a Chess960 start, the user can draw the same start again. */
const randomStarts = {
  chess960: () => `chess960:${Math.floor(Math.random() * chess960Starts)}`,
  capablanca: () => formatFen(capablancaRandom()),
};

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const plainTextOptions = [
  'ply',
  'at',
  'size',
  'width',
  'height',
  'padding',
  'background',
  'address',
  'seconds',
];
const flagOptions = [
  'every',
  'variations',
  'diagrams',
  'last-move',
  'animate',
  'describe',
  'force',
  'version',
];

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly values?: readonly string[] | undefined;
}

/** The options as `parseArgs` expects them. */
const options: {readonly [name: string]: Option} = {
  ...Object.fromEntries(
    [...pictureAttributes].map(([name, {isBoolean, values}]) => [name, isBoolean ? flag : {...text, values}]),
  ),
  format: {...text, values: pictureTypes},
  from: {...text, values: formats},
  as: {...text, values: pasteKinds},
  random: {...text, values: Object.keys(randomStarts)},
  ...Object.fromEntries(plainTextOptions.map((name) => [name, text])),
  ...Object.fromEntries(flagOptions.map((name) => [name, flag])),
  output: {...text, short: 'o'},
  help: {...flag, short: 'h'},
};

/** Reads the command line, or throws a `UsageError`. */
export function readArguments(args: readonly string[]): Task | 'help' | 'version' {
  const {values, positionals} = parseOptions(args);
  if (values.help === true) return 'help';
  if (values.version === true) return 'version';
  const valueOf = (name: string): string | undefined => {
    const value = values[name];
    if (typeof value !== 'string') return undefined;
    const allowed = options[name]?.values;
    if (allowed && !allowed.includes(value))
      throw new UsageError(`--${name} must be one of ${allowed.join(', ')}; found “${value}”.`);
    return value;
  };
  const output = valueOf('output');
  if (output === '') throw new UsageError('--output is the name of a file or folder; found “”.');
  if (output !== undefined && fileName.test(output) && !pictureName.test(output)) {
    throw new UsageError(
      `“${output}” cannot be written: pictures are only .svg, .png and .gif. A folder of that name is “${output}/”.`,
    );
  }
  if (values.describe === true && values.as !== undefined)
    throw new UsageError('Give one of --as and --describe.');
  const as = values.describe === true ? 'description' : (valueOf('as') as PasteKind | undefined);
  const address = valueOf('address');
  refuseUnused(values, as, address);
  if (values.force === true && output === undefined && !as)
    throw new UsageError('--force goes with --output: nothing is replaced without it.');
  if (as && output !== undefined) throw new UsageError('--as and --describe print text, without --output.');
  const type = pictureType(output, valueOf('format'));
  const animates = values.animate === true || type === 'gif';
  if (animates && type === 'png')
    throw new UsageError('A PNG does not move: name an .svg or a .gif, or leave out --animate.');
  if (animates && as) throw new UsageError('--animate draws a picture, without --as and --describe.');
  const attributes = new Map<string, string>();
  for (const name of pictureAttributes.keys()) {
    const value = values[name] === true ? '' : valueOf(name);
    if (value !== undefined) attributes.set(name, value);
  }
  const ofOnePosition = ['marks', 'turn-marker'].find((name) => animates && attributes.has(name));
  if (ofOnePosition)
    throw new UsageError(
      `--${ofOnePosition} is of one position; a game that moves has the marks of its comments.`,
    );
  const [wrongMark] = parseMarks(attributes.get('marks'), files.length).warnings;
  if (wrongMark) throw new UsageError(`--marks: ${wrongMark.message}`);
  const pixels = (name: string, min: number) => parseWholeNumber(name, valueOf(name), min, 8192);
  const [size, width, height] = [pixels('size', 8), pixels('width', 8), pixels('height', 8)];
  if (size !== undefined && width !== undefined)
    throw new UsageError('--size and --width are the same: give one.');
  const background = valueOf('background');
  if (background !== undefined && !isKnownColor(background))
    throw new UsageError(
      `--background must be a CSS colour, such as "#fff" or white; found “${background}”.`,
    );
  const padding = pixels('padding', 0);
  const positions = positionChoice(values, parseWholeNumber('ply', valueOf('ply'), 0, 1e6), valueOf('at'));
  if (animates && typeof positions !== 'object' && positions !== 'last')
    throw new UsageError(
      'A game that moves is one picture: of the choices of positions, only --at goes with it.',
    );
  const variant = valueOf('random') as keyof typeof randomStarts | undefined;
  const randomStart = variant && randomStarts[variant]();
  const inputs = [...inputsOf(positionals), ...(randomStart ? [randomStart] : [])];
  if (inputs.length === 0)
    throw new UsageError('Nothing to draw: give a FEN, a file, or - for the standard input.');
  return {
    inputs,
    randomStart,
    output,
    type,
    from: valueOf('from') as Format | undefined,
    positions,
    animates,
    seconds: parseSeconds(valueOf('seconds'), animates),
    showsLastMove: values['last-move'] === true || values.every === true,
    gameOption: ofGames.find((name) => values[name] !== undefined),
    force: values.force === true,
    as,
    address,
    attributes,
    // Options that are undefined count as missing.
    look: {...toSvgOptions(attributes), width: width ?? size, height, padding, background} as SvgOptions,
  };
}

/** Options of pictures, which no attribute has. */
const ofPictures = ['format', 'size', 'width', 'height', 'padding', 'background', 'last-move'];
/** Options that choose positions of a game, or show its moves. */
const ofGames = ['ply', 'at', 'every', 'variations', 'diagrams', 'last-move'];
/** Options that change what a description says. */
const ofDescriptions = ['lang', 'marks', 'last-move'];

/** Refuses what would be left out of a text to paste in silence. */
function refuseUnused(
  values: {readonly [name: string]: unknown},
  as: PasteKind | undefined,
  address: string | undefined,
): void {
  if (address !== undefined && !(as === 'tag' || as === 'img' || as === 'frame'))
    throw new UsageError('--address goes with --as tag, img or frame.');
  if (!as) return;
  const isForImage = as === 'img' || (as === 'tag' && address !== undefined);
  if (values.force === true) throw new UsageError('--force is of files: --as and --describe print text.');
  const unused = (isForImage ? [] : ofPictures).find(
    (name) => values[name] !== undefined && !(as === 'description' && name === 'last-move'),
  );
  if (unused) throw new UsageError(`--${unused} is of a picture; with --as it goes with img.`);
  const unsaid =
    as === 'description' &&
    [...pictureAttributes.keys()].find(
      (name) => values[name] !== undefined && !ofDescriptions.includes(name),
    );
  if (unsaid) throw new UsageError(`--${unsaid} is of a picture: a description does not mention it.`);
  if (isForImage && address?.endsWith('/') === false && values.format !== undefined)
    throw new UsageError('--format is of a service: an --address that does not end in / has its own.');
}

function parseOptions(args: readonly string[]) {
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

function pictureType(output: string | undefined, format: string | undefined): PictureType {
  const typeByName = pictureName.exec(output ?? '')?.[1]?.toLowerCase();
  if (typeByName && format && typeByName !== format) {
    throw new UsageError(`“${output ?? ''}” is not the name of a file in the format ${format}.`);
  }
  return pictureTypes.find((type) => type === (format ?? typeByName)) ?? 'svg';
}

function parseWholeNumber(name: string, value: string | undefined, min: number, max: number) {
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}; found “${value}”.`);
}

function parseSeconds(value: string | undefined, animates: boolean): number | undefined {
  if (value === undefined) return undefined;
  if (!animates) throw new UsageError('--seconds is the pace of --animate or of a GIF.');
  const seconds = /^\d{1,2}(?:\.\d{1,3})?$/.test(value) ? Number(value) : NaN;
  if (seconds >= 0.2 && seconds <= 60) return seconds;
  throw new UsageError(`--seconds must be a number from 0.2 to 60; found “${value}”.`);
}

/** A place in a game, as `findPlace` reads it. */
const placePattern = /^(?:start|end|\d{1,6}[wb]?(?:\/\d{1,6}\/\d{1,6}[wb]?)*)$/i;

function positionChoice(
  values: {readonly [name: string]: unknown},
  ply: number | undefined,
  at: string | undefined,
): PositionChoice {
  if (at !== undefined && !placePattern.test(at.trim()))
    throw new UsageError(`--at must be a place such as 14, 14b, start or end; found “${at}”.`);
  const selected = (['every', 'variations', 'diagrams'] as const).filter((name) => values[name] === true);
  const choices: readonly PositionChoice[] = [
    // `--every` may accompany `--variations`, which draws the positions of the main line as well.
    ...selected.filter((name) => name !== 'every' || !selected.includes('variations')),
    ...(ply === undefined ? [] : [ply]),
    ...(at === undefined ? [] : [{at: at.trim()}]),
  ];
  if (choices.length > 1)
    throw new UsageError('Give one of --ply, --at, --every, --variations and --diagrams.');
  return choices[0] ?? 'last';
}

/** Returns the inputs. Joins the fields of a FEN without quotation marks, which the shell has separated. */
function inputsOf(positionals: readonly string[]): readonly string[] {
  const [placement = '', turn = ''] = positionals;
  const picture = positionals.find((name) => pictureName.test(name));
  if (picture !== undefined) {
    throw new UsageError(
      `“${picture}” is a picture, and nothing to draw from: to write it, give -o ${picture}`,
    );
  }
  return placement.includes('/') && /^[wb]$/i.test(turn) ? [positionals.join(' ')] : positionals;
}

/** The most similar name; undefined if more than a third of its characters, rounded up, would have to change. */
function mostSimilar(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({candidate, distance: distanceBetween(name, candidate)}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}

/** The number of characters to insert, remove or replace: https://en.wikipedia.org/wiki/Levenshtein_distance */
function distanceBetween(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a.charAt(i) === b.charAt(j) ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
