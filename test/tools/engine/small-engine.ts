import {parseFen, type Position} from '../../../src/core/notation/index.js';
import {formatUci, legalMoves, play} from '../../../src/core/rules/index.js';

/** How the engine misbehaves. */
export type Fault =
  | 'silent' // never answers at all
  | 'stuck' // introduces itself, and never answers `go`, not even after `stop`
  | 'illegal' // answers with a move that is not legal
  | 'nonsense' // answers with something that is no move
  | 'dies' // closes its port when it is asked to think
  | 'throws'; // throws when it is asked to think, in a worker an error of the worker

export interface SmallEngineOptions {
  readonly fault?: Fault;
  /** The variants that it lists; none for an engine of chess alone. */
  readonly variants?: readonly string[];
  readonly knowsChess960?: boolean;
  /** Whether it deepens until its time is over; otherwise it answers after the first depth. */
  readonly isSlow?: boolean;
  /** A number from 0 to 1, the same sequence in each run. */
  readonly random?: () => number;
}

interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** A pseudo-random sequence (mulberry32), the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A small UCI engine: it mates where it can, and else plays a random legal move. Analysing, it deepens until it is stopped.
 *
 * @returns What it has been told, in order.
 */
export function serveSmallEngine(port: Port, options: SmallEngineOptions = {}): string[] {
  const {fault, variants, knowsChess960 = true, isSlow = false, random = randomFrom(1)} = options;
  const received: string[] = [];
  const settings = new Map<string, string>();
  let position: Position | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (...lines: readonly string[]) => {
    for (const line of lines) port.postMessage(line);
  };

  const texts = (at: Position) => {
    // In Janus chess, the archbishop is called J.
    const isJanus = settings.get('UCI_Variant') === 'janus';
    return legalMoves(at).map((move) => {
      const text = formatUci(at, move);
      return {move, text: isJanus ? text.replace(/a$/, 'j') : text};
    });
  };
  const choose = () => {
    const moves = position ? texts(position) : [];
    const at = position;
    const mate = at && moves.find(({move}) => legalMoves(play(at, move)).length === 0);
    return (mate ?? moves[Math.floor(random() * moves.length)])?.text ?? '(none)';
  };
  const info = (depth: number) => {
    const lines = Number(settings.get('MultiPV') ?? 1);
    const moves = position ? texts(position).slice(0, lines) : [];
    say(
      `info depth ${depth} currmove e2e4 currmovenumber 1`,
      `info depth ${depth} multipv 1 score cp 900 lowerbound nodes 1 pv ${moves[0]?.text ?? ''}`,
      ...moves.map(({text}, i) =>
        i === 1
          ? `info depth ${depth} seldepth 9 multipv 2 score mate 3 nodes 10 time 1 pv ${text} a1a1`
          : `info depth ${depth} seldepth 9 multipv ${i + 1} score cp ${40 - 30 * i} nodes 10 time 1 pv ${text}`,
      ),
    );
  };
  const finish = () => {
    clearTimeout(timer);
    timer = undefined;
    if (fault === 'stuck') return;
    const move = fault === 'illegal' ? 'e2e5' : fault === 'nonsense' ? 'resign!' : choose();
    say(`bestmove ${move} ponder e7e5`);
  };
  const go = (command: string) => {
    if (fault === 'dies') {
      port.close();
      return;
    }
    if (fault === 'throws') throw new Error('The engine has a bug.');
    const depth = Number(/depth (\d+)/.exec(command)?.[1] ?? Infinity);
    const time = Number(/movetime (\d+)/.exec(command)?.[1] ?? Infinity);
    const end = isSlow ? Date.now() + time : time < Infinity ? 0 : Infinity;
    let reached = 0;
    const deepen = () => {
      info(++reached);
      if (Date.now() >= end || (!isSlow && reached >= depth)) finish();
      else timer = setTimeout(deepen, isSlow ? 20 : 1);
    };
    timer = setTimeout(deepen, 1);
  };

  port.onmessage = ({data}: MessageEvent) => {
    const command = String(data);
    received.push(command);
    if (fault === 'silent') return;
    if (command === 'uci')
      say(
        'Small 1.0 by nobody',
        'id name Small 1.0\nid author nobody',
        'option name Skill Level type spin default 20 min 0 max 20',
        'option name MultiPV type spin default 1 min 1 max 5',
        ...(knowsChess960 ? ['option name UCI_Chess960 type check default false'] : []),
        ...(variants
          ? [
              `option name UCI_Variant type combo default chess ${variants.map((name) => `var ${name}`).join(' ')}`,
            ]
          : []),
        'uciok',
      );
    const [, name = '', value = ''] = /^setoption name (.+) value (.*)$/.exec(command) ?? [];
    if (name) settings.set(name, value);
    if (command === 'isready') say('readyok');
    if (command.startsWith('position fen ')) {
      const parsed = parseFen(command.slice('position fen '.length), {tolerant: true});
      // The variant decides where the king goes.
      const type = {janus: 'symmetric', embassy: 'modern'}[settings.get('UCI_Variant') ?? ''] ?? 'standard';
      position = parsed.ok
        ? {...parsed.position, castling: {...parsed.position.castling, type: type as 'standard'}}
        : undefined;
    }
    if (command.startsWith('go')) go(command);
    if (command === 'stop' && timer) finish();
    if (command === 'quit') {
      clearTimeout(timer);
      port.close();
    }
  };
  return received;
}
