// The script of the page: the library of this bundle, and the tasks for its boards.
import * as library from 'the-library';

const container = document.getElementById('boards');
let boards = [];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the change is on the screen, and its observers and timers have run. */
async function settled() {
  for (let i = 0; i < 4; i++) await frame();
  await task();
}

/** Longer than any glide or delay. */
const later = () => new Promise((resolve) => setTimeout(resolve, 350));

async function create(fens, acts = false) {
  const look = {...globalThis.look, acts};
  const places = fens.map(() => {
    const place = document.createElement('div');
    place.className = 'place';
    return place;
  });
  container.append(...places);
  if (library.createAll) boards = await library.createAll(places, fens, look);
  else boards = places.map((place, i) => library.create(place, fens[i], look));
}

async function set(fens) {
  if (library.setAll) await library.setAll(boards, fens);
  else await Promise.all(boards.map((board, i) => library.set(board, fens[i])));
}

/** Records the time of a press, and the end of the frame after the first change that follows. */
function watch() {
  let pressed = 0;
  let drawing = false;
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    let changed = false;
    port2.onmessage = () => {
      drawing = false;
      if (changed) resolve(performance.now() - pressed);
    };
    const loop = () => {
      drawing = true;
      port1.postMessage('');
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
    const observer = new MutationObserver(() => {
      if (pressed && !changed) {
        changed = true;
        // Shown in the current frame or in the next one.
        if (!drawing) requestAnimationFrame(() => port1.postMessage(''));
      }
    });
    const observe = (root) => {
      observer.observe(root, {attributes: true, childList: true, characterData: true, subtree: true});
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) observe(element.shadowRoot);
    };
    observe(document.body);
    addEventListener('pointerdown', (event) => (pressed ||= event.timeStamp), {capture: true});
  });
}

let response;

globalThis.bench = {
  /** In its own task, so that it counts as the page's, and the measuring does not. */
  run: (name, ...values) =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        Promise.resolve(globalThis.bench[name](...values))
          .then(settled)
          .then(resolve, reject);
      });
    }),
  create,
  set,
  async game(fens) {
    for (const fen of fens) {
      await set([fen]);
      await frame();
    }
  },
  drawn: () => boards.map((board) => library.drawn(board)),
  async ready() {
    await library.ready?.(boards[0]);
    await settled();
    response = watch();
  },
  response: () => response,
  /** Shows positions one after another, each with its glide; each is a FEN for the only board, or one for each board. */
  async glide(changes) {
    for (const change of changes) {
      await set([change].flat());
      await later();
    }
  },
  later,
  settled,
};

if (globalThis.firstFens) await create(globalThis.firstFens);
