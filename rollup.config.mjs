import {copyFileSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import nodeResolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import {minify as swc} from '@swc/core';
import {transform as esbuild} from 'esbuild';
import {minify as oxc} from 'oxc-minify';
import minifyTemplates from 'rollup-plugin-html-literals';
import ts from 'typescript';
import {languages} from './scripts/languages.mjs';
import {dropInAndParts, fileOf} from './scripts/parts.mjs';
import {shortenLit, shortenNames} from './scripts/short-names.mjs';

rmSync('dist', {recursive: true, force: true});

/** The package's entries, by the names of their files in dist. */
const entries = {
  index: 'src/index.ts',
  server: 'src/element/server.ts',
  'fen-board': 'src/element/fen-board.ts',
  notation: 'src/notation/index.ts',
  rules: 'src/rules/index.ts',
  pgn: 'src/pgn/index.ts',
  game: 'src/game/index.ts',
  svg: 'src/drawing/index.ts',
  pieces: 'src/drawing/pieces-entry.ts',
  locales: 'src/locales/index.ts',
  ...Object.fromEntries(languages.map(({module}) => [`locales/${module}`, `src/locales/${module}.ts`])),
  react: 'src/react/index.ts',
  upgrade: 'src/upgrade/index.ts',
  markdown: 'src/markdown/index.ts',
  cli: 'src/cli/main.ts',
};

const isLit = (id) => /^(lit|@lit)(\/|-|$)/.test(id) || id === 'tslib';
/** Whether a module stays outside the package: lit, Node's own modules and the optional peers. */
const isOutside = (id) => isLit(id) || id.startsWith('node:') || id === 'react' || id === '@resvg/resvg-js';
// It has no templates; excluding it avoids a warning about its `unsafeCSS`.
const noTemplates = ['src/element/all-parts.ts'];
const templates = () => minifyTemplates({include: ['src/**/*.ts'], exclude: noTemplates});
const mangle = {toplevel: true};
/**
 * Minifiers. Each shortens some code that the others do not; `hoisting` also moves functions to the top of their scopes, and
 * each `var` with its value, above what that value uses.
 */
const minifiers = {
  esbuild: async (code, module) =>
    (await esbuild(code, {minify: true, target: 'es2022', charset: 'utf8', ...(module && {format: 'esm'})}))
      .code,
  oxc: async (code, module) => {
    const result = await oxc('code.js', code, {module, compress: {target: 'es2022'}, mangle});
    if (result.errors.length > 0) throw new Error(result.errors[0].message);
    return result.code;
  },
  swc: async (code, module, options) => {
    const compress = {passes: 3, ...options};
    return (await swc(code, {module, ecma: 2022, compress, mangle, format: {comments: false}})).code;
  },
  hoisting: (code, module) => minifiers.swc(code, module, {hoist_funs: true}),
};
/** Makes rollup write namespaces as `const`, which `hoisting` does not move. */
const generatedCode = {constBindings: true};
/**
 * The orders in which to run them. Which order suits a file best cannot be predicted, so all are tried, and the result that
 * is smallest after brotli is used. It makes the drop-in 450 bytes smaller than terser does, and 290 smaller than any of
 * these programs alone.
 */
const orders = [
  ['oxc', 'swc', 'esbuild', 'hoisting'],
  ['oxc', 'swc', 'esbuild', 'oxc'],
  ['oxc', 'esbuild', 'swc', 'hoisting'],
  ['oxc', 'esbuild', 'hoisting', 'oxc'],
  ['esbuild', 'oxc', 'swc', 'hoisting'],
  ['swc', 'esbuild', 'hoisting', 'oxc'],
];
/**
 * Minifies a file.
 *
 * @param preamble - The first lines of the file, such as one licence comment instead of one for each module of lit.
 */
const minify = (preamble = '') => ({
  name: 'minify',
  async renderChunk(code, _, {format}) {
    const results = await Promise.all(
      orders.map(async (order) => {
        let result = code;
        for (const name of order) result = await minifiers[name](result, format === 'es');
        // Rollup ends a file with a line break, and a byte more can make 60 of difference after brotli.
        return `${preamble && `${preamble}\n`}${result.trimEnd()}\n`;
      }),
    );
    const sizes = results.map((result) => brotliCompressSync(result).length);
    return {code: results[sizes.indexOf(Math.min(...sizes))], map: null};
  },
});
/**
 * Tells Chromium to compile the functions of the drop-in off the main thread, while it arrives, instead of each at its
 * first call: the first board calls nearly all of them. The hint works only at the very beginning of a file.
 */
const calledOnLoad = '//# allFunctionsCalledOnLoad';
const withLit = '/*! fen-board, MIT; lit, Copyright 2017 Google LLC, BSD-3-Clause */';

const {config: tsconfig} = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const {options: compilerOptions} = ts.convertCompilerOptionsFromJson(tsconfig.compilerOptions, '.');
/** The JavaScript of each module, by path: a cache, because many bundles contain the same modules. */
const compiled = new Map();
/** Removes the types without checking them: the build of the library has done that, and it takes seconds. */
const removeTypes = () => ({
  name: 'remove-types',
  resolveId(specifier, importer) {
    if (!importer?.endsWith('.ts') || !specifier.startsWith('.')) return null;
    const file = resolve(dirname(importer), specifier.replace(/\.js$/, '.ts'));
    return existsSync(file) ? file : null;
  },
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    if (!compiled.has(id))
      compiled.set(
        id,
        ts.transpileModule(code, {compilerOptions, fileName: id, transformers: {before: [shortenNames]}})
          .outputText,
      );
    return {code: compiled.get(id), map: null};
  },
});

/**
 * Code in lit for old browsers, decorators, directives, other kinds of properties and templates, and other programs that
 * nothing here uses, each with its replacement, if it needs one. Removing it saves 1,500 bytes. The hook for lit's hydrate
 * support stays.
 */
const unusedInLit = {
  'reactive-element.js': [
    [/Symbol\.metadata\?\?=.+?new WeakMap;/],
    [/const \w+=this\[Symbol\.metadata\];if\(null!==\w+\)\{[^{}]+\}/],
    [/,\w+=\w+\.reactiveElementPolyfillSupport/],
    [/,\w+\?\.\(\{ReactiveElement:\w+\}\)/],
    [/,\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/],
    [/static addInitializer\(.+?\}(?=static get observedAttributes)/],
    [/void 0!==\w+\.l&&\(this\.l=\[\.\.\.\w+\.l\]\),/],
    [/,this\.constructor\.l\?\.forEach\(\w+=>\w+\(this\)\)/],
    // Our attributes are texts or booleans, and have names.
    [/,\w+=\w+\.trustedTypes,\w+=\w+\?\w+\.emptyScript:""/],
    [/\w+=\{toAttribute\(.+?return \w+\},fromAttribute\(.+?return \w+\}\},/],
    [/\w+ as defaultConverter,/],
    [
      /const \w+=\(void 0!==\w+\.converter\?\.toAttribute.+?\.toAttribute\((\w+),\w+\.type\);(this\._\$Em=\w+,).+?this\.setAttribute\((\w+),\w+\)/,
      '$2this.toggleAttribute($3,$1)',
    ],
    [
      /,\w+="function"==typeof (\w+)\.converter\?.+?(;this\._\$Em=(\w+);)const \w+=\w+\.fromAttribute\((\w+),\w+\.type\);this\[\3\]=.+?(?=,this\._\$Em=null)/,
      '$2this[$3]=$1.type?null!==$4:$4',
    ],
    [/static _\$Eu\(.+?\}(?=constructor)/],
    [/const (\w+)=this\._\$Eu\((\w+),(\w+)\);void 0!==\1&&(this\._\$Eh\.set\()\1/, '$4$3.attribute'],
    [/=this\.constructor\._\$Eu\(\w+,(\w+)\);if\(void 0!==\w+&&!0===/, '=$1.attribute;if('],
    // Properties have accessors, and none has a default of lit's.
    [/const\{is:(\w+),.+?getPrototypeOf:(\w+)\}=Object/, 'const $1=Object.is,$2=Object.getPrototypeOf'],
    [/(\w+)=\{attribute:!0,.+?hasChanged:\w+\}/, '$1={}'],
    [/static createProperty\(.+?(?=static getPropertyOptions)/],
    [
      /,\w+=\[\.\.\.\w+\((\w+)\),.+?\];for\(const (\w+) of \w+\)this\.createProperty/,
      ';for(const $2 of Object.keys($1))this.elementProperties.set',
    ],
    [/const \w+=this\.constructor\.elementProperties;if\(\w+\.size>0\)for\(.+?\}(?=\}let)/],
    [/\|\|\w+\.useDefault&&.+?(?=\)\)return;this\.C)/],
    [/\w+&&!\(this\._\$Ej\?\?=.+?void 0!==\w+\)\|\|(?=\(this\._\$AL)/],
    [/useDefault:\w+,(reflect:\w+),wrapped:\w+\},\w+(?=\))/, '$1}'],
    [/(?<=this\.hasUpdated)\|\|\w+(?=\|\|)/],
    [/(requestUpdate\((\w+),\w+,\w+),\w+=!1,\w+(\).+?)!1===\w+&&\(.+?\),(.+?\)\()\w+/, '$1$3$4this[$2]'],
    // No element of ours refuses an update.
    [
      /let \w+=!1;(const \w+=this\._\$AL;try\{)\w+=this\.shouldUpdate.+?\?\((.+?)\):.+?(catch\(\w+\)\{throw )\w+=!1,/,
      '$1$2}$3',
    ],
    [/\w+&&(?=this\._\$AE)/],
    [/shouldUpdate\(\w+\)\{return!0\}/],
    // Our elements adopt their sheets themselves.
    [/this\.elementStyles=this\.finalizeStyles\(this\.styles\)/],
    [/static finalizeStyles\(.+?return \w+\}/],
    [/\w+\.elementStyles=\[\],/],
    [/(\w+=this\.shadowRoot\?\?[^;]+;return )\w+\((\w+),this\.constructor\.elementStyles\),/, '$1'],
  ],
  'lit-html.js': [
    [/,\w+=\w+\.litHtmlPolyfillSupport(?=;)/],
    [/\w+\?\.\(\w+,\w+\),\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);/],
    [/(function \w+\(\w+,(\w+)),\w+=\w+,\w+\)\{if.+?,\2\}(?=class)/, '$1){return $2}'],
    [/get parentNode\(\)\{return this\._\$AM\.parentNode\}get _\$AU\(\)\{return this\._\$AM\._\$AU\}/],
    [/get _\$AU\(\)\{return this\._\$AM\?\._\$AU\?\?this\._\$Cv\}/],
    [/,this\._\$Cv=\w+\?\.isConnected\?\?!0/],
    [/get parentNode\(\)\{let \w+=this\._\$AA\.parentNode;.+?get endNode\(\)\{return this\._\$AB\}/],
    [/this\._\$AP\?\.\(!1,!0,\w+\)(?=;)/],
    [/setConnected\(\w+\)\{.+?\}(?=\}class)/],
    [/get tagName\(\)\{return this\.element\.tagName\}get _\$AU\(\)\{return this\._\$AM\._\$AU\}/],
    [/"number"==typeof \w+\?(this\._\$AC\(\w+\)):.+?,\w+\)(?=;if)/, '$1'],
    [/\(\w+\?\.creationScope\?\?(\w+)\)/, '$1'],
    [/this\._\$AN=void 0,/g],
    [/,this\._\$AM=\w+/g],
    [/this\.type=[12],/g],
    [/constructor\([\w,]*\)\{super\([\w.,]+\),this\.type=\d\}/g],
    // Expressions in place of an attribute or a tag, in comments, in raw text such as that of `<textarea>`, and in MathML.
    [/else \w+\.startsWith\(\w+\)&&\(\w+\.push\(\{type:6,index:\w+\}\),\w+\.removeAttribute\(\w+\)\)/],
    [/1===\w+\.type\?(\w+=new \w+\.ctor\([^)]+\)):6===.+?\)\)/, '$1'],
    [/else\{let \w+=-1;for\(.+?\}(?=\w\+\+\}\}static)/],
    [/,\w+=\/\^\(\?:script.+?\/i/],
    [/if\(\w+\.test\(\w+\.tagName\)\)\{.+?\}\}(?=\}else if\(8)/],
    [/(?<=2===\w+)\|\|3===\w+/],
    // All attributes with expressions are in double quotes, and only templates of this package are parsed.
    [/`lit\$\$\{Math\.random\(\)\.toFixed\(9\)\.slice\(2\)\}\$`/, '"lit$$$$"'],
    [/v=\/<\(\?:.+?\$=\/"\/g,/],
    [/if\(!\w+\(\w+\)\|\|!\w+\.hasOwnProperty\("raw"\)\)throw.+?;(?=return void)/],
    [
      /const N=\(t,i\)=>\{.+?s\.slice\(0,d\)\+h\+s\.slice\(d\)\+o.+?return\[V\(t,l.+?\};(?=class)/,
      `const N=(t,i)=>{
         const names=[];
         let inside=false,html=2===i?"<svg>":"";
         for(const s of t.slice(0,-1)){
           const attribute=/\\s([^\\s"=]+)="[^"]*$/.exec(s)?.[1],d=s.lastIndexOf('="');
           inside=attribute?names.push(attribute):inside&&!s.includes('"');
           html+=attribute?s.slice(0,d)+h+s.slice(d)+o:s+(inside?o:r);
         }
         return[V(t,html+(t.at(-1)||"<?>")+(2===i?"</svg>":"")),names];
       };`,
    ],
    // No value says that nothing changes.
    [/\w+=Symbol\.for\("lit-noChange"\),/],
    [/(?<=this\._\$AH)&&\w+!==\w+(?=&&this\._\(|,\w+&&)/g],
    [/\w+===\w+&&\(\w+=this\._\$AH\[\w+\]\),/],
    [/if\(\((\w+=.+?)\)===\w+\)return(?=;)/, '$1'],
    [/\w+ as noChange,/],
    // Listeners are functions, without options.
    [/\|\|\w+\.capture!==.+?passive(?=,)/],
    [/"function"==typeof this\._\$AH\?(.+?):this\._\$AH\.handleEvent\(\w+\)/, '$1'],
  ],
  'lit-element.js': [
    [/const \w+=\w+\.litElementPolyfillSupport;\w+\?\.\(\{LitElement:\w+\}\);/],
    [/\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/],
    [/connectedCallback\(\)\{super.+?setConnected\(!1\)\}/],
    [/,noChange as \w+/],
    [/render\(\)\{return \w+\}/],
    [/,this\._\$Do=void 0/],
    [/this\._\$Do=/],
    [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=.+?\),/],
    [/\w+\._\$litElement\$=!0,/],
  ],
};

/**
 * Shortens lit in the files that contain it. Replacing its code for styles saves 230 bytes: it supports browsers without
 * adopted style sheets, which our parts need anyway.
 */
const litInside = {
  name: 'lit-inside',
  load: (id) =>
    /@lit.reactive-element.css-tag\.js$/.test(id)
      ? `import {adoptSheet} from ${JSON.stringify(resolve('src/dom/sheets.ts'))};
         export const unsafeCSS = (cssText) => cssText;
         export const adoptStyles = (root, [sheet]) => adoptSheet(root, sheet);
         export const getCompatibleStyle = (style) => style;
         export const css = String.raw;
         export const supportsAdoptingStyleSheets = true;
         export const CSSResult = Object;`
      : null,
  transform(code, id) {
    const file = /lit.+\/([\w-]+\.js)$/.exec(id)?.[1];
    if (!Object.hasOwn(unusedInLit, file)) return null;
    const used = unusedInLit[file].reduce((rest, [part, instead = '']) => {
      if (rest.search(part) < 0)
        this.error(`${id} has nothing that matches ${part}: look for the new form of that code in lit.`);
      return rest.replace(part, instead);
    }, code);
    return shortenLit(used);
  },
};

/** The library, for bundlers and Node. It imports lit, which an application may contain already. */
const library = {
  input: entries,
  external: isOutside,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    // In React's server components, this marks a module that must run in the browser too.
    banner: ({name}) => (name === 'react' ? "'use client';" : ''),
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

/** The drop-in, one module with lit inside, and its parts, in files whose names do not change between versions. */
const forPages = await dropInAndParts({
  input: 'src/index.ts',
  plugins: [litInside, nodeResolve(), removeTypes(), templates()],
  minifyDropIn: minify(`${calledOnLoad}\n${withLit}`),
  minifyParts: minify(),
  generatedCode,
});

/** The drop-in and all its parts in one classic script, for a host that accepts only a single upload. */
const all = {
  input: 'src/upgrade/all-in-one.ts',
  output: {file: 'dist/fen-board.all.min.js', format: 'iife', inlineDynamicImports: true, generatedCode},
  plugins: [litInside, nodeResolve(), removeTypes(), templates(), minify(withLit)],
};

/** The page to show in an `<iframe>`. Its script uses the drop-in beside it and contains none of its code. */
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

export default [library, ...forPages, all, embed];
