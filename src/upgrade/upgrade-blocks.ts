import {isSwitch, liveAttributes, lookAttributes} from '../drawing/attributes.js';
import {readBoards} from './read-boards.js';

/** What says that a block holds FENs: our own class, and what highlighters make of a fence or a block of code. */
const blocks =
  '.fen-board,.language-fen,.lang-fen,.highlight-source-fen,[data-lang="fen"],[data-language="fen"]';
/** What is being written must stay text. */
const leftAlone = 'fen-board,textarea,[contenteditable]:not([contenteditable="false"])';

/** What a class can say of a board: its words hold no spaces, and `lang-…` is a highlighter's. */
const said = [...lookAttributes, ...liveAttributes].filter((name) => name !== 'label' && name !== 'lang');
/** The texts that could not be read, so that each is told of once. */
const refused = new WeakMap<Element, string>();

/**
 * Puts boards in the place of the blocks that hold FENs: in `root`, `root` itself, and the block it lies in. What
 * cannot be read stays as it is, with a warning on the console.
 */
export function upgrade(root: Document | DocumentFragment | Element): void {
  if ('closest' in root) {
    const around = root.closest(blocks);
    if (around) upgradeBlock(around);
  }
  for (const block of root.querySelectorAll(blocks)) {
    // It may have gone with the block around it.
    if (root.contains(block)) upgradeBlock(block);
  }
}

function upgradeBlock(block: Element): void {
  if (block.closest(leftAlone) || block.querySelector(leftAlone)) return;
  const code = block.querySelector('code') ?? block.querySelector('pre') ?? block;
  // “Smart fractions”.
  const text = textOf(code).replace(/[\u2044\u2215]/g, '/');
  if (refused.get(block) === text) return;
  const read = readBoards(text);
  if (!read.ok) {
    refused.set(block, text);
    if (text.trim()) console.warn(`fen-board: ${read.error.message}`, block);
    return;
  }

  const outer = outermost(block);
  const classes = [outer, block, code].flatMap((element) => [...element.classList]);
  const attributes = attributesOf(new Set(classes));
  const boards = read.fens.map((fen) => {
    const board = block.ownerDocument.createElement('fen-board');
    board.setAttribute('fen', fen);
    for (const [name, value] of attributes) board.setAttribute(name, value);
    // What the author wrote stays in the page for who has no pictures.
    board.append(fen);
    return board;
  });
  if (outer.id) boards[0]?.setAttribute('id', outer.id);
  outer.replaceWith(...boards);
}

/** The block with the wrappers that hold nothing else. */
function outermost(block: Element): Element {
  const {parentElement: parent} = block;
  return parent?.matches('pre,.highlight') && parent.children.length === 1 ? outermost(parent) : block;
}

/** Text as it is seen: a `<br>` and the end of a paragraph or a cell break the line. */
function textOf(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += (child as Text).data;
    else if (/^(?:br|p|div|li|td|th)$/i.test(child.nodeName)) text += `${textOf(child)}\n`;
    else if (!/^(?:script|style|template|button)$/i.test(child.nodeName)) text += textOf(child);
  }
  return text;
}

/**
 * What class words say of a board: `orientation-black` is `orientation="black"`, `turn-marker` stands for itself;
 * several words of one name make a list. WordPress's own for where a block stands are kept.
 */
function attributesOf(words: ReadonlySet<string>): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  const add = (name: string, value: string) => {
    const before = attributes.get(name);
    attributes.set(name, before ? `${before} ${value}` : value);
  };
  for (const word of words) {
    if (/^align\w+$/.test(word)) add('class', word);
    for (const name of said) {
      if (isSwitch(name) ? word === name : word.startsWith(`${name}-`))
        add(name, word.slice(name.length + 1));
    }
  }
  return attributes;
}
