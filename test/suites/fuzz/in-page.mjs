// The part of the fuzzer that runs in the page: it sets up boards, watches them and reports their state.
/* global document, window, customElements, requestAnimationFrame, performance, FormData */
import {attributesOf} from '../../../dist/attributes.js';
import {boxesAround, look} from './on-page.mjs';

const nextFrame = () => new Promise(requestAnimationFrame);
/** How long to wait for a part to load or an animation to end, in milliseconds: far more than either takes. */
const maxWait = 15_000;

/** The number of listeners on the document and the window: boards that are removed must remove theirs. */
let listeners = 0;
for (const target of [document, window]) {
  const {addEventListener, removeEventListener} = target;
  target.addEventListener = (...args) => {
    listeners++;
    addEventListener.apply(target, args);
  };
  target.removeEventListener = (...args) => {
    listeners--;
    removeEventListener.apply(target, args);
  };
}

const frame = document.createElement('iframe');
const stage = document.createElement('div');
document.body.append(stage, frame);

let board = null;
let changes = [];
let refuses = false;

/** @param page - The page's CSS for the board and for the boxes around it; by default only a maximum width. */
function begin(attributes, page) {
  stage.replaceChildren();
  drawings = new Map();
  refuses = false;
  board = document.createElement('fen-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  if (page) board.style.cssText = page.host;
  else board.style.setProperty('--fen-board-max-size', '320px');
  watch(board);
  const [before, after] = ['before', 'after'].map((text) => {
    const button = document.createElement('button');
    button.textContent = text;
    return button;
  });
  stage.append(before, page ? boxesAround(board, page.boxes, page.hasText) : board, after);
  window.scrollTo(0, 0);
  // The board gets its grid only near the viewport.
  if (page) board.scrollIntoView({block: 'center', inline: 'center'});
}

function watch(board) {
  changes = [];
  // Undo and Redo work with keys only, so that the fuzzer knows when they happen.
  const stopUndoClick = (event) => {
    const button = event.composedPath().find(({localName}) => localName === 'button');
    if (/^(Undo|Redo)$/.test(button?.textContent.trim())) event.stopImmediatePropagation();
  };
  board.addEventListener('click', stopUndoClick, true);
  board.addEventListener('beforechange', (event) => refuses && event.preventDefault());
  board.addEventListener('change', ({detail}) => {
    const {fen, position} = board;
    changes.push({detail, fen, position});
  });
}

async function settled() {
  await board.updateComplete;
  await nextFrame();
  await board.updateComplete;
  const {mode, error} = board;
  const end = performance.now() + maxWait;
  const needsGrid = () => mode !== 'view' && board.isConnected && (mode === 'edit' || !error);
  while (needsGrid() && !grid() && performance.now() < end) await nextFrame();
}

const grid = () => board.shadowRoot.querySelector('[role=grid]');

const looks = [
  'fen',
  ...[...attributesOf('fen-board', 'look', 'name').values()].map(({property}) => property),
];

/** A text that identifies the drawing: its pieces, coordinates and turn marker. */
function drawingOf({shadowRoot}) {
  const [picture, ...others] = shadowRoot.querySelectorAll('[part=board] > svg');
  if (!picture || others.length > 0) return `${others.length} pictures too many`;
  const all = (selector, describe) => [...picture.querySelectorAll(selector)].map(describe);
  return [
    picture.getAttribute('viewBox'),
    ...all(':scope > g[part^=piece] > path', (path) => path.getAttribute('d')),
    ...all('text', (text) => ['x', 'y'].map((name) => text.getAttribute(name)) + text.textContent),
    ...all('circle[part^=turn]', (circle) => circle.getAttribute('part') + circle.getAttribute('cy')),
  ].join('|');
}

/** The drawings of new boards, by the values of `looks`. */
let drawings = new Map();

/** The drawing of a new board with the same values. */
async function expectedDrawing() {
  const values = looks.map((look) => board[look]);
  const known = drawings.get(JSON.stringify(values));
  if (known) return known;
  const fresh = document.createElement('fen-board');
  for (const [i, look] of looks.entries()) fresh[look] = values[i];
  stage.append(fresh);
  await fresh.updateComplete;
  await nextFrame();
  await fresh.updateComplete;
  const picture = drawingOf(fresh);
  fresh.remove();
  drawings.set(JSON.stringify(values), picture);
  return picture;
}

/** How the drawing differs from that of a new board, or null; waits for animations to end. */
async function findPictureMismatch() {
  const expected = await expectedDrawing();
  const end = performance.now() + maxWait;
  while (drawingOf(board) !== expected && performance.now() < end) await nextFrame();
  const picture = drawingOf(board);
  return picture === expected ? null : {expected, picture};
}

const stops = (selector) =>
  board.shadowRoot.querySelectorAll(selector).length &&
  board.shadowRoot.querySelectorAll(`${selector} [tabindex="0"]`).length;

function state() {
  const {fen, mode, position, disabled} = board;
  const root = board.shadowRoot;
  const box = (grid() ?? board).getBoundingClientRect();
  const active = document.activeElement;
  const newChanges = changes;
  changes = [];
  return {
    fen,
    mode,
    position,
    disabled: disabled || board.matches(':disabled'),
    error: board.error?.code ?? null,
    connected: board.isConnected,
    hasGrid: grid() !== null,
    isFlipped: root.querySelector('[role=gridcell]')?.dataset.square.startsWith('a') === false,
    box: {left: box.left, top: box.top, width: box.width, height: box.height},
    focus: active === board ? 'board' : active === document.body ? 'nothing' : 'elsewhere',
    onSquare: root.activeElement?.dataset?.square ?? null,
    choosing: root.querySelector('.chooser') !== null,
    gridStops: stops('[role=grid]'),
    paletteStops: stops('.palette'),
    changes: newChanges,
    refuses,
  };
}

/** Waits until the board has settled, and returns its state. @param isCompared - Whether to check its picture. */
async function outcome(isCompared) {
  await settled();
  const now = state();
  return {...now, pictureMismatch: isCompared && now.connected ? await findPictureMismatch() : null};
}

const controls = () => [...board.shadowRoot.querySelectorAll('button, select, input, textarea')];

/** Scrolls to a control and returns its middle; null if there are no controls. */
function place(index) {
  const all = controls();
  if (all.length === 0) return null;
  const control = all[index % all.length];
  control.scrollIntoView({block: 'nearest'});
  const {left, top, width, height} = control.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2, tag: control.localName};
}

function focusControl(index) {
  const all = controls();
  if (all.length > 0) all[index % all.length].focus();
  return all.length > 0 ? all[index % all.length].localName : null;
}

/** Performs an action of a script on the board. */
async function act([type, name, value]) {
  switch (type) {
    case 'attribute':
      return value === null ? board.removeAttribute(name) : board.setAttribute(name, value);
    case 'property':
      board[name] = decoded(value);
      return;
    case 'text':
      board.textContent = value;
      return;
    case 'child': {
      const child = document.createElement(name);
      if (name === 'script') child.type = 'text/plain';
      child.textContent = value;
      board.append(child);
      return;
    }
    case 'clone': {
      // `importNode` makes the clone in this document, which defines the element, even if the board is in the iframe.
      const clone = document.importNode(board, true);
      watch(clone);
      board.replaceWith(clone);
      board = clone;
      return;
    }
    case 'remove':
      board.remove();
      return;
    case 'append':
      stage.insertBefore(board, stage.lastChild);
      return;
    case 'adopt':
      frame.contentDocument.body.append(board);
      return;
    case 'form': {
      const form = document.createElement('form');
      const fieldset = document.createElement('fieldset');
      fieldset.disabled = name === 'disabled';
      form.append(fieldset);
      board.replaceWith(form);
      fieldset.append(board);
      return;
    }
    case 'reset':
      board.form?.reset();
      return;
    case 'flip':
      board.flip();
      return;
    case 'svg':
      if (board.toSvg && !(await board.toSvg()).startsWith('<svg')) throw new Error('toSvg gives no picture');
      return;
    case 'move':
      await board.move(value);
      return;
    case 'focus':
      board.focus();
      return;
    case 'validity':
      board.setCustomValidity(value);
      board.checkValidity();
      return;
    case 'refuse':
      refuses = !refuses;
      return;
    case 'settle':
      await settled();
      return;
  }
}

/** Values that JSON cannot express; the fuzzer sends their names. */
const decoded = (value) =>
  value === 'a symbol' ? Symbol('fen') : value === 'undefined' ? undefined : value === 'NaN' ? NaN : value;

/** Performs the actions, and returns the state of the board afterwards. */
async function attributes(actions) {
  for (const action of actions) await act(action);
  if (!board.isConnected || board.ownerDocument !== document) stage.insertBefore(board, stage.lastChild);
  await settled();
  const pictureMismatch = await findPictureMismatch();
  const {form, name, fen, error, position} = board;
  // A form submits the board if it has a name and is not disabled.
  const submits = form && name && !board.matches(':disabled');
  return {
    pictureMismatch,
    fen: typeof fen === 'string' ? fen : null,
    isText: typeof fen === 'string' || fen === null || fen === undefined,
    position,
    error,
    submits: Boolean(submits),
    submitted: submits ? new FormData(form).get(name) : null,
  };
}

/** The places of the squares on the screen, the FEN, and the changes since the last call. */
function squaresAndChanges(square) {
  const {fen} = board;
  const changedFens = changes.map(({detail}) => detail.fen);
  changes = [];
  return {...look(board, square), fen, hasGrid: grid() !== null, changes: changedFens};
}

/** Removes all boards. @returns how many listeners are left on the page. */
async function end() {
  stage.replaceChildren();
  frame.contentDocument.body.replaceChildren();
  // A diagram's description may be outdated for a moment, and waits with a listener.
  const end = performance.now() + maxWait;
  do await nextFrame();
  while (listeners > 0 && performance.now() < end);
  return listeners;
}

await customElements.whenDefined('fen-board');
window.fuzz = {begin, settled, outcome, place, focusControl, act, attributes, squaresAndChanges, end};
