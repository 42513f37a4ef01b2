import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {npm} from '../scripts/npm.mjs';

/** Runs npm in a folder. What it prints is shown only where it fails. */
export function runNpm(args, cwd) {
  const {status, stdout, stderr} = npm(args, {cwd, encoding: 'utf8', stdio: 'pipe'});
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Packs fen-board as npm would publish it, of the dist that is there. @returns The tarball, in a folder of its own. */
export function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const name = runNpm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], process.cwd());
  return join(folder, name.trim().split(/\s+/).at(-1));
}
