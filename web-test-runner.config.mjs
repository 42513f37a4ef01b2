import {esbuildPlugin} from '@web/dev-server-esbuild';
import {a11ySnapshotPlugin} from '@web/test-runner-commands/plugins';
import {chromium} from './test/runner/chromium.mjs';
import {firefox} from './test/runner/firefox.mjs';
import {jsonPlugin} from './test/runner/json-plugin.mjs';
import {realInputPlugin} from './test/runner/real-input-plugin.mjs';
import {webkit} from './test/runner/webkit.mjs';

const launchers = {chromium, firefox, webkit};
// scripts/run.mjs says which engines are there.
const engines = (process.env.FEN_BOARD_ENGINES ?? 'chromium').split(',');

export default {
  files: ['test/**/*.test.ts'],
  nodeResolve: true,
  plugins: [
    jsonPlugin(),
    esbuildPlugin({ts: true, tsconfig: './tsconfig.json', target: 'es2022'}),
    a11ySnapshotPlugin(),
    realInputPlugin(),
  ],
  // Tests wait for frames more than for the processor.
  concurrentBrowsers: engines.length,
  browsers: engines.map((engine) => launchers[engine]()),
  // Three engines share the processor.
  testFramework: {config: {timeout: 15_000}},
  testsFinishTimeout: 120_000,
  coverageConfig: {include: ['src/**/*.ts'], reporters: ['lcovonly', 'text-summary']},
};
