import type {BoardHost} from '../dom/board-host.js';
import {Part} from '../dom/part.js';
import type {Mode} from '../interaction/state/mode.js';
import {enSolve, type SolveStrings} from '../locales/en-solve.js';
import {Attempt, restoreAttempt} from './attempt.js';
import {parseSolution, type ParsedSolution, type SolutionIssue} from './solution.js';
import {stringsFor} from '../locales/sentence.js';

/** The reader of solutions with comments or variations. */
const pgnPart = new Part(() => import('../pgn/parse-move-text.js'));

const stringsOf = stringsFor<SolveStrings>('solve', enSolve);

/** The mode `solve`, as its puzzle uses it. */
export interface ConnectedMode extends Mode {
  giveHint(): void;
  beginAttempt(): void;
  /** Continues an attempt that was restored. */
  resume(): void;
}

/** The FEN at the start and the attributes of a puzzle, and the solution parsed from them. */
interface ParsedPuzzle {
  readonly start: string | null;
  readonly solution: string | null;
  readonly solver: string;
  readonly parsed: ParsedSolution;
}

/** The puzzle of a board. It is kept when the board moves within the page, and when its mode changes. */
export class Puzzle {
  readonly #host: BoardHost;
  #parsedPuzzle: ParsedPuzzle | null = null;
  #attempt: Attempt | null = null;
  #mode: ConnectedMode | null = null;
  #fen = '';
  #isPending = false;
  /** Settles when the reader of PGN has loaded or failed; undefined if the solution does not need it. */
  reading: Promise<unknown> | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** The current attempt; null if the solution cannot be played. */
  get attempt(): Attempt | null {
    return this.#attempt;
  }

  /** The FEN of the board after the last move of the attempt. */
  get fen(): string {
    return this.#fen;
  }

  /** Whether the FEN can be read and the solution be played; true also while the reader of PGN is loading. */
  get isPlayable(): boolean {
    return this.#parse().ok || this.#isPending;
  }

  /** Whether the solution waits for the reader of PGN. */
  get isPending(): boolean {
    this.#parse();
    return this.#isPending;
  }

  get warnings(): readonly SolutionIssue[] {
    return this.#parse().warnings;
  }

  get strings(): SolveStrings {
    return stringsOf(this.#host);
  }

  /** Connects the mode in which a person solves the puzzle; `fen` is the FEN of the board. */
  connect(mode: ConnectedMode, fen: string): void {
    this.#mode = mode;
    this.#parse();
    if (fen !== this.#fen) this.beginAttempt();
  }

  disconnect(): void {
    this.#mode = null;
  }

  /** Begins a new attempt, but leaves the feedback of the mode as it is. */
  beginAttempt(): void {
    const parsed = this.#parse();
    const {fen} = this.#host.element;
    this.#attempt = parsed.ok ? new Attempt(parsed.solution) : null;
    this.reportProgress(fen ?? '');
    // After moves in another mode or by a script, the board is reset to the position where the solution starts.
    if (fen !== this.#parsedPuzzle?.start) queueMicrotask(() => this.resetBoard());
  }

  /** Reports the progress of the attempt to the form, and stores `fen`, the FEN of the board. */
  reportProgress(fen: string): void {
    this.#fen = fen;
    const attempt = this.#attempt;
    const phase = attempt?.phase;
    this.#host.control?.showProgress({
      isSolved: phase?.type === 'solved',
      isWrong: phase?.type === 'wrong',
      moves: attempt?.moveText ?? '',
      saved: attempt?.saved ?? '',
    });
  }

  /** Restores an attempt that the browser has saved, for example when a person returns to a form. */
  restore(saved: string): void {
    const parsed = this.#parse();
    const restored = parsed.ok ? restoreAttempt(parsed.solution, saved) : null;
    if (!restored) return;
    const {attempt, position} = restored;
    this.#attempt = attempt;
    const {element} = this.#host;
    if (position !== attempt.solution.start) this.#host.setGeneratedFen(this.#host.source.format(position));
    this.reportProgress(element.fen ?? '');
    this.#mode?.resume();
    element.requestUpdate();
  }

  /** Resets the board to the position that the page has set. The board then calls `restart`. */
  resetBoard(): void {
    this.#host.element.reset();
  }

  /** Begins a new attempt: through the mode if one is connected, because that also clears the feedback. */
  restart(): void {
    if (this.#mode) this.#mode.beginAttempt();
    else this.beginAttempt();
  }

  giveHint(): void {
    this.#mode?.giveHint();
  }

  /** Parses the solution if it, the solver or the start has changed since the last call; then a new puzzle begins. */
  #parse(): ParsedSolution {
    const {element} = this.#host;
    const {solution, solver} = element;
    const last = this.#parsedPuzzle;
    // A page may write back the FEN of each `change`. Such an echo is the start of a puzzle only with a new solution.
    if (last?.solution !== solution || last.solver !== solver) this.#host.source.echoes?.startFromLastSet();
    const {start} = this.#host.source;
    const isUnchanged = last?.start === start && last.solution === solution && last.solver === solver;
    const isFinal = last?.parsed.ok || last?.parsed.warnings.length;
    if (isUnchanged && isFinal) return last.parsed;
    const position = this.#host.readPosition(start ?? '');
    const {loaded} = pgnPart;
    // If the last call had no result because a reader was missing, parse again only if it has loaded since.
    if (isUnchanged && !(position && (loaded || !this.#isPending))) return last.parsed;
    const parsed: ParsedSolution = position
      ? parseSolution(position, solution ?? '', solver, loaded?.parseMoveText)
      : {ok: false, warnings: []};
    this.#isPending = position !== null && !parsed.ok && parsed.warnings.length === 0;
    if (this.#isPending) this.reading = pgnPart.tryLoad().then((part) => part && element.requestUpdate());
    this.#parsedPuzzle = {start, solution, solver, parsed};
    for (const {message} of parsed.warnings) console.warn(`fen-board: ${message}`, element);
    if (last) this.#beginNewPuzzle(start);
    return parsed;
  }

  /** Begins a new puzzle, although the board may still show a position of the previous one. */
  #beginNewPuzzle(start: string | null): void {
    this.restart();
    const {element} = this.#host;
    if (element.fen !== start) element.reset();
  }
}
