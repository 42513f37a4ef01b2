// Packs the package as npm does.
import {spawnSync} from 'node:child_process';

/** The npm that runs this test, or the one on the path. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const {stdout, stderr, status} = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status) throw new Error(stderr);
  return stdout;
}

/** The report of `npm pack`; from npm 11.16 on, it is an object with the package's name as its key. */
export const packed = (...args) =>
  Object.values(JSON.parse(npm('pack', '--ignore-scripts', '--json', ...args)))[0];
