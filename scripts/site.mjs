// The site of demo and docs, made by Eleventy: served while somebody works on it, written for a host, or kept in memory for tests.
import {relative} from 'node:path';
import Eleventy from '@11ty/eleventy';
import {startDevServer} from '@web/dev-server';

const folder = '_site';
const eleventy = (runMode, output = folder) =>
  new Eleventy('.', relative('.', output), {
    configPath: 'demo/eleventy.config.mjs',
    quietMode: true,
    runMode,
  });

/** Writes the site as static files. */
export async function writeSite(output = folder) {
  await eleventy('build', output).write();
  console.log(`The site is in ${output}.`);
}

/** @returns The pages of the site: their HTML by path. */
export async function renderSite() {
  const pages = await eleventy('build').toJSON();
  return Object.fromEntries(
    pages.map(({outputPath, content}) => [outputPath.replace(/^.*?_site/, ''), content]),
  );
}

/** Serves the site, and makes it anew when a file changes. */
export async function serveSite() {
  const site = eleventy('watch');
  await site.init();
  await site.watch();
  const {config} = await startDevServer({
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    config: {
      rootDir: folder,
      // Listens on this machine alone: for “localhost” in lower case, the server would listen on every address.
      hostname: 'LOCALHOST',
      port: Number(process.env.PORT) || undefined,
      open: process.stdout.isTTY && !process.env.CI ? '/' : false,
      watch: true,
    },
  });
  console.log(`The site is at http://localhost:${config.port}/ (Ctrl+C ends it).`);
}
