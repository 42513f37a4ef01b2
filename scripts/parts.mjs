// Builds the drop-in and its parts, so that no module is in two files.
//
// Rollup's files import each other by address. Parts that import the drop-in would evaluate it a second time on a page that
// asks for `fen-board.min.js?ver=1`, or for a copy with another name. A shared file would cost each page of diagrams a
// second request. So the drop-in puts everything that its parts import from its modules, lit included, into one array on
// globalThis. In the parts, such an import becomes a lookup in that array, by index.
import {dirname, relative, resolve} from 'node:path';
import {readFileSync} from 'node:fs';
import {rollup} from 'rollup';
import {languages} from './languages.mjs';

/** Each part's name and its entry module. The drop-in fetches the part's file when a page needs it. */
const entries = {
  reader: 'src/dom/tolerant.ts',
  marks: 'src/dom/board-marks.ts',
  classic: 'src/drawing/classic.ts',
  interaction: 'src/element/board-modes.ts',
  gliding: 'src/element/glider.ts',
  play: 'src/interaction/modes.ts',
  commands: 'src/interaction/input/commands.ts',
  edit: 'src/edit/edit-mode.ts',
  starts: 'src/notation/start-positions.ts',
  lots: 'src/rules/make-start.ts',
  toolbar: 'src/toolbar/toolbar.ts',
  moves: 'src/element/scripted-move.ts',
  solve: 'src/solve/solve-mode.ts',
  issues: 'src/pgn/parse-move-text.ts',
  game: 'src/game/viewer.ts',
  'game-file': 'src/game/pgn-file.ts',
  'game-menu': 'src/game/actions-menu.ts',
  ribbon: 'src/game/ribbon.ts',
  'picture-file': 'src/element/svg-document.ts',
  hydration: 'src/element/server-rendering.ts',
  'self-closing': 'src/element/self-closing.ts',
  ...Object.fromEntries(languages.map(({module}) => [module, `src/locales/${module}.ts`])),
};

/** Modules that belong to a fixed part, whichever entry imports them. The first pattern that matches wins. */
const fixedParts = [
  ['lots', /^src\/rules\/make-start\.ts$/],
  ['starts', /^src\/notation\/start-positions\.ts$/],
  ['reader', /^src\/notation\/(clean-text|epd|index|issue|messages|parse-fen|read-fields)\.ts$/],
  // The parsing of marks (comments in games contain marks), but not their drawing; and the code of all error messages.
  ['text', /^src\/(marks\/(mark|parse-marks)|notation\/visible|locales\/explain)\.ts$/],
  ['game-menu', /^src\/pgn\/format-pgn\.ts$/],
  ['moves', /^src\/rules\/(messages|parse-move)\.ts$/],
  ['san', /^src\/rules\/find-move\.ts$/],
  ['issues', /^src\/pgn\/(issues|parse-move-text)\.ts$/],
  ['play', /^src\/rules\/outcome\.ts$/],
  ['rules', /^src\/rules\//],
  // A diagram on which a script plays moves glides too.
  ['gliding', /^src\/element\/echoes\.ts$/],
  ['common', /^src\/notation\/change-placement\.ts$/],
  ['game-file', /^src\/pgn\/decode\.ts$/],
  ['pgn', /^src\/pgn\//],
  ['buttons', /^src\/(dom\/(button|roving-focus)|interaction\/view\/buttons|locales\/en-buttons)\.ts$/],
];

/** For each part, the parts that are never loaded without it: code that they share with it goes into it. */
const companions = {
  reader: ['edit'],
  gliding: ['interaction', 'play', 'edit', 'solve', 'commands'],
  interaction: ['play', 'edit', 'solve', 'commands'],
  play: ['solve', 'commands'],
  game: ['game-menu', 'ribbon'],
  toolbar: ['game-menu'],
};

/** The part for all other shared code. */
const common = 'common';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
/** Where the drop-in puts the array. The key has the version, because in another version the indexes may mean other things. */
const place = `globalThis[Symbol.for("fen-board ${version}")]`;
const fromDropIn = 'drop-in:';
const dropInFile = 'fen-board.min.js';

/** The function in the drop-in that fetches a part and the files that it imports. */
const fetchPart = 'fetchPart';

export const fileOf = (part) => `fen-board.${part}.min.js`;
const pathOf = (id) => relative('.', id).replaceAll('\\', '/');

/** Resolves dynamic imports in the drop-in to the files of the parts. */
const partFilesPlugin = {
  name: 'fetched-on-demand',
  resolveDynamicImport(specifier, importer) {
    // The whole path, because modules of several parts may have the same name.
    const module = pathOf(resolve(dirname(importer), String(specifier)).replace(/\.js$/, '.ts'));
    const part = Object.keys(entries).find((name) => entries[name] === module);
    if (!part) this.error(`${importer} imports ${specifier} on demand, but that is not the entry of a part.`);
    return {id: `./${fileOf(part)}`, external: 'relative'};
  },
};

/**
 * The builds of the parts and of the drop-in, in this order: the drop-in shares what the parts import.
 *
 * @param input - The entry module of the drop-in.
 * @param plugins - The plugins that compile the modules to JavaScript.
 * @param minifyDropIn - The plugin that minifies the drop-in.
 * @param minifyParts - The plugin that minifies the parts.
 * @param generatedCode - Rollup's option `output.generatedCode`.
 * @returns Two configurations for rollup.
 */
export async function dropInAndParts({input, plugins, minifyDropIn, minifyParts, generatedCode}) {
  const dropInModules = await modulesOfDropIn(input, plugins);
  /** The names that parts import from the drop-in, in the order of the array, each with the module that exports it. */
  const shared = new Map();
  /** The other files that each part's file imports, directly or not: they are fetched at the same time. */
  const importsOfPart = new Map();
  const fileOfModule = new Map();

  const takeFromDropIn = {
    name: 'take-from-drop-in',
    resolveId: {
      order: 'pre',
      async handler(specifier, importer, options) {
        if (!importer) return null;
        const found = await this.resolve(specifier, importer, {...options, skipSelf: true});
        // lit's entries have no code of their own; they export from modules of lit that the drop-in contains.
        if (!found || !(dropInModules.has(found.id) || /^lit(?:$|\/)/.test(specifier))) return null;
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
              `Both ${shared.get(name)} and ${module} export ${name}, and parts import both from the drop-in.`,
            );
          }
          shared.set(name, module);
          taken[[...shared.keys()].indexOf(name)] = alias;
        }
        return '';
      });
      if (rest.includes(fromDropIn))
        this.error(`${fileName} imports something other than names from the drop-in.`);
      // A part that imports only from other parts reads the array too, so that it fails beside a drop-in of another
      // version: the short names would differ.
      if (taken.length === 0 && imports.length === 0) return null;
      return {code: `const [${taken.join(', ')}] = ${place};\n${rest}`, map: null};
    },
    generateBundle(_, bundle) {
      const importsOf = (file) =>
        bundle[file].imports
          .filter((other) => other in bundle)
          .flatMap((other) => [other, ...importsOf(other)]);
      for (const file of Object.keys(bundle)) importsOfPart.set(`./${file}`, [...new Set(importsOf(file))]);
      for (const {fileName, moduleIds} of Object.values(bundle)) {
        for (const id of moduleIds) fileOfModule.set(id, fileName);
      }
    },
  };

  const parts = {
    input: entries,
    // Importing a part has no side effects, so unused imports between parts can be dropped.
    treeshake: {moduleSideEffects: false},
    // A part may have more exports than its entry module: those that other parts import.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: ({name}) => fileOf(name),
      chunkFileNames: ({name}) => fileOf(name),
      hoistTransitiveImports: false,
      generatedCode,
      manualChunks: (id, {getModuleInfo}) => partFor(id, getModuleInfo),
    },
    plugins: [takeFromDropIn, ...plugins, minifyParts],
  };

  const dropIn = {
    input: 'the drop-in',
    output: {file: `dist/${dropInFile}`, format: 'es', generatedCode},
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
            if (fileOfModule.has(id))
              this.error(`${pathOf(id)} is in the drop-in and in ${fileOfModule.get(id)}.`);
          }
        },
        // Otherwise the files that a part imports would be fetched only after its own file has arrived. One function that
        // takes names is 60 bytes smaller than all the addresses.
        renderDynamicImport({targetModuleId}) {
          const files = [targetModuleId, ...(importsOfPart.get(targetModuleId) ?? [])];
          const names = files.map((file) => /fen-board\.(.+)\.min\.js$/.exec(file)[1]);
          return {left: `${fetchPart}(${JSON.stringify(names.join(' '))}, `, right: ')'};
        },
        // Rollup has put the address after the names; it is taken out again.
        renderChunk: (code) => ({
          code: `${code.replaceAll(new RegExp(`(${fetchPart}\\("[^"]+"), [^)]+\\)`, 'g'), '$1)')}
            async function ${fetchPart}(names) {
              const [part] = await Promise.all(names.split(' ').map((name) => import(\`./${fileOf('${name}')}\`)));
              return part;
            }`,
          map: null,
        }),
      },
      partFilesPlugin,
      ...plugins,
      minifyDropIn,
    ],
  };
  return [parts, dropIn];
}

/** The modules whose code is in the drop-in, at least some of it. */
async function modulesOfDropIn(input, plugins) {
  const bundle = await rollup({input, plugins: [partFilesPlugin, ...plugins]});
  const {output} = await bundle.generate({format: 'es'});
  await bundle.close();
  const rendered = Object.entries(output[0].modules).filter(([, {renderedLength}]) => renderedLength > 0);
  return new Set(rendered.map(([id]) => id));
}

function partFor(id, getModuleInfo) {
  const [fixedPart] = fixedParts.find(([, paths]) => paths.test(pathOf(id))) ?? [];
  if (fixedPart) return fixedPart;
  const users = Object.keys(entries).filter((part) => isUsedBy(id, entries[part], getModuleInfo));
  if (users.length === 1) return users[0];
  const isLoadedByAll = (part) => users.every((user) => user === part || companions[part].includes(user));
  return Object.keys(companions).find((part) => users.includes(part) && isLoadedByAll(part)) ?? common;
}

/** Whether `entry` is this module, or imports it, directly or not. */
function isUsedBy(id, entry, getModuleInfo, seen = new Set()) {
  if (pathOf(id) === entry) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return getModuleInfo(id).importers.some((importer) => isUsedBy(importer, entry, getModuleInfo, seen));
}
