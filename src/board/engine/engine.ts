import type {Position} from '../../core/notation/position.js';
import {formatSan} from '../../core/rules/format-move.js';
import type {Move} from '../../core/rules/move.js';
import {parseMove} from '../../core/rules/parse-move.js';
import {legalMoves, play} from '../../core/rules/play.js';
import {EngineError} from './engine-error.js';
import {listenToPort, type EnginePort} from './port.js';
import {uciPosition, type UciPosition} from './uci-position.js';

/**
 * An evaluation from White's side: in pawns, or as the number of moves to mate, negative if Black mates.
 *
 * @example
 * const score: Score = {pawns: 0.8};
 */
export type Score = {readonly pawns: number} | {readonly mate: number};

/**
 * One line that an engine considers: its evaluation and its moves, which are legal.
 *
 * @example
 * const show = ({score, san}: AnalysisLine) => console.log(score, san.join(' '));
 */
export interface AnalysisLine {
  /** The evaluation, from White's side. */
  readonly score: Score;
  /** The moves, from the position on. */
  readonly moves: readonly Move[];
  /** The same moves in standard algebraic notation. */
  readonly san: readonly string[];
}

/**
 * The lines that an engine has found so far, the best one first.
 *
 * @example
 * const show = ({depth, lines}: Analysis) => console.log(depth, lines[0]?.score);
 */
export interface Analysis {
  /** How many half-moves deep the engine has looked. */
  readonly depth: number;
  /** The best lines, the best one first. */
  readonly lines: readonly AnalysisLine[];
}

/**
 * How an engine plays a move.
 *
 * @example
 * const options: BestMoveOptions = {milliseconds: 500, level: 3};
 */
export interface BestMoveOptions {
  /** The time to think, by default 1,000. */
  readonly milliseconds?: number;
  /** The strength from 1 to 8, by default 8, which is all that the engine can do. */
  readonly level?: number;
  /** Stops the engine; the promise rejects with the reason. */
  readonly signal?: AbortSignal;
}

/**
 * How an engine analyses.
 *
 * @example
 * const options: AnalysisOptions = {lines: 3, depth: 20};
 */
export interface AnalysisOptions {
  /** The number of lines, by default 1. An engine that lists no `MultiPV` has one. */
  readonly lines?: number;
  /** Where the analysis ends; without it, it goes on until it is stopped. */
  readonly depth?: number;
  /** Stops the engine; the loop ends. */
  readonly signal?: AbortSignal;
}

/** The depth of each level below the strongest, and the part of the engine's own range of skill, where it has one. */
const levels = [
  {depth: 1, skill: 0},
  {depth: 2, skill: 0.15},
  {depth: 3, skill: 0.3},
  {depth: 5, skill: 0.45},
  {depth: 8, skill: 0.6},
  {depth: 11, skill: 0.75},
  {depth: 15, skill: 0.9},
] as const;

interface ListedOption {
  readonly name: string;
  readonly values: readonly string[];
  readonly max: number;
}

/** A request that waits for the engine, and gets its lines. */
interface Listener {
  receive(line: string): void;
  reject(error: EngineError): void;
}

/**
 * An engine that speaks UCI (https://www.chessprogramming.org/UCI). It does one thing at a time; what is asked meanwhile waits.
 *
 * @example
 * const makeEngine = () => new Engine(new Worker('stockfish.js'));
 */
export class Engine {
  /** Resolves when the engine has introduced itself; rejects with an `EngineError` if it does not. */
  readonly ready: Promise<void>;
  readonly #port: EnginePort;
  readonly #timeout: number;
  readonly #listed = new Map<string, ListedOption>();
  readonly #set = new Map<string, string>();
  #name = '';
  #failure: EngineError | undefined;
  #listener: Listener | undefined;
  /** Settles when the engine is free. */
  #free: Promise<unknown>;

  /**
   * @param port - The worker, port or object of the engine.
   * @param options - `timeout` is the time in milliseconds after which an engine that owes an answer counts as stuck, by
   * default 30,000: a large engine is compiled first.
   */
  constructor(port: EnginePort, {timeout = 30_000}: {readonly timeout?: number} = {}) {
    this.#port = port;
    this.#timeout = timeout;
    listenToPort(
      port,
      (line) => this.#listener?.receive(line),
      (reason) => {
        this.#fail(new EngineError('died', `The engine has ended${reason ? `: ${reason}` : '.'}`));
      },
    );
    this.ready = this.#introduce();
    this.#free = this.ready.catch(() => undefined);
  }

  /** The name of the engine; empty until `ready` resolves. */
  get name(): string {
    return this.#name;
  }

  /**
   * The best move of the side to move.
   *
   * @param position - The position, on eight or ten files.
   * @returns {Promise<Move>} A legal move. Rejects with an `EngineError`, or with the reason of `signal`.
   * @example
   * const move = await engine.bestMove(position, {milliseconds: 500, level: 4});
   */
  bestMove(position: Position, options: BestMoveOptions = {}): Promise<Move> {
    const {milliseconds = 1000, level = 8, signal} = options;
    return this.#whenFree(async () => {
      signal?.throwIfAborted();
      if (legalMoves(position).length === 0) throw new EngineError('no-move', 'There is no legal move.');
      const strength = levels[level - 1];
      const uci = await this.#prepare(position, 1, strength?.skill);
      const limit = strength ? ` depth ${strength.depth}` : '';
      const go = `go movetime ${milliseconds}${limit}`;
      const answer = await this.#ask(go, 'bestmove', () => undefined, signal, milliseconds);
      signal?.throwIfAborted();
      const [, text = ''] = answer.split(/\s+/);
      const move = readMove(position, text, uci);
      if (move) return move;
      throw new EngineError(
        'illegal-move',
        `The engine has answered “${text.slice(0, 20)}”, which is not legal.`,
      );
    });
  }

  /**
   * Analyses a position. Only the newest state is kept for a slow loop.
   *
   * @param position - The position, on eight or ten files.
   * @returns {AsyncGenerator<Analysis>} States of the analysis until `depth` is reached, `signal` stops it or the loop is left.
   * Throws an `EngineError`.
   * @example
   * for await (const {depth, lines} of engine.analyse(position, {lines: 3, depth: 16}))
   *   console.log(depth, lines.map(({san}) => san.join(' ')));
   */
  async *analyse(
    position: Position,
    {lines = 1, depth, signal}: AnalysisOptions = {},
  ): AsyncGenerator<Analysis, void, undefined> {
    const end = new AbortController();
    const stop = end.signal;
    const abort = () => {
      end.abort();
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const progress: {newest?: Analysis | undefined; hasEnded: boolean} = {hasEnded: false};
    let wake: () => void = () => undefined;
    const found = new Map<number, AnalysisLine>();
    const search = this.#whenFree(async () => {
      if (stop.aborted || legalMoves(position).length === 0) return;
      const uci = await this.#prepare(position, lines);
      const receive = (line: string) => {
        const info = readInfo(position, line, uci);
        if (!info || info.number > lines) return;
        found.set(info.number, info.line);
        const sorted = [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
        progress.newest = {depth: info.depth, lines: sorted};
        wake();
      };
      // It takes as long as it takes: the signal ends it.
      await this.#ask(depth ? `go depth ${depth}` : 'go infinite', 'bestmove', receive, stop, Infinity);
    }).finally(() => {
      progress.hasEnded = true;
      wake();
    });
    // The loop below awaits it; without this, an error before that would be one that nobody handles.
    search.catch(() => undefined);
    try {
      for (;;) {
        const {newest} = progress;
        progress.newest = undefined;
        if (newest) yield newest;
        else if (progress.hasEnded) break;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      await search;
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }

  /**
   * Ends the engine: what is asked of it then is rejected.
   *
   * @example
   * engine.close();
   */
  close(): void {
    if (!this.#failure) this.#port.postMessage('quit');
    this.#fail(new EngineError('died', 'The engine was closed.'));
    this.#port.terminate?.();
    this.#port.close?.();
  }

  #fail(error: EngineError): void {
    this.#failure ??= error;
    this.#listener?.reject(this.#failure);
    this.#listener = undefined;
  }

  /** Runs a task when the engine is free. A task that fails does not keep the engine busy. */
  #whenFree<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#free.then(async () => {
      await this.ready;
      if (this.#failure) throw this.#failure;
      return task();
    });
    this.#free = result.catch(() => undefined);
    return result;
  }

  /**
   * Sends a command, and resolves with the line that begins with `end`. The engine may take `allowed` milliseconds for it, and then
   * as long as for any answer.
   */
  #ask(
    command: string,
    end: string,
    receive: (line: string) => void = () => undefined,
    signal?: AbortSignal,
    allowed = 0,
  ): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (milliseconds: number) => {
        clearTimeout(timer);
        if (milliseconds === Infinity) return;
        timer = setTimeout(() => {
          const name = command.split(' ')[0] ?? '';
          this.#fail(new EngineError('no-answer', `The engine does not answer “${name}”.`));
        }, milliseconds);
      };
      const stop = () => {
        this.#port.postMessage('stop');
        wait(this.#timeout);
      };
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        this.#listener = undefined;
      };
      this.#listener = {
        receive(line) {
          if (line.split(/\s+/)[0] !== end) receive(line);
          else {
            settle();
            resolve(line);
          }
        },
        reject(error) {
          settle();
          reject(error);
        },
      };
      this.#port.postMessage(command);
      wait(allowed + this.#timeout);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
    });
  }

  async #introduce(): Promise<void> {
    await this.#ask('uci', 'uciok', (line) => {
      this.#readIntroduction(line);
    });
  }

  #readIntroduction(line: string): void {
    if (line.startsWith('id name ')) this.#name = line.slice(8).trim();
    const [, name, definition = ''] = /^option name (.+?) type (.*)$/.exec(line) ?? [];
    if (!name) return;
    const values = [...definition.matchAll(/\bvar (\S+)/g)].map(([, value = '']) => value);
    const max = Number(/\bmax (-?\d+)/.exec(definition)?.[1] ?? 0);
    this.#listed.set(name.toLowerCase(), {name, values, max});
  }

  /**
   * Sets the options and the position. An option is set only if the engine has listed it, and its value changes. `skill` is a part
   * of the engine's own range, by default all of it.
   */
  async #prepare(position: Position, lines: number, skill = 1): Promise<UciPosition> {
    const uci = uciPosition(position, this.#listed);
    const highestSkill = this.#listed.get('skill level')?.max ?? 0;
    const options = {...uci.options, 'Skill Level': Math.round(skill * highestSkill), MultiPV: lines};
    for (const [key, setting] of Object.entries(options)) {
      const name = this.#listed.get(key.toLowerCase())?.name;
      const value = String(setting);
      if (!name || this.#set.get(name) === value) continue;
      this.#set.set(name, value);
      this.#port.postMessage(`setoption name ${name} value ${value}`);
    }
    await this.#ask('isready', 'readyok');
    this.#port.postMessage(`position fen ${uci.fen}`);
    return uci;
  }
}

/** Reads a move of an engine; null if it is not legal. */
function readMove(position: Position, text: string, {archbishop}: UciPosition): Move | null {
  const standard = archbishop === 'J' ? text.replace(/j$/, 'a') : text;
  if (!/^[a-j]\d[a-j]\d[a-z]?$/.test(standard)) return null;
  const parsed = parseMove(position, standard);
  return parsed.ok ? parsed.move : null;
}

/** Reads a line `info` with an exact score and moves; null for any other. */
function readInfo(
  position: Position,
  line: string,
  uci: UciPosition,
): {readonly number: number; readonly depth: number; readonly line: AnalysisLine} | null {
  const [, kind, value] = /\bscore (cp|mate) (-?\d+)(?! (?:lower|upper)bound)\b/.exec(line) ?? [];
  const [, texts] = /\bpv (\S.*)$/.exec(line) ?? [];
  if (!line.startsWith('info ') || !kind || !texts) return null;
  const moves: Move[] = [];
  const san: string[] = [];
  let current = position;
  for (const text of texts.split(/\s+/)) {
    const move = readMove(current, text, uci);
    if (!move) break;
    moves.push(move);
    san.push(formatSan(current, move));
    current = play(current, move);
  }
  if (moves.length === 0) return null;
  const number = Number(value) * (position.turn === 'white' ? 1 : -1);
  const numberAfter = (word: string) => Number(new RegExp(`\\b${word} (\\d+)`).exec(line)?.[1] ?? 0);
  return {
    number: numberAfter('multipv') || 1,
    depth: numberAfter('depth'),
    line: {score: kind === 'cp' ? {pawns: number / 100} : {mate: number}, moves, san},
  };
}
