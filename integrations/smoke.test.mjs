// The guests still load: whatever they import from the package is in it.
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect} from 'chai';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const {resolve} = createRequire(import.meta.url);

/** The sources in a folder of this one; not what is installed or built there. */
const sourcesIn = (folder) =>
  readdirSync(join(here, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(?:node_modules|dist|\.sandbox)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.(?:js|mjs|tsx?|vue|svelte)$/.test(entry.name) ? [path] : [];
  });

/** The imports of the package in a text: the module, and the names where they are values. */
const importsIn = (text) =>
  Array.from(
    text.matchAll(
      /\bimport\s*(?<isType>type\s)?(?:\{(?<names>[^}]*)\}\s*from\s*|\w+\s+from\s*|\()?\s*['"](?<module>fen-board(?:\/[\w./-]+)?)['"]/g,
    ),
    ({groups: {isType, names = '', module}}) => ({
      module,
      names: names
        .split(',')
        .map((name) => name.trim().replace(/\s+as\s.*/, ''))
        .filter((name) => name && !isType && !name.startsWith('type ')),
    }),
  );

for (const guest of ['generators', 'editors', 'frameworks', 'apps', 'worker']) {
  describe(`the guest ${guest}`, () => {
    const imports = sourcesIn(guest).flatMap((file) => importsIn(readFileSync(join(here, file), 'utf8')));

    it('imports only what the package exports', async () => {
      expect(imports).not.to.be.empty;
      const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));
      for (const {module, names} of imports) {
        const entry = exports[module.replace('fen-board', '.')];
        expect(entry, module).to.exist;
        if (names.length > 0) expect(await import(resolve(module))).to.include.keys(names);
      }
    });
  });
}
