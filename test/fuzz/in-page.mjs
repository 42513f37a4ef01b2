// The part of the fuzzer that lives in the page: it sets up boards, watches them, and says how they are.
/* global document, window, customElements, requestAnimationFrame, performance, FormData */
import {boxesAround, look} from './on-page.mjs';

const nextFrame = () => new Promise(requestAnimationFrame);
/** How long a part may be on its way, or a piece, in milliseconds: only what never comes takes so long. */
const longest = 15_000;

/** The listeners on the document and the window, which outlive boards. */
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

/** @param page - What a page says of the board and of what is around it; left out, it says how wide it is. */
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
  // The grid comes when the board is near the window.
  if (page) board.scrollIntoView({block: 'center', inline: 'center'});
}

function watch(board) {
  changes = [];
  // Steps are undone with keys alone, so that it is known when.
  const stops = (event) => {
    const button = event.composedPath().find(({localName}) => localName === 'button');
    if (/^(Undo|Redo)$/.test(button?.textContent.trim())) event.stopImmediatePropagation();
  };
  board.addEventListener('click', stops, true);
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
  const end = performance.now() + longest;
  const awaited = () => mode !== 'view' && board.isConnected && (mode === 'edit' || !error);
  while (awaited() && !grid() && performance.now() < end) await nextFrame();
}

const grid = () => board.shadowRoot.querySelector('[role=grid]');

const looks = ['fen', 'orientation', 'coordinates', 'turnMarker', 'theme', 'pieces', 'label', 'marks'];

/** The drawing of the position: pieces, coordinates, the turn. */
function drawn({shadowRoot}) {
  const [picture, ...others] = shadowRoot.querySelectorAll('[part=board] > svg');
  if (!picture || others.length > 0) return `${others.length} pictures too many`;
  const all = (selector, say) => [...picture.querySelectorAll(selector)].map(say);
  return [
    picture.getAttribute('viewBox'),
    ...all(':scope > g[part^=piece] > path', (path) => path.getAttribute('d')),
    ...all('text', (text) => ['x', 'y'].map((name) => text.getAttribute(name)) + text.textContent),
    ...all('circle[part^=turn]', (circle) => circle.getAttribute('part') + circle.getAttribute('cy')),
  ].join('|');
}

/** The parts of a look as a fresh board draws them. */
let drawings = new Map();

/** The same, as a fresh board draws it. */
async function freshlyDrawn() {
  const values = looks.map((look) => board[look]);
  const known = drawings.get(JSON.stringify(values));
  if (known) return known;
  const fresh = document.createElement('fen-board');
  for (const [i, look] of looks.entries()) fresh[look] = values[i];
  stage.append(fresh);
  await fresh.updateComplete;
  await nextFrame();
  await fresh.updateComplete;
  const picture = drawn(fresh);
  fresh.remove();
  drawings.set(JSON.stringify(values), picture);
  return picture;
}

/** Whether the board draws what a fresh one would; waits for pieces on their way. */
async function comparison() {
  const expected = await freshlyDrawn();
  const end = performance.now() + longest;
  while (drawn(board) !== expected && performance.now() < end) await nextFrame();
  const picture = drawn(board);
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
  const told = changes;
  changes = [];
  return {
    fen,
    mode,
    position,
    disabled: disabled || board.matches(':disabled'),
    error: board.error?.code ?? null,
    connected: board.isConnected,
    hasGrid: grid() !== null,
    fromBlack: root.querySelector('[role=gridcell]')?.dataset.square.startsWith('a') === false,
    box: {left: box.left, top: box.top, width: box.width, height: box.height},
    focus: active === board ? 'board' : active === document.body ? 'nothing' : 'elsewhere',
    onSquare: root.activeElement?.dataset?.square ?? null,
    choosing: root.querySelector('.chooser') !== null,
    gridStops: stops('[role=grid]'),
    paletteStops: stops('.palette'),
    changes: told,
    refuses,
  };
}

/** Waits until all is done, and says how the board is; `picture` is what is wrong with its picture. */
async function outcome(isCompared) {
  await settled();
  const now = state();
  return {...now, picture: isCompared && now.connected ? await comparison() : null};
}

const controls = () => [...board.shadowRoot.querySelectorAll('button, select, input, textarea')];

/** Where a control is, having brought it into view; null where there is none. */
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

/** Actions of a script on the board: attributes, properties, places. */
async function act([what, name, value]) {
  switch (what) {
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
      // A document without the definition would make a clone that is no board.
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

/** Nonsense that JSON cannot say. */
const decoded = (value) =>
  value === 'a symbol' ? Symbol('fen') : value === 'undefined' ? undefined : value === 'NaN' ? NaN : value;

/** Does it all, and says what is wrong afterwards. */
async function attributes(acts) {
  for (const one of acts) await act(one);
  if (!board.isConnected || board.ownerDocument !== document) stage.insertBefore(board, stage.lastChild);
  await settled();
  const picture = await comparison();
  const {form, name, fen, error, position} = board;
  // An element that has a name and is not disabled is submitted.
  const submits = form && name && !board.matches(':disabled');
  return {
    picture,
    fen: typeof fen === 'string' ? fen : null,
    isText: typeof fen === 'string' || fen === null || fen === undefined,
    position,
    error,
    submits: Boolean(submits),
    submitted: submits ? new FormData(form).get(name) : null,
  };
}

/** Where the squares are, and what was changed since this was last asked. */
function seen(square) {
  const {fen} = board;
  const told = changes.map(({detail}) => detail.fen);
  changes = [];
  return {...look(board, square), fen, hasGrid: grid() !== null, changes: told};
}

/** Takes everything away. @returns how many listeners are left on the page. */
async function end() {
  stage.replaceChildren();
  frame.contentDocument.body.replaceChildren();
  await nextFrame();
  return listeners;
}

await customElements.whenDefined('fen-board');
window.fuzz = {begin, settled, outcome, place, focusControl, act, attributes, seen, end};
