import {copyFileSync, mkdirSync, rmSync} from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import minifyTemplates from 'rollup-plugin-html-literals';

rmSync('dist', {recursive: true, force: true});

/** The package's entries, by their file in dist. */
const entries = {
  index: 'src/index.ts',
  'fen-board': 'src/fen-board.ts',
  notation: 'src/notation/index.ts',
  rules: 'src/rules/index.ts',
  pgn: 'src/pgn/index.ts',
  svg: 'src/drawing/index.ts',
  pieces: 'src/drawing/pieces-entry.ts',
};

/** What the drop-in fetches from beside itself when a page needs it: the module, and the name of its part. */
const parts = {'src/drawing/classic.ts': 'classic', 'src/interaction/index.ts': 'interaction'};

const fileOf = (part) => `fen-board.${part}.min.js`;
const isLit = (id) => /^(lit|@lit)(\/|-|$)/.test(id) || id === 'tslib';
const templates = () => minifyTemplates({include: ['src/**/*.ts']});
const minify = () => terser({ecma: 2022, module: true, compress: {passes: 2}});
const compile = (options = {declaration: false}) => typescript({tsconfig: 'tsconfig.build.json', ...options});

/** The library: for bundlers and for Node. lit is left to the application, which may have it already. */
const library = {
  input: entries,
  external: isLit,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    preserveModules: true,
    preserveModulesRoot: 'src',
    sourcemap: true,
  },
  plugins: [
    compile({declaration: true, declarationDir: 'dist/types', outDir: 'dist'}),
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
  output: {file: 'dist/fen-board.min.js', format: 'es', sourcemap: true},
  plugins: [
    {
      name: 'parts-stay-outside',
      resolveDynamicImport(specifier, importer) {
        const part = Object.entries(parts).find(([module]) =>
          module.endsWith(
            `/${String(specifier)
              .replace(/^(\.\/)?/, '')
              .replace(/\.js$/, '.ts')}`,
          ),
        );
        if (!part) this.error(`${importer} imports ${specifier} on demand, which is no part of the drop-in.`);
        return {id: `./${fileOf(part[1])}`, external: 'relative'};
      },
    },
    nodeResolve(),
    compile(),
    templates(),
    minify(),
  ],
};

const onDemand = Object.entries(parts).map(([input, part]) => ({
  input,
  output: {file: `dist/${fileOf(part)}`, format: 'es', sourcemap: true},
  plugins: [nodeResolve(), compile(), templates(), minify()],
}));

export default [library, dropIn, ...onDemand];
