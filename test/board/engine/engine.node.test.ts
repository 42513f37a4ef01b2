import {expect} from 'chai';
import {Engine, EngineError, type Analysis, type EnginePort} from '../../../src/board/engine/index.js';
import {formatFen} from '../../../src/core/notation/index.js';
import {chess960, formatSan, legalMoves, namedStart, outcome, play} from '../../../src/core/rules/index.js';
import {randomFrom, serveSmallEngine, type SmallEngineOptions} from '../../tools/engine/small-engine.js';
import {start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

const wide = ['chess', 'capablanca', 'caparandom', 'janus', 'embassy'];
const opened: Engine[] = [];
afterEach(() => {
  for (const engine of opened.splice(0)) engine.close();
});

/** An engine at the other end of a channel, and what it has been told. */
function sit(options: SmallEngineOptions = {}, timeout = 2000): {engine: Engine; received: string[]} {
  const {port1, port2} = new MessageChannel();
  const received = serveSmallEngine(port2, options);
  const engine = new Engine(port1, {timeout});
  opened.push(engine);
  return {engine, received};
}

/** The code of the `EngineError` with which a promise rejects. */
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof EngineError ? error.code : String(error)),
  );

async function firstOf(states: AsyncIterable<Analysis>, isEnough: (state: Analysis) => boolean) {
  for await (const state of states) if (isEnough(state)) return state;
  throw new Error('The analysis has ended.');
}

describe('an engine', () => {
  it('introduces itself', async () => {
    const {engine} = sit();
    await engine.ready;
    expect(engine.name).to.equal('Small 1.0');
  });

  it('answers with a legal move, within the time and the level', async () => {
    const {engine, received} = sit();
    const position = positionOf(start);
    const move = await engine.bestMove(position, {milliseconds: 50, level: 1});
    expect(legalMoves(position)).to.deep.include(move);
    expect(received).to.include.members([
      'setoption name Skill Level value 0',
      `position fen ${start}`,
      'go movetime 50 depth 1',
    ]);
    await engine.bestMove(position, {milliseconds: 50, level: 8});
    expect(received.slice(-4)).to.deep.equal([
      'setoption name Skill Level value 20',
      'isready',
      `position fen ${start}`,
      'go movetime 50',
    ]);
  });

  for (const [what, first] of [
    ['chess', positionOf(start)],
    ['Chess960', chess960(356)],
    ['Capablanca chess', namedStart('capablanca')],
    ['Gothic chess', namedStart('gothic')],
    ['Janus chess', namedStart('janus')],
    ['Embassy chess', namedStart('embassy')],
  ] as const) {
    it(`plays a game of ${what} against itself, in which every move is legal`, async () => {
      const {engine} = sit({variants: wide, random: randomFrom(7)});
      let position = first;
      for (let ply = 0; ply < 120 && !outcome(position); ply++)
        position = play(position, await engine.bestMove(position, {milliseconds: 1}));
      expect(formatFen(position)).not.to.equal(formatFen(first));
    });
  }

  for (const [what, fen, options, sent] of [
    [
      'Chess960 in Shredder-FEN',
      formatFen(chess960(356), 'shredder-fen'),
      {},
      [`position fen ${formatFen(chess960(356), 'shredder-fen')}`, 'setoption name UCI_Chess960 value true'],
    ],
    [
      'Capablanca chess by its variant',
      formatFen(namedStart('capablanca'), 'fen'),
      {variants: wide},
      ['setoption name UCI_Variant value capablanca', 'setoption name UCI_Chess960 value false'],
    ],
    [
      'Janus chess with its own letter, and without the prefix of castling',
      formatFen(namedStart('janus'), 'fen'),
      {variants: wide},
      [
        'setoption name UCI_Variant value janus',
        'position fen rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1',
      ],
    ],
    [
      'random starts of ten files as Capablanca random chess',
      'rabnkbnqcr/pppppppppp/10/10/10/10/PPPPPPPPPP/RABNKBNQCR w KQkq - 0 1',
      {variants: wide},
      ['setoption name UCI_Variant value caparandom', 'setoption name UCI_Chess960 value true'],
    ],
  ] as const) {
    it(`is told of ${what}`, async () => {
      const {engine, received} = sit(options);
      await engine.bestMove(positionOf(fen), {milliseconds: 1});
      expect(received).to.include.members([...sent]);
    });
  }

  it('castles as king takes rook, and knows mate', async () => {
    const {engine} = sit();
    const position = positionOf('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
    expect(formatSan(position, await engine.bestMove(position, {milliseconds: 1}))).to.equal('Ra8#');
  });

  for (const [what, fen, options] of [
    ['ten files without variants', formatFen(namedStart('capablanca'), 'fen'), {}],
    [
      'Janus chess without that variant',
      formatFen(namedStart('janus'), 'fen'),
      {variants: ['chess', 'capablanca']},
    ],
    ['Chess960 without the option', formatFen(chess960(356), 'fen'), {knowsChess960: false}],
    ['pieces of ten files on eight', '4k3/8/8/8/8/8/4A3/4K3 w - - 0 1', {variants: wide}],
  ] as const) {
    it(`refuses ${what}, and goes on with chess`, async () => {
      const {engine} = sit(options);
      const position = positionOf(fen);
      expect(await codeOf(engine.bestMove(position))).to.equal('variant');
      expect(await codeOf(firstOf(engine.analyse(position), () => true))).to.equal('variant');
      expect(await codeOf(engine.bestMove(positionOf(start), {milliseconds: 1}))).to.equal('no error');
    });
  }

  for (const [fault, code] of [
    ['silent', 'no-answer'],
    ['stuck', 'no-answer'],
    ['illegal', 'illegal-move'],
    ['nonsense', 'illegal-move'],
    ['dies', 'died'],
  ] as const) {
    it(`that is ${fault} is the error ${code}, soon and for all that wait`, async () => {
      const {engine} = sit({fault}, 100);
      const asked = [1, 2].map(() => codeOf(engine.bestMove(positionOf(start), {milliseconds: 1})));
      expect(await Promise.all(asked)).to.deep.equal([code, code]);
    });
  }

  it('has no move where the game is over, and is not asked', async () => {
    const {engine, received} = sit();
    const mated = positionOf('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1');
    expect(await codeOf(engine.bestMove(mated))).to.equal('no-move');
    for await (const state of engine.analyse(mated)) expect.fail(JSON.stringify(state));
    expect(received).to.deep.equal(['uci']);
  });

  it('analyses, deeper and deeper, from White’s side, with several lines', async () => {
    const {engine, received} = sit();
    const position = positionOf('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    const state = await firstOf(
      engine.analyse(position, {lines: 3}),
      ({depth, lines}) => depth > 3 && lines.length === 3,
    );
    expect(state.lines.map(({score}) => score)).to.deep.equal([{pawns: -0.4}, {mate: -3}, {pawns: 0.2}]);
    for (const {moves, san} of state.lines) {
      // A move that is not legal ends its line.
      expect(moves).to.have.length(1);
      expect(san).to.deep.equal(moves.map((move) => formatSan(position, move)));
    }
    // Leaving the loop stops the engine, which is free then.
    await engine.bestMove(position, {milliseconds: 1});
    expect(received.filter((line) => /^(go|stop)/.test(line))).to.deep.equal([
      'go infinite',
      'stop',
      'go movetime 1',
    ]);
  });

  it('ends an analysis at its depth, or by a signal', async () => {
    const {engine} = sit();
    const depths: number[] = [];
    for await (const {depth} of engine.analyse(positionOf(start), {depth: 3})) depths.push(depth);
    expect(depths.at(-1)).to.equal(3);
    const stop = new AbortController();
    for await (const {depth} of engine.analyse(positionOf(start), {signal: stop.signal}))
      if (depth > 2) stop.abort();
    for await (const state of engine.analyse(positionOf(start), {signal: stop.signal}))
      expect.fail(JSON.stringify(state));
  });

  it('rejects with the reason of a signal, waits for its turn, and goes on', async () => {
    const {engine, received} = sit();
    const stop = new AbortController();
    const first = engine.bestMove(positionOf(start), {milliseconds: 60_000, signal: stop.signal});
    const second = engine.bestMove(positionOf(start), {milliseconds: 1});
    stop.abort(new Error('enough'));
    expect(await codeOf(first)).to.equal('Error: enough');
    expect(await codeOf(second)).to.equal('no error');
    expect(received.filter((line) => line.startsWith('go'))).to.deep.equal(['go movetime 1']);
  });

  it('that was closed answers nothing more', async () => {
    const {engine} = sit();
    await engine.ready;
    const asked = codeOf(engine.bestMove(positionOf(start), {milliseconds: 1}));
    engine.close();
    expect(await asked).to.equal('died');
    expect(await codeOf(engine.bestMove(positionOf(start)))).to.equal('died');
  });

  for (const style of ['onmessage', 'addMessageListener'] as const) {
    it(`may be an object with ${style}`, async () => {
      const {port1, port2} = new MessageChannel();
      serveSmallEngine(port2);
      const object: EnginePort = {postMessage: (line) => port1.postMessage(line), close: () => port1.close()};
      const listeners: ((line: string) => void)[] = [];
      if (style === 'addMessageListener') object.addMessageListener = (listener) => listeners.push(listener);
      port1.onmessage = ({data}: MessageEvent) => {
        for (const listener of listeners) listener(String(data));
        if (typeof object.onmessage === 'function')
          (object.onmessage as (line: string) => void)(String(data));
      };
      const engine = new Engine(object);
      opened.push(engine);
      expect(await codeOf(engine.bestMove(positionOf(start), {milliseconds: 1}))).to.equal('no error');
    });
  }
});
