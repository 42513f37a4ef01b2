import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const modules = fileURLToPath(new URL('node_modules', import.meta.url));

/** The imports of a page that shows a board, and its other files: sheets, and pieces in separate files. */
const needs = {
  'chessboard-element': [`export * from 'chessboard-element'`],
  gchessboard: [`export * from 'gchessboard'`],
  'cm-chessboard': [
    `export {Chessboard} from 'cm-chessboard/src/Chessboard.js'`,
    'cm-chessboard/assets/chessboard.css',
    'cm-chessboard/assets/pieces/standard.svg',
  ],
  chessground: [
    `export {Chessground} from '@lichess-org/chessground'`,
    '@lichess-org/chessground/assets/chessground.base.css',
    '@lichess-org/chessground/assets/chessground.brown.css',
    '@lichess-org/chessground/assets/chessground.cburnett.css',
  ],
  'chess-board': [`export * from 'chess-board'`],
  'react-chessboard': [
    `export {createElement} from 'react'; export {createRoot} from 'react-dom/client';
      export {Chessboard} from 'react-chessboard'`,
  ],
};

/** A sheet without comments and the like. */
async function smaller(file) {
  const source = readFileSync(join(modules, file), 'utf8');
  if (!file.endsWith('.css')) return source;
  const {transform} = await import('esbuild');
  return (await transform(source, {loader: 'css', minify: true})).code;
}

/**
 * The other libraries, each with everything that a page needs.
 *
 * @param minified - Minifies a module like those of this package.
 * @returns The bytes, by the name of the library.
 */
export async function peerBundles(minified) {
  const bundles = new Map();
  for (const [name, [contents, ...files]] of Object.entries(needs)) {
    const {outputFiles} = await build({
      stdin: {contents, resolveDir: modules},
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'error',
      define: {'process.env.NODE_ENV': '"production"'},
    });
    const rest = await Promise.all(files.map(smaller));
    bundles.set(name, Buffer.from([await minified(outputFiles[0].text), ...rest].join('\n')));
  }
  return bundles;
}
