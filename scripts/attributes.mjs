// The table of attributes, src/attributes.ts, for scripts: in Node as it is in the build.
import {build} from 'esbuild';

const {outputFiles} = await build({
  entryPoints: ['src/attributes.ts'],
  bundle: true,
  format: 'esm',
  write: false,
  logLevel: 'error',
});
/** The exports of src/attributes.ts. */
export const {attributes, attributesOf, attributeName, themes} = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
