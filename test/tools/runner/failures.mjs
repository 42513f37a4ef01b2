// The lines with which a run in browsers ends if tests failed: `.ci/run` repeats them after its table.

/** The names of the tests that failed in a suite and in those within. */
function* failedTests({suites = [], tests = []} = {}, path = []) {
  for (const {name, passed, error} of tests)
    if (!passed && error) yield `${[...path, name].join(' › ')}: ${error.message?.split('\n')[0]}`;
  for (const suite of suites) yield* failedTests(suite, [...path, suite.name]);
}

/** @param sessions - What the test runner has after a run, one for each file and browser. @returns A line for each failure. */
export const failures = (sessions) =>
  [...sessions]
    .filter(({passed}) => !passed)
    .flatMap(({browser, testFile, testResults, errors}) =>
      [...failedTests(testResults), ...errors.map(({message}) => message.split('\n')[0])].map(
        (failure) => `FAILED in ${browser.name}: ${testFile.replace(/^.*\/test\//, 'test/')}: ${failure}`,
      ),
    );
