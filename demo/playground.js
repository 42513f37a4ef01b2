import {attributesOf} from '../dist/attributes.js';
import {languages} from '../dist/locales/languages.js';
import {copy} from './copy.js';

// Every attribute of the element, with the code that makes the same board. The address of the page holds all of it.
const board = document.querySelector('#tried');
const form = document.querySelector('form');
const said = document.querySelector('#said');
const tag = document.querySelector('#tag');
const lastEvent = document.querySelector('#last-event');
const choices = document.querySelector('#choices');
const first = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4';

const attributes = attributesOf('fen-board', 'look', 'name', 'live', 'form');
const labels = {
  ...{orientation: 'Side below', controls: 'Toolbar', lang: 'Language'},
  ...{label: 'Accessible name', name: 'Name in a form'},
};
/** What may be chosen, or what an empty field shows, where the table of attributes does not say. */
const samples = {
  pieces: ['modern', 'classic'],
  lang: ['', 'en', ...Object.keys(languages)],
  ...{marks: 'Ge4 Yg1f3', solution: '1. Qxf7#', label: 'generated', name: 'none', caption: 'none'},
};
const controls = [...attributes.keys(), 'solution', 'caption']
  .map((name) => {
    const {values, isBoolean} = attributes.get(name) ?? {};
    const label = labels[name] ?? (name[0].toUpperCase() + name.slice(1)).replace('-', ' ');
    return [name, label, samples[name] ?? values ?? isBoolean];
  })
  // Boxes to tick come last.
  .sort(([, , one], [, , other]) => (one === true) - (other === true));

for (const [name, label, values] of controls) {
  const wrapper = document.createElement('label');
  const control = document.createElement(Array.isArray(values) ? 'select' : 'input');
  control.name = name;
  if (Array.isArray(values))
    control.append(...values.map((value) => new Option(value || 'of the page', value)));
  else if (values === true) control.type = 'checkbox';
  else control.placeholder = values;
  wrapper.append(...(values === true ? [control, label] : [label, ' ', control]));
  choices.append(wrapper);
}

/** The chosen options by name, without those at their default. */
function chosen() {
  const attributes = new Map([['fen', form.elements.fen.value.trim()]]);
  for (const [name, , values] of controls) {
    const {checked, value} = form.elements[name];
    if (values === true && checked) attributes.set(name, '');
    else if (values !== true && value !== (Array.isArray(values) ? values[0] : ''))
      attributes.set(name, value);
  }
  return attributes;
}

function draw() {
  const attributes = chosen();
  const caption = attributes.get('caption');
  attributes.delete('caption');
  for (const name of board.getAttributeNames())
    if (name !== 'id' && !attributes.has(name)) board.removeAttribute(name);
  for (const [name, value] of attributes) board.setAttribute(name, value);
  // A board that was turned by its toolbar has an orientation that no attribute gave it.
  board.orientation = form.elements.orientation.value;
  const paragraph = document.createElement('p');
  paragraph.slot = 'caption';
  paragraph.textContent = caption;
  board.replaceChildren(...(caption ? [paragraph] : []));
  tag.textContent = source();
  const {error, warnings} = board;
  said.textContent =
    error?.message ?? (warnings.map(({message}) => message).join(' ') || 'This can be read.');
}

const files = `<link rel="stylesheet" href="fen-board.css">
<script type="module" src="fen-board.min.js"></script>
`;

/** All that a page needs: the two files and the tag, attributes that need no value without one. */
function source() {
  const copy = board.cloneNode(true);
  copy.removeAttribute('id');
  const switches = controls.filter(([, , values]) => values === true).map(([name]) => name);
  return `${files}${copy.outerHTML}`.replace(new RegExp(` (${switches.join('|')})=""`, 'g'), ' $1');
}

/** Writes the address: not at every key, of which some browsers would soon have enough. */
const keep = () => history.replaceState(null, '', `#${new URLSearchParams([...chosen()])}`);

/** Reads the address. */
function restore() {
  const attributes = new URLSearchParams(location.hash.slice(1));
  form.elements.fen.value = attributes.get('fen') ?? first;
  for (const [name, , values] of controls) {
    const control = form.elements[name];
    if (values === true) control.checked = attributes.has(name);
    else control.value = attributes.get(name) ?? (Array.isArray(values) ? values[0] : '');
    if (values !== true && control.selectedIndex === -1) control.selectedIndex = 0;
  }
  draw();
}

for (const type of ['beforechange', 'change', 'fenerror']) {
  board.addEventListener(type, ({detail}) => {
    lastEvent.textContent = `${type}: ${JSON.stringify(detail)}`;
    if (type !== 'change') return;
    form.elements.fen.value = detail.fen;
    draw();
    keep();
  });
}
// The toolbar turns the board, and so does a key.
for (const type of ['click', 'keyup']) {
  board.addEventListener(type, () => {
    if (form.elements.orientation.value === board.orientation) return;
    form.elements.orientation.value = board.orientation;
    draw();
    keep();
  });
}

const copied = document.querySelector('#copied');
document.querySelector('#copy').addEventListener('click', () => copy(tag, copied));
form.addEventListener('input', draw);
form.addEventListener('change', keep);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', restore);
customElements.whenDefined('fen-board').then(restore);
// Shown when it is whole, so that nothing in it moves.
form.hidden = false;
