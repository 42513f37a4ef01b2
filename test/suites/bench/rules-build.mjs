// Compiles src/core/rules as it is shipped, and returns the module. The loader of the tests would slow it down.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder with the compiled modules, such as `core/rules/index.js`; deleted when the process ends. */
export function buildRules() {
  const out = mkdtempSync(join(tmpdir(), 'fen-board-rules-'));
  process.on('exit', () => rmSync(out, {recursive: true, force: true}));
  writeFileSync(join(out, 'package.json'), '{"type": "module"}');
  const options = [
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--skipLibCheck',
  ];
  const tsc = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      'src/core/rules/index.ts',
      'src/core/notation/index.ts',
      'src/core/pgn/index.ts',
      '--ignoreConfig',
    ]
      .concat(options)
      .concat(['--rootDir', 'src', '--outDir', out]),
    {cwd: root, stdio: 'inherit'},
  );
  if (tsc.status) throw new Error('src/core/rules does not compile.');
  return out;
}

export const moduleIn = (out, name) => import(pathToFileURL(join(out, 'core', name, 'index.js')).href);
