import {attributesOf, type AttributeTexts, type Tag} from '../../attributes.js';
import {nonTextElements, readText} from '../../shared/text-content.js';
import {Part} from '../../shared/part.js';
import {localeFor} from '../../words/registry.js';
import {readBoards, optionsOf, type TextWarning} from '../fences/block-text.js';
import {otherLanguages, translateBlock} from '../fences/other-plugins.js';

/** Elements that are never replaced, nor blocks in or around them: excluded ones, boards, games, and text that a person edits. */
const notUpgraded =
  '.no-fen-board,fen-board,fen-game,textarea,[contenteditable]:not([contenteditable="false"])';

/** Elements that tools have added to the author's text: line numbers, callouts, buttons that copy the block. */
const addedByTools = `${nonTextElements},.gutter,.lineno,.linenos,.linenodiv,.ln,.lnt,.hljs-ln-numbers,.conum,.conum+b,[class*="copy" i]`;
/** The code in the tables that highlighters make for line numbers. */
const numberedCode = 'td.code pre,.rouge-code pre';

/** Wrappers that highlighters and generators put around code, and elements that they put beside the code. */
const codeWrapper =
  'pre,figure,.highlight,[class*="highlight-"],.sourceCode,.listingblock,.listingblock>.content';
const besideCode = `${addedByTools},figcaption,.title,.code-block-caption`;

/** Selects blocks by a class of this package, or by the classes and attributes with which tools mark a language. */
const blockSelector = (tag: Tag, language: string): string =>
  [
    `.${tag}`,
    `pre.${language}`,
    ...['language', 'lang', 'highlight-source', 'highlight'].map((name) => `.${name}-${language}`),
    ...['lang', 'language'].map((name) => `[data-${name}="${language}"]`),
  ].join();

interface Block {
  readonly element: Element;
  /** The element to replace: the outermost wrapper with nothing but the block inside, or the block itself. */
  readonly wrapper: Element;
  readonly text: string;
  /** The classes of the block, of its wrappers and of the code inside. */
  readonly classes: ReadonlySet<string>;
}

/** Makes the replacement of a block; `null` if `gameTextPart` has to be loaded first. */
type MakeReplacement = (block: Block) => Replacement | null;

/** Replaces the blocks that a selector matches: `root` or the block around it, and all blocks inside. */
function replaceBlocks(
  root: Document | DocumentFragment | Element,
  selector: string,
  make: MakeReplacement,
): void {
  const visit = (element: Element) => {
    if (element.closest(notUpgraded) || element.querySelector(notUpgraded)) return;
    const code =
      element.querySelector(numberedCode) ??
      element.querySelector('code') ??
      element.querySelector('pre') ??
      element;
    // `<details>` holds a solution, which belongs to the block even if it is outside the code.
    const text = element.querySelector('details')
      ? textWithSolutions(element)
      : readText(code, '\n', addedByTools);
    const tableOfLines = element.closest(numberedCode)?.closest('table');
    const wrappers = wrappersOf(tableOfLines ?? element);
    // A wrapper with a title or a button beside the block is not replaced.
    const isOutermost = ({parentElement: parent}: Element) =>
      !parent || !wrappers.includes(parent) || parent.children.length > 1;
    const wrapper = wrappers.find(isOutermost) ?? element;
    const classes = new Set([...wrappers, element, code].flatMap(({classList}) => [...classList]));
    replace({element, wrapper, text, classes}, make);
  };
  if ('closest' in root) {
    const ancestor = root.closest(selector);
    if (ancestor) visit(ancestor);
  }
  for (const element of root.querySelectorAll(selector)) {
    // An earlier call of `visit` may have replaced the block, together with the block around it.
    if (root.contains(element)) visit(element);
  }
}

/**
 * A block and its wrappers, from the inside out. A wrapper contains nothing but the block and elements of `besideCode`, such
 * as a title.
 */
function wrappersOf(block: Element): readonly Element[] {
  const {parentElement: parent} = block;
  const isAllowed = (node: Node) =>
    node === block || (node instanceof Element ? node.matches(besideCode) : !node.textContent?.trim());
  return parent?.matches(codeWrapper) && [...parent.childNodes].every(isAllowed)
    ? [block, ...wrappersOf(parent)]
    : [block];
}

/** The visible text of a block. Each `<details>` contains a solution, which becomes a line `solution: …`. */
function textWithSolutions(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const details of copy.querySelectorAll('details')) {
    details.querySelector('summary')?.remove();
    details.replaceWith(`\nsolution: ${readText(details).replace(/\s+/g, ' ')}\n`);
  }
  return readText(copy, '\n', addedByTools);
}

/** The attributes that classes set, such as `orientation-black`. Several values of one attribute are joined by spaces. */
function attributesOfClasses(classes: ReadonlySet<string>, tag: Tag): AttributeTexts {
  const attributes = new Map<string, string>();
  const add = (name: string, value: string) => {
    const previousValue = attributes.get(name);
    attributes.set(name, previousValue ? `${previousValue} ${value}` : value);
  };
  // Attributes of the kind `name` are left out: a label may have spaces, and highlighters use classes such as `lang-js`.
  const allowed = attributesOf(tag, 'look', 'live');
  for (const className of classes) {
    // WordPress aligns blocks by these classes.
    if (/^align\w+$/.test(className)) add('class', className);
    const [name] = [...allowed]
      .filter(([own, {isBoolean}]) => (isBoolean ? className === own : className.startsWith(`${own}-`)))
      // `engine-time-2` is of `engine-time`, not of `engine`.
      .sort(([one], [other]) => other.length - one.length)[0] ?? [''];
    if (name) add(name, className.slice(name.length + 1));
  }
  return attributes;
}

/** Selects blocks in the languages of other plugins. */
const otherBlocks = (kind: 'fen' | 'pgn') => otherLanguages(kind).map((language) => `.language-${language}`);
const boardBlocks = [blockSelector('fen-board', 'fen'), ...otherBlocks('fen')].join();
const gameBlocks = [blockSelector('fen-game', 'pgn'), ...otherBlocks('pgn')].join();
/** A block of another plugin as one of this package, with the language that it has here; else the block itself. */
function translated(block: Block): Block & {readonly language?: string} {
  const [, name] = /(?:^| )language-(chess[\w-]*)/.exec([...block.classes].join(' ')) ?? [];
  return name ? {...block, ...translateBlock(name, block.text)} : block;
}

const boardOptions = optionsOf('fen-board');
const gameOptions = optionsOf('fen-game');
/** The part that reads PGN, which pages with only diagrams never load. */
export const gameTextPart = new Part(() => import('../fences/game-text.js'));

/** The texts that could not be read, by wrapper. Each is reported once, even if both a block and the code inside match. */
const reportedTexts = new WeakMap<Element, string>();
const isReported = (element: Element | null, text: string): boolean =>
  element !== null && (reportedTexts.get(element) === text || isReported(element.parentElement, text));

/**
 * The options of `upgrade`.
 *
 * @example
 * const options: UpgradeOptions = {detect: true};
 */
export interface UpgradeOptions {
  /** Whether to also replace each `<pre>` that no class marks, if all its text is FENs with options, or a game. */
  readonly detect?: boolean;
}

/**
 * Replaces blocks of text with boards and games: blocks in `root`, `root` itself, and a block around it. Text that cannot
 * be read stays text, with a warning in the console. A block with the class `no-fen-board` stays as it is.
 *
 * @example
 * for (const {shadowRoot} of document.querySelectorAll('my-post')) if (shadowRoot) upgrade(shadowRoot);
 */
export function upgrade(
  root: Document | DocumentFragment | Element,
  {detect = false}: UpgradeOptions = {},
): void {
  replaceBlocks(root, boardBlocks, (block) => {
    const own = translated(block);
    // A block of another plugin may have moves too.
    return own.language === 'pgn' ? makeGame(own) : makeBoards(own);
  });
  replaceBlocks(root, gameBlocks, (block) => makeGame(translated(block)));
  if (detect) replaceBlocks(root, 'pre', makeDetected);
}

interface Replacement {
  /** None if the text of the block cannot be read. */
  readonly elements: readonly HTMLElement[];
  readonly warnings: readonly TextWarning[];
}

/** Replaces a block, or reports why it cannot be read. */
function replace(block: Block, make: MakeReplacement): void {
  const {element, wrapper, text} = block;
  if (isReported(wrapper, text)) return;
  const replacement = make(block);
  if (!replacement) {
    void gameTextPart.tryLoad().then((part) => {
      if (part && wrapper.parentNode) replace(block, make);
    });
    return;
  }
  const {elements, warnings} = replacement;
  const problems = warnings.map(({message}) => message).join(' ');
  if (problems && text.trim()) console.warn(`fen-board: ${problems}`, element);
  const [first] = elements;
  if (!first) {
    // Without a problem, the text was tried because of `detect`. A class may still mark it as a game later.
    if (problems) reportedTexts.set(wrapper, text);
    return;
  }
  if (wrapper.id) first.id = wrapper.id;
  const {defaultView: window} = wrapper.ownerDocument;
  const margin = window?.getComputedStyle(wrapper).marginBlock;
  wrapper.replaceWith(...elements);
  if (!window || !margin) return;
  // Elements without a margin, or with the margin of `fen-board.css` (1em), get the block’s, so that nothing on the page moves.
  for (const newElement of elements) {
    const {marginBlock, fontSize} = window.getComputedStyle(newElement);
    const isDefault = marginBlock === '0px' || marginBlock === fontSize;
    if (isDefault && marginBlock !== margin) newElement.style.marginBlock = margin;
  }
}

function makeElement(
  document: Document,
  tag: string,
  attributes: Iterable<readonly [string, string]>,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

function makeBoards({element, text, classes}: Block): Replacement {
  // Typography filters of CMSs replace the slashes between numbers by similar characters.
  const fens = text.replace(/[⁄∕]/g, '/');
  const {boards, warnings} = readBoards(fens, boardOptions, attributesOfClasses(classes, 'fen-board'));
  const {ownerDocument: document} = element;
  const elements = boards.map(({fen, attributes, solution, caption}) => {
    // The FEN inside the element is for programs that copy the text of a page, such as reader views.
    const board = makeElement(document, 'fen-board', [['fen', fen], ...attributes], fen);
    if (caption) board.append(makeElement(document, 'p', [['slot', 'caption']], caption));
    if (solution) {
      board.setAttribute('mode', 'solve');
      board.setAttribute('solution', solution);
      const lang = attributes.get('lang') ?? element.closest('[lang]')?.getAttribute('lang');
      const word = localeFor(lang).table.solve?.solution ?? 'Solution';
      const summary = makeElement(document, 'summary', [], word);
      board.append(makeElement(document, 'details', [], summary, solution));
    }
    return board;
  });
  return {elements, warnings};
}

/** Makes the game of a block of PGN. The PGN stays inside, so that nothing is lost if a move cannot be read. */
function makeGame({element, text, classes}: Block): Replacement | null {
  const defaults = attributesOfClasses(classes, 'fen-game');
  const gameBlock = gameTextPart.loaded?.readGameBlock(text, gameOptions, defaults);
  if (!gameBlock) return null;
  const {games, attributes, pgn, errors, warnings} = gameBlock;
  // If there are games, the element reports their errors.
  if (games.length === 0) return {elements: [], warnings: [...warnings, ...errors.slice(0, 1)]};
  const {ownerDocument: document} = element;
  const pre = makeElement(document, 'pre', [], pgn);
  return {elements: [makeElement(document, 'fen-game', attributes, pre)], warnings};
}

/** Makes the boards or the game of a block without a class, if all its text is FEN or PGN. */
function makeDetected(block: Block): Replacement | null {
  const boardReplacement = makeBoards(block);
  // Without a slash the text is the name of a start position, such as “start”, which may be prose.
  const areBoards =
    boardReplacement.warnings.length === 0 &&
    boardReplacement.elements.every((board) => board.getAttribute('fen')?.includes('/'));
  if (areBoards) return boardReplacement;
  const nothing = {elements: [], warnings: []};
  // PGN has a tag or a move 1 at the beginning of a line.
  if (!/^(?:\[\w+\s+"|1\.)/m.test(block.text)) return nothing;
  const gameBlock = gameTextPart.loaded?.readGameBlock(block.text, gameOptions);
  if (!gameBlock) return null;
  const {pgn, games, errors} = gameBlock;
  const [first] = games;
  const beginsAsGame = /^(?:\[|1\.)/.test(pgn);
  const isGame = beginsAsGame && first && first.moves.length > 1 && errors.length === 0;
  return isGame ? makeGame(block) : nothing;
}

// A page may load this script twice, even in two versions. Only the first one upgrades the page.
const upgradeStarted = Symbol.for('fen-board.upgrade');

/** Upgrades a document as soon as it has been parsed, and whenever blocks are added. A second call does nothing. */
export function upgradeDocument(document: Document & {[upgradeStarted]?: boolean}): void {
  if (document[upgradeStarted]) return;
  document[upgradeStarted] = true;
  const start = () => {
    const options = {detect: document.querySelector('script[data-detect]') !== null};
    upgrade(document, options);
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        for (const node of addedNodes) {
          // The added node may already have been replaced, together with the block around it.
          const root = node instanceof Element ? node : target;
          if (root instanceof Element && root.isConnected) upgrade(root, options);
        }
      }
    }).observe(document, {childList: true, subtree: true});
  };
  // While the page is being parsed, half of a block could be read as a FEN.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
