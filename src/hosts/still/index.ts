/**
 * The still file: draws the diagrams of a page, without lit and without defining a tag. As soon as the page has what only the
 * element can do, it imports the drop-in, which takes the pictures over as it takes over a server’s.
 */
import {listeners} from '../../core/listeners.js';
import {drawBoard, observedAttributes} from './draw-board.js';

/** Where the drop-in is: beside this file, unless the page says where. */
const dropIn = new URL(
  document.querySelector<HTMLElement>('script[data-drop-in]')?.dataset.dropIn ??
    new URL('fen-board.min.js', import.meta.url),
  document.baseURI,
).href;
let loading: Promise<unknown> | undefined;

/**
 * Imports the drop-in, which defines both elements.
 *
 * @returns {Promise<void>} Resolves when the boards of the page have properties, methods and events; rejects if the drop-in
 * cannot be fetched.
 * @example
 * import {ready} from './fen-board.still.min.js';
 * await ready();
 * document.querySelector('fen-board').flip();
 */
export async function ready(): Promise<void> {
  loading ??= import(dropIn);
  await loading;
}

/** Warns if the drop-in is missing. The diagrams stay. */
const loadDropIn = () =>
  void ready().catch((reason: unknown) => console.warn('fen-board: the drop-in is missing.', dropIn, reason));

/** Draws boards, until they are elements. */
function draw(boards: Iterable<Element>): void {
  if (customElements.get('fen-board')) return;
  let isDone = true;
  for (const board of boards) isDone = drawBoard(board) && isDone;
  if (!isDone) loadDropIn();
}

const tags = 'fen-board,fen-game';
/** The boards and games that a node contains or is. */
const boardsIn = (node: Node): readonly Element[] =>
  node instanceof Element ? [...(node.matches(tags) ? [node] : []), ...node.querySelectorAll(tags)] : [];

/** The boards that a change concerns: new ones, one whose attribute or text has changed, or all whose language may have. */
function boardsOf({target, addedNodes, attributeName}: MutationRecord): readonly Element[] {
  if (attributeName === 'lang') return boardsIn(target);
  const element = target instanceof Element ? target : target.parentElement;
  const changed = attributeName ? element : element?.closest(tags);
  return [...(changed?.matches(tags) ? [changed] : []), ...[...addedNodes].flatMap(boardsIn)];
}

const drawAll = () => draw(boardsIn(document.documentElement));

function start(): void {
  const observer = new MutationObserver((records) => draw(new Set(records.flatMap(boardsOf))));
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: observedAttributes,
  });
  listeners.add(drawAll);
  void customElements.whenDefined('fen-board').then(() => observer.disconnect());
  drawAll();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
