// Finds where the squares of a board are drawn on a page with random CSS, and what a press there hits. Runs in the page.
/* global document, window, getComputedStyle */

/** Puts a board into nested boxes, each with its own CSS, the outermost first. @returns the outermost. */
export function boxesAround(board, boxes, hasText) {
  let inner = board;
  for (const declarations of [...boxes].reverse()) {
    const box = document.createElement('div');
    box.style.cssText = declarations;
    box.append(...(hasText ? ['Text before it. ', inner, ' Text after it.'] : [inner]));
    inner = box;
  }
  return inner;
}

const side = 45;
const picture = (board) => board.shadowRoot.querySelector('[part=board] > svg');
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where each square is drawn, in the viewport: measured with a small rectangle drawn in the middle of each. */
function drawnSquares(board) {
  const {files} = board.position;
  const isFlipped = board.orientation === 'black';
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const names = [...'abcdefghij'.slice(0, files)].flatMap((file) =>
    [...'12345678'].map((rank) => file + rank),
  );
  const probes = names.map((name) => {
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name[1]) - 1];
    const [column, row] = isFlipped ? [files - 1 - file, rank] : [file, 7 - rank];
    const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const box = {x: (column + 0.5) * side - 1, y: (row + 0.5) * side - 1, width: 2, height: 2, fill: 'none'};
    for (const [attribute, value] of Object.entries(box)) probe.setAttribute(attribute, value);
    return group.appendChild(probe);
  });
  picture(board).append(group);
  const places = probes.map((probe, i) => {
    const {left, top, width, height} = probe.getBoundingClientRect();
    return {square: names[i], x: left + width / 2, y: top + height / 2};
  });
  group.remove();
  return places;
}

const boxesOf = (element) => (element ? [element, ...boxesOf(element.parentElement)] : []);

/** Whether a box is transformed and divided among columns or lines: Chromium reports a wrong place for such boxes. */
function isDividedAndTransformed(element) {
  const {transform, rotate, scale} = getComputedStyle(element);
  const isTransformed = [transform, rotate, scale].some((value) => value !== 'none');
  return isTransformed && element.getClientRects().length > 1;
}

/**
 * Scrolls to a square, and finds the places of all squares.
 *
 * @returns the size of a square in pixels and, for each square on the screen, its middle and what a press there hits.
 * Squares that the page cuts off or covers are not on the screen.
 */
export function look(board, square) {
  const root = board.shadowRoot;
  const cell = root.querySelector(`[data-square=${square}]`);
  (cell ?? picture(board)).scrollIntoView({block: 'center', inline: 'center'});
  if (boxesOf(board).some(isDividedAndTransformed)) return {size: 0, squares: []};
  const {width, height} = picture(board).getBoundingClientRect();
  // In a box without width or height, nothing is drawn.
  if (width * height === 0) return {size: 0, squares: []};
  const places = drawnSquares(board);
  const at = (name) => places.find((place) => place.square === name);
  const size = Math.min(distance(at('a1'), at('b1')), distance(at('a1'), at('a2')));
  const squares = places
    .filter(({x, y}) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight)
    .filter(({x, y}) => document.elementFromPoint(x, y) === board)
    .map((place) => {
      const hit = root.elementFromPoint(place.x, place.y);
      const isPicture = picture(board).contains(hit);
      return {
        ...place,
        hit: hit?.closest('[role=gridcell]')?.dataset.square ?? (isPicture ? 'picture' : 'other'),
      };
    });
  return {size, squares};
}
