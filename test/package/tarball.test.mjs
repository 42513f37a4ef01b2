// The package has the files that users need, and nothing else.
import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {languages} from '../../dist/words/languages.js';
import {packed} from './packed.mjs';

const {bin, exports, main, types, customElements} = JSON.parse(readFileSync('package.json', 'utf8'));

/** A module's file and all files that it imports, directly or not. */
function reached(files, extension) {
  const seen = new Set();
  const see = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const {fileName} of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
      if (fileName.startsWith('.'))
        see(posix.join(posix.dirname(file), fileName.replace(/\.js$/, extension)));
  };
  for (const file of files) see(posix.normalize(file));
  return seen;
}

const targets = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [target] : Object.values(target),
);
const ending = (end) => targets.filter((target) => target.endsWith(end));
const allowed = new Set([
  ...[main, types, customElements].map((path) => posix.normalize(path)),
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'THIRD-PARTY-LICENSES.md',
  // What the docs tell readers to copy.
  'integrations/hugo/render-codeblock.html',
  'integrations/mkdocs/mkdocs.yml',
  'integrations/pandoc/fen-board.lua',
  'integrations/sphinx/fen_board.py',
  'integrations/worker/worker.js',
  'integrations/worker/wrangler.json',
  'custom-elements.json',
  'package.json',
  // The README links to these, with their pictures.
  ...readdirSync('docs', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/^(?:internals|decisions)\.md$/.test(entry.name))
    .map(({parentPath, name}) => `${parentPath}/${name}`),
  'dist/fen-board.css',
  'dist/cases.json',
  'dist/cases.schema.json',
  // The page to embed; its script is among the parts.
  'dist/embed.html',
  'dist/embed.css',
  // The descriptions of the tag for editors.
  'dist/vscode.css-custom-data.json',
  'dist/vscode.html-custom-data.json',
  'dist/web-types.json',
  ...reached([...ending('.js'), ...Object.values(bin)], '.js'),
  ...reached(ending('.d.ts'), '.d.ts'),
  // The files that the drop-in fetches from its own folder.
  ...readdirSync('src/parts')
    .filter((file) => !file.endsWith('loader.ts'))
    .map((file) => `dist/fen-board.${file.replace('.ts', '')}.min.js`),
  ...Object.keys(languages).flatMap((tag) =>
    ['diagrams', 'parts'].map((table) => `dist/fen-board.${tag}-${table}.min.js`),
  ),
  // What the still file fetches for marks, and the script of the page to embed.
  'dist/fen-board.still-extras.min.js',
  'dist/fen-board.embed.min.js',
]);

describe('the tarball', () => {
  let paths;
  before(() => (paths = packed('--dry-run').files.map(({path}) => path)));

  it('has the files of the entries, the documents, and nothing else', () => {
    expect(paths.filter((path) => !allowed.has(path))).to.deep.equal([]);
    expect([...allowed].filter((path) => !paths.includes(path))).to.deep.equal([]);
  });

  it('has no source, test, demo or map, and no reference to a map', () => {
    for (const path of paths) {
      expect(path).to.not.match(/(^|\/)(src|test|demo|scripts|coverage)\/|\.map$|(?<!\.d)\.ts$/);
      if (path.endsWith('.js')) expect(readFileSync(path, 'utf8'), path).to.not.contain('sourceMappingURL');
    }
  });
});
