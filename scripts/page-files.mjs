// The files that pages fetch: the drop-in, which is the one request of a page of diagrams, and its parts, which it fetches
// when a board needs them. Each file in src/parts but the loaders is a part, and so is each language. `import '…'` in such a
// file only says that the module belongs to this part.
//
// 1. The drop-in is bundled without its dynamic imports, which are parts.
// 2. The parts are bundled without the modules of the drop-in. That shows which names each part imports from them.
// 3. The drop-in puts the values of these names into an array on `globalThis`, and the parts take them from there. They do
//    not import the drop-in by its address, because sites rename it or ask for it with `?ver=1`, and then it would run twice.
import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, isAbsolute, relative, resolve} from 'node:path';
import {rollup} from 'rollup';

export const fileOf = (part) => `fen-board.${part}.min.js`;
const isLoader = (file) => file.endsWith('loader.ts');
const partNamed = (id) => basename(id, '.ts');
const pathOf = (id) => relative('.', id).replaceAll('\\', '/');

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
/** The array of shared values, as code. Its key has the version, so that two versions on one page each have their own parts. */
const sharedArray = `globalThis[Symbol.for("fen-board ${version}")]`;
/** The id of the module that fills the array: the real entry of the drop-in. */
const sharing = '\0share';
/** The id of the module that takes the names of a part out of the array begins so; the name of the part follows. */
const taking = '\0take ';

/**
 * Configures the builds of the parts and of the drop-in.
 *
 * @param input - The entry module of the drop-in.
 * @param compile - Plugins that compile modules to JavaScript.
 * @param minify - Makes the plugin that minifies files which begin with a given text.
 * @param preamble - The text that the drop-in begins with.
 */
export async function pageFiles({input, compile, minify, preamble}) {
  const [dropIn] = await plan({input, plugins: [fetchParts(), ...compile]});
  // Modules of which nothing is left are listed too.
  const isInDropIn = (id) => dropIn.modules[id]?.renderedLength > 0 || isOfLit(id);
  const listed = readdirSync('src/parts')
    .filter((file) => !isLoader(file))
    .map((file) => resolve('src/parts', file));
  const ids = [...new Set([...dropIn.dynamicImports, ...listed])].filter((id) => !isInDropIn(id));
  const entries = Object.fromEntries(ids.map((id) => [partNamed(id), id]));
  const options = {
    input: entries,
    // The imports in src/parts add no code that is not used.
    treeshake: {moduleSideEffects: false},
    // A part also exports what other parts import from it.
    preserveEntrySignatures: 'allow-extension',
  };
  /** What is wrong in src/parts. All of it is reported at once. */
  const mistakes = [];
  const leaveOut = ({id}, importer) => {
    if (dirname(importer) === resolve('src/parts') && !isLoader(importer))
      mistakes.push(`The drop-in imports ${pathOf(id)}, so ${pathOf(importer)} cannot hold it.`);
    return {id, external: 'absolute'};
  };
  const parts = await plan(
    {...options, plugins: [replaceModules(isInDropIn, leaveOut), ...compile]},
    (id, {getModuleInfo}) => {
      const {part, candidates} = choosePart(id, entries, getModuleInfo);
      if (!part) mistakes.push(`${pathOf(id)} has to be in one of these: ${candidates.join(', ')}.`);
      return part;
    },
  );
  const partOf = new Map(parts.flatMap(({name, moduleIds}) => moduleIds.map((id) => [id, name])));
  const shared = findSharedNames(parts, isInDropIn);
  for (const {name, modules} of shared)
    if (modules.size > 1)
      mistakes.push(`${[...modules].map(pathOf).join(' and ')} both export ${name} to parts.`);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const isTaking = (id) => id.startsWith(taking);
  const take = {
    ...replaceModules(isInDropIn, (_, importer) => taking + partOf.get(importer)),
    load(id) {
      if (!isTaking(id)) return null;
      const part = id.replace(taking, '');
      // `export const [html, , nothing] = …`: the names that other parts take are left out. With the names as keys of an
      // object, a page of diagrams would be 430 bytes larger, and one to play on 710.
      const list = shared.map(({name, users}) => (users.has(part) ? name : '')).join();
      return `export const [${list.replace(/,+$/, '')}] = ${sharedArray};`;
    },
  };
  const share = {
    name: 'share',
    resolveId: (id) => (id === sharing ? id : null),
    load: (id) =>
      id === sharing
        ? [
            `export * from ${JSON.stringify(resolve(input))};`,
            ...shared.map(({name, modules: [module]}) => `import {${name}} from ${JSON.stringify(module)};`),
            `${sharedArray} ??= [${shared.map(({name}) => name)}];`,
          ].join('\n')
        : null,
  };
  return [
    {
      ...options,
      // Functions that rollup is about to leave out may import names that are not in the array.
      shimMissingExports: true,
      onwarn: (warning, warn) => warning.code === 'SHIMMED_EXPORT' || warn(warning),
      plugins: [take, fetchTogether(parts, partOf), ...compile, minify()],
      output: {...output, manualChunks: (id) => (isTaking(id) ? id.replace(taking, '') : partOf.get(id))},
    },
    {
      input: sharing,
      plugins: [share, fetchParts(parts), fetchTogether(parts), ...compile, minify(preamble)],
      output: {file: 'dist/fen-board.min.js', format: 'es'},
    },
  ];
}

// lit is the only dependency of these files, and its main entry has all the names that parts use.
const isOfLit = (id) => id.includes('node_modules');

/** The names that parts import from the drop-in, in the order of the array, each with its modules and the parts that use it. */
function findSharedNames(parts, isInDropIn) {
  const shared = new Map();
  for (const {name: part, importedBindings} of parts)
    for (const [id, names] of Object.entries(importedBindings).filter(([id]) => isInDropIn(id)))
      for (const name of names) {
        const entry = shared.get(name) ?? {name, modules: new Set(), users: new Set()};
        shared.set(name, entry);
        entry.modules.add(isOfLit(id) ? 'lit' : id);
        entry.users.add(part);
      }
  return [...shared.values()];
}

const nameFile = ({name}) => fileOf(name);
// Each file imports only what it uses itself: `fetchParts` finds the rest.
const files = {entryFileNames: nameFile, chunkFileNames: nameFile, hoistTransitiveImports: false};
const output = {dir: 'dist', format: 'es', ...files};

/** Bundles without writing files, and returns what they would contain. */
async function plan(options, manualChunks) {
  const bundle = await rollup(options);
  const {output: chunks} = await bundle.generate({...output, manualChunks});
  await bundle.close();
  return chunks;
}

/**
 * The part that holds a module, unless that is not clear, and the parts that need the module. It is the part that lists
 * the module. If none does, it is a part that is fetched whenever the module is needed: if `edit` and `solve` need the
 * module, and both also import something that `interaction` lists, this is `interaction`.
 */
function choosePart(id, entries, getModuleInfo) {
  const users = Object.values(entries).flatMap((entry) => {
    const graph = new Set([entry]);
    for (const module of graph) getModuleInfo(module)?.importedIds.forEach((other) => graph.add(other));
    return graph.has(id) ? {entry, graph, listed: getModuleInfo(entry).importedIds} : [];
  });
  const holders = users.filter(({entry, listed}) => entry === id || listed.includes(id));
  const isFetchedWithAll = ({listed}) => users.every(({graph}) => listed.some((module) => graph.has(module)));
  const [chosen, ...others] = holders.length > 0 ? holders : users.filter(isFetchedWithAll);
  const part = chosen && others.length === 0 ? partNamed(chosen.entry) : undefined;
  return {part, candidates: users.map(({entry}) => pathOf(entry))};
}

/** A plugin that resolves imports of certain modules to something else. */
const replaceModules = (isReplaced, replacement) => ({
  name: 'replace-modules',
  resolveId: {
    order: 'pre',
    async handler(specifier, importer, options) {
      // The plugin for packages asks about paths that it has already resolved.
      if (!importer || isAbsolute(specifier)) return null;
      const found = await this.resolve(specifier, importer, {...options, skipSelf: true});
      return found && isReplaced(found.id) ? replacement(found, importer) : null;
    },
  },
});

/** A plugin that resolves dynamic imports in the drop-in to parts. Without `parts`, as in the plan, they stay as they are. */
const fetchParts = (parts = []) => ({
  name: 'fetch-parts',
  async resolveDynamicImport(specifier, importer) {
    const {id} = await this.resolve(specifier, importer);
    if (parts.length === 0) return {id, external: 'absolute'};
    return {id: `./${fileOf(partNamed(id))}`, external: 'relative'};
  },
});

/**
 * A plugin for dynamic imports of parts: they fetch, at the same time, the files that the part imports.
 *
 * @param partOf - The parts of the importing modules. What such a part imports itself has been fetched.
 */
function fetchTogether(parts, partOf = new Map()) {
  const importsOf = (file) =>
    (parts.find(({fileName}) => fileName === file)?.imports ?? [])
      .filter((other) => parts.some(({fileName}) => fileName === other))
      .flatMap((other) => [other, ...importsOf(other)]);
  return {
    name: 'fetch-together',
    renderDynamicImport({moduleId, targetModuleId}) {
      const own = partOf.has(moduleId) ? [fileOf(partOf.get(moduleId))] : [];
      const known = [...own, ...own.flatMap(importsOf)];
      // In the drop-in, the target is a file already.
      const file = targetModuleId.endsWith('.ts')
        ? fileOf(partNamed(targetModuleId))
        : basename(targetModuleId);
      // `import('./edit.js')` becomes `Promise.all([import('./edit.js'), import('./buttons.js')]).then(([part]) => part)`.
      const others = [...new Set(importsOf(file))].filter((other) => !known.includes(other));
      if (others.length === 0) return null;
      const imports = others.map((other) => `import("./${other}")`);
      return {left: 'Promise.all([import(', right: `), ${imports}]).then(([part]) => part)`};
    },
  };
}
