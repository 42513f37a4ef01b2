// Bundles an application's code with the built package.
import {readFileSync} from 'node:fs';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import {rollup} from 'rollup';

const {exports, name} = JSON.parse(readFileSync('package.json', 'utf8'));

/** The entries that contain code, by the name that an application imports. */
export const entries = Object.entries(exports)
  .filter(([, target]) => target.default)
  .map(([entry]) => entry.replace('.', name));
/** The entries whose import has side effects. */
export const doing = new Set([name, `${name}/game`, `${name}/upgrade`]);
/** The built file of an entry. */
export const fileOf = (entry) =>
  new URL(`../../${exports[entry.replace(name, '.')].default}`, import.meta.url);

const application = (code) => ({
  name: 'application',
  resolveId(id) {
    if (id === 'application') return id;
    // Resolved as a file of this package, so that `sideEffects` in its package.json counts.
    return entries.includes(id) ? this.resolve(fileOf(id).pathname, undefined, {skipSelf: true}) : undefined;
  },
  load: (id) => (id === 'application' ? code : undefined),
});

/** @returns the bundle that rollup makes of a module's code, dynamic imports included. */
export async function withRollup(code) {
  const bundle = await rollup({
    input: 'application',
    plugins: [application(code), nodeResolve()],
    onwarn: () => undefined,
  });
  const {output} = await bundle.generate({format: 'es', inlineDynamicImports: true});
  await bundle.close();
  return output[0].code.trim();
}

/** @returns the minified bundle that esbuild makes of a module's code. */
export async function withEsbuild(code) {
  const {outputFiles} = await esbuild.build({
    stdin: {contents: code, resolveDir: process.cwd()},
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}
