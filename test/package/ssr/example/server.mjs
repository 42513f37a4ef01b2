// A server in Node, run by `node test/package/ssr/example/server.mjs`, whose boards are visible without any script.
import {createServer} from 'node:http';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {boardHtml, sheetHash} from './boards.mjs';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The page's script and the files that it loads on demand, by path. */
async function scripts() {
  const {outputFiles} = await build({
    entryPoints: ['test/package/ssr/example/client.mjs'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'app',
    logLevel: 'error',
    write: false,
  });
  return new Map(outputFiles.map(({path, text}) => [`/${path.split(/[\\/]/).pop()}`, text]));
}

const page = async (fen) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Boards from a server</title>
  <script type="module" src="/client.js"></script>
  ${await boardHtml(fen)}
  ${await boardHtml(fen, {mode: 'play', orientation: 'auto'})}
</html>`;

/**
 * @param port - The port; 0 for any free one.
 * @returns Its address, its content security policy, and a function that stops it.
 */
export async function startServer(port = 0) {
  const files = await scripts();
  const policy = `default-src 'none'; script-src 'self'; style-src ${await sheetHash()}; require-trusted-types-for 'script'`;
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url, 'http://localhost');
    const file = files.get(pathname);
    if (file) return response.setHeader('Content-Type', 'text/javascript').end(file);
    if (pathname !== '/') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    return page(searchParams.get('fen') ?? start).then((html) => response.end(html));
  });
  await new Promise((listening) => server.listen(port, listening));
  return {
    origin: `http://localhost:${server.address().port}`,
    policy,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {origin, policy} = await startServer(8080);
  console.log(`${origin}\nContent-Security-Policy: ${policy}`);
}
