import {copyFileSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import minifyTemplates from 'rollup-plugin-html-literals';
import ts from 'typescript';

rmSync('dist', {recursive: true, force: true});

/** The package's entries, by their file in dist. */
const entries = {
  index: 'src/index.ts',
  'fen-board': 'src/element/fen-board.ts',
  notation: 'src/notation/index.ts',
  rules: 'src/rules/index.ts',
  pgn: 'src/pgn/index.ts',
  game: 'src/game/index.ts',
  svg: 'src/drawing/index.ts',
  pieces: 'src/drawing/pieces-entry.ts',
  locales: 'src/locales/index.ts',
  'locales/de': 'src/locales/de.ts',
  'locales/es': 'src/locales/es.ts',
  'locales/fr': 'src/locales/fr.ts',
  'locales/nl': 'src/locales/nl.ts',
  upgrade: 'src/upgrade/index.ts',
  markdown: 'src/markdown/index.ts',
  cli: 'src/cli/main.ts',
};

/** What the drop-in fetches from beside itself when a page needs it: the module, and the name of its part. */
const parts = {
  'src/drawing/classic.ts': 'classic',
  'src/interaction/index.ts': 'interaction',
  'src/interaction/animation.ts': 'animation',
  'src/toolbar/toolbar.ts': 'toolbar',
  'src/solve/part.ts': 'solve',
  'src/game/part.ts': 'game',
  'src/locales/de.ts': 'de',
  'src/locales/es.ts': 'es',
  'src/locales/fr.ts': 'fr',
  'src/locales/nl.ts': 'nl',
};

const fileOf = (part) => `fen-board.${part}.min.js`;
const isLit = (id) => /^(lit|@lit)(\/|-|$)/.test(id) || id === 'tslib';
/** What is left to who installs the package: lit, Node's own modules, and the optional peer. */
const isOutside = (id) => isLit(id) || id.startsWith('node:') || id === '@resvg/resvg-js';
const templates = () => minifyTemplates({include: ['src/**/*.ts'], exclude: ['src/element/css.ts']});
/** @param licence - Says whose code is in a file, instead of a comment for each module of lit. */
const minify = (licence) =>
  terser({
    ecma: 2022,
    module: true,
    compress: {passes: 3, keep_fargs: false},
    format: {comments: false, preamble: licence},
  });
/**
 * Chromium compiles the functions of the drop-in while it comes, off the main thread, instead of each at its first call:
 * nearly all are called by the first board. The hint counts only as the first thing in a file.
 */
const calledOnLoad = '//# allFunctionsCalledOnLoad';
const withLit = '/*! fen-board, MIT; lit, Copyright 2017 Google LLC, BSD-3-Clause */';

const {config: tsconfig} = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const {options: compilerOptions} = ts.convertCompilerOptionsFromJson(tsconfig.compilerOptions, '.');
/** What a module becomes without its types, by its path: many bundles have the same modules. */
const withoutTypes = new Map();
/** Removes the types. The build of the library has checked them, which takes seconds for every bundle. */
const removeTypes = () => ({
  name: 'remove-types',
  resolveId(specifier, importer) {
    if (!importer?.endsWith('.ts') || !specifier.startsWith('.')) return null;
    const file = resolve(dirname(importer), specifier.replace(/\.js$/, '.ts'));
    return existsSync(file) ? file : null;
  },
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    if (!withoutTypes.has(id))
      withoutTypes.set(id, ts.transpileModule(code, {compilerOptions, fileName: id}).outputText);
    return {code: withoutTypes.get(id), map: null};
  },
});

/** The library: for bundlers and for Node. lit is left to the application, which may have it already. */
const library = {
  input: entries,
  external: isOutside,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
  plugins: [
    typescript({
      tsconfig: 'tsconfig.build.json',
      declaration: true,
      declarationDir: 'dist/types',
      outDir: 'dist',
    }),
    templates(),
    {
      name: 'copy-sheet',
      writeBundle() {
        mkdirSync('dist', {recursive: true});
        copyFileSync('src/fen-board.css', 'dist/fen-board.css');
      },
    },
  ],
};

/** The drop-in: one module with lit inside. Its parts stay outside, under names that do not change. */
const dropIn = {
  input: 'src/index.ts',
  output: {file: 'dist/fen-board.min.js', format: 'es'},
  plugins: [
    {
      name: 'parts-stay-outside',
      resolveDynamicImport(specifier, importer) {
        // By the whole path: modules of several parts may have the same name.
        const module = resolve(dirname(importer), String(specifier)).replace(/\.js$/, '.ts');
        const part = Object.entries(parts).find(([path]) => resolve(path) === module);
        if (!part) this.error(`${importer} imports ${specifier} on demand, which is no part of the drop-in.`);
        return {id: `./${fileOf(part[1])}`, external: 'relative'};
      },
    },
    nodeResolve(),
    removeTypes(),
    templates(),
    minify(`${calledOnLoad}\n${withLit}`),
  ],
};

/** Parts that come only beside another part and import what they share with it, so that nothing is fetched twice. */
const beside = {'src/solve/part.ts': 'src/interaction/index.ts'};

const onDemand = Object.entries(parts)
  .filter(([input]) => !(input in beside) && !Object.values(beside).includes(input))
  .map(([input, part]) => ({
    input,
    output: {file: `dist/${fileOf(part)}`, format: 'es'},
    plugins: [nodeResolve(), removeTypes(), templates(), minify()],
  }));

const inPairs = Object.entries(beside).map(([second, first]) => ({
  input: {[parts[first]]: first, [parts[second]]: second},
  // What both have is exported by the first, under names that are the same in every build: a cache may have one file
  // of an older version.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: ({name}) => fileOf(name),
    chunkFileNames: ({name}) => fileOf(name),
    minifyInternalExports: false,
    manualChunks: (id, {getModuleInfo}) => (isUsedBy(id, first, getModuleInfo) ? parts[first] : undefined),
  },
  plugins: [nodeResolve(), removeTypes(), templates(), minify()],
}));

/** Whether a module is an entry, or is imported by one of its modules. */
function isUsedBy(id, entry, getModuleInfo, seen = new Set()) {
  if (id.replaceAll('\\', '/').endsWith(`/${entry}`)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return getModuleInfo(id).importers.some((importer) => isUsedBy(importer, entry, getModuleInfo, seen));
}

/** Everything in one file, its parts too, for a host that takes a single upload: a classic script. */
const all = {
  input: 'src/upgrade/all-in-one.ts',
  output: {file: 'dist/fen-board.all.min.js', format: 'iife', inlineDynamicImports: true},
  plugins: [nodeResolve(), removeTypes(), templates(), minify(withLit)],
};

/** The page to show in an `<iframe>`, with a script that stands beside the drop-in and has none of it inside. */
const embed = {
  input: 'src/embed/index.ts',
  output: {file: `dist/${fileOf('embed')}`, format: 'es'},
  plugins: [
    removeTypes(),
    minify(),
    {
      name: 'copy-page',
      writeBundle() {
        for (const file of ['embed.html', 'embed.css']) copyFileSync(`src/embed/${file}`, `dist/${file}`);
      },
    },
  ],
};

export default [library, dropIn, ...onDemand, ...inPairs, all, embed];
