import {attributesOf} from '../attributes.js';
import {localeFor} from '../locales/registry.js';
import {attributesOfClasses, blockSelector, eachBlock, type Block} from './blocks.js';
import {readPuzzles} from './read-puzzles.js';

const boards = blockSelector('fen-board', 'fen');
const games = blockSelector('fen-game', 'pgn');

// A class has no spaces, so it cannot set a label; and `lang-…` is a class of highlighters.
const boardAttributes = attributesOf('fen-board', 'look', 'live');
const gameAttributes = attributesOf('fen-game', 'look', 'live');
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
  const read = readPuzzles(text);
  if (!read.ok) {
    refused.set(element, text);
    if (text.trim()) console.warn(`fen-board: ${read.error.message}`, element);
    return;
  }
  const attributes = attributesOfClasses(classes, boardAttributes);
  const {ownerDocument: document} = element;
  const lang = element.closest('[lang]')?.getAttribute('lang');
  const made = read.boards.map(({fen, solution}) => {
    const board = document.createElement('fen-board');
    board.setAttribute('fen', fen);
    for (const [name, value] of attributes) board.setAttribute(name, value);
    // The author's text stays in the page, for readers without pictures.
    board.append(fen);
    if (solution) {
      board.setAttribute('mode', 'solve');
      board.setAttribute('solution', solution);
      board.append(detailsOf(document, solution, lang));
    }
    return board;
  });
  if (outermost.id) made[0]?.setAttribute('id', outermost.id);
  outermost.replaceWith(...made);
}

/** A solution, folded up. The board has no place for it: only readers that show the text of a page alone see it. */
function detailsOf(document: Document, solution: string, lang: string | null | undefined): HTMLElement {
  const [details, summary] = [document.createElement('details'), document.createElement('summary')];
  summary.append(localeFor(lang).table.solve?.solution ?? 'Solution');
  details.append(summary, solution);
  return details;
}

/** Replaces a block of PGN with a game. The text stays inside, so nothing is lost where a game cannot be read. */
function upgradeGame({element, outermost, text, classes}: Block): void {
  if (!text.trim()) return;
  const {ownerDocument: document} = element;
  const game = document.createElement('fen-game');
  for (const [name, value] of attributesOfClasses(classes, gameAttributes)) game.setAttribute(name, value);
  if (outermost.id) game.id = outermost.id;
  const pre = document.createElement('pre');
  pre.textContent = text;
  game.append(pre);
  const {defaultView: window} = document;
  const margin = window?.getComputedStyle(outermost).marginBlock;
  outermost.replaceWith(game);
  // Nothing on the page moves, and a game keeps its distance from the text around it.
  if (margin && margin !== '0px' && window.getComputedStyle(game).marginBlock === '0px')
    game.style.marginBlock = margin;
}

// A page may have the script twice, also in two versions: only one of them upgrades it.
const begun = Symbol.for('fen-board.upgrade');

/**
 * Replaces the blocks of a document with boards and games: now, or as soon as the document has been parsed, and from
 * then on whenever blocks are added. A second call for the same document does nothing.
 */
export function upgradeDocument(document: Document & {[begun]?: boolean}): void {
  if (document[begun]) return;
  document[begun] = true;
  const begin = () => {
    upgrade(document);
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element) upgrade(node);
          else if (target instanceof Element) upgrade(target);
        }
      }
    }).observe(document, {childList: true, subtree: true});
  };
  // Before that, half of a block could be read as a FEN.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
