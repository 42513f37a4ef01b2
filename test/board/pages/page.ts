import {expect, nextFrame} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import type {FenBoard} from '../../../src/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {pages, type Row} from './rows.js';
import {inWindow} from './zoom.js';

/** The options of a board on a page. */
export interface Kind {
  readonly mode: 'view' | 'play' | 'edit';
  readonly files: 8 | 10;
}

const fens = {8: start, 10: capablanca};
/** The placements after both e-pawns have moved one square. */
const placements = {
  8: 'rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR',
  10: 'rnabqkbcnr/pppp1ppppp/4p5/10/10/4P5/PPPP1PPPPP/RNABQKBCNR',
};

/** Builds a page around a board, calls `visit` with the board, and removes the page again. */
export async function onPage(row: Row, {mode, files}: Kind, visit: (board: FenBoard) => Promise<void>) {
  const sheet = document.createElement('style');
  sheet.textContent = `${row.rules ?? ''} fen-board { ${row.host ?? ''} }`;
  const links = (row.sheets ?? []).map((path) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`../../../${path}`, import.meta.url).href;
    return link;
  });
  const loaded = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
      }),
  );
  const page = document.createElement('div');
  const tag = (row.place ?? '<board></board>')
    .replace('<board', `<fen-board mode="${mode}" fen="${fens[files]}" animation="none"`)
    .replace('</board>', '</fen-board>');
  const before = '<p class="before">Text before the board.</p>';
  const after = '<p class="after">Text after the board.</p>';
  page.innerHTML = `${before}${row.frame ? '<iframe></iframe>' : tag}${after}`;
  document.head.append(...links, sheet);
  document.body.append(page);
  try {
    await Promise.all(loaded);
    if (row.frame) await fillFrame(page, row.frame, tag);
    const board = (page.querySelector('iframe')?.contentDocument ?? page).querySelector(
      'fen-board',
    ) as FenBoard;
    await row.show?.(page);
    await waitUntilDrawn(board);
    if (mode !== 'view') await waitForGrid(board);
    await visit(board);
  } finally {
    if (document.fullscreenElement) await document.exitFullscreen();
    page.remove();
    sheet.remove();
    for (const link of links) link.remove();
    window.scrollTo(0, 0);
  }
}

/** Puts a page with nothing but the board into the frame. */
async function fillFrame(page: Element, [width, height]: readonly [number, number], tag: string) {
  const frame = page.querySelector('iframe') as HTMLIFrameElement;
  frame.style.cssText = `width: ${width}px; height: ${height}px; border: 7px solid`;
  const script = new URL('../../../src/index.ts', import.meta.url).href;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  frame.srcdoc = `<!doctype html><script type="module" src="${script}"></script>${tag}`;
  await loaded;
  await frame.contentWindow?.customElements.whenDefined('fen-board');
}

/** Waits for the grid of squares, which the board gets when it is near the viewport. */
async function waitForGrid(board: FenBoard): Promise<void> {
  board.scrollIntoView();
  const end = performance.now() + 12_000;
  while (!within(board, '[role=gridcell]')) {
    if (performance.now() > end) throw new Error('The board has no grid.');
    await nextFrame();
  }
}

async function waitUntilDrawn(board: FenBoard): Promise<void> {
  await board.updateComplete;
  await nextFrame();
  await board.updateComplete;
}

const within = (board: FenBoard, selector: string) => board.shadowRoot?.querySelector(selector) ?? null;
/** The element that contains everything in the board. */
const frameOf = (board: FenBoard) => within(board, '[part=board]')?.parentElement as HTMLElement;
const pictureOf = (board: FenBoard) => within(board, '[part=board] > svg') as SVGSVGElement;

/**
 * The middle of a square in the viewport, measured with a small rectangle drawn there. Engines agree on boxes, but not on
 * the matrix of a picture that is transformed or zoomed.
 */
function drawnAt(board: FenBoard, square: string): DOMPoint {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const x = (square.charCodeAt(0) - 'a'.charCodeAt(0) + 0.5) * 45;
  const y = (8 - Number(square.charAt(1)) + 0.5) * 45;
  for (const [name, value] of Object.entries({x: x - 1, y: y - 1, width: 2, height: 2, fill: 'none'})) {
    probe.setAttribute(name, String(value));
  }
  pictureOf(board).append(probe);
  const {left, top, width, height} = probe.getBoundingClientRect();
  probe.remove();
  return inWindow(board, new DOMPoint(left + width / 2, top + height / 2));
}

/** The square that a press at a point hits, from its accessible name. */
function hitAt(board: FenBoard, {x, y}: DOMPoint): string | undefined {
  const hit = board.shadowRoot?.elementFromPoint(x, y)?.closest('[role=gridcell]');
  return hit?.getAttribute('aria-label')?.slice(0, 2);
}

/** Scrolls a square into view, if possible. @returns the place to press. */
async function scrollTo(board: FenBoard, square: string): Promise<[number, number]> {
  const cell = [...(board.shadowRoot?.querySelectorAll('[role=gridcell]') ?? [])].find((one) =>
    one.getAttribute('aria-label')?.startsWith(square),
  );
  // With large squares, the square below must be in view too, for the move to it.
  const isLarge = (cell?.clientHeight ?? 0) > 200;
  // Not smoothly, even if the page's CSS asks for that, as Bootstrap's does.
  cell?.scrollIntoView({block: isLarge ? 'start' : 'center', inline: 'center', behavior: 'instant'});
  for (let frames = 0; frames < 20 && hitAt(board, drawnAt(board, square)) !== square; frames++)
    await nextFrame();
  return at(board, square);
}

const at = (board: FenBoard, square: string): [number, number] => {
  const {x, y} = drawnAt(board, square);
  const frame = board.ownerDocument.defaultView?.frameElement;
  const {left, top} = frame?.getBoundingClientRect() ?? {left: 0, top: 0};
  return [Math.round(x + left + (frame?.clientLeft ?? 0)), Math.round(y + top + (frame?.clientTop ?? 0))];
};

/** Moves one piece with two clicks and another by dragging, where the squares are drawn. @returns the FENs of the changes. */
async function move(board: FenBoard): Promise<string[]> {
  const changes: string[] = [];
  board.addEventListener('change', ({detail}) => changes.push(detail.fen));
  for (const square of ['e2', 'e3']) {
    await sendMouse({type: 'click', position: await scrollTo(board, square)});
    await waitUntilDrawn(board);
  }
  await scrollTo(board, 'e7');
  await sendMouse({type: 'move', position: at(board, 'e7')});
  await sendMouse({type: 'down'});
  await sendMouse({type: 'move', position: at(board, 'e6')});
  await waitUntilDrawn(board);
  await sendMouse({type: 'up'});
  await waitUntilDrawn(board);
  return changes;
}

/** The names of all squares. */
const squares = (files: number) =>
  [...'abcdefghij'.slice(0, files)].flatMap((file) => [...'12345678'].map((rank) => file + rank));

/** Checks a board on a page: its shape, that it fits, that presses hit the right squares, and moves. */
export async function checkBoard(row: Row, kind: Kind): Promise<void> {
  await onPage(row, kind, async (board) => {
    expectShape(board, kind, row);
    expectRoom(board, row);
    if (!row.covers && !row.cramped) expectTextIsFree(board);
    if (kind.mode === 'view') return;
    for (const scrolled of ['a1', 'e4', 'h8']) {
      await scrollTo(board, scrolled);
      if (row.place?.includes('inert')) break;
      for (const square of squares(kind.files)) {
        const point = drawnAt(board, square);
        const hit = hitAt(board, point);
        if (hit !== undefined) expect(hit, `the square hit where ${square} is drawn`).to.equal(square);
        else if (square === scrolled) expect(hit, `the square hit where ${square} is drawn`).to.equal(square);
      }
    }
    const changes = await move(board);
    const made = row.acts === false ? [] : [placements[kind.files]];
    expect(changes.slice(-1).map((fen) => fen.split(' ')[0])).to.deep.equal(made);
    expect(changes.length).to.equal(row.acts === false ? 0 : 2);
  });
}

/** Checks the proportions of the picture, before any transform of the page. */
function expectShape(board: FenBoard, {files}: Kind, {cramped}: Row): void {
  const {clientWidth, clientHeight} = frameOf(board);
  expect(clientWidth, 'the width').to.be.at.least(40);
  const {width, height} = getComputedStyle(pictureOf(board));
  expect(parseFloat(width) / parseFloat(height)).to.be.closeTo(files / 8, 0.02);
  // In columns that are shorter than the board, Firefox reports the height of one fragment only.
  if (!cramped) expect(clientHeight).to.be.at.least(Math.floor(parseFloat(height)));
}

/** Checks that the board fits into the elements around it, so that nothing is cut off or overlaps what follows. */
function expectRoom(board: FenBoard, {cramped}: Row): void {
  if (cramped) return;
  const frame = frameOf(board).getBoundingClientRect();
  for (let at = board as Element | null; at; at = at.parentElement) {
    const {overflow, display} = getComputedStyle(at);
    if (
      overflow === 'visible' ||
      // A dialog may scroll an editor that is taller than itself.
      (at !== board && /auto|scroll/.test(overflow)) ||
      display === 'contents' ||
      display === 'inline' ||
      at === at.ownerDocument.body ||
      at === at.ownerDocument.documentElement
    )
      continue;
    const box = at.getBoundingClientRect();
    expect(frame.height, `the height in ${at.localName}`).to.be.at.most(box.height + 1);
    expect(frame.width, `the width in ${at.localName}`).to.be.at.most(box.width + 1);
  }
}

/** Checks that the board does not cover the text before and after it. */
function expectTextIsFree(board: FenBoard): void {
  for (const paragraph of document.querySelectorAll('p.before, p.after')) {
    paragraph.scrollIntoView({block: 'center', inline: 'center'});
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const frame = frameOf(board).getBoundingClientRect();
    const [start, end] = [new DOMPoint(frame.left, frame.top), new DOMPoint(frame.right, frame.bottom)].map(
      (corner) => inWindow(board, corner),
    ) as [DOMPoint, DOMPoint];
    for (const text of range.getClientRects()) {
      const [from, to] = [new DOMPoint(text.left, text.top), new DOMPoint(text.right, text.bottom)].map(
        (corner) => inWindow(paragraph, corner),
      ) as [DOMPoint, DOMPoint];
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const hit = document.elementFromPoint(x, y);
      // The middle of a long line may be outside the window, where nothing is hit. Compare names, because the test
      // runner hangs if a failure contains an element.
      const name = hit?.closest('p')?.className;
      if (hit) expect(name, `the element hit on “${paragraph.textContent}”`).to.equal(paragraph.className);
      // Content that `content-visibility` skips is not drawn, but still has a box.
      const isSeen = frameOf(board).checkVisibility({contentVisibilityAuto: true});
      if (!isSeen || board.ownerDocument !== document) continue;
      const overlaps =
        Math.min(end.x, to.x) - Math.max(start.x, from.x) > 1 &&
        Math.min(end.y, to.y) - Math.max(start.y, from.y) > 1;
      expect(overlaps, `whether the board lies on “${paragraph.textContent}”`).to.equal(false);
    }
  }
}

const isWebKit = /AppleWebKit\/(?!.*Chrome)/.test(navigator.userAgent);

const kinds: readonly Kind[] = [
  {mode: 'play', files: 8},
  {mode: 'edit', files: 10},
  {mode: 'view', files: 8},
  {mode: 'play', files: 10},
  {mode: 'edit', files: 8},
  {mode: 'view', files: 10},
];

/**
 * Tests a board on the pages of a group: in `npm test` on a third of them, with `--full` on each. The kinds of boards take
 * turns; in `npm run suite pages`, each page has all of them.
 */
export function testPages(group: string): void {
  const {extent, rows = ''} = document.documentElement.dataset;
  describe(`a board on any page: ${group}`, () => {
    afterEach(() => resetMouse());
    for (const [i, row] of (pages[group] ?? []).entries()) {
      for (const [j, kind] of kinds.entries()) {
        if (!row.name.includes(rows)) continue;
        if (extent !== 'every-kind' && j !== i % kinds.length) continue;
        // Shifted from turn to turn, so that every kind is among them.
        if (extent === 'part' && (i + Math.floor(i / kinds.length)) % 3 > 0) continue;
        if (row.divided && isWebKit) continue;
        it(`${row.name}: ${kind.mode}, ${kind.files}×8`, () => checkBoard(row, kind));
      }
    }
  });
}
