// Generates, after the build: custom-elements.json, from the JSDoc of the elements; in README.md and docs, the tables
// made from it, the tags to paste with the hashes of the built files, the code of the examples and the help of the
// command; the pictures; the sizes on the first page of the demo; and the files made from the list of languages.
// With --check it writes nothing, and fails if a file is not up to date.
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join, relative} from 'node:path';
import prettier from 'prettier';
import {generated} from './languages.mjs';
import {elementsOf} from './manifest.mjs';

const check = process.argv.includes('--check');
const manifestFile = 'custom-elements.json';

function analyze() {
  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
  const outdir = relative(process.cwd(), folder);
  const options = [
    'analyze',
    '--config',
    'custom-elements-manifest.config.mjs',
    '--outdir',
    outdir,
    '--quiet',
  ];
  const {status, stderr} = spawnSync(process.execPath, [analyzer, ...options], {encoding: 'utf8'});
  if (status) throw new Error(stderr);
  return `${JSON.stringify(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')), null, 2)}\n`;
}

const cell = (text = '') =>
  String(text)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
const code = (text) => (text === undefined ? '' : `\`${cell(text)}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The generated tables of an element, by the name in their markers: `<!-- table: fen-game methods -->`. */
const tables = {
  attributes: ({attributes}) =>
    table(
      ['attribute and property', 'type', 'default', 'meaning'],
      attributes.map((a) => [code(a.name), code(a.type?.text), code(a.default), cell(a.description)]),
    ),
  properties: ({members}) =>
    table(
      ['property', 'type', 'meaning'],
      members
        .filter(({kind, readonly}) => kind === 'field' && readonly)
        .map((m) => [code(m.name), code(m.type?.text), cell(m.description)]),
    ),
  methods: ({members}) =>
    table(
      ['method', 'returns', 'what it does'],
      members
        .filter(({kind}) => kind === 'method')
        .map(({name, parameters = [], return: returned, description}) => [
          code(`${name}(${parameters.map((p) => (p.optional ? `${p.name}?` : p.name)).join(', ')})`),
          code(returned?.type?.text),
          cell(description),
        ]),
    ),
  slots: ({slots = []}) =>
    table(
      ['slot', 'what goes there'],
      slots.map((s) => [s.name ? code(s.name) : '(the text inside)', cell(s.description)]),
    ),
  states: ({cssStates = []}) =>
    table(
      ['state', 'when'],
      cssStates.map((s) => [code(`:state(${s.name})`), cell(s.description)]),
    ),
  events: ({events = []}) =>
    table(
      ['event', 'type', 'when'],
      events.map((e) => [code(e.name), code(e.type?.text), cell(e.description)]),
    ),
  parts: ({cssParts = []}) =>
    table(
      ['part', 'what it is'],
      cssParts.map((p) => [code(p.name), cell(p.description)]),
    ),
  'custom-properties': ({cssProperties = []}) =>
    table(
      ['custom property', 'default', 'what it is for'],
      cssProperties.map((p) => [code(p.name), code(p.default), cell(p.description)]),
    ),
};

const {name: packageName, version} = JSON.parse(readFileSync('package.json', 'utf8'));

/** The address of a built file on a CDN that serves npm packages, and the hash that the browser checks it against. */
function onCdn(file) {
  const digest = createHash('sha384')
    .update(readFileSync(join('dist', file)))
    .digest('base64');
  return {
    url: `https://cdn.jsdelivr.net/npm/${packageName}@${version}/dist/${file}`,
    pinned: `integrity="sha384-${digest}" crossorigin="anonymous"`,
  };
}
const sheetTag = () => {
  const {url, pinned} = onCdn('fen-board.css');
  return `<link rel="stylesheet" href="${url}" ${pinned} />`;
};
const scriptTag = (file, how) => {
  const {url, pinned} = onCdn(file);
  return `<script ${how} src="${url}" ${pinned}></script>`;
};
// Each tag is one line, which is easier to copy.
const html = (...lines) => ['<!-- prettier-ignore -->', '```html', ...lines, '```'].join('\n');

/** The tags to paste, by the name in their markers. */
const tags = {
  module: () => html(sheetTag(), scriptTag('fen-board.min.js', 'type="module"')),
  'one-file': () => html(sheetTag(), scriptTag('fen-board.all.min.js', 'defer')),
};

const manifest = analyze();
const elements = new Map(elementsOf(JSON.parse(manifest)).map((element) => [element.tagName, element]));

const command = (...args) =>
  execFileSync(process.execPath, ['dist/cli.js', ...args], {encoding: 'utf8', maxBuffer: 1e7});
const fence = (language, text) =>
  ['<!-- prettier-ignore -->', `\`\`\`${language}`, text.trim(), '```'].join('\n');

/** Write the text between markers such as `<!-- table: fen-game methods -->` and `<!-- end -->`, by their kind. */
const writers = {
  table(name) {
    const [tagName, which] = name.split(' ');
    return tables[which]?.(elements.get(tagName));
  },
  tags: (name) => tags[name]?.(),
  file: (name) => fence(extname(name).slice(1), readFileSync(name, 'utf8')),
  output: (name) => fence('text', command(...name.split(' '))),
  sizes() {
    const sizes = JSON.parse(readFileSync('test/sizes.json', 'utf8'));
    const [diagrams, play, game] = ['of diagrams', 'to play on', 'with a game'].map(
      (what) => `${Math.round(sizes[`a page ${what}`] / 1000)} KB`,
    );
    return `<p class="weight">A page of diagrams fetches <b>${diagrams}</b> in one request, compressed; one to play on ${play}, one with a game ${game}. Nothing else is needed.</p>`;
  },
};

async function withGeneratedText(file) {
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- (\w+): (\S[^\n]*?) -->\n)[^]*?(<!-- end -->)/g,
    (whole, from, kind, name, to) => {
      const text = writers[kind]?.(name);
      // Tables that another program writes, such as those of the benchmarks, stay unchanged.
      return text === undefined ? whole : `${from}\n${text}\n\n${to}`;
    },
  );
  return prettier.format(text, {...(await prettier.resolveConfig(file)), filepath: file});
}

const giuoco = 'r1bqk2r/ppp2ppp/2np4/2b1p3/2B1n3/2PP1N2/PP3PPP/RNBQK2R w KQkq - 0 7';
const small = ['--size', '160'];
/** The pictures of the docs, as the project's own command draws them. */
const pictures = {
  hero: [giuoco, '--size', '320', '--coordinates', 'outside', '--turn-marker', '--marks', 'Gd3e4 Re4f2 Yf7'],
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
  'demo/index.html',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const wanted = {[manifestFile]: manifest, ...generated};
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
