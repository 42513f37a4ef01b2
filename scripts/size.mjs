// Prints the sizes of what pages fetch, in bytes after brotli, and the number of requests. `--check` fails if a limit is
// exceeded; `--peers` adds the libraries that boards are compared with.
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build, transform} from 'esbuild';
import {fileOf} from './page-files.mjs';

/** The most bytes and requests of each kind of page, and the parts that it asks for; the game has comments and marks. */
const pages = JSON.parse(readFileSync('scripts/limits.json', 'utf8'));
/** The most bytes of entries, each bundled with what it imports. */
const entries = {notation: 7350, rules: 8800};

const bytesOf = (code) => brotliCompressSync(code).length;
const read = (file) => readFileSync(`dist/${file}`);

/** A part's file and all files that it imports, but not those that it may fetch later. esbuild lists them. */
async function filesOf(part) {
  const options = {
    entryPoints: [`dist/${fileOf(part)}`],
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
  };
  const {inputs} = (await build(options)).metafile;
  const files = new Set(options.entryPoints);
  for (const file of files)
    for (const {path, kind} of inputs[file].imports) if (kind === 'import-statement') files.add(path);
  return [...files].map((path) => path.replace('dist/', ''));
}

const rows = [];
for (const [name, {files, parts, ...limit}] of Object.entries(pages)) {
  const fetched = new Set(files ?? ['fen-board.min.js', ...(await Promise.all(parts.map(filesOf))).flat()]);
  const bytes = [...fetched].reduce((sum, file) => sum + bytesOf(read(file)), 0);
  rows.push({name, bytes, limit: limit.bytes, requests: fetched.size, 'requests at most': limit.requests});
}
for (const [entry, limit] of Object.entries(entries)) {
  const options = {
    entryPoints: [`dist/${entry}.js`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  };
  const {outputFiles} = await build(options);
  rows.push({name: `fen-board/${entry}`, bytes: bytesOf(outputFiles[0].contents), limit});
}
console.table(rows);
console.table(
  readdirSync('dist')
    .filter((file) => file.endsWith('.min.js'))
    .map((file) => ({file, bytes: bytesOf(read(file))})),
);
if (process.argv.includes('--peers')) {
  const [{installBeside}, {peerBundles}] = await Promise.all([
    import('./npm.mjs'),
    import('../test/suites/bench/peer-bundles.mjs'),
  ]);
  installBeside('test/suites/bench');
  const minified = async (code) => (await transform(code, {minify: true, format: 'esm'})).code;
  const bundles = await peerBundles(minified);
  console.table(Array.from(bundles, ([name, code]) => ({name, bytes: bytesOf(code)})));
}

const exceeded = rows.filter(
  ({bytes, limit, requests, 'requests at most': most}) => bytes > limit || requests > most,
);
for (const {name} of exceeded) console.error(`${name} exceeds its limit.`);
if (process.argv.includes('--check') && exceeded.length > 0) process.exitCode = 1;
