import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';

// What each room of src may import. `define` is the file at the root of src; `index` is the one beside it, and the
// entry `fen-board/game`, which registers the tags too.
const allowed = {
  notation: [],
  rules: ['notation'],
  marks: ['notation'],
  pgn: ['notation', 'rules', 'marks'],
  locales: ['notation', 'marks'],
  drawing: ['notation', 'marks', 'locales'],
  dom: ['notation', 'locales', 'drawing'],
  interaction: ['notation', 'rules', 'marks', 'locales', 'drawing', 'dom'],
  solve: ['notation', 'rules', 'pgn', 'locales', 'dom', 'interaction'],
  edit: ['notation', 'rules', 'locales', 'dom', 'interaction'],
  toolbar: ['notation', 'locales', 'dom'],
  element: [
    'notation',
    'rules',
    'marks',
    'locales',
    'drawing',
    'dom',
    'interaction',
    'toolbar',
    'edit',
    'solve',
  ],
  game: ['notation', 'rules', 'pgn', 'marks', 'locales', 'drawing', 'dom', 'interaction', 'element'],
  define: ['element', 'game'],
  upgrade: ['notation', 'rules', 'pgn', 'locales', 'drawing', 'game', 'define'],
  markdown: ['notation', 'pgn', 'marks', 'locales', 'drawing', 'game', 'upgrade'],
  embed: [],
  cli: ['notation', 'marks', 'pgn', 'locales', 'drawing'],
  index: ['define', 'element', 'game', 'interaction', 'notation', 'drawing', 'locales'],
};
/**
 * The layers inside of `interaction`, from the lowest to the highest; a file imports from its own layer or a lower one.
 */
const layers = [
  /^events\.ts$/,
  /^state\//,
  /^view\//,
  /^input\//,
  /^(play-mode|view-mode|interaction|glide|index)\.ts$/,
];
const layerOf = (file) => layers.findIndex((layer) => layer.test(posix.relative('src/interaction', file)));
const pure = ['notation', 'rules', 'marks', 'pgn', 'locales', 'drawing'];
/** Rooms that a page fetches on demand: other rooms import their types, or import them dynamically. */
const onDemandRooms = ['interaction', 'toolbar', 'edit', 'solve'];
/** What runs in Node alone. */
const forNode = /^src[\\/]cli[\\/]/;
const browserOnly =
  /\b(document|window|navigator|customElements|HTMLElement|ShadowRoot|requestAnimationFrame|self|location)\b/;

const src = 'src';
const files = readdirSync(src, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const entryOfGames = join(src, 'game', 'index.ts');
const roomOf = (file) =>
  file === entryOfGames ? 'index' : relative(src, file).split(/[\\/]/)[0].replace(/\.ts$/, '');

/** The specifiers a file imports, with whether it comes on demand or is of types alone. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const at =
      node.moduleSpecifier ??
      (ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword &&
        node.arguments[0]);
    if (at && ts.isStringLiteral(at)) {
      found.push({
        specifier: at.text,
        onDemand: ts.isCallExpression(node) || node.isTypeOnly || node.importClause?.isTypeOnly,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The code without its comments and texts: a word in them is no use of the thing. */
function codeOf(file) {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    ts.LanguageVariant.Standard,
    readFileSync(file, 'utf8'),
  );
  let code = '';
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier) code += `${scanner.getTokenText()} `;
  }
  return code;
}

/** Relative imports of every file, types included. */
const graph = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .filter(({specifier}) => specifier.startsWith('.'))
      .map(({specifier}) => posix.join(dirname(file), specifier.replace(/\.js$/, '.ts'))),
  ]),
);

/** A cycle of imports that can be reached from a file or a room, or nothing. */
function cycleFrom(start, importedBy, path = [], done = new Set()) {
  if (path.includes(start)) return [...path.slice(path.indexOf(start)), start];
  if (done.has(start)) return undefined;
  done.add(start);
  for (const next of importedBy(start)) {
    const cycle = cycleFrom(next, importedBy, [...path, start], done);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('CONTRIBUTING', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

  it('lists every room', () => {
    const rooms = readdirSync(src, {withFileTypes: true}).filter((entry) => entry.isDirectory());
    for (const {name} of rooms) expect(contributing).to.match(new RegExp(`^    src/${name} `, 'm'));
  });

  it('follows a FEN and a press through files that exist', () => {
    const [ways] = /### One FEN[^]*?(?=## House rules)/.exec(contributing) ?? [''];
    let folder = '';
    const named = Array.from(ways.matchAll(/`([\w-]+(?:\/[\w-]+)*\/)?([\w-]+\.ts)`/g), ([, path, name]) => {
      folder = path ?? folder;
      return posix.join(src, folder, name);
    });
    expect(named.length).to.be.greaterThan(20);
    for (const file of named) expect(files).to.include(file);
  });
});

describe('the rooms of src', () => {
  it('hold every file but three at the root', () => {
    const atRoot = readdirSync(src, {withFileTypes: true}).filter((entry) => entry.isFile());
    expect(atRoot.map(({name}) => name).sort()).to.deep.equal(['define.ts', 'fen-board.css', 'index.ts']);
  });

  it('have no cycle of imports, types included', () => {
    const done = new Set();
    const importedBy = (file) => graph.get(file) ?? [];
    for (const file of files) expect(cycleFrom(file, importedBy, [], done)?.join(' -> ')).to.equal(undefined);
  });

  it('import each other in one direction', () => {
    const importedBy = (room) => allowed[room];
    for (const room of Object.keys(allowed)) {
      expect(cycleFrom(room, importedBy)?.join(' -> ')).to.equal(undefined);
    }
  });

  it('use every arrow of the table', () => {
    const used = new Set(
      [...graph].flatMap(([file, imports]) => imports.map((next) => `${roomOf(file)} ${roomOf(next)}`)),
    );
    for (const [room, others] of Object.entries(allowed)) {
      for (const other of others) expect(used, 'arrows of the table').to.include(`${room} ${other}`);
    }
  });

  it('have layers in interaction: the board, then state, view and input, then the modes', () => {
    for (const [file, imports] of graph) {
      if (roomOf(file) !== 'interaction') continue;
      expect(layerOf(file), file).to.be.at.least(0);
      for (const next of imports) {
        if (roomOf(next) !== 'interaction') continue;
        expect(layerOf(next), `${file} imports ${next}`).to.be.at.most(layerOf(file));
      }
    }
  });

  for (const file of files) {
    const room = roomOf(file);
    it(`${file} imports only what its room may`, () => {
      expect(Object.keys(allowed)).to.include(room);
      for (const {specifier, onDemand} of importsOf(file)) {
        if (!specifier.startsWith('.')) {
          if (specifier.startsWith('node:')) expect(file, specifier).to.match(forNode);
          expect(pure, `${file} imports ${specifier}`).to.not.include(room);
          continue;
        }
        const target = roomOf(posix.join(dirname(file), specifier.replace(/\.js$/, '.ts')));
        if (target === room) continue;
        expect(allowed[room], `${file} imports ${specifier}`).to.include(target);
        // A part may import another: what they share is in one of them.
        if (onDemandRooms.includes(target) && !onDemandRooms.includes(room)) {
          expect(onDemand, `${file} imports ${specifier} on demand or for its types`).to.equal(true);
        }
      }
    });

    if (pure.includes(room)) {
      it(`${file} uses no browser`, () => {
        expect(codeOf(file)).to.not.match(browserOnly);
      });
    }

    if (forNode.test(file)) continue;
    it(`${file} does not depend on its own address`, () => {
      expect(codeOf(file)).to.not.contain('import meta');
      expect(readFileSync(file, 'utf8')).to.not.contain('import.meta.url');
    });
  }
});
