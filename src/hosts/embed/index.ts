import {boardFromAddress} from './board-from-address.js';

// The query of the page's address is the only input from outside.
const parameters = new URLSearchParams(location.search);
document.documentElement.lang = parameters.get('lang') ?? document.documentElement.lang;
const title = parameters.get('label');
if (title) document.title = title;
document.body.append(boardFromAddress(parameters));
reportHeight(document.body);

/** Posts the height of an element, in CSS pixels, to the embedding page, now and whenever it changes. */
function reportHeight(element: Element): void {
  if (parent === window) return;
  let reportedHeight = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reportedHeight) return;
    reportedHeight = height;
    parent.postMessage({type: 'fen-board:height', height}, '*');
  }).observe(element);
}
