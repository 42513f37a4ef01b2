// Makes the sites under test/frameworks that static site generators make, with the package as npm would publish it.
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const sites = ['eleventy', 'vitepress'];
const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];

/**
 * @param npm - Runs npm with the arguments given and returns its exit status.
 * @returns 0, or the exit status of what went wrong.
 */
export function makeSites(npm) {
  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  // What is in dist is what is published; it is there already.
  const packed = npm('pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  const tarball = packed ? '' : join(folder, readdirSync(folder)[0]);
  let status = packed;
  const root = process.cwd();
  for (const site of sites) {
    process.chdir(join(root, 'test/frameworks', site));
    status ||= npm('ci', ...quiet);
    status ||= npm('install', ...quiet, '--no-save', '--no-package-lock', tarball);
    status ||= npm('run', 'build');
  }
  process.chdir(root);
  rmSync(folder, {recursive: true});
  return status;
}
