import * as esbuild from 'esbuild';

/** Builds the small engine as one classic script, as engines are. */
export async function buildEngine() {
  const {outputFiles} = await esbuild.build({
    entryPoints: ['test/tools/engine/worker.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0].text;
}

/** Serves `/test/tools/engine/worker.js` to pages. */
export function enginePlugin() {
  let built;
  return {
    name: 'engine',
    async serve({path}) {
      if (path !== '/test/tools/engine/worker.js') return;
      built ??= buildEngine();
      return {body: await built, type: 'js'};
    },
  };
}
