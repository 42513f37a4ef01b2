/**
 * Compares the speed of reading and writing FEN with chessops, kokopu and chess.js, which also read a whole FEN. All take
 * turns in one run; a result is the median CPU time of the rounds. Missing libraries are installed into this folder.
 * `npm run bench notation`; with `--check` it fails below 2×.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {median} from './figures.mjs';
import {random} from './random.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = 41;
const repeats = 4;

const folder = mkdtempSync(join(tmpdir(), 'fen-board-bench-'));
const outfile = join(folder, 'notation.mjs');
await build({
  entryPoints: [join(here, '../../../src/core/notation/index.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  target: 'es2022',
});
const {parseFen, formatFen} = await import(pathToFileURL(outfile).href);
rmSync(folder, {recursive: true});
const chessops = await import('chessops/fen');
const {Position: KokopuPosition} = (await import('kokopu')).default ?? (await import('kokopu'));
const {Chess} = await import('chess.js');

/** The FENs after each ply of random games from the start position. */
function gameFens(count) {
  const next = random(20260315);
  const fens = [];
  while (fens.length < count) {
    const game = new Chess();
    for (let ply = 0; ply < 100 && !game.isGameOver() && fens.length < count; ply++) {
      const moves = game.moves();
      game.move(moves[next(moves.length)]);
      if (ply % 3 === 0) fens.push(game.fen());
    }
  }
  return fens;
}

const rows = JSON.parse(readFileSync(join(here, '../../tools/fixtures/notation/chess960.json'), 'utf8')).rows;
const chess960 = rows
  .filter((_, index) => index % 3 === 0)
  .slice(0, 300)
  .map((row) => `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`);
const sets = [
  ['1,000 varied FENs', gameFens(1000), false],
  ['300 Chess960 FENs', chess960, true],
];

/** The task of each library on one text; chess.js has no Chess960. */
const libraries = (is960) => [
  {
    name: 'fen-board',
    parse: (fen) => parseFen(fen).position,
    format: (position) => formatFen(position),
  },
  {
    name: 'chessops',
    parse: (fen) => chessops.parseFen(fen).unwrap(),
    format: (setup) => chessops.makeFen(setup),
  },
  {
    name: 'kokopu',
    parse: (fen) => new KokopuPosition(is960 ? 'chess960' : 'regular', fen),
    format: (position) => position.fen({fullMoveNumber: 1}),
  },
  ...(is960
    ? []
    : [
        {
          name: 'chess.js',
          parse: (fen) => new Chess(fen, {skipValidation: true}),
          format: (game) => game.fen(),
        },
      ]),
];

/** Uses the results, so that the engine does not optimize the work away. */
let kept = 0;

function measure(run, fens) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) for (const fen of fens) kept += run(fen) ? 1 : 0;
  const {user, system} = process.cpuUsage(before);
  return ((user + system) * 1000) / (repeats * fens.length);
}

let slowest = Infinity;
for (const [title, fens, is960] of sets) {
  for (const task of ['parse', 'parse and format']) {
    const runs = libraries(is960).map(({name, parse, format}) => ({
      name,
      run: task === 'parse' ? parse : (fen) => format(parse(fen)),
      times: [],
    }));
    for (let round = -8; round < rounds; round++) {
      for (const {run, times} of runs) {
        const time = measure(run, fens);
        if (round >= 0) times.push(time);
      }
    }
    const [ours, ...peers] = runs.map(({name, times}) => ({name, time: median(times)}));
    console.log(`\n${title}, ${task}: fen-board ${ours.time.toFixed(0)} ns`);
    for (const {name, time} of peers) {
      console.log(
        `  ${name.padEnd(10)} ${time.toFixed(0).padStart(8)} ns  ${(time / ours.time).toFixed(2)}×`,
      );
      slowest = Math.min(slowest, time / ours.time);
    }
  }
}
console.log(`\nAgainst the fastest peer, at the least: ${slowest.toFixed(2)}× (${kept} read)`);
if (process.argv.includes('--check') && slowest < 2) process.exitCode = 1;
