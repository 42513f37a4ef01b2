// Shared by the tests of server rendering: pages with boards that a server has drawn, and their state in the browser.
import {build} from 'esbuild';

/** Keeps the server's drawings, in which a board that can be played on has no tab stop yet, and counts the frames in which a board shows none. */
export const watch = `<script>
  const boards = [...document.querySelectorAll('fen-board')];
  const drawing = ({shadowRoot}) =>
    Array.from(shadowRoot.querySelectorAll('svg, .error'), ({outerHTML}) => outerHTML.replace(/<!--.*?-->| tabindex="0"/g, '')).join('');
  window.served = boards.map(drawing);
  window.emptyFrames = 0;
  const count = () => {
    window.emptyFrames += boards.filter((board) => drawing(board) === '').length;
    requestAnimationFrame(count);
  };
  count();
</script>`;

const scriptAt = (path) => `<script type="module" src="${path}"></script>`;
/** An application's bundle. */
export const bundle = scriptAt('/app/client.js');
export const inElement = scriptAt('/app/reader-page.js');
/** lit's hydrate support, which other elements of a page may need. */
export const support = scriptAt('/app/support.js');
export const dropIn = scriptAt('/dist/fen-board.min.js');
export const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';

/** A whole page. */
export const pageOf = (...parts) =>
  `<!doctype html><html lang="en"><title>x</title><body>${parts.flat().join('\n')}`;

/**
 * The scripts of applications with lit and fen-board as packages, by path. Each is built separately: with several entries
 * esbuild does not keep the order of imports (https://github.com/evanw/esbuild/issues/399), and lit must follow its
 * hydrate support where a page has it.
 */
export async function applications(
  entries = {
    client: 'test/package/ssr/example/client.mjs',
    support: 'test/package/ssr/scripts/support.mjs',
    'reader-page': 'test/package/ssr/scripts/reader-page-client.mjs',
  },
) {
  const built = await Promise.all(
    Object.entries(entries).map(([name, path]) =>
      build({
        entryPoints: {[name]: path},
        bundle: true,
        splitting: true,
        format: 'esm',
        outdir: 'app',
        logLevel: 'error',
        write: false,
      }),
    ),
  );
  return Object.fromEntries(
    built
      .flatMap(({outputFiles}) => outputFiles)
      .map(({path, text}) => [path.slice(path.lastIndexOf('/app/')).replaceAll('\\', '/'), text]),
  );
}

/** Waits until all boards have drawn themselves. */
export const ready = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('fen-board');
    await Promise.all(Array.from(document.querySelectorAll('fen-board'), (board) => board.updateComplete));
  });

/** Whether each board shows what the server has drawn, and has done so in every frame. */
export const unchanged = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return boards.map((board, i) => drawing(board) === window.served[i] && window.emptyFrames === 0);
  });

/** The content of each board. */
export const shown = (page) =>
  page.$$eval('fen-board', (boards) =>
    boards.map(({shadowRoot}) => {
      const picture = shadowRoot.querySelector('svg');
      const {width, height} = picture.getBoundingClientRect();
      return {
        pictures: shadowRoot.querySelectorAll('svg').length,
        name: picture.getAttribute('aria-label'),
        pieces: shadowRoot.querySelectorAll('[part~=piece] > path[d^=M]').length,
        coordinates: shadowRoot.querySelectorAll('[part~=coordinate][d^=M]').length,
        error: shadowRoot.querySelector('.error')?.textContent ?? '',
        adopted: shadowRoot.adoptedStyleSheets.length,
        size: [width, height],
      };
    }),
  );

/** Whether each board has the same drawing as a new one with its attributes, except for lit's comments. */
export const drawnAsNew = (page) =>
  page.$$eval('fen-board', async (boards) => {
    const drawing = ({shadowRoot}) =>
      Array.from(shadowRoot.querySelectorAll('svg, .error'), ({outerHTML}) =>
        outerHTML.replace(/<!--.*?-->/g, ''),
      ).join('');
    return Promise.all(
      boards.map(async (board) => {
        const fresh = document.createElement('fen-board');
        for (const {name, value} of board.attributes) fresh.setAttribute(name, value);
        document.body.append(fresh);
        await fresh.updateComplete;
        fresh.remove();
        return drawing(fresh) === drawing(board);
      }),
    );
  });
