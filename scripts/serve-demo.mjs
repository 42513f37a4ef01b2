import {createServer} from 'node:net';
import {startDevServer} from '@web/dev-server';

const firstPort = 8000;

/** Serves the demo, at the first free port from PORT or 8000 on, and opens a browser when started by hand. */
export async function serveDemo() {
  const wanted = Number(process.env.PORT) || firstPort;
  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is in use; using ${port}.`);
  await startDevServer({
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    config: {
      rootDir: process.cwd(),
      // For this machine alone. The server listens on every address where this is “localhost” in lower case.
      hostname: 'LOCALHOST',
      port,
      open: process.stdout.isTTY && !process.env.CI ? '/demo/' : false,
      plugins: [{name: 'home', serve: ({path}) => (path === '/' ? home : undefined)}],
    },
  });
  console.log(`The demo is at http://localhost:${port}/demo/ (Ctrl+C ends it).`);
}

/** The first port from this one on that nobody listens on. */
async function freePort(port) {
  const isFree = await new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port);
  });
  return isFree ? port : freePort(port + 1);
}

const home = {body: '<!doctype html><meta http-equiv="refresh" content="0; url=/demo/">', type: 'html'};
