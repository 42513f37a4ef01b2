/** The still file, for tests of diagrams: a board gets the properties that they set, and the promise that they wait for. */
import type {FenBoard} from '../../src/board/element/fen-board.js';
import {attributeName, pictureRows} from '../../src/attributes.js';

// What it would fetch for some boards; then each change is drawn before the next frame.
const files = ['still', 'still-extras', 'classic'].map((part) => `/dist/fen-board.${part}.min.js`);
const [{ready}] = (await Promise.all(files.map((file) => import(file) as Promise<unknown>))) as [
  {ready: () => Promise<void>},
];

// A tag that is not defined has the prototype of all elements. That of the element, once it is there, comes first.
for (const property of ['fen', ...Object.keys(pictureRows)].filter((name) => !(name in document.body))) {
  const name = attributeName(property);
  Object.defineProperty(HTMLElement.prototype, property, {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: string | boolean | null) {
      if (value === null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : value);
    },
  });
}
Object.defineProperties(HTMLElement.prototype, {
  updateComplete: {
    configurable: true,
    // Of a board, or of the place that a test puts boards in.
    get(this: HTMLElement) {
      const boards = this.localName === 'fen-board' ? [this] : [...this.querySelectorAll('fen-board')];
      return Promise.all(boards.map(drawn));
    },
  },
  toSvg: {
    configurable: true,
    async value(this: FenBoard) {
      await ready();
      return this.toSvg();
    },
  },
});

/** Waits until a board has been drawn, by the element if it is more than a diagram. */
async function drawn(board: Element): Promise<unknown> {
  await new Promise(requestAnimationFrame);
  if (board.matches('[data-drawn]')) return undefined;
  await customElements.whenDefined('fen-board');
  return (board as Element & {updateComplete?: Promise<unknown>}).updateComplete;
}
