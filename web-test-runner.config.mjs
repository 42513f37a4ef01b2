import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {a11ySnapshotPlugin} from '@web/test-runner-commands/plugins';
import {visualRegressionPlugin} from '@web/test-runner-visual-regression/plugin';
import {builtPlugin} from './test/tools/runner/built-plugin.mjs';
import {chromium} from './test/tools/runner/chromium.mjs';
import {enginePlugin} from './test/tools/runner/engine-plugin.mjs';
import {failures} from './test/tools/runner/failures.mjs';
import {suites} from './test/tools/runner/files.mjs';
import {firefox} from './test/tools/runner/firefox.mjs';
import {patience} from './test/tools/runner/patience.mjs';
import {realInputPlugin} from './test/tools/runner/real-input-plugin.mjs';
import {tailwindPlugin} from './test/tools/runner/tailwind-plugin.mjs';

const launchers = {
  chromium,
  firefox,
  // Its packages are installed only where this engine is.
  webkit: async () => (await import('./test/tools/runner/webkit/launcher.mjs')).webkit(),
};
// scripts/browsers.mjs finds which are there.
const engines = (process.env.FEN_BOARD_ENGINES ?? 'chromium').split(',');
/** Pure modules are tested in Node. One file of each room shows that browsers agree. */
const inNode = ['!test/core/{notation,rules,pgn}/!(cases|moves|pgn|as-written).test.ts'];
/** What `npm test -- --quick` leaves out besides: the rest of the pure modules, whole rooms, and the files that take longest. */
const notQuick = [
  '!test/{core/notation,core/rules,core/pgn,picture/visual,picture/security,board/security,board/pages,board/solve,board/edit,board/interaction,words,hosts/embed}/**',
  '!test/board/element/{author-warnings,collected,form,gliding,interaction-loader,locale,page-cache,properties,size,start-words,unreadable-fen}.test.ts',
  '!test/game/!(live|words).test.ts',
  '!test/{picture/drawing/pieces,picture/files/moving,board/toolbar/copy-pgn,hosts/upgrade/hosts,hosts/upgrade/wordpress}.test.ts',
];

/** The suites to run, if not all, and which files of dist they run with, if any: see `suites` and `builtPlugin`. */
const {FEN_BOARD_SUITES: chosen, FEN_BOARD_BUILT: built} = process.env;

/** How much of the tables in test/board/pages is tested: see `testPages`. */
const everyKind = Boolean(process.env.FEN_BOARD_EVERY_KIND);
const extent = everyKind ? 'every-kind' : process.env.FEN_BOARD_FULL ? 'full' : 'part';
/** The rows that `npm run suite pages` tries: those with these words in their names. */
const rows = (process.env.FEN_BOARD_ROWS ?? '').replace(/[&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves JSON as a module, so that tests import their cases in the browser as they do in Node. */
const isJson = ({path}) => path.startsWith('/test/') && path.endsWith('.json');
const jsonAsModules = {
  name: 'json-as-modules',
  resolveMimeType: (context) => (isJson(context) ? 'js' : undefined),
  transform: (context) => (isJson(context) ? {body: `export default ${context.body}`} : undefined),
};

/**
 * Lets a browser keep a module for all test files of a run: otherwise it asks for two hundred of them in each. While the
 * runner watches, they change.
 */
async function keepModules(context, next) {
  await next();
  if (/\.[jt]s$/.test(context.path) && context.status === 200)
    context.set('Cache-Control', 'max-age=3600, immutable');
}

const reporter = defaultReporter();

// What fails in one browser between two files is no reason to end the tests in all of them: a file that it kept from
// finishing fails when its time is up.
process.on('unhandledRejection', (reason) => console.error('The test runner goes on after', reason));

export default {
  files: [
    ...(suites[chosen] ?? ['test/**/*.test.ts']),
    '!test/**/*.node.test.ts',
    '!**/node_modules/**',
    ...inNode,
    ...(process.env.FEN_BOARD_QUICK ? notQuick : []),
  ],
  reporters: [
    {
      ...reporter,
      // A file that passed has nothing to say, whatever it wrote to the console.
      reportTestFileResults(args) {
        if (args.sessionsForTestFile.some(({passed}) => !passed)) reporter.reportTestFileResults(args);
      },
      onTestRunFinished(args) {
        reporter.onTestRunFinished?.(args);
        for (const failure of failures(args.sessions)) console.log(failure);
      },
    },
  ],
  staticLogging: !process.stdout.isTTY,
  nodeResolve: true,
  middleware: process.argv.includes('--watch') ? [] : [keepModules],
  plugins: [
    ...(built ? [builtPlugin(built)] : []),
    jsonAsModules,
    esbuildPlugin({ts: true, tsconfig: './tsconfig.json', target: 'es2022'}),
    a11ySnapshotPlugin(),
    realInputPlugin(),
    tailwindPlugin(),
    enginePlugin(),
    visualRegressionPlugin({
      baseDir: 'test/picture/visual',
      getBaselineName: ({browser, name}) => `${browser.toLowerCase()}/${name}`,
      getFailedName: ({browser, name}) => `../../coverage/visual/${browser.toLowerCase()}/${name}`,
      getDiffName: ({browser, name}) => `../../coverage/visual/${browser.toLowerCase()}/${name}-diff`,
      // Edges are smoothed a little otherwise from one machine to the next; a lost ring around one square is more.
      failureThreshold: 0.3,
      diffOptions: {threshold: 0.05},
      update: process.env.FEN_BOARD_BASELINES === 'write',
    }),
  ],
  filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
  // Tests wait for frames more than for the processor.
  concurrentBrowsers: engines.length,
  browsers: await Promise.all(engines.map((engine) => launchers[engine]())),
  // No test fails because the machine has other work: three engines share its processor.
  testFramework: {config: {timeout: 120_000}},
  browserStartTimeout: patience,
  testsStartTimeout: patience,
  testsFinishTimeout: everyKind ? 3_600_000 : 600_000,
  testRunnerHtml: (framework) =>
    `<!doctype html><html data-extent="${extent}" data-rows="${rows}"><body><script type="module" src="${framework}"></script></body></html>`,
};
