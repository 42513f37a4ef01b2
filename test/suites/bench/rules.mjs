// Compares the CPU time of the rules with other libraries, in turns: for leaves of perft, for all legal moves of a
// position, and for writing all of them in SAN and playing them. Then the size of the bundle.
//
// Each library counts leaves in the fastest way that it offers: chessops with its `perft`, which counts the last half-move
// on bitboards; chess.js with its `perft`, six times as fast as its `moves()`; kokopu by copying the position for each
// move and counting `moves()` at the end; ffish with push and pop, and `numberLegalMoves()` at the end.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {minify} from '@swc/core';
import {Chess as Chessops} from 'chessops/chess';
import {perft as chessopsPerft} from 'chessops/debug';
import {parseFen as parseChessopsFen} from 'chessops/fen';
import {makeSan} from 'chessops/san';
import ffishModule from 'ffish-es6';
import {rollup} from 'rollup';
import {median} from './figures.mjs';
import {buildRules, moduleIn} from './rules-build.mjs';

const require = createRequire(import.meta.url);
const {Chess} = require('chess.js');
const {Position: Kokopu} = require('kokopu');
const ffish = await ffishModule({wasmBinary: readFileSync(require.resolve('ffish-es6/ffish.wasm'))});
const built = buildRules();
const {formatSan, legalMoves, perft, play} = await moduleIn(built, 'rules');
const {parseFen} = await moduleIn(built, 'notation');

const limits = {peers: 2, ffish: 3, moves: 1, brotli: 8500};
const rounds = 7;
/** The minimum duration of a turn, so that the clock of the process is exact enough. */
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

const chessopsAt = (fen) => Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap();

/** The legal moves of chessops one by one, as the other libraries return them. */
function chessopsMoves(position) {
  const moves = [];
  const promotions = ['queen', 'rook', 'bishop', 'knight'];
  for (const [from, destinations] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of destinations) {
      if (isPawn && (to < 8 || to > 55))
        for (const promotion of promotions) moves.push({from, to, promotion});
      else moves.push({from, to});
    }
  }
  return moves;
}

/**
 * The tasks of each library on a position; they return the number of leaves or moves.
 */
const counters = {
  'fen-board': (fen) => {
    const {position} = parseFen(fen);
    return (depth) => perft(position, depth);
  },
  chessops: (fen) => {
    const position = chessopsAt(fen);
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

const listers = {
  'fen-board': (fen) => {
    const {position} = parseFen(fen);
    return () => legalMoves(position).length;
  },
  chessops: (fen) => {
    const position = chessopsAt(fen);
    return () => chessopsMoves(position).length;
  },
  // Its fastest list of moves is in SAN.
  'chess.js': (fen) => {
    const chess = new Chess(fen);
    return () => chess.moves().length;
  },
  kokopu: (fen) => {
    const position = new Kokopu(fen);
    return () => position.moves().length;
  },
};

/** All moves in SAN, each with a new object for the position after it. */
const players = {
  'fen-board': (fen) => {
    const {position} = parseFen(fen);
    return () => {
      const moves = legalMoves(position);
      for (const move of moves) {
        formatSan(position, move);
        play(position, move);
      }
      return moves.length;
    };
  },
  chessops: (fen) => {
    const position = chessopsAt(fen);
    return () => {
      const moves = chessopsMoves(position);
      for (const move of moves) {
        makeSan(position, move);
        position.clone().play(move);
      }
      return moves.length;
    };
  },
  // Plays and undoes moves on one position.
  'chess.js': (fen) => {
    const chess = new Chess(fen);
    return () => {
      const sans = chess.moves();
      for (const san of sans) {
        chess.move(san);
        chess.undo();
      }
      return sans.length;
    };
  },
  kokopu: (fen) => {
    const position = new Kokopu(fen);
    return () => {
      const moves = position.moves();
      for (const move of moves) {
        position.notation(move);
        new Kokopu(position).play(move);
      }
      return moves.length;
    };
  },
};

const peers = ['chessops', 'chess.js', 'kokopu'];
const chessFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const cases = [
  {
    name: 'start position, depth 4',
    work: counters,
    fen: chessFen,
    depth: 4,
    expected: 197281,
    limit: limits.peers,
  },
  {name: 'kiwipete, depth 3', work: counters, fen: kiwipete, depth: 3, expected: 97862, limit: limits.peers},
  {
    name: 'Capablanca chess, depth 3',
    work: counters,
    fen: capablanca,
    depth: 3,
    expected: 25228,
    rivals: ['ffish'],
    limit: limits.ffish,
  },
  {
    name: 'legal moves of the start position',
    work: listers,
    fen: chessFen,
    expected: 20,
    limit: limits.moves,
  },
  {name: 'legal moves of kiwipete', work: listers, fen: kiwipete, expected: 48, limit: limits.moves},
  {
    name: 'SAN and play from the start position',
    work: players,
    fen: chessFen,
    expected: 20,
    limit: limits.moves,
  },
  {name: 'SAN and play from kiwipete', work: players, fen: kiwipete, expected: 48, limit: limits.moves},
];

const cpuSeconds = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The leaves or moves of a library per CPU second. */
function rate(count, depth, expected) {
  const begin = cpuSeconds();
  let leaves = 0;
  do {
    const found = count(depth);
    if (found !== expected) throw new Error(`${found}; ${expected} expected.`);
    leaves += found;
  } while (cpuSeconds() - begin < turn);
  return leaves / (cpuSeconds() - begin);
}

let isGood = true;
for (const {name, work, fen, depth, expected, rivals = peers, limit} of cases) {
  const chosen = ['fen-board', ...rivals].map((library) => [library, work[library](fen)]);
  const rates = new Map(chosen.map(([library]) => [library, []]));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [library, count] of chosen) {
      const measured = rate(count, depth, expected);
      if (round) rates.get(library).push(measured);
    }
  }
  console.log(`\n${name}: ${depth ? 'leaves' : 'moves'} per CPU second, median of ${rounds} rounds`);
  for (const [library, measured] of rates) {
    console.log(`  ${library.padEnd(15)} ${(median(measured) / 1e6).toFixed(2).padStart(7)} million`);
  }
  const fastest = Math.max(...rivals.map((library) => median(rates.get(library))));
  const ratio = median(rates.get('fen-board')) / fastest;
  isGood &&= ratio >= limit;
  console.log(`  ${ratio.toFixed(1)} times the fastest of the others; at least ${limit} is asked for`);
}

const bundle = await rollup({input: join(built, 'rules/index.js')});
const {output} = await bundle.generate({format: 'es'});
const {code} = await minify(output[0].code, {module: true, ecma: 2022, compress: true, mangle: true});
const size = brotliCompressSync(code).length;
isGood &&= size <= limits.brotli;
console.log(
  `\nrules with what they use of notation: ${code.length} bytes, ${size} brotli of ${limits.brotli}`,
);
process.exit(isGood ? 0 : 1);
