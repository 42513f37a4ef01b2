/**
 * Runs tests in Node, `node --import tsx test/runner/mocha.mjs [--parallel] <files>`: a progress line while they run,
 * then failures in full. FEN_BOARD_RESULTS names a file for the figures, for the summary that scripts/test.mjs prints,
 * where they are called FEN_BOARD_PART.
 */
import {writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {relative} from 'node:path';
import Mocha from 'mocha';
import {ProgressLine} from '../../scripts/progress.mjs';

const {EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING, EVENT_RUN_END} = Mocha.Runner.constants;
const isParallel = process.argv.includes('--parallel');
/** The name of these tests in the summary. */
const name = process.env.FEN_BOARD_PART ?? 'Node';
const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const begin = performance.now();

class Reporter extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const line = new ProgressLine();
    const counts = {passed: 0, failed: 0, skipped: 0};
    const failures = [];
    const count = (kind) => {
      counts[kind]++;
      const failing = counts.failed > 0 ? `, ${counts.failed} FAILED` : '';
      // Tests that run in parallel are not counted beforehand.
      const all = runner.total > 0 ? ` of ${runner.total}` : '';
      line.show(`${name}: ${counts.passed}${all} passed${failing}`);
    };
    runner.on(EVENT_TEST_PASS, () => count('passed'));
    runner.on(EVENT_TEST_PENDING, () => count('skipped'));
    runner.on(EVENT_TEST_FAIL, (test, error) => {
      test.err = error;
      failures.push(test);
      count('failed');
    });
    runner.once(EVENT_RUN_END, () => {
      line.clear();
      if (failures.length > 0) Mocha.reporters.Base.list(failures);
      if (!process.env.FEN_BOARD_RESULTS) return;
      const failedFiles = [
        ...new Set(failures.map(({file}) => (file ? relative(process.cwd(), file) : 'a file'))),
      ];
      const result = {name, ...counts, failedFiles, milliseconds: performance.now() - begin};
      writeFileSync(process.env.FEN_BOARD_RESULTS, JSON.stringify([result]));
    });
  }
}

// As in the browsers, which run at the same time.
const mocha = new Mocha({reporter: Reporter, failZero: true, timeout: 30_000});
for (const file of files) mocha.addFile(file);
if (isParallel) {
  // Pages mostly wait for the network and for frames.
  mocha.options.jobs = Math.max(2, availableParallelism());
  mocha.parallelMode(true);
} else {
  await mocha.loadFilesAsync();
}
mocha.run((failed) => {
  // Something that a test left open must not keep the program alive.
  process.exit(failed > 0 ? 1 : 0);
});
