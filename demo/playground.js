// Every attribute of the elements, with what makes the same board or game elsewhere. The address of the page holds all of it.
import {attributesOf, toSvgOptions} from '../dist/attributes.js';
import {findPlace, formatPlace, treeOf} from '../dist/core/pgn/tree.js';
import {languages} from '../dist/words/languages.js';
import {copy} from './copy.js';
import {fileName, forms, save, toGif, toPng} from './take-away.js';

const find = (selector) => document.querySelector(selector);
const maker = find('#maker');
const {elements} = maker;
const said = find('#said');
const output = find('#tag');
const copied = find('#copied');

/** The kinds of things: their tags, what their text is, and one to begin with. */
const kinds = {
  position: {
    tag: 'fen-board',
    label: 'FEN, X-FEN or Shredder-FEN',
    first: {text: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'},
  },
  puzzle: {
    tag: 'fen-board',
    label: 'FEN of the position where the puzzle begins',
    first: {
      text: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
      mode: 'solve',
      solution: '1. Ra6 bxa6 (1... Bc7 2. Rxa7#) 2. b7#',
    },
  },
  game: {
    tag: 'fen-game',
    label: 'PGN',
    first: {
      text: '[White "Réti"]\n[Black "Tartakower"]\n\n1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O Nxe4 9. Qd8+!! Kxd8 10. Bg5+ Kc7 11. Bd8# 1-0',
      at: '9',
    },
  },
  written: {tag: 'fen-game', label: 'PGN', first: {text: '', mode: 'edit'}},
};

const labels = {
  ...{orientation: 'Side below', controls: 'Toolbar', lang: 'Language'},
  ...{label: 'Accessible name', name: 'Name in a form'},
};
/** What may be chosen, or what an empty field shows, where the table of attributes does not say. */
const samples = {
  pieces: ['modern', 'classic'],
  lang: ['', 'en', ...Object.keys(languages)],
  ...{marks: 'Ge4 Yg1f3', solution: '1. Qxf7#', label: 'generated', name: 'none', caption: 'none'},
  ...{engine: 'stockfish.js', level: '4', 'engine-time': '1'},
  ...{at: 'start', game: '1', analysis: 'https://…{fen}'},
};

/** What most people choose first. */
const leading = ['orientation', 'theme', 'pieces', 'coordinates', 'marks', 'caption'];
const rankOf = ({name, values}) =>
  values === true ? 1 : leading.includes(name) ? leading.indexOf(name) - leading.length : 0;

/** The controls of a tag: their names, labels and values. Boxes to tick come last. */
function controlsOf(tag) {
  const isBoard = tag === 'fen-board';
  const attributes = attributesOf(tag, 'look', 'live', ...(isBoard ? ['name', 'form'] : []));
  return [...attributes.keys(), ...(isBoard ? ['solution', 'caption'] : [])]
    .map((name) => {
      const {values, isBoolean} = attributes.get(name) ?? {};
      const label = labels[name] ?? (name[0].toUpperCase() + name.slice(1)).replace('-', ' ');
      return {name, label, values: samples[name] ?? values ?? (isBoolean ? true : '')};
    })
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** The pictures that an address can name have the attributes of the look alone: never a puzzle’s solution. */
const look = new Set(attributesOf('fen-board', 'look').keys());

let board = find('#tried');
let controls = [];
let shownTag = '';
let shownKind = '';
/** What somebody has made of each other kind, to come back to. */
const drafts = new Map();

/** Shows the controls of a tag, and the element itself. */
function prepare(tag) {
  if (shownTag === tag) return;
  shownTag = tag;
  controls = controlsOf(tag);
  find('#choices').replaceChildren(...controls.map(makeControl));
  if (board.localName === tag) return;
  const other = document.createElement(tag);
  other.id = 'tried';
  board.replaceWith(other);
  board = other;
}

function makeControl({name, label, values}) {
  const wrapper = document.createElement('label');
  const control = document.createElement(Array.isArray(values) ? 'select' : 'input');
  control.name = name;
  if (Array.isArray(values))
    control.append(...values.map((value) => new Option(value || 'of the page', value)));
  else if (values === true) control.type = 'checkbox';
  else control.placeholder = values;
  wrapper.append(...(values === true ? [control, label] : [label, ' ', control]));
  return wrapper;
}

/** The kind that is chosen. */
const kindNow = () => kinds[elements.kind.value];

/** The chosen options by name, without those at their default. */
function chosen() {
  const attributes = new Map();
  for (const {name, values} of controls) {
    const {checked, value} = elements[name];
    if (values === true && checked) attributes.set(name, '');
    else if (values !== true && value !== (Array.isArray(values) ? values[0] : ''))
      attributes.set(name, value);
  }
  return attributes;
}

/** The options to take away: where a written game goes, it is to be read. */
function taken() {
  const attributes = chosen();
  if (elements.kind.value === 'written') attributes.delete('mode');
  return attributes;
}

/** The text and its options, for the forms in which they can be taken away. */
const thing = () => ({
  tag: shownTag,
  text: elements.text.value.trim(),
  attributes: taken(),
  look,
  switches: new Set(controls.filter(({values}) => values === true).map(({name}) => name)),
});

/** The options of pictures, for those that no board on the page draws. */
const pictureOptions = () => toSvgOptions(new Map([...chosen()].filter(([name]) => look.has(name))));

/** The modules that draw without a board, which only some pictures need. */
async function drawing() {
  const [svg, {registerShippedPiecesAndLocales}] = await Promise.all([
    import('../dist/svg.js'),
    import('../dist/picture/drawing/register-shipped.js'),
  ]);
  registerShippedPiecesAndLocales();
  return svg;
}

/** The game that is shown; none of a board, or before its text has been read. */
const shownGame = () => (board.current ? board.games[board.current.game - 1] : undefined);

/** What a picture of a place in a game shows; `null` is the start of the game. */
const momentOf = ({start, comments}, node) =>
  node
    ? {position: node.gameMove.position, comments: node.gameMove.commentsAfter, move: node.gameMove.move}
    : {position: start, comments};

/** Draws a place in a game, with the marks of its comments and, if it is wanted, its move. */
async function drawMoment({position, comments, move}) {
  const {renderSvg} = await drawing();
  const lastMove = elements['last-move'].checked && move ? `${move.from}${move.to}` : undefined;
  const marks = comments.flatMap((comment) => comment.marks);
  return renderSvg(position, {...pictureOptions(), marks, ...(lastMove && {lastMove})});
}

/** The picture: of a game, that of the move that is shown; empty while its board is not there yet. */
async function picture() {
  await board.updateComplete;
  const game = shownGame();
  if (game && elements['last-move'].checked)
    return drawMoment(momentOf(game, findPlace(board.current.place, treeOf(game))));
  const shown = shownTag === 'fen-game' ? board.board : board;
  return (await shown?.toSvg()) ?? '';
}

/** The places where a game asks for a diagram: of the start `null`, and of a move its node. */
const diagramsOf = (game) =>
  [null, ...treeOf(game).nodes].filter((node) => momentOf(game, node).comments.some(({diagram}) => diagram));

const pngOf = (svg) => toPng(svg, elements.width.valueAsNumber || undefined);

/** The name of the file of the picture, without its ending. */
const nameNow = () => (shownGame() ? fileName(shownGame(), board.current.place) : 'board');

/** Shows the buttons that need a game. */
function showButtons() {
  const game = shownGame();
  find('#last-move').hidden = !game;
  find('#save-animation').hidden = !game;
  find('#save-gif').hidden = !game;
  find('#save-diagrams').hidden = !game || diagramsOf(game).length === 0;
}

function draw() {
  const {tag, text} = thing();
  const attributes = chosen();
  const caption = attributes.get('caption');
  const wanted = new Map([[tag === 'fen-board' ? 'fen' : 'pgn', text], ...attributes]);
  wanted.delete('caption');
  for (const name of board.getAttributeNames())
    if (name !== 'id' && !wanted.has(name)) board.removeAttribute(name);
  for (const [name, value] of wanted) if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  // A board that was turned by its toolbar has an orientation that no attribute gave it.
  board.orientation = elements.orientation.value;
  if (tag === 'fen-board') {
    const paragraph = document.createElement('p');
    paragraph.slot = 'caption';
    paragraph.textContent = caption;
    board.replaceChildren(...(caption ? [paragraph] : []));
  }
  write();
  report();
}

/** Says what cannot be read. */
async function report() {
  await board.updateComplete;
  const {error, warnings = [], issues = []} = board;
  const messages = error ? [error.message] : [...warnings, ...issues].map(({message}) => message);
  if (error && /\[\w+ "|\b1\s*\.\s*[a-hNO]/.test(elements.text.value))
    messages.push('This looks like a PGN: choose “A game”.');
  const {value} = elements.text;
  const valid = value.trim() ? `Valid ${shownTag === 'fen-game' ? 'PGN' : 'FEN'}.` : '';
  said.textContent = messages.join(' ') || valid;
}

/** Options that belong to the text of the sample go when another text comes. */
function forgetSample() {
  const {first} = kindNow();
  for (const name of ['at', 'solution'])
    if (first[name] && elements[name].value === first[name]) elements[name].value = '';
}

/** Writes the form that is chosen. */
async function write() {
  const form = elements.form.value;
  output.textContent = form === 'svg' ? await picture() : forms[form](thing());
  find('#service').hidden = form !== 'address';
  await board.updateComplete;
  showButtons();
}

/** The text and the options, as the address has them. */
const state = () => [
  ['text', elements.text.value.trim()],
  ...chosen(),
  ...(elements.width.value === elements.width.defaultValue ? [] : [['width', elements.width.value]]),
  ...(elements['last-move'].checked ? [['last-move', '']] : []),
];

/** Writes the address: not at every key, of which some browsers would soon have enough. */
function keep() {
  const all = [['kind', elements.kind.value], ['as', elements.form.value], ...state()];
  history.replaceState(null, '', `#${new URLSearchParams(all)}`);
}

/** Shows a kind with its text and options. */
function show(kind, wanted) {
  const {tag, label} = kinds[kind];
  elements.kind.value = kind;
  shownKind = kind;
  prepare(tag);
  find('#text-label').textContent = label;
  elements.text.rows = tag === 'fen-board' ? 3 : 10;
  elements.text.value = wanted.get('text') ?? '';
  elements.width.value = wanted.get('width') ?? elements.width.defaultValue;
  elements['last-move'].checked = wanted.has('last-move');
  for (const {name, values} of controls) {
    const control = elements[name];
    if (values === true) control.checked = wanted.has(name);
    else control.value = wanted.get(name) ?? (Array.isArray(values) ? values[0] : '');
    if (values !== true && control.selectedIndex === -1) control.selectedIndex = 0;
  }
  const address = elements.form.querySelector('[value=address]');
  address.disabled = tag === 'fen-game';
  if (address.disabled && ['address', 'svg'].includes(elements.form.value)) elements.form.value = 'tag';
  draw();
}

/** Reads the address. */
function restore() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const kind = Object.hasOwn(kinds, wanted.get('kind')) ? wanted.get('kind') : 'position';
  const form = wanted.get('as');
  elements.form.value = form === 'svg' || Object.hasOwn(forms, form) ? form : 'tag';
  show(kind, wanted.has('text') ? wanted : new Map(Object.entries(kinds[kind].first)));
}

const stage = find('#stage');
for (const type of ['beforechange', 'change', 'fenerror', 'mistake', 'solved', 'pgnchange']) {
  stage.addEventListener(type, (event) => {
    const {detail} = event;
    find('#last-event').textContent = `${type}: ${JSON.stringify(detail)}`;
    // What a person played or edited is the new text; a puzzle keeps where it begins.
    const text = type === 'pgnchange' ? detail.pgn : detail.fen;
    const isChange =
      type === 'pgnchange' || (type === 'change' && shownTag === 'fen-board' && board.mode !== 'solve');
    if (!isChange) return;
    elements.text.value = text;
    draw();
    keep();
  });
}
// The toolbar turns the board, and so does a key.
for (const type of ['click', 'keyup']) {
  stage.addEventListener(type, () => {
    if (elements.orientation.value === board.orientation) return;
    elements.orientation.value = board.orientation;
    draw();
    keep();
  });
}

find('#copy').addEventListener('click', () => copy(output, copied));
const saveSvg = (svg, name) => save(new Blob([svg], {type: 'image/svg+xml'}), `${name}.svg`);
find('#save-svg').addEventListener('click', async () => saveSvg(await picture(), nameNow()));
find('#save-png').addEventListener('click', async () =>
  save(await pngOf(await picture()), `${nameNow()}.png`),
);
find('#save-diagrams').addEventListener('click', async () => {
  const game = shownGame();
  for (const node of diagramsOf(game))
    save(await pngOf(await drawMoment(momentOf(game, node))), `${fileName(game, formatPlace(node))}.png`);
});
find('#save-animation').addEventListener('click', async () => {
  const game = shownGame();
  const {renderGameSvg} = await drawing();
  saveSvg(renderGameSvg(game, pictureOptions()), fileName(game));
});
find('#save-gif').addEventListener('click', async () => {
  const game = shownGame();
  await drawing();
  const width = elements.width.valueAsNumber || undefined;
  save(await toGif(game, {...pictureOptions(), width}), `${fileName(game)}.gif`);
});
// The first game of a file, another one, or another move.
for (const type of ['load', 'change'])
  stage.addEventListener(
    type,
    () => {
      showButtons();
      if (elements.form.value === 'svg') write();
    },
    true,
  );
maker.addEventListener('input', ({target}) => {
  if (target.name === 'kind') {
    drafts.set(shownKind, new Map(state()));
    show(target.value, drafts.get(target.value) ?? new Map(Object.entries(kindNow().first)));
  } else if (target.name === 'form') write();
  else {
    if (target === elements.text) forgetSample();
    draw();
  }
});
maker.addEventListener('change', keep);
maker.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', restore);
customElements.whenDefined('fen-board').then(() => {
  restore();
  // Shown when it is whole, so that nothing in it moves.
  maker.hidden = false;
});
