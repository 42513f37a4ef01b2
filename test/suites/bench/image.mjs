/**
 * The time of an answer of `fen-board/image` beside that of an empty handler, which answers the same requests with the same
 * headers and a text of the same length: by the function alone, and by a server of Node. Then the time of a PNG, with the
 * share of the renderer, and the memory after many answers, each for another FEN. Both take turns in one run; a result is the
 * median CPU time of the rounds. `npm run bench image`; with `--check` it fails if the memory grows.
 */
import {createServer} from 'node:http';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {encodePng, imageResponse} from '../../../dist/image.js';
import {formatFen, parseFen} from '../../../dist/notation.js';
import {legalMoves, play} from '../../../dist/rules.js';
import {Resvg} from '@resvg/resvg-js';
import {median} from './figures.mjs';
import {random} from './random.mjs';

/** By how many MB the heap may grow from the first count on. */
const maxGrowth = 5;
const rounds = 15;
const perRound = 500;
const counts = [10_000, 50_000, 100_000];

/** The paths of the positions of random games; no two are alike, since their move numbers go on. */
function* pathsOfGames() {
  const next = random(20261125);
  for (let game = 0; ; game++) {
    let {position} = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    for (let ply = 0; ply < 80; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position = play(position, moves[next(moves.length)]);
      yield `/${formatFen({...position, fullmoveNumber: game + 1}).replaceAll(' ', '_')}`;
    }
  }
}

const paths = pathsOfGames();
const take = (count, extension) => Array.from({length: count}, () => `${paths.next().value}${extension}`);

/** The CPU time of a call, in microseconds. */
async function timeOf(call, list) {
  const before = process.cpuUsage();
  for (const item of list) await call(item);
  const {user, system} = process.cpuUsage(before);
  return (user + system) / list.length;
}

/** Compares calls, in turns, on the same addresses; none is asked for twice. */
async function compare(calls, extension, count = perRound) {
  const times = calls.map(() => []);
  for (let round = -3; round < rounds; round++) {
    const list = take(count, extension);
    for (const [i, call] of calls.entries()) {
      const time = await timeOf(call, list);
      if (round >= 0) times[i].push(time);
    }
  }
  return times.map(median);
}

const [sample] = take(1, '.svg');
const answer = await imageResponse(new Request(`http://localhost${sample}`));
const headers = Object.fromEntries(answer.headers);
const text = await answer.text();
const empty = async () => new Response(text, {headers});

const direct = (handler) => async (path) =>
  (await handler(new Request(`http://localhost${path}`))).arrayBuffer();
const [emptyTime, svgTime] = await compare([direct(empty), direct(imageResponse)], '.svg');
const row = (name, time, other) =>
  console.log(
    `${name.padEnd(26)} ${time.toFixed(0).padStart(6)} µs, empty ${other.toFixed(0).padStart(4)} µs: ${(time / other).toFixed(1)}×`,
  );
row('SVG, by the function', svgTime, emptyTime);

/** Starts a server of Node that answers by a handler of web standards. */
async function listen(handler) {
  const server = createServer(async ({method, url}, outgoing) => {
    const response = await handler(new Request(`http://localhost${url}`, {method}));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    server,
    ask: async (path) => (await fetch(`http://localhost:${server.address().port}${path}`)).arrayBuffer(),
  };
}
const servers = [await listen(empty), await listen(imageResponse)];
const [emptyServed, svgServed] = await compare(
  servers.map(({ask}) => ask),
  '.svg',
  100,
);
row('SVG, asked and served', svgServed, emptyServed);
for (const {server} of servers) server.close();

let rendering = 0;
const png = (svg) => {
  const before = process.cpuUsage();
  const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  const {user, system} = process.cpuUsage(before);
  rendering += user + system;
  return encodePng({width, height, pixels});
};
const pngs = take(60, '.png?width=480');
const pngTime = await timeOf(
  direct((request) => imageResponse(request, {png})),
  pngs,
);
const share = rendering / pngs.length / pngTime;
console.log(
  `PNG at 480 pixels          ${pngTime.toFixed(0).padStart(6)} µs, of which resvg has ${(100 * share).toFixed(0)} %`,
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const heaps = [];
for (let i = 0, next = 0; next < counts.length; i++) {
  if (i === counts[next]) {
    // After a task, so that nothing of the last answer is on the stack.
    await new Promise((resolve) => setImmediate(resolve));
    for (let pass = 0; pass < 2; pass++) collect();
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
    next++;
  }
  const [path] = take(1, '.svg');
  await direct(imageResponse)(path);
}
console.log(
  counts.map((count, i) => `heap after ${count} different FENs ${heaps[i].toFixed(2)} MB`).join('\n'),
);
const growth = Math.max(...heaps) - heaps[0];
if (process.argv.includes('--check') && growth > maxGrowth) {
  console.error(`The heap has grown by ${growth.toFixed(1)} MB, and may by ${maxGrowth}.`);
  process.exitCode = 1;
}
