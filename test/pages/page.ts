import {expect, nextFrame} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import type {FenBoard} from '../../src/index.js';
import {capablanca, start} from '../fixtures/positions.js';
import {pages, type Row} from './rows.js';
import {inWindow} from './zoom.js';

/** The options of a board on a page. */
export interface Kind {
  readonly mode: 'view' | 'play' | 'edit';
  readonly files: 8 | 10;
}

const fens = {8: start, 10: capablanca};
/** The position after two moves of pawns by one square. */
const placements = {
  8: 'rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR',
  10: 'rnabqkbcnr/pppp1ppppp/4p5/10/10/4P5/PPPP1PPPPP/RNABQKBCNR',
};

/** Puts a page up around a board, lets `visit` look at it, and takes it away again. */
export async function onPage(row: Row, {mode, files}: Kind, visit: (board: FenBoard) => Promise<void>) {
  const sheet = document.createElement('style');
  sheet.textContent = `${row.rules ?? ''} fen-board { ${row.host ?? ''} }`;
  const links = (row.sheets ?? []).map((path) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`../../${path}`, import.meta.url).href;
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
  const before = '<p class="before">What goes before the board.</p>';
  const after = '<p class="after">What comes after the board.</p>';
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
    await drawn(board);
    if (mode !== 'view') await gridOf(board);
    await visit(board);
  } finally {
    if (document.fullscreenElement) await document.exitFullscreen();
    page.remove();
    sheet.remove();
    for (const link of links) link.remove();
    window.scrollTo(0, 0);
  }
}

/** Puts a page that has nothing but the board into the frame. */
async function fillFrame(page: Element, [width, height]: readonly [number, number], tag: string) {
  const frame = page.querySelector('iframe') as HTMLIFrameElement;
  frame.style.cssText = `width: ${width}px; height: ${height}px; border: 7px solid`;
  const script = new URL('../../src/index.ts', import.meta.url).href;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  frame.srcdoc = `<!doctype html><script type="module" src="${script}"></script>${tag}`;
  await loaded;
  await frame.contentWindow?.customElements.whenDefined('fen-board');
}

/** Waits for what a person acts on. It comes when the board is near the viewport. */
async function gridOf(board: FenBoard): Promise<void> {
  board.scrollIntoView();
  const end = performance.now() + 12_000;
  while (!within(board, '[role=gridcell]')) {
    if (performance.now() > end) throw new Error('The board cannot be acted on.');
    await nextFrame();
  }
}

async function drawn(board: FenBoard): Promise<void> {
  await board.updateComplete;
  await nextFrame();
  await board.updateComplete;
}

const within = (board: FenBoard, selector: string) => board.shadowRoot?.querySelector(selector) ?? null;
/** The box of all that is in the board. */
const frameOf = (board: FenBoard) => within(board, '[part=board]')?.parentElement as HTMLElement;
const pictureOf = (board: FenBoard) => within(board, '[part=board] > svg') as SVGSVGElement;

/**
 * Where the middle of a square is drawn, in the window. A point is put into the picture and asked for its box: engines
 * agree on boxes, but not on the matrix of a picture that is transformed or zoomed.
 */
function seenAt(board: FenBoard, square: string): DOMPoint {
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

/** Which square a press there would find, by the name that it is read out with. */
function hitAt(board: FenBoard, {x, y}: DOMPoint): string | undefined {
  const hit = board.shadowRoot?.elementFromPoint(x, y)?.closest('[role=gridcell]');
  return hit?.getAttribute('aria-label')?.slice(0, 2);
}

/** Scrolls until a square is in the window, if it can be. */
async function reach(board: FenBoard, square: string): Promise<[number, number]> {
  const cell = [...(board.shadowRoot?.querySelectorAll('[role=gridcell]') ?? [])].find((one) =>
    one.getAttribute('aria-label')?.startsWith(square),
  );
  // Of squares that are a large part of the window, the next one below is to be in sight as well.
  const isLarge = (cell?.clientHeight ?? 0) > 200;
  // At once, whatever a page says of scrolling: Bootstrap's is smooth.
  cell?.scrollIntoView({block: isLarge ? 'start' : 'center', inline: 'center', behavior: 'instant'});
  for (let frames = 0; frames < 20 && hitAt(board, seenAt(board, square)) !== square; frames++)
    await nextFrame();
  return at(board, square);
}

const at = (board: FenBoard, square: string): [number, number] => {
  const {x, y} = seenAt(board, square);
  const frame = board.ownerDocument.defaultView?.frameElement;
  const {left, top} = frame?.getBoundingClientRect() ?? {left: 0, top: 0};
  return [Math.round(x + left + (frame?.clientLeft ?? 0)), Math.round(y + top + (frame?.clientTop ?? 0))];
};

/** A person moves one piece by two clicks and another by dragging, where the squares are seen. */
async function move(board: FenBoard): Promise<string[]> {
  const changes: string[] = [];
  board.addEventListener('change', ({detail}) => changes.push(detail.fen));
  for (const square of ['e2', 'e3']) {
    await sendMouse({type: 'click', position: await reach(board, square)});
    await drawn(board);
  }
  await reach(board, 'e7');
  await sendMouse({type: 'move', position: at(board, 'e7')});
  await sendMouse({type: 'down'});
  await sendMouse({type: 'move', position: at(board, 'e6')});
  await drawn(board);
  await sendMouse({type: 'up'});
  await drawn(board);
  return changes;
}

/** Squares that are in the window, so that a press can reach them. */
const squares = (files: number) =>
  [...'abcdefghij'.slice(0, files)].flatMap((file) => [...'12345678'].map((rank) => file + rank));

/** All that must hold of a board on any page. */
export async function holds(row: Row, kind: Kind): Promise<void> {
  await onPage(row, kind, async (board) => {
    expectShape(board, kind, row);
    expectRoom(board, row);
    if (!row.covers && !row.cramped) expectTextIsFree(board);
    if (kind.mode === 'view') return;
    for (const scrolled of ['a1', 'e4', 'h8']) {
      await reach(board, scrolled);
      if (row.place?.includes('inert')) break;
      for (const square of squares(kind.files)) {
        const point = seenAt(board, square);
        const hit = hitAt(board, point);
        if (hit !== undefined) expect(hit, `what is hit where ${square} is seen`).to.equal(square);
        else if (square === scrolled) expect(hit, `what is hit where ${square} is seen`).to.equal(square);
      }
    }
    const changes = await move(board);
    const made = row.acts === false ? [] : [placements[kind.files]];
    expect(changes.slice(-1).map((fen) => fen.split(' ')[0])).to.deep.equal(made);
    expect(changes.length).to.equal(row.acts === false ? 0 : 2);
  });
}

/** The picture has its proportions, whatever the page does with it afterwards. */
function expectShape(board: FenBoard, {files}: Kind, {cramped}: Row): void {
  const {clientWidth, clientHeight} = frameOf(board);
  expect(clientWidth, 'the width').to.be.at.least(40);
  const {width, height} = getComputedStyle(pictureOf(board));
  expect(parseFloat(width) / parseFloat(height)).to.be.closeTo(files / 8, 0.02);
  // In columns that are lower than the board, Firefox gives the height of one of its parts.
  if (!cramped) expect(clientHeight).to.be.at.least(Math.floor(parseFloat(height)));
}

/** Nothing of the board is cut off, and it does not lie on what comes after. */
function expectRoom(board: FenBoard, {cramped}: Row): void {
  if (cramped) return;
  const frame = frameOf(board).getBoundingClientRect();
  for (let at = board as Element | null; at; at = at.parentElement) {
    const {overflow, display} = getComputedStyle(at);
    if (
      overflow === 'visible' ||
      // An editor that is taller than a dialog is scrolled there.
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

/** Nothing of the board lies on the text that goes before it and comes after it. */
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
      // The middle of a long line may be outside the window.
      // By name: an element in a failure keeps the test runner from ever getting the results.
      const name = hit?.closest('p')?.className;
      if (hit) expect(name, `what is hit on “${paragraph.textContent}”`).to.equal(paragraph.className);
      // Content that `content-visibility` skips is not on the screen, whatever its box is.
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
 * Tests a board on each page of a group. `npm test` tries one kind of board on each page, in turn; `npm run test:pages`
 * tries them all.
 */
export function testPages(group: string): void {
  const {everyKind, rows = ''} = document.documentElement.dataset;
  describe(`a board on any page: ${group}`, () => {
    afterEach(() => resetMouse());
    for (const [i, row] of (pages[group] ?? []).entries()) {
      for (const [j, kind] of kinds.entries()) {
        if (!row.name.includes(rows)) continue;
        if (everyKind === undefined && j !== i % kinds.length) continue;
        if (row.divided && isWebKit) continue;
        it(`${row.name}: ${kind.mode}, ${kind.files}×8`, () => holds(row, kind));
      }
    }
  });
}
