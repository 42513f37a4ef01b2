import {pictureAttributes, toSvgOptions, type AttributeTexts} from '../../attributes.js';
import type {SvgOptions} from '../../picture/files/render-svg.js';
import {parseMarks} from '../../core/marks/parse-marks.js';
import {fileLetters} from '../../core/notation/position.js';
import {
  parseCommandLine,
  pictureTypes,
  randomStarts,
  UsageError,
  type CommandLine,
  type PictureType,
} from './command-line.js';
import type {Format, PositionChoice} from './inputs.js';
import type {PasteKind} from './paste.js';

/** A command line that has been understood: pictures or texts, and the file for them. */
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
  /** The first given option that has an effect only on games. */
  readonly gameOption: string | undefined;
  readonly force: boolean;
  /** The kind of text to print instead of a picture. */
  readonly as: PasteKind | undefined;
  readonly address: string | undefined;
  readonly attributes: AttributeTexts;
  readonly look: SvgOptions;
}

/** The name of a file to which a picture can be written. */
export const pictureName = RegExp(`\\.(${pictureTypes.join('|')})$`, 'i');
/** The name of any file. A folder with such a name needs a slash at its end. */
const fileName = /\.[a-z]{2,5}$/i;
/** Options that set the size and the file of a picture. */
const pictureOptions = ['format', 'size', 'width', 'height', 'padding', 'background', 'last-move'];
/** Options that choose positions of a game, or show its moves. */
const gameOptions = ['ply', 'at', 'every', 'variations', 'diagrams', 'last-move'];
/** Attributes that change what a description says. */
const descriptionAttributes = ['lang', 'marks'];
/** Options of single positions, which a whole game as text has no place for. */
const optionsOutsideText = ['ply', 'at', 'every', 'variations', 'diagrams', 'last-move', 'marks'];
/** Attributes that belong to one position. A game that moves has the marks of its comments instead. */
const positionAttributes = ['marks', 'turn-marker'];

/** Reads the command line. Throws a `UsageError`, also for an option that would have no effect. */
export function readTask(args: readonly string[]): Task | 'help' | 'version' {
  const line = parseCommandLine(args);
  const {has, valueOf} = line;
  if (has('help')) return 'help';
  if (has('version')) return 'version';
  const output = readOutput(line);
  const as = readPasteKind(line);
  const address = valueOf('address');
  refuseWithPaste(line, as, address);
  if (has('force') && output === undefined && !as)
    throw new UsageError('--force goes with --output: nothing is replaced without it.');
  if (as && output !== undefined) throw new UsageError('--as and --describe print text, without --output.');
  const type = readPictureType(output, valueOf('format'));
  const animates = has('animate') || type === 'gif';
  if (animates && type === 'png')
    throw new UsageError('A PNG does not move: name an .svg or a .gif, or leave out --animate.');
  if (animates && as) throw new UsageError('--animate draws a picture, without --as and --describe.');
  const attributes = readAttributes(line, animates);
  const look = {...toSvgOptions(attributes), ...readSizes(line)};
  const positions = readPositions(line);
  const isOnePicture = positions === 'last' || typeof positions === 'object';
  if (animates && !isOnePicture)
    throw new UsageError(
      'A game that moves is one picture: of the choices of positions, only --at goes with it.',
    );
  const variant = valueOf('random') as keyof typeof randomStarts | undefined;
  const randomStart = variant && randomStarts[variant]();
  const inputs = [...inputsOf(line.positionals), ...(randomStart ? [randomStart] : [])];
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
    seconds: readSeconds(line, animates),
    showsLastMove: has('last-move') || has('every'),
    gameOption: gameOptions.find(has),
    force: has('force'),
    as,
    address,
    attributes,
    // Undefined options count as missing.
    look: look as SvgOptions,
  };
}

function readOutput({valueOf}: CommandLine): string | undefined {
  const output = valueOf('output');
  if (output === '') throw new UsageError('--output is the name of a file or folder; found “”.');
  if (output !== undefined && fileName.test(output) && !pictureName.test(output)) {
    const advice = /\.pdf$/i.test(output)
      ? 'For a PDF, print a page with the boards from the browser.'
      : `A folder of that name is “${output}/”.`;
    throw new UsageError(`“${output}” cannot be written: pictures are only .svg, .png and .gif. ${advice}`);
  }
  return output;
}

function readPasteKind({has, valueOf}: CommandLine): PasteKind | undefined {
  if (!has('describe')) return valueOf('as') as PasteKind | undefined;
  if (has('as')) throw new UsageError('Give one of --as and --describe.');
  return 'description';
}

/** Refuses options that have no effect on a text to paste. */
function refuseWithPaste({has}: CommandLine, as: PasteKind | undefined, address: string | undefined): void {
  if (address !== undefined && !(as === 'tag' || as === 'img' || as === 'frame'))
    throw new UsageError('--address goes with --as tag, img or frame.');
  if (!as) return;
  if (has('force')) throw new UsageError('--force is of files: --as and --describe print text.');
  const positionOption = as === 'static' && optionsOutsideText.find(has);
  if (positionOption)
    throw new UsageError(`--${positionOption} has no effect: --as static prints whole games.`);
  const isDescription = as === 'description';
  const hasPicture = as === 'img' || as === 'static' || (as === 'tag' && address !== undefined);
  // A description mentions the last move too.
  const pictureOption = pictureOptions.find(
    (name) => has(name) && !hasPicture && !(isDescription && name === 'last-move'),
  );
  if (pictureOption)
    throw new UsageError(`--${pictureOption} is of a picture; with --as it goes with img and static.`);
  const lookOption = [...pictureAttributes.keys()].find(
    (name) => has(name) && isDescription && !descriptionAttributes.includes(name),
  );
  if (lookOption) throw new UsageError(`--${lookOption} is of a picture: a description does not mention it.`);
  if (hasPicture && address?.endsWith('/') === false && has('format'))
    throw new UsageError('--format is of a service: an --address that does not end in / has its own.');
}

function readPictureType(output: string | undefined, format: string | undefined): PictureType {
  const typeByName = pictureName.exec(output ?? '')?.[1]?.toLowerCase();
  if (typeByName && format && typeByName !== format) {
    throw new UsageError(`“${output ?? ''}” is not the name of a file in the format ${format}.`);
  }
  return pictureTypes.find((type) => type === (format ?? typeByName)) ?? 'svg';
}

function readAttributes({has, valueOf}: CommandLine, animates: boolean): AttributeTexts {
  const attributes = new Map<string, string>();
  for (const [name, {isBoolean}] of pictureAttributes) {
    const value = isBoolean ? '' : valueOf(name);
    if (has(name) && value !== undefined) attributes.set(name, value);
  }
  const wrongAttribute = animates && positionAttributes.find(has);
  if (wrongAttribute)
    throw new UsageError(
      `--${wrongAttribute} is of one position; a game that moves has the marks of its comments.`,
    );
  const [wrongMark] = parseMarks(attributes.get('marks'), fileLetters.length).warnings;
  if (wrongMark) throw new UsageError(`--marks: ${wrongMark.message}`);
  return attributes;
}

function readSizes({valueOf}: CommandLine) {
  const pixels = (name: string) => toNumber(valueOf(name));
  const [size, width, height] = [pixels('size'), pixels('width'), pixels('height')];
  if (size !== undefined && width !== undefined)
    throw new UsageError('--size and --width are the same: give one.');
  return {width: width ?? size, height, padding: pixels('padding'), background: valueOf('background')};
}

const toNumber = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

function readSeconds({has, valueOf}: CommandLine, animates: boolean): number | undefined {
  if (has('seconds') && !animates) throw new UsageError('--seconds is the pace of --animate or of a GIF.');
  return toNumber(valueOf('seconds'));
}

function readPositions({has, valueOf}: CommandLine): PositionChoice {
  const ply = toNumber(valueOf('ply'));
  const at = valueOf('at')?.trim();
  const choices: PositionChoice[] = [];
  // `--variations` draws the positions of the main line too, so `--every` adds nothing.
  if (has('variations')) choices.push('variations');
  else if (has('every')) choices.push('every');
  if (has('diagrams')) choices.push('diagrams');
  if (ply !== undefined) choices.push(ply);
  if (at !== undefined) choices.push({at});
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
