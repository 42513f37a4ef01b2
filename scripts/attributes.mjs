// The table of attributes in src/attributes.ts, compiled for scripts that run in plain Node.
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
