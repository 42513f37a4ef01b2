// Prints the sizes of the shipped files in bytes: raw, with gzip and with brotli; then those of pages, each the sum of
// the files that it fetches. `--write` records the brotli sizes in test/sizes.json; `--check` fails if one has changed
// or is over its limit. The libraries that boards are compared with follow, if they are installed or with --peers.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import {rollup} from 'rollup';
import {peerBundles} from '../test/bench/peer-bundles.mjs';
import {havePeers, installPeers} from '../test/bench/peers.mjs';

const file = 'test/sizes.json';
/**
 * The limits, in bytes after brotli. In the rules, generating moves backwards from their destination and caching boards
 * between calls take 700 bytes: the price of reading games as fast as chessops does.
 */
const limits = {
  'fen-board/notation': 6100,
  'fen-board/rules': 8400,
  // These only go down: a change that makes a page lighter lowers its limit.
  'dist/fen-board.min.js': 16860,
  'dist/fen-board.all.min.js': 87150,
  'a page of diagrams': 16860,
  'a page to play on': 35010,
  'a page with an editor': 38080,
  'a page with a puzzle': 39550,
  'a page with a game': 38540,
};

/** `fen-board.all.min.js` without games and puzzles: the difference is what these cost in that file. */
const withoutGames = 'one file, no games or puzzles';

/** The parts that each kind of page fetches, without those that these import. The editor needs the rules only after a change. */
const pages = {
  'a page of diagrams': [],
  'a page to play on': ['interaction', 'play'],
  'a page with an editor': ['interaction', 'edit'],
  'a page with a puzzle': ['interaction', 'play', 'solve'],
  'a page with a game': ['game'],
};
const dropIn = 'dist/fen-board.min.js';

/** An entry as an application ships it: bundled with everything that it imports, and minified. */
async function bundled(entry, plugin) {
  const bundle = await rollup({
    input: entry,
    plugins: [plugin, nodeResolve()],
    // `bundledText` replaces some modules by empty ones, so names imported from them are missing.
    shimMissingExports: true,
    onwarn: () => undefined,
  });
  const plugins = [terser({ecma: 2022, module: true, compress: {passes: 2}})];
  const {output} = await bundle.generate({format: 'es', plugins, inlineDynamicImports: true});
  await bundle.close();
  return Buffer.from(output[0].code);
}

/** Like `bundled`, but takes the code of the entry; the files `leftOut` become empty. */
async function bundledText(text, leftOut = []) {
  const files = new Set(leftOut.map((path) => resolve(path)));
  const code = await bundled('the-text', {
    name: 'text',
    resolveId: (id) => (id === 'the-text' ? id : null),
    load: (id) => (id === 'the-text' ? text : files.delete(id) ? '' : null),
  });
  if (files.size > 0) throw new Error(`Not imported, so not left out: ${[...files].join(', ')}`);
  return code;
}

const {exports, name} = JSON.parse(readFileSync('package.json', 'utf8'));
const codes = new Map();
for (const built of readdirSync('dist').filter((one) => one.endsWith('.min.js') || one.endsWith('.css'))) {
  codes.set(`dist/${built}`, readFileSync(`dist/${built}`));
}
for (const [entry, target] of Object.entries(exports)) {
  if (target.default) codes.set(entry.replace('.', name), await bundled(target.default));
}

codes.set(
  withoutGames,
  await bundledText(
    ['upgrade', 'notation', 'rules', 'svg', 'pieces', 'locales']
      .map((entry) => `export * from ${JSON.stringify(resolve(`dist/${entry}.js`))};`)
      .join('\n'),
    ['dist/game/fen-game.js', 'dist/solve/solve-mode.js'],
  ),
);

/** A part's file and all files that it imports, directly or not. */
function withImports(path) {
  const imports = String(codes.get(path)).matchAll(/(?:from|import)"\.\/([^"]+)"/g);
  return [path, ...[...imports].flatMap(([, file]) => withImports(`dist/${file}`))];
}

/** The bytes of several files together: raw, with gzip and with brotli, each file compressed by itself. */
const sumOf = (all) =>
  [Buffer.from, gzipSync, brotliCompressSync].map((compress) =>
    all.reduce((sum, code) => sum + compress(code).length, 0),
  );

const rows = new Map([...codes].map(([what, code]) => [what, sumOf([code])]));
for (const [what, parts] of Object.entries(pages)) {
  const files = new Set([dropIn, ...parts.flatMap((part) => withImports(`dist/fen-board.${part}.min.js`))]);
  rows.set(what, sumOf([...files].map((path) => codes.get(path))));
}

const sizes = Object.fromEntries([...rows].map(([what, [, , brotli]]) => [what, brotli]));
const row = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(9) : cell.padEnd(36))).join(''));
row('', 'raw', 'gzip', 'brotli', 'limit');
for (const [what, sum] of rows) row(what, ...sum, limits[what] ?? '');

const wantsPeers = process.argv.includes('--peers');
if (wantsPeers) installPeers();
if (wantsPeers || (havePeers() && !process.argv.includes('--check'))) {
  console.log('\nOther libraries, with the style sheets and pieces that they need:');
  for (const [what, code] of await peerBundles(bundledText)) row(what, ...sumOf([code]));
}

if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
if (process.argv.includes('--check')) {
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const wrong = Object.keys({...written, ...sizes})
    .flatMap((what) => [
      written[what] !== sizes[what] && `${what}: ${sizes[what]} bytes, ${written[what]} recorded`,
      sizes[what] > limits[what] && `${what}: ${sizes[what]} bytes are over its limit of ${limits[what]}`,
    ])
    .filter(Boolean);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) {
    console.error('Run “npm run size -- --write”, and say in the commit message what changed the size.');
    process.exit(1);
  }
}
