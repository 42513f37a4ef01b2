// Runs the tests of elements with the files that pages fetch, from dist, instead of the modules of src.
import {readFileSync} from 'node:fs';

/** The module with which a page gets the elements: the drop-in, which fetches the rest, or the one file. */
const scripts = {parts: '/dist/fen-board.min.js', 'one-file': '/one-file.js'};

/** Loads the one file, which is not a module. */
const oneFile = `
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/dist/fen-board.all.min.js';
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  export const {addLocale, addPieces, upgrade} = window.fenBoard;`;

/** What stands for the entries that tests import. Pure functions still come from the sources. */
const entriesFrom = (script) => ({
  '/one-file.js': oneFile,
  '/src/index.ts': `
    export {addLocale, addPieces} from '${script}';
    export const FenBoard = customElements.get('fen-board');
    export const FenGame = customElements.get('fen-game');`,
  '/src/words/index.ts': `export * from './index.ts?source'; export {addLocale} from '${script}';`,
  '/src/picture/drawing/pieces-entry.ts': `export * from './pieces-entry.ts?source'; export {addPieces} from '${script}';`,
  // Only the one file has them. A page may have the drop-in beside it.
  '/src/hosts/complete/all-in-one.ts': `import '/one-file.js';`,
  '/src/hosts/upgrade/index.ts': `import '${script}'; export {upgrade} from '/one-file.js';`,
  // A page that loads the script again.
  '/src/define.ts': `import '${script}?again';`,
});

/** With the still file, boards are elements only when a test has one that is more than a diagram. */
const stillEntries = {'/src/index.ts': `import '/test/tools/still-board.ts';`};

/** Modules of which a second copy would have a state of its own. */
const withState = /^\/src\/(define|parts|shared|board|game|hosts\/(upgrade|embed))\b/;

/** @param kind - A key of `scripts`, or `still`. */
export function builtPlugin(kind) {
  const entries = kind === 'still' ? stillEntries : entriesFrom(scripts[kind]);
  return {
    name: 'built',
    serve({path, query}) {
      if (Object.hasOwn(entries, path) && !('source' in query)) return {body: entries[path], type: 'js'};
      if (path === '/src/fen-board.css')
        return {body: readFileSync('dist/fen-board.css', 'utf8'), type: 'css'};
      if (!withState.test(path)) return undefined;
      const refusal = `${path} is not public: test/tools/runner/files.mjs leaves out the tests of such modules.`;
      return {body: `throw new Error(${JSON.stringify(refusal)})`, type: 'js'};
    },
  };
}
