import {glyphsOf, formatMoveNumber, moveNumberAfter, pliesBefore} from '../game/notation.js';
import {enSolve} from '../locales/en-solve.js';
import {localeFor} from '../locales/registry.js';
import {parseFen, type Position} from '../notation/index.js';
import {parseMoveText, type Comment, type GameMove, type Game} from '../pgn/index.js';
import {element, drawTree, type MarkupElement, type MarkupContent} from './markup.js';
import {attributesOf, toSvgOptions, type AttributeTexts} from '../attributes.js';
import {parseMarks} from '../marks/parse-marks.js';
import {files} from '../notation/position.js';
import {
  readBoards,
  optionsOf,
  optionWarning,
  readInfo,
  type Options,
  type TextWarning,
} from '../upgrade/block-text.js';
import {registerShipped} from '../drawing/register-shipped.js';
import {formatMarks} from '../marks/format-marks.js';
import {readGames} from '../upgrade/game-text.js';

/** A line as running text, its variations in brackets; `pliesBeforeLine` counts from move 1. */
function lineText(moves: readonly GameMove[], pliesBeforeLine: number): string {
  const parts: string[] = [];
  let isInterrupted = true;
  const add = (comments: readonly Comment[]): void => {
    for (const {text} of comments) if (text) parts.push(text);
  };
  for (const [i, {san, nags, commentsBefore, commentsAfter, variations}] of moves.entries()) {
    const ply = pliesBeforeLine + i;
    add(commentsBefore);
    const number = isInterrupted || ply % 2 === 0 ? `${formatMoveNumber(moveNumberAfter(ply))} ` : '';
    parts.push(`${number}${san}${glyphsOf(nags).join('')}`);
    add(commentsAfter);
    for (const variation of variations) parts.push(`(${lineText(variation, ply)})`);
    isInterrupted = commentsAfter.some(({text}) => text) || variations.length > 0;
  }
  return parts.join(' ');
}

/** The solution of a puzzle as an element, and its problems. */
interface SolutionDetails {
  /** `null` if there is a problem: a board that nobody can solve does not become a puzzle. */
  readonly details: MarkupElement | null;
  readonly problems: readonly string[];
}

/**
 * Writes the solution of a puzzle, in SAN, into a closed `<details>`, which only pages without a script show. `lang` is
 * the language of the page, for the word “Solution”.
 */
function solutionDetails(fen: string, solution: string, lang: string | undefined): SolutionDetails {
  const read = parseFen(fen, {tolerant: true});
  const {moves, issues} = read.ok ? parseMoveText(solution, read.position) : {moves: [], issues: []};
  const problems = issues
    .filter(({severity}) => severity === 'error')
    .map(({message, index}) => `The solution, at character ${index + 1}: ${message}`);
  if (!read.ok || problems.length > 0) return {details: null, problems};
  const word = localeFor(lang).table.solve?.solution ?? enSolve.solution;
  const text = lineText(moves, pliesBefore(read.position));
  return {details: element('details', [element('summary', [word]), text]), problems};
}

/**
 * The options of the Markdown plugins.
 *
 * @example
 * const options: FenBoardOptions = {attributes: {coordinates: 'outside'}, games: 'static'};
 */
export interface FenBoardOptions {
  /** Attributes for every `<fen-board>` whose fence does not set them; `true` for an attribute without a value. */
  readonly attributes?: {readonly [attribute: string]: string | true};
  /**
   * The result of a fence in the language `pgn`: `element` is a `<fen-game>` with the PGN inside; `static`, for pages
   * without a script, is the moves as text, with a picture wherever the game requests a diagram.
   */
  readonly games?: 'element' | 'static';
  /**
   * Called with a message, such as `posts/endgame.md:12:7: …`, for everything that cannot be read. Without this option,
   * messages go to the console. Eleventy removes the front matter first, so its messages begin like
   * `./posts/endgame.md, line 12 after the front matter: …`.
   */
  readonly warn?: (message: string) => void;
}

/** The result of a fence: boards or games; no elements if its text cannot be read. */
export interface Drawn {
  readonly elements: readonly MarkupElement[];
  readonly warnings: readonly TextWarning[];
}

const boardOptions = optionsOf('fen-board');
/** The attributes that a plugin may set; not `solution`, because each puzzle has its own. */
const pluginAttributes = attributesOf('fen-board', 'look', 'name', 'live');
const noSolution =
  'A puzzle needs a solution: a line “solution: 1. …” below its FEN, or solve="1. …" after “fen”.';

/** Attributes as properties of a tree; a switch is `true`, because React ignores the empty string. */
const propertiesOf = (attributes: AttributeTexts, options: Options): MarkupElement['properties'] =>
  Object.fromEntries([...attributes].map(([name, value]) => [name, options.get(name)?.isBoolean ?? value]));

/** The attributes in the options of a plugin. Throws a `TypeError` for one that no fence can have. */
function defaultsOf({attributes = {}}: FenBoardOptions = {}): AttributeTexts {
  const defaults = Object.entries(attributes).map(([name, value]): [string, string] => {
    if (!pluginAttributes.has(name)) {
      const names = [...pluginAttributes.keys()].join(', ');
      throw new TypeError(`fen-board/markdown: “${name}” is not one of ${names}.`);
    }
    return [name, value === true ? '' : value];
  });
  return new Map(defaults);
}

/**
 * Makes the boards of a fence in the language `fen`; a board with a solution is a puzzle. `info`, the text after the
 * language, has options for all its boards; those below a FEN override them.
 */
function drawFence(text: string, info: string, defaults: AttributeTexts): Drawn {
  const {given, warnings: inInfo} = readInfo(info, boardOptions, defaults);
  const read = readBoards(text, boardOptions, given);
  registerShipped();
  const warnings = [...inInfo, ...read.warnings];
  const marks = new Set(read.boards.map(({attributes}) => attributes.get('marks')));
  for (const one of marks) {
    for (const {code, message} of parseMarks(one, files.length).warnings)
      warnings.push({code, message, line: -1, column: 0});
  }
  const elements = read.boards.map(({fen, attributes, solution, solutionLine, caption}): MarkupElement => {
    const content: MarkupContent[] = [drawTree(fen, toSvgOptions(attributes))];
    const properties = {fen, ...propertiesOf(attributes, boardOptions)};
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

const gameOptions = optionsOf('fen-game');

/** Makes the games of a fence in the language `pgn`; `info`, the text after the language, has options of `<fen-game>`. */
function drawGameFence(text: string, info: string, {games = 'element'}: FenBoardOptions): Drawn {
  const {given, warnings: inInfo} = readInfo(info, gameOptions, new Map());
  const read = readGames(text, gameOptions, given);
  const {attributes, pgn} = read;
  const warnings = [...inInfo, ...read.warnings, ...read.errors];
  if (read.games.length === 0) return {elements: [], warnings};
  if (games === 'element')
    return {
      elements: [element('fen-game', [element('pre', [pgn])], propertiesOf(attributes, gameOptions))],
      warnings,
    };
  registerShipped();
  const number = Number(attributes.get('game') ?? 0);
  const chosen = number ? read.games.slice(number - 1, number) : read.games;
  return {elements: chosen.map((game) => staticGame(game, attributes)), warnings};
}

/** A game as text: players and result, the moves in paragraphs, and a picture wherever the game requests a diagram. */
function staticGame(game: Game, attributes: AttributeTexts): MarkupElement {
  const look = toSvgOptions(attributes);
  const blocks: MarkupElement[] = [];
  let paragraph: (string | MarkupContent)[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(element('p', paragraph));
    paragraph = [];
  };
  const comment = ({text, diagram, marks}: Comment, position: Position) => {
    for (const part of text.split(/\n{2,}/).filter(Boolean)) {
      endParagraph();
      paragraph.push(part);
      endParagraph();
    }
    if (!diagram) return;
    endParagraph();
    const options = {...look, marks: formatMarks(marks)};
    blocks.push(element('p', [drawTree(position, options)], {class: 'fen-board-diagram'}));
  };
  for (const one of game.comments) comment(one, game.start);
  let ply = pliesBefore(game.start);
  let before = game.start;
  for (const move of game.moves) {
    for (const one of move.commentsBefore) comment(one, before);
    const number =
      paragraph.length === 0 || ply % 2 === 0 ? `${formatMoveNumber(moveNumberAfter(ply))} ` : '';
    paragraph.push(element('strong', [`${number}${move.san}${glyphsOf(move.nags).join('')}`]), ' ');
    for (const one of move.commentsAfter) comment(one, move.position);
    if (move.variations.length > 0) {
      endParagraph();
      for (const variation of move.variations) blocks.push(element('p', [`(${lineText(variation, ply)})`]));
    }
    before = move.position;
    ply++;
  }
  if (game.result !== '*') paragraph.push(element('strong', [game.result]));
  endParagraph();
  // In PGN “?” stands for an unknown name.
  const players = ['White', 'Black'].map((tag) => game.tags.get(tag)).filter((name) => name && name !== '?');
  const title = players.length
    ? [element('p', [element('strong', [`${players.join(' – ')}, ${game.result}`])])]
    : [];
  return element('div', [...title, ...blocks], {class: 'fen-game-text'});
}

/**
 * Returns a function that makes the boards or games of a fence; `undefined` if its language is neither `fen` nor `pgn`.
 * Throws a `TypeError` for an attribute that no fence can have.
 */
export function blockDrawer(options: FenBoardOptions = {}) {
  const defaults = defaultsOf(options);
  return (language: string | null | undefined, text: string, meta: string): Drawn | undefined => {
    const name = language?.toLowerCase();
    if (name === 'pgn') return drawGameFence(text, meta, options);
    return name === 'fen' ? drawFence(text, meta, defaults) : undefined;
  };
}
