import {isSwitch, liveAttributes, lookAttributes} from '../drawing/attributes.js';
import {attributesOf, blockSelector, eachBlock, type Block} from './blocks.js';
import {readBoards} from './read-boards.js';
import {upgradeGame} from './upgrade-game.js';

const boards = blockSelector('fen-board', 'fen');
const games = blockSelector('fen-game', 'pgn');

/** A class holds no spaces, so it stands for no label; and `lang-…` is a highlighter's. */
const boardAttributes = [...lookAttributes, ...liveAttributes].filter(
  (name) => name !== 'label' && name !== 'lang',
);
/** The texts that could not be read, so that each is reported once. */
const refused = new WeakMap<Element, string>();

/**
 * Replaces blocks of text with boards and games: blocks in `root`, `root` itself, and the block that it lies in. A FEN
 * that cannot be read stays text, with a warning on the console.
 *
 * @example
 * for (const {shadowRoot} of document.querySelectorAll('my-post')) if (shadowRoot) upgrade(shadowRoot);
 */
export function upgrade(root: Document | DocumentFragment | Element): void {
  eachBlock(root, boards, upgradeBoards);
  eachBlock(root, games, upgradeGame);
}

function upgradeBoards({element, outermost, text: given, classes}: Block): void {
  // “Smart fractions”.
  const text = given.replace(/[\u2044\u2215]/g, '/');
  if (refused.get(element) === text) return;
  const read = readBoards(text);
  if (!read.ok) {
    refused.set(element, text);
    if (text.trim()) console.warn(`fen-board: ${read.error.message}`, element);
    return;
  }
  const attributes = attributesOf(classes, boardAttributes, isSwitch);
  const made = read.fens.map((fen) => {
    const board = element.ownerDocument.createElement('fen-board');
    board.setAttribute('fen', fen);
    for (const [name, value] of attributes) board.setAttribute(name, value);
    // What the author wrote stays in the page for readers without pictures.
    board.append(fen);
    return board;
  });
  if (outermost.id) made[0]?.setAttribute('id', outermost.id);
  outermost.replaceWith(...made);
}
