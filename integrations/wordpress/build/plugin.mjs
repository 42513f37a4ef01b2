// Makes the WordPress plugin from the built files: dist/fen-board-wordpress.zip. Run by “npm run guests wordpress -- --build”.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {transform} from 'esbuild';
import {zipSync} from 'fflate';
import {mo, po} from 'gettext-parser';
import {rollup} from 'rollup';
import {declarationsOf, patternsOf} from './block-attributes.mjs';
import {drawingData, php} from './drawing-data.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const from = 'integrations/wordpress/';
const assets = `assets/${version}/`;
const files = new Map();
const add = (path, content) => files.set(`fen-board/${path}`, Buffer.from(content));
const read = (path) => readFileSync(path, 'utf8');
const namesIn = (folder, pattern) => readdirSync(folder).filter((name) => pattern.test(name));

const placeholder = '0.0.0-development';
const withVersion = (text) => text.replaceAll(placeholder, version);

/** Removes the types without checking them: `npm run check` does that. */
const withoutTypes = {
  name: 'without-types',
  resolveId: (id, importer) =>
    importer && id.startsWith('.')
      ? new URL(id.replace(/\.js$/, '.ts'), `file://${importer}`).pathname
      : null,
  transform: async (code) => ({
    code: (await transform(code, {loader: 'ts', target: 'es2022'})).code,
    map: null,
  }),
};

/** Makes the upgrade import the elements from the drop-in beside it: a page can register each element only once. */
const shareElement = {
  name: 'beside-the-drop-in',
  resolveId(id, importer) {
    if (/(?:^|\/)define\.js$/.test(id))
      return {id: './fen-board.min.js', external: true, moduleSideEffects: true};
    if (!id.startsWith('.') && importer) this.error(`The upgrade would contain ${id}.`);
    return null;
  },
};

const minified = {
  name: 'minified',
  renderChunk: async (code) => ({
    code: (await transform(code, {minify: true, target: 'es2022'})).code,
    map: null,
  }),
};

/** Adds a script, and beside it the files that it fetches on demand. */
async function addScript(name, module, format, plugins) {
  const bundled = await rollup({
    input: {[name]: module},
    preserveEntrySignatures: false,
    plugins: [...plugins, minified],
  });
  const {output} = await bundled.generate({
    format,
    generatedCode: 'es2015',
    entryFileNames: '[name].js',
    chunkFileNames: 'fen-board.upgrade.[name].min.js',
  });
  for (const {fileName, code} of output) add(assets + fileName, code);
}

for (const name of ['fen-board.php', 'uninstall.php', 'readme.txt'])
  add(name, withVersion(read(from + name)));
add('LICENSE', read('LICENSE'));
for (const name of namesIn(`${from}includes`, /\.php$/))
  add(`includes/${name}`, read(`${from}includes/${name}`));
const blocks = {diagram: 'fen-board', game: 'fen-game', set: 'fen-board'};
for (const [block, tag] of Object.entries(blocks)) {
  const path = `blocks/${block}/block.json`;
  const {attributes, ...rest} = JSON.parse(read(from + path));
  add(path, JSON.stringify({...rest, attributes: {...declarationsOf(tag), ...attributes}, version}, null, 1));
}
const made = (name, what, data) =>
  add(
    `includes/${name}.php`,
    `<?php\n// Made by the build: ${what}.\nnamespace FenBoard;\ndefined( 'ABSPATH' ) || exit;\nreturn ${php(data)};\n`,
  );
made(
  'attribute-patterns',
  'the patterns of values that includes/attributes.php accepts',
  Object.fromEntries(Object.values(blocks).map((tag) => [tag, patternsOf(tag)])),
);

const {renderSvg} = await import('../../../dist/svg.js');
const {addPieces, classic} = await import('../../../dist/pieces.js');
addPieces('classic', classic);
made('drawing-data', 'the data that includes/drawing.php draws with', drawingData(renderSvg));

const {chess960, namedStart, startNames} = await import('../../../dist/rules.js');
const chess960Starts = Array.from({length: 960}, (_, number) => chess960(number).placement);
made('start-positions', 'the start positions that have a word', {
  start: chess960Starts[518],
  startpos: chess960Starts[518],
  ...Object.fromEntries(startNames.map((name) => [name, namedStart(name).placement])),
  // White's back ranks, in the order of their numbers.
  chess960: chess960Starts.map((placement) => placement.slice(-8)).join(''),
});

for (const name of namesIn('dist', /^fen-board\.(?!all\.|embed\.|still).*min\.js$/))
  add(assets + name, readFileSync(`dist/${name}`));
const front = read('dist/fen-board.css') + read(`${from}front.css`);
add(`${assets}fen-board.css`, front);
add(`${assets}editor.css`, front + read(`${from}editor.css`));
await addScript('editor', `${process.cwd()}/${from}editor/index.ts`, 'iife', [withoutTypes]);
await addScript('fen-board.upgrade.min', 'dist/upgrade.js', 'es', [shareElement]);

/** Translations as the editor’s scripts read them, by text; context and U+0004 precede a text that has a context. */
function editorJson({headers, translations}) {
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  const header = {domain: 'messages', lang: headers.Language, 'plural-forms': headers['Plural-Forms']};
  const messages = entries.map(({msgctxt, msgid, msgstr}) => [
    msgctxt ? `${msgctxt}\u0004${msgid}` : msgid,
    msgstr,
  ]);
  return JSON.stringify({
    domain: 'messages',
    locale_data: {messages: {...Object.fromEntries(messages), '': header}},
  });
}
for (const name of namesIn(`${from}languages`, /\.po$/)) {
  const translations = po.parse(read(`${from}languages/${name}`));
  const base = `languages/${name.replace(/\.po$/, '')}`;
  add(`${base}.mo`, mo.compile(translations));
  add(`${base}-fen-board-editor.json`, editorJson(translations));
}

// A fixed date, the earliest that a zip can hold, so that the same files always give the same bytes. The attributes are
// Unix permissions: a file that everybody may read.
const packed = zipSync(Object.fromEntries(files), {
  level: 9,
  mtime: '1980-01-01T00:00:00',
  os: 3,
  attrs: 0o100644 << 16,
});
writeFileSync('dist/fen-board-wordpress.zip', packed);
console.log(`dist/fen-board-wordpress.zip: ${files.size} files, ${packed.length.toLocaleString('en')} bytes`);
