// Generates, after the build: custom-elements.json, from the JSDoc of the elements; the text between markers in README.md and
// docs; and the pictures. With --release also the tags to paste, with the hashes of their files. With --check it
// writes nothing, and fails if a file is not up to date.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join, relative} from 'node:path';
import prettier from 'prettier';
import {elementsOf} from './manifest.mjs';
import {tags} from './tags.mjs';

const check = process.argv.includes('--check');
const isRelease = process.argv.includes('--release');
const {homepage} = JSON.parse(readFileSync('package.json', 'utf8'));
const manifestFile = 'custom-elements.json';

function analyze() {
  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
  const config = ['--config', 'custom-elements-manifest.config.mjs'];
  const output = ['--outdir', relative(process.cwd(), folder), '--quiet'];
  const {status, stderr} = spawnSync(process.execPath, [analyzer, 'analyze', ...config, ...output], {
    encoding: 'utf8',
  });
  if (status) throw new Error(stderr);
  return `${JSON.stringify(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')), null, 2)}\n`;
}

const cell = (text = '') =>
  String(text)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
const code = (text) => (text === undefined ? '' : `\`${cell(text)}\``);
const rowOf = (cells) => `| ${cells.join(' | ')} |`;

const name = (item) => code(item.name);
const type = (item) => code(item.type?.text);
const initial = (item) => code(item.default);
const description = (item) => cell(item.description);
const call = ({name, parameters = []}) =>
  code(`${name}(${parameters.map((p) => (p.optional ? `${p.name}?` : p.name)).join(', ')})`);

/** The generated tables, by the name in their markers: the items of an element, and the columns with their heads. */
const tables = {
  attributes: [
    ({attributes}) => attributes,
    {'attribute and property': name, type, default: initial, meaning: description},
  ],
  properties: [
    ({members}) => members.filter(({kind, readonly}) => kind === 'field' && readonly),
    {property: name, type, meaning: description},
  ],
  methods: [
    ({members}) => members.filter(({kind}) => kind === 'method'),
    {method: call, returns: (method) => code(method.return?.type?.text), 'what it does': description},
  ],
  slots: [
    ({slots}) => slots,
    {slot: (slot) => (slot.name ? name(slot) : '(the text inside)'), 'what goes there': description},
  ],
  states: [({cssStates}) => cssStates, {state: (state) => code(`:state(${state.name})`), when: description}],
  events: [({events}) => events, {event: name, type, when: description}],
  parts: [({cssParts}) => cssParts, {part: name, 'what it is': description}],
  'custom-properties': [
    ({cssProperties}) => cssProperties,
    {'custom property': name, default: initial, 'what it is for': description},
  ],
};

function tableOf(element, [itemsOf, columns]) {
  const heads = Object.keys(columns);
  const items = itemsOf(element) ?? [];
  const rows = items.map((item) => Object.values(columns).map((column) => column(item)));
  return [heads, heads.map(() => '---'), ...rows].map(rowOf).join('\n');
}

const fence = (language, text) =>
  ['<!-- prettier-ignore -->', `\`\`\`${language}`, text.trim(), '```'].join('\n');

const manifest = analyze();
const elements = new Map(elementsOf(JSON.parse(manifest)).map((element) => [element.tagName, element]));

const command = (...args) =>
  execFileSync(process.execPath, ['dist/cli.js', ...args], {encoding: 'utf8', maxBuffer: 1e7});

/** Write the text between markers such as `<!-- table: fen-game methods -->` and `<!-- end -->`, by their kind. */
const writers = {
  table(name) {
    const [tagName, which] = name.split(' ');
    return tables[which] && tableOf(elements.get(tagName), tables[which]);
  },
  // Only after `npm run release -- --repository …` is there an address.
  site: () => (homepage ? `**The site**, with all examples, docs and a playground: <${homepage}>` : ''),
  // Between releases, the tags of the last one stay.
  tags: (name) => (isRelease && tags[name] ? fence('html', tags[name]()) : undefined),
  file: (name) => fence(extname(name).slice(1), readFileSync(name, 'utf8')),
  output: (name) => fence('text', command(...name.split(' '))),
};

async function withGeneratedText(file) {
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- (\w+): (\S[^\n]*?) -->\n)[^]*?(<!-- end -->)/g,
    (whole, from, kind, name, to) => {
      const text = writers[kind]?.(name);
      // Tables that another program writes, such as the results of benchmarks, stay unchanged.
      return text === undefined ? whole : `${from}\n${text}\n\n${to}`;
    },
  );
  return format(file, text);
}

const format = async (file, text) =>
  prettier.format(text, {...(await prettier.resolveConfig(file)), filepath: file});

/** The module with the parts of boards that a game exports, with the list that follows from the manifest. */
async function withExportedParts(file) {
  const [board, game] = ['fen-board', 'fen-game'].map((tag) =>
    elements.get(tag).cssParts.map(({name}) => name),
  );
  const list = ['board:squares', ...board.filter((name) => !game.includes(name))].join();
  return format(file, readFileSync(file, 'utf8').replace(/(?<=exportedParts =\s*')[^']*/, list));
}

const giuoco = 'r1bqk2r/ppp2ppp/2np4/2b1p3/2B1n3/2PP1N2/PP3PPP/RNBQK2R w KQkq - 0 7';
const small = ['--size', '160'];
/** The pictures of the docs, as the project's own command draws them. */
const pictures = {
  black: [giuoco, ...small, '--orientation', 'black'],
  outside: [giuoco, ...small, '--coordinates', 'outside', '--turn-marker'],
  marks: [giuoco, ...small, '--theme', 'green', '--marks', 'Ge4 Rd5 Yg1f3'],
  wide: [
    'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
    ...small,
    '--pieces',
    'classic',
  ],
};

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const wanted = {[manifestFile]: manifest};
wanted['src/game/view/exported-parts.ts'] = await withExportedParts('src/game/view/exported-parts.ts');
for (const file of pages) wanted[file] = await withGeneratedText(file);
for (const [name, args] of Object.entries(pictures))
  wanted[`docs/images/${name}.svg`] = `${command(...args).trim()}\n`;
let drift = false;
for (const [file, text] of Object.entries(wanted)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  drift = true;
  if (check) console.error(`${file} is out of date: run “npm run docs” and commit the files that it writes.`);
  else writeFileSync(file, text);
}
if (check && drift) process.exit(1);
