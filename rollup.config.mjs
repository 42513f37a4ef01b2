// Builds the library for bundlers and Node, and the files that pages fetch. Importing this file changes nothing on disk.
import {readFileSync, rmSync} from 'node:fs';
import {basename} from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import {minify as swc} from '@swc/core';
import {transform as esbuild} from 'esbuild';
import minifyTemplates from 'rollup-plugin-html-literals';
import {fileOf, pageFiles} from './scripts/page-files.mjs';

const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));
/** The package's entries, by the names of their files in dist: package.json says where the types of each are. */
const entries = {server: 'src/hosts/complete/server.ts', cli: 'src/hosts/cli/main.ts'};
for (const {types, default: file} of Object.values(exports))
  if (file)
    entries[file.slice('./dist/'.length, -'.js'.length)] = types.replace(/^.*?types(.*)\.d\.ts$/, 'src$1.ts');
/** Modules that stay outside the package: lit, Node's own modules and the optional peers. */
const external = [/^lit(\/|-|$)/, /^@lit\//, /^node:/, 'tslib', 'react'];

// `all-parts.ts` has no templates; excluding it avoids a warning about its `unsafeCSS`.
const templates = () =>
  minifyTemplates({include: ['src/**/*.ts'], exclude: ['src/hosts/complete/all-parts.ts']});

/** The modules that do something when they are imported; of all others, what nobody uses is left out. */
const hasEffects = /\/src\/(?:index|define|hosts\/(?:complete\/.*|(?:embed|still|upgrade)\/index))\.ts$/;

/** Removes types without checking them: the build of the library does that. */
const removeTypes = {
  name: 'remove-types',
  async transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const compilerOptions = {useDefineForClassFields: false, verbatimModuleSyntax: true};
    const result = await esbuild(code, {loader: 'ts', target: 'es2022', tsconfigRaw: {compilerOptions}});
    return {code: result.code, map: null, moduleSideEffects: hasEffects.test(id.replaceAll('\\', '/'))};
  },
};
// Not by package.json, which says which modules of dist have effects, but by `hasEffects`.
const compile = [
  nodeResolve({extensions: ['.ts', '.js'], ignoreSideEffectsForRoot: true}),
  removeTypes,
  templates(),
];

/** Minifies a file and puts `preamble` before it, such as one licence comment instead of one for each module of lit. */
const minify = (preamble = '') => ({
  name: 'minify',
  async renderChunk(code, _, {format}) {
    const how = {compress: {passes: 3}, mangle: {toplevel: true}, format: {comments: false}};
    const result = await swc(code, {module: format === 'es', ecma: 2022, ...how});
    return {code: preamble + result.code, map: null};
  },
});
const licence = '/*! fen-board, MIT; lit, Copyright 2017 Google LLC, BSD-3-Clause */\n';
/**
 * Makes Chromium compile the functions of the drop-in and its parts off the main thread, while they arrive, instead of each at
 * its first call: the first board or game calls nearly all of them. The hint works only at the very beginning of a file.
 */
const calledOnLoad = '//# allFunctionsCalledOnLoad\n';

/** Copies files to dist, style sheets without comments and blanks. */
const copy = (...paths) => ({
  name: 'copy',
  async generateBundle() {
    for (const path of paths) {
      const text = readFileSync(path, 'utf8');
      const {code} = path.endsWith('.css')
        ? await esbuild(text, {loader: 'css', minify: true})
        : {code: text};
      this.emitFile({type: 'asset', fileName: basename(path), source: code});
    }
  },
});

/** The library. It imports lit, which an application may contain already. */
const library = {
  input: entries,
  external,
  plugins: [
    {name: 'clean', buildStart: () => rmSync('dist', {recursive: true, force: true})},
    typescript({tsconfig: 'tsconfig.build.json', declarationDir: 'dist/types', outDir: 'dist'}),
    templates(),
    copy('src/fen-board.css'),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    // In React's server components, this marks a module that must run in the browser too.
    banner: ({name}) => (name === 'react' ? "'use client';" : ''),
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
};

/** The drop-in and all its parts in one classic script, for a host that accepts only a single upload. */
const oneFile = {
  input: 'src/hosts/complete/all-in-one.ts',
  plugins: [...compile, minify(licence)],
  output: {file: 'dist/fen-board.all.min.js', format: 'iife', inlineDynamicImports: true},
};

/** The page to show in an `<iframe>`. Its script uses the drop-in beside it, and contains none of its code. */
const embed = {
  input: 'src/hosts/embed/index.ts',
  plugins: [...compile, minify(), copy('src/hosts/embed/embed.html', 'src/hosts/embed/embed.css')],
  output: {file: `dist/${fileOf('embed')}`, format: 'es'},
};

/** What the still file fetches is beside it, like the parts of the drop-in. The address of the drop-in itself is computed. */
const fetchBeside = {
  name: 'fetch-beside',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string'
      ? {id: `./${fileOf(basename(specifier, '.js'))}`, external: 'relative'}
      : null,
};

/** The still file, and what it fetches for marks. Each is complete by itself. */
const still = ['index', 'still-extras'].map((name) => ({
  input: `src/hosts/still/${name}.ts`,
  plugins: [fetchBeside, ...compile, minify(calledOnLoad)],
  output: {file: `dist/${fileOf(name === 'index' ? 'still' : name)}`, format: 'es'},
}));

export default async () => {
  const minifyForPages = (preamble = '') => minify(calledOnLoad + preamble);
  const options = {input: 'src/index.ts', compile, minify: minifyForPages, preamble: licence};
  const forPages = await pageFiles(options);
  return [library, ...forPages, ...still, oneFile, embed];
};
