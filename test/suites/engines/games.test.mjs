// Whole games of real engines against themselves, by fen-board/engine. Each move is checked by the rules.
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {createInterface} from 'node:readline';
import {expect} from 'chai';
import {Engine} from '../../../src/board/engine/index.js';
import {parseFen} from '../../../src/core/notation/index.js';
import {
  capablancaRandom,
  chess960,
  formatSan,
  legalMoves,
  namedStart,
  outcome,
  play,
} from '../../../src/core/rules/index.js';
import {randomFrom} from '../../tools/engine/small-engine.js';

const require = createRequire(import.meta.url);

/** The lite build with one thread, as a program. */
function openStockfish() {
  const {resolve} = require;
  const child = spawn(process.execPath, [resolve('stockfish/bin/stockfish-19-lite-single.js')]);
  const port = {
    postMessage: (line) => child.stdin.write(`${line}\n`),
    onmessage: null,
    terminate: () => child.kill(),
  };
  createInterface({input: child.stdout}).on('line', (line) => port.onmessage?.(line));
  return port;
}

/** The build with threads, as the object that it makes of itself. In Node, it reads its file only where there is no `fetch`. */
async function openFairyStockfish() {
  const {fetch} = globalThis;
  delete globalThis.fetch;
  try {
    return await require('fairy-stockfish-nnue.wasm/stockfish.js')();
  } finally {
    globalThis.fetch = fetch;
  }
}

const read = (fen) => parseFen(fen, {tolerant: true}).position;
const castling = 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9';

/** Plays until the game is over, or for 200 plies. @returns The moves in SAN, and the outcome. */
async function playGame(engine, start) {
  let position = start;
  const sans = [];
  while (!outcome(position) && sans.length < 200) {
    // Unequal sides, so that there is a mate.
    const move = await engine.bestMove(position, {
      milliseconds: 20,
      level: position.turn === 'white' ? 8 : 1,
    });
    expect(legalMoves(position)).to.deep.include(move);
    sans.push(formatSan(position, move));
    position = play(position, move);
  }
  return {sans, ended: outcome(position)};
}

const starts = {
  chess: [read('start'), read(castling)],
  Chess960: [chess960(356), chess960(1), chess960(959)],
};
const wideStarts = {
  'Capablanca chess': [namedStart('capablanca'), namedStart('gothic')],
  'Janus chess': [namedStart('janus')],
  'Embassy chess': [namedStart('embassy')],
  'Capablanca random chess': [1, 2, 3].map((seed) => capablancaRandom(randomFrom(seed))),
};

for (const [name, open, tables] of [
  ['Stockfish', openStockfish, starts],
  ['Fairy-Stockfish', openFairyStockfish, {...starts, ...wideStarts}],
]) {
  describe(name, function () {
    this.timeout(120_000);
    let engine;
    before(async function () {
      // Builds with threads share their memory.
      if (name === 'Fairy-Stockfish' && typeof SharedArrayBuffer === 'undefined') this.skip();
      engine = new Engine(await open());
      await engine.ready;
    });
    // On `quit`, the build with threads would end this process too.
    after(() => name === 'Stockfish' && engine?.close());

    for (const [variant, positions] of Object.entries(tables))
      it(`plays ${variant} to mate by legal moves`, async () => {
        const games = [];
        for (const position of positions) games.push(await playGame(engine, position));
        expect(games.map(({ended}) => ended?.reason)).to.include('checkmate');
      });

    it('mates in one, also by a promotion', async () => {
      for (const [fen, san] of [
        ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', /Ra8#/],
        ['7k/P5pp/8/8/8/8/8/K7 w - - 0 1', /a8=[QR]#/],
      ]) {
        const position = read(fen);
        expect(formatSan(position, await engine.bestMove(position, {milliseconds: 200}))).to.match(san);
      }
    });

    it('analyses to a depth, with several lines from White’s side', async () => {
      let last;
      for await (const state of engine.analyse(read('4k3/8/8/8/8/8/8/q3K3 w - - 0 1'), {lines: 1, depth: 6}))
        last = state;
      expect(last.lines[0].score.pawns ?? last.lines[0].score.mate).to.be.lessThan(0);
      for await (const state of engine.analyse(read('start'), {lines: 3, depth: 8})) last = state;
      expect(last.lines).to.have.length(3);
    });
  });
}
