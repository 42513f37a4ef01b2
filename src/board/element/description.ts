import type {BoardHost} from '../interaction/board-host.js';
import type {Layers} from '../interaction/view/layers.js';
import {describeBoard} from './board-picture.js';

/** The longest time for which the description of a diagram may be outdated, in milliseconds. */
const maxDelay = 250;
/** The diagrams that have been drawn since they were described. */
const outdatedHosts = new Set<BoardHost>();
let timer = 0;

/**
 * Writes the text that describes the picture or its grid. A diagram without focus keeps its text for up to `maxDelay`,
 * because describing is a quarter of the cost of a move, and nobody listens as fast as a game is replayed. lit does not
 * write it, because each text would cost an update.
 */
export function describeAfterDrawing(host: BoardHost, layers: Layers | undefined): void {
  const {element} = host;
  if (layers || !element.position || !textNodeOf(host) || element.matches(':focus-within')) {
    describe(host, layers);
    return;
  }
  outdatedHosts.add(host);
  if (timer) return;
  document.addEventListener('focusin', describeOutdated);
  timer = window.setTimeout(describeOutdated, maxDelay);
}

const nodeOf = ({root}: BoardHost) => root.getElementById('overview');

/** The text, after a comment of lit's; undefined before the first description. */
function textNodeOf(host: BoardHost): Text | undefined {
  const last = nodeOf(host)?.lastChild;
  return last?.nodeType === Node.TEXT_NODE ? (last as Text) : undefined;
}

function describe(host: BoardHost, layers?: Layers): void {
  outdatedHosts.delete(host);
  const text = describeBoard(host, layers);
  const textNode = textNodeOf(host);
  if (!textNode) nodeOf(host)?.append(text);
  // Screen readers may read a text again that is replaced by the same.
  else if (textNode.data !== text) textNode.data = text;
}

/** Describes outdated diagrams at once. */
function describeOutdated(): void {
  for (const host of outdatedHosts) describe(host);
  document.removeEventListener('focusin', describeOutdated);
  clearTimeout(timer);
  timer = 0;
}
