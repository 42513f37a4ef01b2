// Writes custom-elements.json from the JSDoc of the class, and in the README the tables from custom-elements.json and
// the tags to paste from the built files. Run after the build.
// With --check it writes nothing and fails where something is not as it would write it.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import prettier from 'prettier';

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

/** The README's generated tables, by the name in their markers. */
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
      slots.map((s) => [code(s.name), cell(s.description)]),
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

/** Where a CDN that serves npm packages has a built file, and what the browser is to hold its bytes to. */
function onCdn(file) {
  const digest = createHash('sha384')
    .update(readFileSync(join('dist', file)))
    .digest('base64');
  return {
    url: `https://cdn.example/${packageName}@${version}/dist/${file}`,
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
const html = (...lines) => ['```html', ...lines, '```'].join('\n');

/** The README's tags to paste, by the name in their markers. */
const tags = {
  module: () => html(sheetTag(), scriptTag('fen-board.min.js', 'type="module"')),
  'one-file': () => html(sheetTag(), scriptTag('fen-board.all.min.js', 'defer')),
};

async function readme(text, manifest) {
  const element = manifest.modules
    .flatMap(({declarations}) => declarations)
    .find(({tagName}) => tagName === 'fen-board');
  const filled = text.replace(
    /(<!-- (table|tags): ([\w-]+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, from, kind, name, to) => {
      const write = {table: tables, tags}[kind][name];
      if (!write) throw new Error(`README.md asks for a ${kind} “${name}” that nothing writes.`);
      return `${from}\n${write(element)}\n${to}`;
    },
  );
  return prettier.format(filled, {...(await prettier.resolveConfig('README.md')), parser: 'markdown'});
}

const manifest = analyze();
const wanted = {
  [manifestFile]: manifest,
  'README.md': await readme(readFileSync('README.md', 'utf8'), JSON.parse(manifest)),
};
let drift = false;
for (const [file, text] of Object.entries(wanted)) {
  if (readFileSync(file, 'utf8') === text) continue;
  drift = true;
  if (check)
    console.error(
      `${file} is not what the class and the build say: run “npm run docs” and commit what it writes.`,
    );
  else writeFileSync(file, text);
}
if (check && drift) process.exit(1);
