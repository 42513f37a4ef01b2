import {startDevServer} from '@web/dev-server';

const mostTries = 20;

/** Serves the demo, at PORT or at the first free port from 8000 on, and opens a browser when started by hand. */
export async function serveDemo() {
  const asked = process.env.PORT;
  for (let port = Number(asked ?? 8000), tries = 1; ; port++, tries++) {
    try {
      await startDevServer({
        readCliArgs: false,
        readFileConfig: false,
        logStartMessage: false,
        config: {
          rootDir: process.cwd(),
          port,
          open: process.stdout.isTTY && !process.env.CI ? '/demo/' : false,
          plugins: [{name: 'home', serve: ({path}) => (path === '/' ? home : undefined)}],
        },
      });
      console.log(`The demo is at http://localhost:${port}/demo/ (Ctrl+C ends it).`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || asked || tries === mostTries) throw error;
    }
  }
}

const home = {body: '<!doctype html><meta http-equiv="refresh" content="0; url=/demo/">', type: 'html'};
