// Leaves per CPU second of the rules and of other libraries, in turns, and the size of the bundle.
//
// Each library counts in the fastest way that its interface offers: chessops with its own `perft`, which takes the last
// half-move from its bitboards; chess.js with its own `perft`, six times as fast as its `moves()`; kokopu on a copy
// of the position for each move, and by the length of `moves()` at the last; ffish with push and pop, and with
// `numberLegalMoves()` at the last.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import terser from '@rollup/plugin-terser';
import {Chess as Chessops} from 'chessops/chess';
import {perft as chessopsPerft} from 'chessops/debug';
import {parseFen as parseChessopsFen} from 'chessops/fen';
import ffishModule from 'ffish-es6';
import {rollup} from 'rollup';
import {installPeers} from './peers.mjs';
import {buildRules, moduleIn} from './rules-build.mjs';

installPeers();
const require = createRequire(import.meta.url);
const {Chess} = require('chess.js');
const {Position: Kokopu} = require('kokopu');
const wasm = createRequire(new URL('../../package.json', import.meta.url)).resolve('ffish-es6/ffish.wasm');
const ffish = await ffishModule({wasmBinary: readFileSync(wasm)});
const built = buildRules();
const {perft} = await moduleIn(built, 'rules');
const {parseFen} = await moduleIn(built, 'notation');

const limits = {peers: 2, ffish: 4, brotli: 5500};
const rounds = 7;
/** Each turn counts at least so long, so that the clock of the process is exact enough. */
const turn = 0.15;

function kokopuLeaves(position, depth) {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = new Kokopu(position);
    next.play(move);
    leaves += kokopuLeaves(next, depth - 1);
  }
  return leaves;
}

function ffishLeaves(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of board.legalMoves().split(' ')) {
    board.push(move);
    leaves += ffishLeaves(board, depth - 1);
    board.pop();
  }
  return leaves;
}

const libraries = {
  'fen-board': (fen) => {
    const {position} = parseFen(fen);
    return (depth) => perft(position, depth);
  },
  chessops: (fen) => {
    const position = Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap();
    return (depth) => chessopsPerft(position, depth);
  },
  'chess.js': (fen) => {
    const chess = new Chess(fen);
    return (depth) => chess.perft(depth);
  },
  kokopu: (fen) => {
    const position = new Kokopu(fen);
    return (depth) => kokopuLeaves(position, depth);
  },
  ffish: (fen) => {
    const board = new ffish.Board(fen.includes('10') ? 'capablanca' : 'chess', fen);
    return (depth) => ffishLeaves(board, depth);
  },
};

const peers = ['chessops', 'chess.js', 'kokopu'];
const cases = [
  [
    'start position',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    4,
    197281,
    peers,
    limits.peers,
  ],
  [
    'kiwipete',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    3,
    97862,
    peers,
    limits.peers,
  ],
  [
    'Capablanca chess',
    'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
    3,
    25228,
    ['ffish'],
    limits.ffish,
  ],
];

const cpuSeconds = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};

function rate(count, depth, expected) {
  const begin = cpuSeconds();
  let leaves = 0;
  do {
    const found = count(depth);
    if (found !== expected) throw new Error(`${found} leaves; ${expected} expected.`);
    leaves += found;
  } while (cpuSeconds() - begin < turn);
  return leaves / (cpuSeconds() - begin);
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

let isGood = true;
for (const [name, fen, depth, leaves, rivals, limit] of cases) {
  const counters = ['fen-board', ...rivals].map((library) => [library, libraries[library](fen)]);
  const rates = new Map(counters.map(([library]) => [library, []]));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [library, count] of counters) {
      const measured = rate(count, depth, leaves);
      if (round) rates.get(library).push(measured);
    }
  }
  console.log(`\n${name}, depth ${depth}: leaves per CPU second, median of ${rounds} rounds`);
  for (const [library, measured] of rates) {
    console.log(`  ${library.padEnd(15)} ${(median(measured) / 1e6).toFixed(2).padStart(7)} million`);
  }
  const fastest = Math.max(...rivals.map((library) => median(rates.get(library))));
  const ratio = median(rates.get('fen-board')) / fastest;
  isGood &&= ratio >= limit;
  console.log(`  ${ratio.toFixed(1)} times the fastest of the others; at least ${limit} is asked for`);
}

const bundle = await rollup({input: join(built, 'rules/index.js')});
const {output} = await bundle.generate({format: 'es', plugins: [terser({module: true})]});
const size = brotliCompressSync(output[0].code).length;
isGood &&= size <= limits.brotli;
console.log(
  `\nrules with what they use of notation: ${output[0].code.length} bytes, ${size} brotli of ${limits.brotli}`,
);
process.exit(isGood ? 0 : 1);
