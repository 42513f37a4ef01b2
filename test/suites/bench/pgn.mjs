// Compares reading PGN with other libraries that also play each move: the processor time of one process, and the memory
// of the results.
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {buildRules, moduleIn} from './rules-build.mjs';
import {collections} from './collections.mjs';

const asked = process.argv.find((argument) => argument.startsWith('--megabytes='));
const length = Number(asked?.split('=')[1] ?? 20) * 1e6;
/** Slower libraries read only a part, and are compared by time per character. */
const parts = {'fen-board': 1, chessops: 1, kokopu: 0.05, 'chess.js': 0.05};
const rounds = 3;

const cpuSeconds = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};

async function readerOf(library, built) {
  const require = createRequire(import.meta.url);
  if (library === 'fen-board') {
    const {parsePgn} = await moduleIn(built, 'pgn');
    return (text) => {
      const {games, issues} = parsePgn(text);
      const wrong = issues.filter(({severity}) => severity === 'error').length;
      return {kept: games, plies: games.reduce((sum, {moves}) => sum + moves.length, 0) - wrong};
    };
  }
  if (library === 'chessops') {
    const {parsePgn, startingPosition} = await import('chessops/pgn');
    const {parseSan} = await import('chessops/san');
    return (text) => {
      const games = parsePgn(text);
      let plies = 0;
      for (const game of games) {
        const position = startingPosition(game.headers).unwrap();
        for (const {san} of game.moves.mainline()) {
          const move = parseSan(position, san);
          if (!move) throw new Error(san);
          position.play(move);
          plies++;
        }
      }
      return {kept: games, plies};
    };
  }
  if (library === 'kokopu') {
    const {pgnRead} = require('kokopu');
    return (text) => {
      const database = pgnRead(text);
      const games = Array.from({length: database.gameCount()}, (_, i) => database.game(i));
      return {kept: games, plies: games.reduce((sum, game) => sum + game.plyCount(), 0)};
    };
  }
  const {Chess} = require('chess.js');
  return (text) => {
    const games = text
      .split(/\n\n(?=\[Event )/)
      .filter(Boolean)
      .map((pgn) => {
        const chess = new Chess();
        chess.loadPgn(pgn);
        return chess;
      });
    return {kept: games, plies: games.reduce((sum, chess) => sum + chess.history().length, 0)};
  };
}

/** The games of the part that a library reads. */
const partOf = (text, part) => {
  if (part === 1) return text;
  return text.slice(0, text.indexOf('\n\n[Event ', text.length * part) + 2);
};

const [mode, library, name, folder] = process.argv.slice(2);
const librariesAsked = process.argv.find((argument) => argument.startsWith('--libraries='));
if (mode === '--one') {
  const text = partOf(collections(length)[name], parts[library]);
  const read = await readerOf(library, folder);
  read(text.slice(0, text.indexOf('\n\n[Event ', Math.min(200_000, text.length / 2)) + 2));
  let best = Infinity;
  let plies = 0;
  for (let round = 0; round < rounds; round++) {
    global.gc();
    const begin = cpuSeconds();
    plies = read(text).plies;
    best = Math.min(best, cpuSeconds() - begin);
  }
  global.gc();
  const before = process.memoryUsage().heapUsed;
  const held = read(text);
  global.gc();
  const bytes = process.memoryUsage().heapUsed - before;
  console.log(JSON.stringify({seconds: best, bytes: held.kept.length && bytes, plies, length: text.length}));
} else {
  const built = buildRules();
  const limit = 1;
  let isGood = true;
  const only = librariesAsked?.split('=')[1].split(',') ?? Object.keys(parts);
  for (const name of Object.keys(collections(1))) {
    console.log(`\n${name}, ${length / 1e6} MB`);
    const results = new Map();
    for (const library of only) {
      const args = ['--expose-gc', '--max-old-space-size=4096', fileURLToPath(import.meta.url)];
      const {stdout, stderr, status} = spawnSync(
        process.execPath,
        [...args, '--one', library, name, built, `--megabytes=${length / 1e6}`],
        {
          encoding: 'utf8',
        },
      );
      if (status) throw new Error(`${library}: ${stderr}`);
      const {seconds, bytes, plies, length: read} = JSON.parse(stdout);
      const result = {speed: read / 1e6 / seconds, perPly: bytes / plies, plyTime: (seconds / plies) * 1e6};
      results.set(library, result);
      console.log(
        `  ${library.padEnd(10)} ${result.speed.toFixed(1).padStart(6)} MB/s ${result.plyTime.toFixed(2).padStart(7)} µs and ${result.perPly.toFixed(0).padStart(5)} bytes a half-move`,
      );
    }
    const [ours, theirs] = [results.get('fen-board'), results.get('chessops')];
    if (!ours || !theirs) continue;
    const time = theirs.speed / ours.speed;
    const memory = ours.perPly / theirs.perPly;
    isGood &&= time <= limit && memory <= limit;
    console.log(
      `  ${time.toFixed(2)} of the time of chessops, ${memory.toFixed(2)} of its memory; at most ${limit} is asked for`,
    );
  }
  process.exit(isGood ? 0 : 1);
}
