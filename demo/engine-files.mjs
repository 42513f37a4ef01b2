/**
 * The engine of the site’s pages, with its licence: files of npm, and their paths on the site. Its script has the name that the
 * examples have. It is no part of the package.
 */
export const engineFiles = {
  'node_modules/stockfish.js/stockfish.wasm.js': 'stockfish.js',
  'node_modules/stockfish.js/stockfish.wasm': 'stockfish.wasm',
  'node_modules/stockfish.js/Copying.txt': 'stockfish-licence.txt',
};
