import type {BoardHost} from '../dom/board-host.js';
import type {Mode} from '../interaction/state/mode.js';
import {enSolve, type SolveStrings} from '../locales/en-solve.js';
import {Attempt, restoreAttempt, saveAttempt} from './attempt.js';
import {parseSolution, type ParsedSolution, type SolutionIssue} from './solution.js';
import {stringsFor} from '../locales/sentence.js';

const solveStrings = stringsFor<SolveStrings>('solve', enSolve);

export interface ConnectedMode extends Mode {
  hint(): void;
  restart(): void;
  /** Goes on with another attempt. */
  resume(): void;
}

interface Reading {
  readonly start: string | null;
  readonly solution: string | null;
  readonly solver: string;
  readonly parsed: ParsedSolution;
}

/** The puzzle of one board. It stays when the board leaves the page for a moment or changes its mode. */
export class Puzzle {
  readonly #host: BoardHost;
  #reading: Reading | null = null;
  #attempt: Attempt | null = null;
  #mode: ConnectedMode | null = null;
  #fen = '';

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** `null` where the solution cannot be played. */
  get attempt(): Attempt | null {
    return this.#attempt;
  }

  /** The FEN on the board after the last step of the attempt. */
  get fen(): string {
    return this.#fen;
  }

  /** Whether there is something to solve: the FEN can be read and the solution played from it. */
  get isPlayable(): boolean {
    return this.#read().ok;
  }

  /** The errors and oddities of the solution. */
  get warnings(): readonly SolutionIssue[] {
    return this.#read().warnings;
  }

  get strings(): SolveStrings {
    return solveStrings(this.#host);
  }

  /** A mode begins to let a person solve; `fen` is what the board shows. */
  connect(mode: ConnectedMode, fen: string): void {
    this.#mode = mode;
    this.#read();
    if (fen !== this.#fen) this.begin();
  }

  disconnect(): void {
    this.#mode = null;
  }

  begin(): void {
    const parsed = this.#read();
    const {fen} = this.#host.element;
    this.#attempt = parsed.ok ? new Attempt(parsed.solution) : null;
    this.moved(fen ?? '');
    // The board was played on in another mode, or by a script: the solution starts from the position that the page has
    // set.
    if (fen !== this.#reading?.start) queueMicrotask(() => this.reset());
  }

  /** The board shows what the attempt has come to. */
  moved(fen: string): void {
    this.#fen = fen;
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    this.#host.showProgress({
      isSolved: phase?.type === 'solved',
      isWrong: phase?.type === 'wrong',
      moves: attempt?.moveText ?? '',
      saved: attempt ? saveAttempt(attempt) : '',
    });
  }

  /** Goes on with an attempt that a browser has kept, as when a person comes back to a form. */
  restore(saved: string): void {
    const parsed = this.#read();
    const restored = parsed.ok ? restoreAttempt(parsed.solution, saved) : null;
    if (!restored) return;
    const {attempt, position} = restored;
    this.#attempt = attempt;
    const {element} = this.#host;
    if (position !== attempt.solution.start) this.#host.write(this.#host.format(position));
    this.moved(element.fen ?? '');
    this.#mode?.resume();
    element.requestUpdate();
  }

  /** Begins anew, from the position that the page has set. */
  reset(): void {
    this.#host.element.reset();
  }

  /** Begins anew, where the board has been reset. */
  restart(): void {
    if (this.#mode) this.#mode.restart();
    else this.begin();
  }

  hint(): void {
    this.#mode?.hint();
  }

  /** Reads the solution anew where the page has set another, or another position. */
  #read(): ParsedSolution {
    const {element} = this.#host;
    const {solution, solver} = element;
    const last = this.#reading;
    // A page that writes back every change says where this one begins by the FEN that it has set last.
    if (last?.solution !== solution || last.solver !== solver) this.#host.beginAnew();
    const {start} = this.#host;
    const isSame = last?.start === start && last.solution === solution && last.solver === solver;
    const hasPosition = last?.parsed.ok || last?.parsed.warnings.length;
    if (isSame && hasPosition) return last.parsed;
    const position = this.#host.positionOf(start ?? '');
    // The reader that can read it may be there by now.
    if (isSame && !position) return last.parsed;
    const parsed: ParsedSolution = position
      ? parseSolution(position, solution ?? '', solver)
      : {ok: false, warnings: []};
    this.#reading = {start, solution, solver, parsed};
    for (const {message} of parsed.warnings) console.warn(`fen-board: ${message}`, element);
    if (last) this.#follow(start);
    return parsed;
  }

  /** There is another puzzle; the position on the board may still be one of the puzzle before. */
  #follow(start: string | null): void {
    this.restart();
    const {element} = this.#host;
    if (element.fen !== start) element.reset();
  }
}
