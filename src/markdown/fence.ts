import {
  attributes as table,
  attributesOf,
  lookOf,
  type Attribute,
  type GivenAttributes,
} from '../attributes.js';
import {parseMarks} from '../marks/parse-marks.js';
import {attributeWarning, readMeta, type FenceWarning} from './meta.js';
import {element, type HastElement} from './hast.js';
import {drawTree} from './hast-tag.js';
import {files} from '../notation/position.js';
import {readPuzzles} from '../upgrade/read-puzzles.js';
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
}

/** The result of a fence: boards or games, or nothing where its text cannot be read. */
export interface Drawn {
  readonly elements: readonly HastElement[];
  readonly warnings: readonly FenceWarning[];
}

const known = attributesOf('fen-board', 'look', 'name', 'live');
/** Each puzzle has its own solution, so these are not options of the plugin. `solve` is short for `solution`. */
const solutions = new Map<string, Attribute>(['solution', 'solve'].map((name) => [name, table.solution]));
const noSolution =
  'A puzzle needs a solution: a line “solution: 1. …” below its FEN, or solve="1. …" after “fen”.';

/**
 * Checks the options of a plugin.
 * @throws TypeError naming an attribute that no fence can have.
 */
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
 * Makes the boards of a fence in the language `fen`; a board with a solution is a puzzle.
 *
 * @param text - One FEN or more, as in `readPuzzles`, each with or without its solution.
 * @param meta - What follows the language: attributes of the element, `orientation=black marks="Ge4 Yg1f3"`, and
 * `solve="1. Qxg7+ …"` or `solution="…"` for every board whose solution is not in the text.
 */
export function drawFence(text: string, meta: string, defaults: GivenAttributes): Drawn {
  const {attributes: given, warnings: unknownAttributes} = readMeta(
    meta,
    new Map<string, Attribute>([...known, ...solutions]),
    defaults,
  );
  const warnings = [...unknownAttributes];
  const attributes = new Map([...given].filter(([name]) => !solutions.has(name)));
  for (const {code, message} of parseMarks(attributes.get('marks'), files.length).warnings) {
    warnings.push({code, message, line: -1, column: 0});
  }
  const read = readPuzzles(text);
  if (!read.ok) {
    const {error, line, column} = read;
    return {
      elements: [],
      warnings: [...warnings, {code: error.code, message: error.message, line, column}],
    };
  }
  registerShipped();
  const properties = Object.fromEntries(
    [...attributes].map(([name, value]) => [name, known.get(name)?.isSwitch ?? value]),
  );
  const isPuzzle = attributes.get('mode')?.toLowerCase() === 'solve';
  const forAll = given.get('solution') ?? given.get('solve');
  const elements = read.boards.map(({fen, solution, solutionLine}): HastElement => {
    const drawing = drawTree(fen, lookOf(attributes));
    const diagram = element('fen-board', [drawing], {fen, ...properties});
    const moves = solution ?? forAll;
    if (!moves) {
      if (isPuzzle) warnings.push(attributeWarning(noSolution));
      return diagram;
    }
    const {details, problems} = solutionDetails(fen, moves, attributes.get('lang'));
    for (const message of problems) {
      warnings.push({code: 'solution', message, line: solutionLine, column: 0});
    }
    if (!details) return diagram;
    const puzzle = {...diagram.properties, mode: 'solve', solution: moves};
    return element('fen-board', [drawing, details], puzzle);
  });
  return {elements, warnings};
}
