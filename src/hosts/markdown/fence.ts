import {pliesBefore} from '../../core/pgn/move-number.js';
import {enSolve} from '../../words/en-solve.js';
import {localeFor} from '../../words/registry.js';
import {parseFen, type ParsedFen} from '../../core/notation/parse-fen.js';
import {parseMoveText} from '../../core/pgn/parse-move-text.js';
import type {Game} from '../../core/pgn/game.js';
import {element, drawTree, type MarkupElement, type MarkupContent} from './markup.js';
import {attributesOf, toSvgOptions, type AttributeTexts, type Tag} from '../../attributes.js';
import type {TextOption} from '../../core/text/read-options.js';
import {parseMarks} from '../../core/marks/parse-marks.js';
import {fileLetters} from '../../core/notation/position.js';
import {
  readBoards,
  optionsOf,
  lineBreak,
  lineWarning,
  setOption,
  type Options,
  type TextWarning,
} from '../fences/block-text.js';
import {registerShippedPiecesAndLocales} from '../../picture/drawing/register-shipped.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {makeImage, type MarkdownPictures} from './pictures.js';
import {readGameBlock} from '../fences/game-text.js';
import {translateBlock} from '../fences/other-plugins.js';
import {formatLine, makeStaticGame} from './static-game.js';

/** Makes a closed `<details>` with a solution in SAN, for pages without a script, and lists the solution's errors. */
function makeSolutionDetails(fen: string, solution: string, lang: string | undefined) {
  const {position} = parseFen(fen, {tolerant: true}) as Extract<ParsedFen, {ok: true}>;
  const {moves, issues} = parseMoveText(solution, position);
  const summary = localeFor(lang).table.solve?.solution ?? enSolve.solution;
  // The blank is not visible. If a sanitizer strips the tags, it separates the summary from the solution.
  const text = ` ${formatLine(moves, pliesBefore(position))}`;
  return {
    details: element('details', [element('summary', [summary]), text]),
    errors: issues.filter(({severity}) => severity === 'error'),
  };
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
   * Pictures with addresses in place of inline SVG, for mail, feeds and other places where markup is stripped. The solution of
   * a puzzle is not written then.
   */
  readonly pictures?: MarkdownPictures;
  /**
   * The limits of a page where strangers write: the characters of a fence, and the boards of all its fences, games
   * included. A fence beyond that stays code. Without this option there is no limit.
   */
  readonly limits?: {readonly characters?: number; readonly boards?: number};
  /**
   * Called with a message, such as `posts/endgame.md:12:7: …`, for everything that cannot be read. Without this option,
   * messages go to the console. Eleventy removes the front matter first, so its messages begin like
   * `./posts/endgame.md, line 12 after the front matter: …`.
   */
  readonly warn?: (message: string) => void;
}

/** The boards or games of a fence; none if its text cannot be read. */
export interface FenceResult {
  readonly elements: readonly MarkupElement[];
  readonly warnings: readonly TextWarning[];
}

/** The address of a file of puzzles or games. It becomes a link too. */
const src: TextOption = {
  expect: (text) =>
    /^(?!https?:)[^/?#]*:/i.test(text) ? 'must be the address of a file, relative or with https:' : '',
};
/** The options of a fence. Where strangers write, a fence names no file, because the pages of all readers would fetch it. */
const fenceOptions = (tag: Tag, limits: FenBoardOptions['limits']): Options =>
  limits ? optionsOf(tag) : new Map([...optionsOf(tag), ['src', src]]);
/** The attributes that a plugin may set; not `solution`, because each puzzle has its own. */
const pluginAttributes = attributesOf('fen-board', 'look', 'name', 'live');
const noSolutionMessage =
  'A puzzle needs a solution: a line “solution: 1. …” below its FEN, or solve="1. …" after “fen”.';

/** Boolean attributes become `true`, because React ignores the empty string. */
const toProperties = (attributes: AttributeTexts, options: Options): MarkupElement['properties'] =>
  Object.fromEntries(
    [...attributes].map(([name, value]) => [name, options.get(name)?.isBoolean ? true : value]),
  );

/** The attributes in the options of a plugin. Throws a `TypeError` for an attribute that a plugin may not set. */
function attributesOfOptions({attributes = {}}: FenBoardOptions): AttributeTexts {
  const wrongName = Object.keys(attributes).find((name) => !pluginAttributes.has(name));
  if (wrongName !== undefined) {
    const names = [...pluginAttributes.keys()].join(', ');
    throw new TypeError(`fen-board/markdown: “${wrongName}” is not one of ${names}.`);
  }
  return new Map(Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value]));
}

/** `name`, `name=value`, `name="a value"` or `name='a value'`. */
const assignment = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Adds the options in the first line of a fence, such as `orientation=black solve="1. Qxg7#"`, to defaults. */
function readFenceOptions(info: string, options: Options, defaults?: AttributeTexts) {
  const attributes = new Map(defaults);
  const warnings: TextWarning[] = [];
  for (const [source, name = '', doubleQuoted, singleQuoted, unquoted] of info.matchAll(assignment)) {
    const value = doubleQuoted ?? singleQuoted ?? unquoted ?? '';
    const option = {name: name === 'solve' ? 'solution' : name, value, source};
    warnings.push(...setOption(attributes, options, option));
  }
  return {attributes, warnings};
}

/** Makes the boards of a fence. Options below a FEN override those in `info`, the text after the fence's language. */
function makeBoards(
  text: string,
  info: string,
  defaults: AttributeTexts,
  {pictures, limits}: FenBoardOptions,
  most = Infinity,
): FenceResult {
  const options = fenceOptions('fen-board', limits);
  const fence = readFenceOptions(info, options, defaults);
  const block = readBoards(text, options, fence.attributes);
  const {boards} = block;
  if (boards.length > most) return tooManyBoards(boards.length, most);
  const warnings = [...fence.warnings, ...block.warnings];
  if (block.ofFile) {
    const {caption, ...attributes} = Object.fromEntries(block.ofFile);
    const properties = toProperties(new Map([['mode', 'solve'], ...Object.entries(attributes)]), options);
    return {elements: [makeFile('fen-board', properties, caption, pictures)], warnings};
  }
  if (boards.some(({attributes}) => attributes.delete('src')))
    warnings.push(lineWarning('attribute', 'A fence with src has no FEN.'));
  registerShippedPiecesAndLocales();
  // Several boards may have the marks of one option.
  for (const marks of new Set(boards.map(({attributes}) => attributes.get('marks')))) {
    const hasTheseMarks = (line: string) => /^\s*marks\s*:/i.test(line) && line.includes(marks ?? '');
    const line = text.split(lineBreak).findIndex(hasTheseMarks);
    for (const {code, message} of parseMarks(marks, fileLetters.length).warnings)
      warnings.push(lineWarning(code, message, line));
  }
  const elements = boards.map(({fen, attributes, solution, solutionLine, caption}): MarkupElement => {
    const content: MarkupContent[] = [
      pictures ? makeImage(fen, attributes, pictures) : drawTree(fen, toSvgOptions(attributes)),
    ];
    const properties = {fen, ...toProperties(attributes, options)};
    if (caption) content.push(element('p', [caption], {slot: 'caption'}));
    if (!solution) {
      if (attributes.get('mode')?.toLowerCase() === 'solve')
        warnings.push(lineWarning('attribute', noSolutionMessage));
      return element('fen-board', content, properties);
    }
    const {details, errors} = makeSolutionDetails(fen, solution, attributes.get('lang'));
    for (const {message, index} of errors) {
      const text = `The solution, at character ${index + 1}: ${message}`;
      warnings.push(lineWarning('solution', text, solutionLine));
    }
    // With a wrong solution the board is no puzzle, because nobody could solve it.
    return errors.length === 0
      ? element('fen-board', pictures ? content : [...content, details], {
          ...properties,
          mode: 'solve',
          solution,
        })
      : element('fen-board', content, properties);
  });
  return {elements: pictures?.alone ? elements.map(withoutTag) : elements, warnings};
}

/** The element of a file, with a link to the file for readers without a script. Where only pictures are shown, the link alone. */
function makeFile(
  tag: Tag,
  properties: MarkupElement['properties'],
  caption: string | undefined,
  pictures: MarkdownPictures | undefined,
): MarkupElement {
  const address = String(properties.src);
  if (pictures) return element('p', [element('a', [caption ?? address], {href: address})]);
  const link = element('p', [element('a', [address], {href: address})]);
  return element(tag, caption ? [link, element('p', [caption], {slot: 'caption'})] : [link], properties);
}

/** The picture and the caption of a board, without its tag. */
const withoutTag = ({children}: MarkupElement): MarkupElement =>
  element(
    'figure',
    children.map((child) =>
      typeof child === 'object' && child.tagName === 'p' ? element('figcaption', child.children) : child,
    ),
    {class: 'fen-board-diagram'},
  );

function makeGames(
  text: string,
  info: string,
  {games: resultType = 'element', pictures, limits}: FenBoardOptions,
  most = Infinity,
): FenceResult {
  const options = fenceOptions('fen-game', limits);
  const fence = readFenceOptions(info, options);
  const block = readGameBlock(text, options, fence.attributes);
  const {games, attributes, pgn} = block;
  const warnings = [...fence.warnings, ...block.warnings, ...block.errors];
  if (!pgn && attributes.has('src'))
    return {elements: [makeFile('fen-game', toProperties(attributes, options), '', pictures)], warnings};
  if (attributes.delete('src')) warnings.push(lineWarning('attribute', 'A fence with src has no PGN.'));
  if (games.length === 0) return {elements: [], warnings};
  if (resultType === 'element') {
    const properties = toProperties(attributes, options);
    return {elements: [element('fen-game', [element('pre', [pgn])], properties)], warnings};
  }
  registerShippedPiecesAndLocales();
  const number = Number(attributes.get('game') ?? NaN);
  const chosenGames = number >= 1 ? games.slice(number - 1, number) : games;
  const diagrams = chosenGames.reduce((sum, game) => sum + diagramsIn(game), 0);
  if (diagrams > most) return tooManyBoards(diagrams, most);
  const look = toSvgOptions(attributes);
  const elements = chosenGames.map((game) =>
    makeStaticGame(game, (position, marks) =>
      pictures
        ? makeImage(formatFen(position), new Map([...attributes, ['marks', marks]]), pictures)
        : drawTree(position, {...look, marks}),
    ),
  );
  const {errors} = block;
  // Without a script, nothing else shows readers that moves are missing.
  if (errors.length > 0) elements.push(element('ul', errors.map(makeErrorItem), {class: 'fen-game-errors'}));
  return {elements, warnings};
}

/** The diagrams that the text of a game has. */
const diagramsIn = ({comments, moves}: Game): number =>
  [...comments, ...moves.flatMap((move) => [...move.commentsBefore, ...move.commentsAfter])].filter(
    ({diagram}) => diagram,
  ).length;

const picturesIn = ({tagName, children}: MarkupElement): number =>
  /^(?:svg|img)$/.test(tagName)
    ? 1
    : children.reduce((sum, child) => sum + (isElement(child) ? picturesIn(child) : 0), 0);
const isElement = (child: MarkupContent): child is MarkupElement =>
  typeof child === 'object' && 'tagName' in child;

const tooManyBoards = (found: number, most: number): FenceResult => ({
  elements: [],
  warnings: [lineWarning('limit', `This fence has ${found} boards; the page may have ${most} more.`)],
});

const makeErrorItem = ({message, line, column}: TextWarning): MarkupElement =>
  element('li', [`Line ${line + 1}, column ${column + 1}: ${message}`]);

/**
 * Returns a function that makes the boards or games of a fence, or `undefined` if its language is neither `fen` nor `pgn`.
 * Throws a `TypeError` if the options have an attribute that a plugin may not set. The function belongs to one document, whose
 * boards it counts.
 */
export function makeFenceRenderer(pluginOptions: FenBoardOptions = {}) {
  const defaults = attributesOfOptions(pluginOptions);
  let count = 0;
  return (language: string | null | undefined, text: string, info: string): FenceResult | undefined => {
    const block = translateBlock(language?.toLowerCase() ?? '', text);
    if (block.language !== 'pgn' && block.language !== 'fen') return undefined;
    const refuse = (message: string): FenceResult => ({
      elements: [],
      warnings: [lineWarning('limit', message)],
    });
    const {characters = Infinity, boards = Infinity} = pluginOptions.limits ?? {};
    if (text.length > characters)
      return refuse(`A fence may have ${characters} characters; this one has ${text.length}.`);
    // All of them are refused before any is drawn, because drawing takes the time.
    if (count >= boards) return refuse(`A page may have ${boards} boards.`);
    const result =
      block.language === 'pgn'
        ? makeGames(block.text, info, pluginOptions, boards - count)
        : makeBoards(block.text, info, defaults, pluginOptions, boards - count);
    count += result.elements.reduce((sum, one) => sum + Math.max(1, picturesIn(one)), 0);
    return result;
  };
}

/** Makes the boards or games of a fence. */
export type FenceRenderer = ReturnType<typeof makeFenceRenderer>;
