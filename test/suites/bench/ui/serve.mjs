import {createServer} from 'node:http';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../../..');

const html = `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 0; }
  /* Ten boards in a row, so that the height of the window says how many are visible. */
  .boards { display: grid; grid-template-columns: repeat(10, var(--size)); gap: 8px; }
  .place { width: var(--size); height: var(--size); overflow: hidden; }
</style>
<div id="boards" class="boards"></div>`;

/** A script with the library and all its dependencies, as an application would ship it. */
async function bundle({module, isHinted}) {
  const {outputFiles} = await build({
    entryPoints: [join(here, 'page.mjs')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    // The drop-in begins with a licence comment, which bundling removes; the others have none.
    banner: {js: isHinted ? '//# allFunctionsCalledOnLoad' : ''},
    logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.css': 'text'},
    alias: {'the-library': join(here, 'boards', `${module}.mjs`)},
    external: ['./fen-board.*.min.js'],
  });
  return outputFiles[0].contents;
}

/** Serves a page for each library, at `/<its module>/`. */
export async function servePages(libraries) {
  const files = new Map();
  for (const library of libraries) {
    files.set(`/${library.module}/`, [html, 'text/html']);
    files.set(`/${library.module}/page.js`, [await bundle(library), 'text/javascript']);
  }
  const served = (path) => {
    if (files.has(path)) return files.get(path);
    const part = /^\/fen-board\/(fen-board\.[\w-]+\.min\.js)$/.exec(path)?.[1];
    if (part) return [readFileSync(join(root, 'dist', part)), 'text/javascript'];
    const asset = /^\/cm-chessboard\/(assets\/pieces\/\w+\.svg)$/.exec(path)?.[1];
    if (asset) return [readFileSync(join(here, '../node_modules/cm-chessboard', asset)), 'image/svg+xml'];
    return undefined;
  };
  const server = createServer((request, response) => {
    const [body, type] = served(request.url) ?? [];
    response.writeHead(body ? 200 : 404, {'content-type': type ?? 'text/plain'}).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${server.address().port}`, close: () => server.close()};
}
