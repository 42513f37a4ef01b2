import {attributesOf, type AttributeTexts, type Tag} from '../attributes.js';
import {nonTextElements, readText} from '../dom/text-content.js';
import {Part} from '../dom/part.js';
import {localeFor} from '../locales/registry.js';
import {readBoards, optionsOf, type TextWarning} from './block-text.js';

/** Blocks in or around these are left alone: text that is being edited, and existing boards and games. */
const ignored = '.no-fen-board,fen-board,fen-game,textarea,[contenteditable]:not([contenteditable="false"])';

/** Parts of a block that tools have added to the author's text: line numbers, callouts, buttons that copy the block. */
const addedByTools = `${nonTextElements},.gutter,.lineno,.linenos,.linenodiv,.ln,.lnt,.hljs-ln-numbers,.conum,.conum+b,[class*="copy" i]`;
/** The code in tables that highlighters make for line numbers. */
const numberedCode = 'td.code pre,.rouge-code pre';

/** Wrappers that highlighters and generators put around code, and what may be beside the code in them. */
const wrapper =
  'pre,figure,.highlight,[class*="highlight-"],.sourceCode,.listingblock,.listingblock>.content';
const neighbor = `${addedByTools},figcaption,.title,.code-block-caption`;

/** Selects blocks by a class of this package, or as highlighters and CMSs mark a language. */
const blockSelector = (ownClass: string, language: string): string =>
  [
    `.${ownClass}`,
    `pre.${language}`,
    ...['language', 'lang', 'highlight-source', 'highlight'].map((name) => `.${name}-${language}`),
    ...['lang', 'language'].map((name) => `[data-${name}="${language}"]`),
  ].join();

interface Block {
  readonly element: Element;
  /** The outermost wrapper that contains nothing else, or the block itself. */
  readonly outermost: Element;
  readonly text: string;
  /** The classes of the block, of its wrappers and of the code inside. */
  readonly classes: ReadonlySet<string>;
}

/** Calls `replace` for each block that a selector matches: around `root`, `root` itself, and in it. */
function eachBlock(
  root: Document | DocumentFragment | Element,
  selector: string,
  replace: (block: Block) => void,
): void {
  const visit = (element: Element) => {
    if (element.closest(ignored) || element.querySelector(ignored)) return;
    const code =
      element.querySelector(numberedCode) ??
      element.querySelector('code') ??
      element.querySelector('pre') ??
      element;
    // The text in `<details>` belongs to the block, even outside the code.
    const text = element.querySelector('details')
      ? textWithSolutions(element)
      : readText(code, '\n', addedByTools);
    const wrappers = wrappersOf(element.closest(numberedCode)?.closest('table') ?? element);
    // Only wrappers whose one child is the next are replaced: one with a title or a button beside the block stays.
    const outermost =
      wrappers.find(
        ({parentElement: parent}) => parent?.children.length !== 1 || !wrappers.includes(parent),
      ) ?? element;
    const classes = new Set([...wrappers, element, code].flatMap(({classList}) => [...classList]));
    replace({element, outermost, text, classes});
  };
  if ('closest' in root) {
    const around = root.closest(selector);
    if (around) visit(around);
  }
  for (const element of root.querySelectorAll(selector)) {
    // A block may have been replaced together with the block around it.
    if (root.contains(element)) visit(element);
  }
}

/** A block and the wrappers around it, from the inside, as long as they hold nothing else but a caption and what tools add. */
function wrappersOf(block: Element): readonly Element[] {
  const {parentElement: parent} = block;
  const isAllowed = (node: Node) =>
    node === block || (node instanceof Element ? node.matches(neighbor) : !node.textContent?.trim());
  return parent?.matches(wrapper) && [...parent.childNodes].every(isAllowed)
    ? [block, ...wrappersOf(parent)]
    : [block];
}

/** The visible text of a block, with the content of `<details>`, which is a solution, as a line `solution: …`. */
function textWithSolutions(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const details of copy.querySelectorAll('details')) {
    details.querySelector('summary')?.remove();
    details.replaceWith(`\nsolution: ${readText(details).replace(/\s+/g, ' ')}\n`);
  }
  return readText(copy, '\n', addedByTools);
}

/**
 * The attributes that classes set: `orientation-black` means `orientation="black"`, and `turn-marker` sets that switch;
 * several classes for one attribute make a list. WordPress's alignment classes are kept.
 */
function attributesOfClasses(classes: ReadonlySet<string>, tag: Tag): AttributeTexts {
  const attributes = new Map<string, string>();
  const add = (name: string, value: string) => {
    const before = attributes.get(name);
    attributes.set(name, before ? `${before} ${value}` : value);
  };
  // Not the role `name`: `label` has spaces, and highlighters use `lang-…`.
  const known = attributesOf(tag, 'look', 'live');
  for (const className of classes) {
    if (/^align\w+$/.test(className)) add('class', className);
    for (const [name, {isBoolean}] of known) {
      if (isBoolean ? className === name : className.startsWith(`${name}-`))
        add(name, className.slice(name.length + 1));
    }
  }
  return attributes;
}

const boardBlocks = blockSelector('fen-board', 'fen');
const gameBlocks = blockSelector('fen-game', 'pgn');

const boardOptions = optionsOf('fen-board');
const gameOptions = optionsOf('fen-game');
/** The part that reads PGN. Pages with only diagrams never load it. */
export const gamePart = new Part(() => import('./game-text.js'));

/** The texts that could not be read. Each is reported once, even if both a block and its code have the class. */
const refused = new WeakMap<Element, string>();
const isRefused = (element: Element | null, text: string): boolean =>
  element !== null && (refused.get(element) === text || isRefused(element.parentElement, text));

/**
 * The options of `upgrade`.
 *
 * @example
 * const options: UpgradeOptions = {detect: true};
 */
export interface UpgradeOptions {
  /** Whether to replace also a `<pre>` that no class marks, if all its text is FENs with options, or a game. */
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
  eachBlock(root, boardBlocks, (block) => replace(block, boardsOf));
  eachBlock(root, gameBlocks, (block) => replace(block, gameOf));
  if (detect) eachBlock(root, 'pre', (block) => replace(block, detected));
}

/** The elements that replace a block; none if it cannot be read. */
interface Replacement {
  readonly elements: readonly HTMLElement[];
  readonly warnings: readonly TextWarning[];
}

/** Replaces a block, once the part that reads it has loaded; or reports why it cannot be read. */
function replace(block: Block, make: (block: Block) => Replacement | null): void {
  const {element, outermost, text} = block;
  if (isRefused(outermost, text)) return;
  const made = make(block);
  if (!made) {
    void gamePart.tryLoad().then((part) => {
      if (part && outermost.parentNode) replace(block, make);
    });
    return;
  }
  const {elements, warnings} = made;
  const problems = warnings.map(({message}) => message).join(' ');
  if (problems && text.trim()) console.warn(`fen-board: ${problems}`, element);
  const [first] = elements;
  if (!first) {
    refused.set(outermost, text);
    return;
  }
  if (outermost.id) first.id = outermost.id;
  const margins = outermost.ownerDocument.defaultView?.getComputedStyle(outermost).marginBlock;
  outermost.replaceWith(...elements);
  for (const one of elements) keepMargin(one, margins);
}

/** Gives an element the margin of the block that it replaces, so that nothing on the page moves. */
function keepMargin(element: HTMLElement, margin: string | undefined): void {
  const {defaultView: window} = element.ownerDocument;
  if (margin && margin !== '0px' && window?.getComputedStyle(element).marginBlock === '0px')
    element.style.marginBlock = margin;
}

function boardsOf({element, text: given, classes}: Block): Replacement {
  // Typography filters of CMSs replace slashes in numbers.
  const text = given.replace(/[\u2044\u2215]/g, '/');
  const {boards, warnings} = readBoards(text, boardOptions, attributesOfClasses(classes, 'fen-board'));
  const {ownerDocument: document} = element;
  const elements = boards.map(({fen, attributes, solution, caption}) => {
    const board = document.createElement('fen-board');
    board.setAttribute('fen', fen);
    for (const [name, value] of attributes) board.setAttribute(name, value);
    // For programs that copy the text of the page, such as reader views.
    board.append(fen);
    if (caption) {
      const below = document.createElement('p');
      below.slot = 'caption';
      below.append(caption);
      board.append(below);
    }
    if (solution) {
      board.setAttribute('mode', 'solve');
      board.setAttribute('solution', solution);
      board.append(detailsOf(element, solution, attributes.get('lang')));
    }
    return board;
  });
  return {elements, warnings};
}

/** A folded solution for programs that copy the text of the page; the board does not show it. */
function detailsOf(
  block: Element,
  solution: string,
  lang = block.closest('[lang]')?.getAttribute('lang'),
): HTMLElement {
  const {ownerDocument: document} = block;
  const [details, summary] = [document.createElement('details'), document.createElement('summary')];
  summary.append(localeFor(lang).table.solve?.solution ?? 'Solution');
  details.append(summary, solution);
  return details;
}

/** The game of a block of PGN. Its text stays inside, so that nothing is lost if a move cannot be read. */
function gameOf({element, text, classes}: Block): Replacement | null {
  const read = gamePart.loaded?.readGames(text, gameOptions, attributesOfClasses(classes, 'fen-game'));
  if (!read) return null;
  const {games, attributes, pgn, errors, warnings} = read;
  // If a game can be read in part, the element reports the errors.
  if (games.length === 0) return {elements: [], warnings: [...warnings, ...errors.slice(0, 1)]};
  const {ownerDocument: document} = element;
  const game = document.createElement('fen-game');
  for (const [name, value] of attributes) game.setAttribute(name, value);
  const pre = document.createElement('pre');
  pre.textContent = pgn;
  game.append(pre);
  return {elements: [game], warnings};
}

/** The boards or the game of a block without a class, if all its text is FEN or PGN. */
function detected(block: Block): Replacement | null {
  const made = boardsOf(block);
  const isCertain =
    made.warnings.length === 0 && made.elements.every((board) => board.getAttribute('fen')?.includes('/'));
  if (isCertain) return made;
  const nothing = {elements: [], warnings: []};
  if (!/^(?:\[\w+\s+"|1\.)/m.test(block.text)) return nothing;
  const read = gamePart.loaded?.readGames(block.text, gameOptions);
  if (!read) return null;
  const isGame =
    /^(?:\[|1\.)/.test(read.pgn) && (read.games[0]?.moves.length ?? 0) > 1 && read.errors.length === 0;
  return isGame ? gameOf(block) : nothing;
}

// A page may load the script twice, even in two versions; only the first upgrades it.
const begun = Symbol.for('fen-board.upgrade');

/** Upgrades a document as soon as it has been parsed, and whenever blocks are added. A second call does nothing. */
export function upgradeDocument(document: Document & {[begun]?: boolean}): void {
  if (document[begun]) return;
  document[begun] = true;
  const begin = () => {
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
  // During parsing, half of a block could be read as a FEN.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
