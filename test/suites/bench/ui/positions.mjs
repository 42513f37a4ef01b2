import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {random} from '../random.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

async function loadRules() {
  const {outputFiles} = await build({
    stdin: {
      contents: `export {chess960, legalMoves, play} from './src/core/rules/index.ts';
        export {parseFen, formatFen} from './src/core/notation/index.ts';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * Positions from random games: `varied` are 1,000 different ones, each 6 to 60 plies into a game of its own; `next`
 * the same, one ply later; `unrelated` the same, each on another board; `game` one game of 60 plies; `chess960`
 * the 960 starts by their number.
 */
export async function positions() {
  const {chess960, legalMoves, play, parseFen, formatFen} = await loadRules();
  const next = random(20260315);
  const playOn = (plies) => {
    let position = parseFen(start).position;
    const fens = [];
    for (let ply = 0; ply < plies; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) return playOn(plies);
      position = play(position, moves[next(moves.length)]);
      fens.push(formatFen(position));
    }
    return fens;
  };
  const pairs = new Map();
  while (pairs.size < 1000) {
    const [fen, later] = playOn(7 + next(55)).slice(-2);
    pairs.set(fen, later);
  }
  const varied = [...pairs.keys()];
  return {
    start,
    varied,
    next: [...pairs.values()],
    unrelated: varied.map((_, i) => varied[(i + 371) % varied.length]),
    game: playOn(60),
    chess960: Array.from({length: 960}, (_, number) => formatFen(chess960(number))),
  };
}

/** Pieces by square: `{e2: 'P'}`. */
export function piecesOf(fen) {
  const pieces = {};
  fen
    .split(' ')[0]
    .split('/')
    .forEach((rank, above) => {
      const squares = rank.replace(/\d/g, (digit) => '-'.repeat(digit));
      [...squares].forEach((letter, left) => {
        if (letter !== '-') pieces['abcdefgh'[left] + (8 - above)] = letter;
      });
    });
  return pieces;
}
