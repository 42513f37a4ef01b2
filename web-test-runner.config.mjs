import {esbuildPlugin} from '@web/dev-server-esbuild';
import {chromeLauncher} from '@web/test-runner-chrome';
import {a11ySnapshotPlugin} from '@web/test-runner-commands/plugins';
import {realInputPlugin} from './test/runner/real-input-plugin.mjs';
import {jsonPlugin} from './test/runner/json-plugin.mjs';

const isRoot = process.getuid?.() === 0;

export default {
  files: ['test/**/*.test.ts'],
  nodeResolve: true,
  plugins: [
    jsonPlugin(),
    esbuildPlugin({ts: true, tsconfig: './tsconfig.json', target: 'es2022'}),
    a11ySnapshotPlugin(),
    realInputPlugin(),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: {
        headless: process.env.FEN_BOARD_HEADLESS ?? true,
        args: isRoot || process.env.CI ? ['--no-sandbox'] : [],
      },
    }),
  ],
  testsFinishTimeout: 120_000,
  coverageConfig: {include: ['src/**/*.ts'], reporters: ['lcovonly', 'text-summary']},
};
