// Prints the results of tests in browsers: failures in full and one progress line. The figures go into a file, for the
// summary of scripts/test.mjs.
import {writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {defaultReporter} from '@web/test-runner';

const allTests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(allTests)] : []);

const running = ['INITIALIZING', 'TEST_STARTED', 'TEST_FINISHED'];

/** The results of the sessions of one browser, one file each. */
function countOf(sessions) {
  const finished = sessions.filter(({status}) => status === 'FINISHED');
  const tests = finished.flatMap(({testResults}) => allTests(testResults));
  const skipped = tests.filter((test) => test.skipped).length;
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  // A file may fail without a test: it cannot be loaded, or a hook fails.
  const broken = finished.filter((session) => !session.passed);
  const failed = Math.max(tests.length - passed - skipped, broken.length);
  const nameOf = ({testFile}) => relative(process.cwd(), testFile);
  return {
    passed,
    failed,
    skipped,
    files: finished.length,
    of: sessions.length,
    failedFiles: broken.map(nameOf),
    unfinishedFiles: sessions.filter(({status}) => running.includes(status)).map(nameOf),
  };
}

/** @param file - The file for the figures, if any. */
export function progressReporter(file = process.env.FEN_BOARD_RESULTS) {
  const failures = defaultReporter({reportTestProgress: false});
  const ended = new Map();
  let browsers = [];
  let begin = 0;

  const write = (sessions) => {
    if (!file) return;
    const results = browsers.map((browser) => ({
      name: browser.name,
      ...countOf(sessions.filter((one) => one.browser === browser)),
      milliseconds: (ended.get(browser) ?? performance.now()) - begin,
    }));
    writeFileSync(file, JSON.stringify(results));
  };

  return {
    start(args) {
      failures.start(args);
      browsers = args.browsers;
      begin = performance.now();
      args.sessions.on('session-status-updated', ({browser, status}) => {
        if (status === 'FINISHED') ended.set(browser, performance.now());
        // The runner may end before it comes to stop: then this says what was running.
        write([...args.sessions.all()]);
      });
    },
    // A file that passed has nothing to say, whatever it wrote to the console.
    reportTestFileResults(args) {
      if (args.sessionsForTestFile.some(({passed}) => !passed)) failures.reportTestFileResults(args);
    },
    getTestProgress({sessions}) {
      const counts = browsers.map((browser) => [
        browser.name,
        countOf(sessions.filter((one) => one.browser === browser)),
      ]);
      if (counts.every(([, {files, of}]) => files === of)) return [];
      return [
        counts
          .map(([name, {files, of, passed, failed}]) => {
            const failing = failed > 0 ? `, ${failed} FAILED` : '';
            return `${name} ${files}/${of} files, ${passed} passed${failing}`;
          })
          .join(' | '),
      ];
    },
    stop: ({sessions}) => write(sessions),
  };
}
