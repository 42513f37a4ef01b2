// Counts every position of test/tools/fixtures/rules/perft.json to every depth of at most 10⁸ leaves, about 850 million
// leaves in all, on as many cores as there are or as `--workers=1` says.
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import {buildRules, moduleIn} from './bench/rules-build.mjs';

const most = 1e8;

if (isMainThread) {
  const rows = JSON.parse(
    readFileSync(new URL('../tools/fixtures/rules/perft.json', import.meta.url), 'utf8'),
  );
  const jobs = rows
    .flatMap(({name, fen, counts}) =>
      Object.entries(counts).map(([depth, leaves]) => ({name, fen, depth: Number(depth), leaves})),
    )
    .filter(({leaves}) => leaves <= most)
    .sort((a, b) => b.leaves - a.leaves);
  const total = jobs.reduce((sum, {leaves}) => sum + leaves, 0);
  const asked = process.argv.find((argument) => argument.startsWith('--workers='));
  const count = Math.max(1, Number(asked?.split('=')[1]) || availableParallelism());
  const built = buildRules();
  const begin = performance.now();
  const millions = (leaves) => (leaves / 1e6).toFixed(1).padStart(6);
  let [next, counted, wrong, told] = [0, 0, 0, 0];
  const run = (worker, done) => {
    const job = jobs[next++];
    if (!job) return void worker.terminate().then(done);
    worker.postMessage(job);
    worker.once('message', (found) => {
      counted += found;
      if (found !== job.leaves) {
        wrong++;
        console.error(`${job.name}: ${job.fen} depth ${job.depth}: ${found} leaves, ${job.leaves} expected`);
      }
      if (counted - told > total / 40 || next === jobs.length) {
        told = counted;
        console.log(`${millions(counted)} of ${millions(total)} million leaves, ${wrong} counts wrong`);
      }
      run(worker, done);
    });
  };
  console.log(`${jobs.length} counts of ${rows.length} positions, ${count} at a time`);
  await Promise.all(
    Array.from(
      {length: count},
      () =>
        new Promise((done, fail) => {
          const worker = new Worker(fileURLToPath(import.meta.url), {workerData: built});
          worker.on('error', fail);
          run(worker, done);
        }),
    ),
  );
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${counted} leaves in ${seconds.toFixed(0)} s; ${jobs.length - wrong} of ${jobs.length} counts are equal`,
  );
  process.exitCode = wrong || counted !== total ? 1 : 0;
} else {
  const {perft} = await moduleIn(workerData, 'rules');
  const {parseFen} = await moduleIn(workerData, 'notation');
  parentPort.on('message', ({fen, depth}) => {
    const parsed = parseFen(fen);
    parentPort.postMessage(parsed.ok ? perft(parsed.position, depth) : 0);
  });
}
