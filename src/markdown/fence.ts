import {attributesOf, lookOf, type GivenAttributes} from '../attributes.js';
import {parseMarks} from '../marks/parse-marks.js';
import {element, type HastContent, type HastElement} from './hast.js';
import {drawTree} from './hast-tag.js';
import {files} from '../notation/position.js';
import {readBoards} from '../upgrade/block-text.js';
import {optionsOf, optionWarning, readInfo, type Options, type TextWarning} from '../upgrade/options.js';
import {registerShipped} from '../drawing/register-shipped.js';
import {solutionDetails} from './move-text.js';

/**
 * How the Markdown plugins draw boards.
 *
 * @example
 * const options: FenBoardOptions = {attributes: {coordinates: 'outside'}, games: 'static'};
 */
export interface FenBoardOptions {
  /** Attributes of `<fen-board>` for every board whose fence does not set them; `true` for those without a value. */
  readonly attributes?: {readonly [attribute: string]: string | true};
  /**
   * The result of a fence in the language `pgn`: `element` is a `<fen-game>` with the PGN inside, `static` the moves as
   * text with a picture wherever the game asks for a diagram, for pages without a script.
   */
  readonly games?: 'element' | 'static';
  /**
   * Called with a message for everything that cannot be read, such as `posts/endgame.md:12:7: …`. Without it the
   * messages go to the console. Eleventy removes the front matter first, so its messages are such as
   * `./posts/endgame.md, line 12 after the front matter: …`.
   */
  readonly warn?: (message: string) => void;
}

/** The result of a fence: boards or games, or nothing where its text cannot be read. */
export interface Drawn {
  readonly elements: readonly HastElement[];
  readonly warnings: readonly TextWarning[];
}

const options = optionsOf('fen-board');
/** Each puzzle has its own solution, so that is no option of the plugin. */
const known = attributesOf('fen-board', 'look', 'name', 'live');
const noSolution =
  'A puzzle needs a solution: a line “solution: 1. …” below its FEN, or solve="1. …" after “fen”.';

/** Attributes as a tree has them: React gives an element a switch only where it is `true`. */
export const propertiesOf = (attributes: GivenAttributes, known: Options): HastElement['properties'] =>
  Object.fromEntries([...attributes].map(([name, value]) => [name, known.get(name)?.isSwitch ?? value]));

/** Checks the options of a plugin; throws a `TypeError` that names an attribute that no fence can have. */
export function defaultsOf({attributes = {}}: FenBoardOptions = {}): GivenAttributes {
  const defaults = Object.entries(attributes).map(([name, value]): [string, string] => {
    if (!known.has(name)) {
      const names = [...known.keys()].join(', ');
      throw new TypeError(`fen-board/markdown: “${name}” is not one of ${names}.`);
    }
    return [name, value === true ? '' : value];
  });
  return new Map(defaults);
}

/**
 * Makes the boards of a fence in the language `fen`, read by `readBoards`; a board with a solution is a puzzle. What
 * follows the language in `info` are options of every board that has none of its own.
 */
export function drawFence(text: string, info: string, defaults: GivenAttributes): Drawn {
  const {given, warnings: inInfo} = readInfo(info, options, defaults);
  const read = readBoards(text, options, given);
  registerShipped();
  const warnings = [...inInfo, ...read.warnings];
  const marks = new Set(read.boards.map(({attributes}) => attributes.get('marks')));
  for (const one of marks) {
    for (const {code, message} of parseMarks(one, files.length).warnings)
      warnings.push({code, message, line: -1, column: 0});
  }
  const elements = read.boards.map(({fen, attributes, solution, solutionLine, caption}): HastElement => {
    const content: HastContent[] = [drawTree(fen, lookOf(attributes))];
    const properties = {fen, ...propertiesOf(attributes, options)};
    if (caption) content.push(element('p', [caption], {slot: 'caption'}));
    if (!solution) {
      if (attributes.get('mode')?.toLowerCase() === 'solve') warnings.push(optionWarning(noSolution));
      return element('fen-board', content, properties);
    }
    const {details, problems} = solutionDetails(fen, solution, attributes.get('lang'));
    for (const message of problems) warnings.push({code: 'solution', message, line: solutionLine, column: 0});
    return details
      ? element('fen-board', [...content, details], {...properties, mode: 'solve', solution})
      : element('fen-board', content, properties);
  });
  return {elements, warnings};
}
