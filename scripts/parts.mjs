// Builds the drop-in and its parts, so that no module is in two files.
//
// Rollup divides a program into files by itself, but its files import each other by their addresses, and here neither way
// of doing that is possible. Parts that import the drop-in would evaluate it a second time on a page that asks for
// `fen-board.min.js?ver=1`, or for a copy with another name. What they share in a file of its own would be a second
// request for each page of diagrams. So the drop-in puts what its parts import of its modules, lit included, into one
// object on globalThis, and in the parts an import of such a module becomes a look into that object, by a number. Which
// module is in which part is left to rollup (`manualChunks`). Nothing of this is in src, where imports are as everywhere
// else.
import {dirname, relative, resolve} from 'node:path';
import {readFileSync} from 'node:fs';
import {rollup} from 'rollup';
import {languages} from './languages.mjs';

/** The parts, which the drop-in fetches from beside itself when a page needs them: by their names, their modules. */
const entries = {
  reader: 'src/element/tolerant.ts',
  marks: 'src/element/board-marks.ts',
  classic: 'src/drawing/classic.ts',
  interaction: 'src/element/board-modes.ts',
  // What lets pieces glide is in one file with the rules: whoever plays needs both, and few diagrams need either.
  rules: 'src/interaction/view/animator.ts',
  commands: 'src/interaction/input/commands.ts',
  edit: 'src/edit/edit-mode.ts',
  starts: 'src/notation/start-positions.ts',
  lots: 'src/rules/start-positions.ts',
  toolbar: 'src/toolbar/toolbar.ts',
  moves: 'src/rules/scripted-move.ts',
  solve: 'src/solve/solve-mode.ts',
  game: 'src/game/viewer.ts',
  'game-menu': 'src/game/menu.ts',
  ribbon: 'src/game/ribbon.ts',
  'picture-file': 'src/element/svg-document.ts',
  hydration: 'src/element/server-rendering.ts',
  ...Object.fromEntries(languages.map(({module}) => [module, `src/locales/${module}.ts`])),
};

/** Parts that are no module of their own: which modules they have, whoever imports these. The first that fits. */
const folders = [
  ['lots', /^src\/rules\/start-positions\.ts$/],
  ['starts', /^src\/notation\/start-positions\.ts$/],
  [
    'reader',
    /^src\/notation\/(clean-text|epd|index|issue|messages|parse-fen|read-castling|read-placement)\.ts$/,
  ],
  // What games need of marks, which their comments have, without what draws them; and what errors have in common.
  ['text', /^src\/(marks\/parse-marks|notation\/visible|locales\/explain)\.ts$/],
  ['game-menu', /^src\/pgn\/(format-comment|format-pgn|read-fen)\.ts$/],
  ['moves', /^src\/rules\/(messages|parse-move|scripted-move)\.ts$/],
  ['rules', /^src\/(rules\/|notation\/change-placement\.ts$)/],
  ['game', /^src\/pgn\/decode\.ts$/],
  ['pgn', /^src\/pgn\//],
  ['buttons', /^src\/dom\/(button|roving-focus)\.ts$/],
];

/** Parts that have what they share with some others, which never come without them. */
const companions = {
  reader: ['edit'],
  rules: ['interaction', 'edit', 'solve', 'game', 'moves', 'commands'],
  interaction: ['edit', 'solve', 'commands'],
  game: ['game-menu', 'ribbon'],
  toolbar: ['game-menu'],
};

/** The part that has what other parts share. */
const common = 'common';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
/**
 * Where the drop-in puts what its parts need. Parts of another version do not find it: what they need may have changed.
 * On a page with two versions each takes its own.
 */
const place = `globalThis[Symbol.for("fen-board ${version}")]`;
const fromDropIn = 'drop-in:';
const dropInFile = 'fen-board.min.js';

export const fileOf = (part) => `fen-board.${part}.min.js`;
const pathOf = (id) => relative('.', id).replaceAll('\\', '/');

/** The file that a dynamic import of the drop-in fetches. */
const fetched = {
  name: 'fetched-on-demand',
  resolveDynamicImport(specifier, importer) {
    // By the whole path: modules of several parts may have the same name.
    const module = pathOf(resolve(dirname(importer), String(specifier)).replace(/\.js$/, '.ts'));
    const part = Object.keys(entries).find((name) => entries[name] === module);
    if (!part) this.error(`${importer} imports ${specifier} on demand, which is no part of the drop-in.`);
    return {id: `./${fileOf(part)}`, external: 'relative'};
  },
};

/**
 * The builds of the parts and of the drop-in. The parts come first: what they import decides what the drop-in shares.
 *
 * @param input - The module of the drop-in.
 * @param plugins - What makes JavaScript of the modules.
 * @param minifyDropIn - What makes the drop-in small.
 * @param minifyParts - What makes the parts small.
 * @returns Two configurations for rollup, to be run one after the other.
 */
export async function dropInAndParts({input, plugins, minifyDropIn, minifyParts}) {
  const own = await inDropIn(input, plugins);
  /** The names that parts import from the drop-in, in the order of their numbers, each with the module that exports it. */
  const shared = new Map();
  /** Which other parts each part imports, directly or not: they are fetched at the same time. */
  const importedBy = new Map();

  /** The file that has a module. */
  const partOf = new Map();

  const takeFromDropIn = {
    name: 'take-from-drop-in',
    resolveId: {
      order: 'pre',
      async handler(specifier, importer, options) {
        if (!importer) return null;
        const found = await this.resolve(specifier, importer, {...options, skipSelf: true});
        // lit's entries have no code of their own, but export what the drop-in has of lit.
        if (!found || !(own.has(found.id) || /^lit(?:$|\/)/.test(specifier))) return null;
        return {id: `${fromDropIn}${pathOf(found.id)}`, external: true, moduleSideEffects: false};
      },
    },
    renderChunk(code, {fileName, imports}) {
      const taken = [];
      const rest = code.replace(/^import \{ (.+) \} from '(.+)';\n/gm, (statement, list, id) => {
        if (!id.startsWith(fromDropIn)) return statement;
        for (const one of list.split(', ')) {
          const [name, alias = name] = one.split(' as ');
          const module = id.slice(fromDropIn.length);
          if ((shared.get(name) ?? module) !== module) {
            this.error(
              `Both ${shared.get(name)} and ${module} export ${name}, which parts take from the drop-in.`,
            );
          }
          shared.set(name, module);
          taken[[...shared.keys()].indexOf(name)] = alias;
        }
        return '';
      });
      if (rest.includes(fromDropIn))
        this.error(`${fileName} takes something else than names from the drop-in.`);
      // Parts import short names from each other too, so parts of two versions must not meet.
      if (taken.length === 0 && imports.length === 0) return null;
      return {code: `const [${taken.join(', ')}] = ${place};\n${rest}`, map: null};
    },
    generateBundle(_, bundle) {
      const importsOf = (file) =>
        bundle[file].imports
          .filter((other) => other in bundle)
          .flatMap((other) => [other, ...importsOf(other)]);
      for (const file of Object.keys(bundle)) importedBy.set(`./${file}`, [...new Set(importsOf(file))]);
      for (const {fileName, moduleIds} of Object.values(bundle)) {
        for (const id of moduleIds) partOf.set(id, fileName);
      }
    },
  };

  const parts = {
    input: entries,
    // A part does nothing until it is used, so none imports another for what that does.
    treeshake: {moduleSideEffects: false},
    // A part exports what other parts import of it, beside what the drop-in does.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: ({name}) => fileOf(name),
      chunkFileNames: ({name}) => fileOf(name),
      hoistTransitiveImports: false,
      manualChunks: (id, {getModuleInfo}) => partWith(id, getModuleInfo),
    },
    plugins: [takeFromDropIn, ...plugins, minifyParts],
  };

  const dropIn = {
    input: 'the drop-in',
    output: {file: `dist/${dropInFile}`, format: 'es'},
    plugins: [
      {
        name: 'share-with-parts',
        resolveId: (id) => (id === 'the drop-in' ? id : null),
        load: (id) =>
          id === 'the drop-in'
            ? [
                `export * from ${JSON.stringify(resolve(input))};`,
                ...[...shared].map(
                  ([name, path]) => `import {${name}} from ${JSON.stringify(resolve(path))};`,
                ),
                `${place} ??= Object.freeze([${[...shared.keys()].join(', ')}]);`,
              ].join('\n')
            : null,
        generateBundle(_, {[dropInFile]: {moduleIds}}) {
          for (const id of moduleIds) {
            if (partOf.has(id)) this.error(`${pathOf(id)} is in the drop-in and in ${partOf.get(id)}.`);
          }
        },
        // A part that imports others would fetch them only when it is there itself.
        renderDynamicImport({targetModuleId}) {
          const others = importedBy.get(targetModuleId) ?? [];
          if (others.length === 0) return null;
          const rest = others.map((file) => `import("./${file}")`).join(', ');
          return {left: 'Promise.all([import(', right: `), ${rest}]).then(([part]) => part)`};
        },
      },
      fetched,
      ...plugins,
      minifyDropIn,
    ],
  };
  return [parts, dropIn];
}

/** The modules that have any code in the drop-in. */
async function inDropIn(input, plugins) {
  const bundle = await rollup({input, plugins: [fetched, ...plugins]});
  const {output} = await bundle.generate({format: 'es'});
  await bundle.close();
  const rendered = Object.entries(output[0].modules).filter(([, {renderedLength}]) => renderedLength > 0);
  return new Set(rendered.map(([id]) => id));
}

/** The part that has a module. */
function partWith(id, getModuleInfo) {
  const [inFolder] = folders.find(([, paths]) => paths.test(pathOf(id))) ?? [];
  if (inFolder) return inFolder;
  const users = Object.keys(entries).filter((part) => isUsedBy(id, entries[part], getModuleInfo));
  if (users.length === 1) return users[0];
  const keeps = (part) => users.every((user) => user === part || companions[part].includes(user));
  return Object.keys(companions).find((part) => users.includes(part) && keeps(part)) ?? common;
}

/** Whether a module is an entry, or is imported by one of its modules. */
function isUsedBy(id, entry, getModuleInfo, seen = new Set()) {
  if (pathOf(id) === entry) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return getModuleInfo(id).importers.some((importer) => isUsedBy(importer, entry, getModuleInfo, seen));
}
