/**
 * Looks for inputs that break the laws, for a given time:
 *
 *     npm run fuzz -- --minutes 30 --seed 7
 *     npm run fuzz -- --only read-fen,play --seed 8 --path 3:0:1     (repeats a failure)
 */
import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {documentLaws} from '../../tools/fixtures/document-laws.js';
import {positionLaws} from '../../tools/fixtures/position-laws.js';
import {openBoards} from './boards.js';
import {openGames} from './games.js';
import type {Law} from './law.js';
import {laws as marks} from './marks.js';
import {laws as notation} from './notation.js';
import {laws as pgn} from './pgn.js';
import {laws as rules} from './rules.js';

const {values} = parseArgs({
  options: {
    minutes: {type: 'string', default: '1'},
    seed: {type: 'string', default: String(Date.now() & 0x7fffffff)},
    only: {type: 'string', default: ''},
    path: {type: 'string', default: ''},
  },
});
const seed = Number(values.seed);
const end = Date.now() + Number(values.minutes) * 60_000;
const only = values.only.split(',').filter(Boolean);
const isSelected = ({name}: Law) => only.length === 0 || only.includes(name);
/** The time for which each law is tried in a round, in milliseconds. */
const turn = Math.min(10_000, (end - Date.now()) / 12);
/** The time to look for a smaller example of a failure, in milliseconds. */
const shrinkingTime = 60_000;

const inNode = [...notation, ...marks, ...rules, ...pgn, ...positionLaws, ...documentLaws].filter(isSelected);
// Each law that `only` names and that is none of these needs a browser.
const pages = only.length === 0 || only.length > inNode.length ? [await openBoards(), await openGames()] : [];
const inBrowser = pages.flatMap(({laws}) => laws).filter(isSelected);
const tried = new Map<string, number>();
let failures = 0;

/** Tries a law, and prints a failure. @returns whether the law held. */
async function holds(
  {name, property, examples = []}: Law,
  parameters: fc.Parameters<unknown>,
): Promise<boolean> {
  const limits = {
    numRuns: 1e9,
    interruptAfterTimeLimit: turn,
    markInterruptAsFailure: false,
    examples: [...examples],
  };
  let run = await fc.check(property, {...limits, ...parameters});
  tried.set(name, (tried.get(name) ?? 0) + run.numRuns);
  // If the time was over before the first try, the run counts as failed, but has no counterexample.
  if (!run.failed || run.counterexample === null) return true;
  if (run.counterexamplePath && !parameters.path) {
    // The time may have ended while fast-check was shrinking the example.
    const {seed, counterexamplePath: path} = run;
    const smaller = await fc.check(property, {...limits, interruptAfterTimeLimit: shrinkingTime, seed, path});
    if (smaller.failed && smaller.counterexample) run = smaller;
  }
  failures++;
  const again = `npm run fuzz -- --only ${name} --seed ${run.seed} --path ${run.counterexamplePath}`;
  console.error(`\n${name} does not hold. Again: ${again}`);
  console.error(JSON.stringify(run.counterexample));
  const {errorInstance} = run;
  console.error(errorInstance instanceof Error ? errorInstance.stack : String(errorInstance));
  return false;
}

console.log(`seed ${seed}`);
if (values.path) {
  for (const law of [...inNode, ...inBrowser]) {
    await holds(law, {seed, path: values.path, numRuns: 1, endOnFailure: true});
  }
} else {
  const failed = new Set<Law>();
  const all = [...inNode, ...inBrowser];
  for (let round = 0; Date.now() < end && failed.size < all.length; round++) {
    for (const law of all) {
      if (Date.now() >= end) break;
      if (!failed.has(law) && !(await holds(law, {seed: seed + round}))) failed.add(law);
    }
  }
}
for (const page of pages) await page.close();
for (const [name, times] of tried) console.log(`${name}: ${times} tried`);
console.log(failures ? `${failures} do not hold` : 'all hold');
process.exitCode = failures ? 1 : 0;
