import {nothing} from 'lit/html.js';
import {adoptSheet} from '../../shared/sheets.js';
import type {Color} from '../../core/notation/position.js';
import type {BoardHost, PositionWriter, Progress} from '../interaction/board-host.js';
import {localeFor} from '../../words/registry.js';
import {issuesPart, readerPart, setPart} from '../../parts/loader.js';
import {Attempt, restoreAttempt} from './attempt.js';
import type {PuzzleSet} from './puzzle-set.js';
import {parseSolution, pending, solutionIssue, type ParsedSolution, type SolutionIssue} from './solution.js';

/** A listener to a new attempt, and to one that was saved and is continued. */
type AttemptListener = (event: 'begun' | 'resumed') => void;

/** The warning of a board on which a person cannot play both sides. */
const playsBoth = solutionIssue('In mode="solve", player="both" counts as "auto".');

const unreadable: ParsedSolution = {ok: false, warnings: []};

/** The puzzle of a board. The object is kept when the board moves within the page, and when its mode changes. */
export class Puzzle {
  readonly #host: BoardHost;
  readonly #positions: PositionWriter;
  readonly #showProgress: (progress: Progress) => void;
  #parsedPuzzle: {
    readonly start: string | null;
    readonly solution: string | null;
    readonly solver: 'auto' | Color;
    readonly parsed: ParsedSolution;
  } | null = null;
  #listener: AttemptListener | undefined;
  /** The current attempt; null if the solution cannot be played. */
  attempt: Attempt | null = null;
  /** The set that the puzzle belongs to, or that chooses its replies; undefined until its part has loaded. */
  set: PuzzleSet | undefined;
  /** The FEN of the board after the last move of the attempt. */
  fen = '';
  /** Settles when the reader of PGN, or the set, has loaded or failed; undefined if the puzzle needs neither. */
  reading: Promise<unknown> | undefined;

  /** @param showProgress - Reports the progress to the form and to `:state()`. */
  constructor(host: BoardHost, positions: PositionWriter, showProgress: (progress: Progress) => void) {
    this.#host = host;
    this.#positions = positions;
    this.#showProgress = showProgress;
  }

  /** Whether the FEN can be read and the solution can be played. While the reader of PGN is missing, this is true. */
  get isPlayable(): boolean {
    const parsed = this.#parse();
    return parsed.ok || parsed === pending;
  }

  /** Whether the solution needs the reader of PGN, which has not loaded, or the puzzle is one of a file that is on its way. */
  get isPending(): boolean {
    return this.#parse() === pending;
  }

  get warnings(): readonly SolutionIssue[] {
    const {warnings} = this.#parse();
    return this.#host.element.player === 'both' ? [...warnings, playsBoth] : warnings;
  }

  /** The error of a puzzle that cannot be played, shown on the board as the error of a FEN is. Its messages are in English. */
  get note(): unknown {
    const parsed = this.#parse();
    if (parsed.ok || !parsed.error) return nothing;
    const {loaded} = readerPart;
    const {root, element} = this.#host;
    if (!loaded) {
      void readerPart.tryLoad().then((part) => part && element.requestUpdate());
      return nothing;
    }
    adoptSheet(root, loaded.sheet);
    const texts = {
      fen: element.solution ?? '',
      errorText: parsed.error.message,
      // A problem of a set is in the language of the board.
      locale: this.set?.problem ? this.#host.locale : {current: localeFor('en')},
    };
    return loaded.errorNote(texts, parsed.error);
  }

  /** Begins an attempt unless the board still shows the position of the last one, then listens. Returns how to stop. */
  connect(listener: AttemptListener): () => void {
    this.#parse();
    if (this.#host.fen !== this.fen) this.beginAttempt();
    this.#listener = listener;
    return () => (this.#listener = undefined);
  }

  beginAttempt(): void {
    const parsed = this.#parse();
    const {element} = this.#host;
    this.attempt = parsed.ok ? new Attempt(parsed.solution, this.set?.chooseReply) : null;
    this.reportProgress();
    // After moves in another mode or by a script, the board is reset to the position where the solution starts.
    if (element.fen !== this.#parsedPuzzle?.start) queueMicrotask(() => element.reset());
    this.#listener?.('begun');
  }

  /** Reports the attempt to the form, and stores the board's FEN as `fen`. */
  reportProgress(): void {
    this.fen = this.#host.fen;
    const {attempt} = this;
    const phase = attempt?.phase.type;
    const progress = {
      isSolved: phase === 'solved',
      isWrong: phase === 'wrong',
      moves: attempt?.moveText ?? '',
      saved: attempt?.saved ?? '',
    };
    this.#showProgress(this.set?.progressed(progress, phase) ?? progress);
  }

  restore(saved: string): void {
    const parsed = this.#parse();
    if (this.set?.restore(saved)) return;
    const restored = parsed.ok ? restoreAttempt(parsed.solution, saved) : null;
    if (!restored) return;
    const {attempt, position} = restored;
    // Only now, so that the replies of a saved attempt are neither chosen nor counted again.
    if (this.set) attempt.chooseReply = this.set.chooseReply;
    this.attempt = attempt;
    if (position !== attempt.solution.start) this.#positions.show(this.#positions.snapshot(position));
    this.reportProgress();
    this.#listener?.('resumed');
    this.#host.element.requestUpdate();
  }

  /** Lets the set show its puzzle. While that is not possible, returns the reason. */
  #followSet(): ParsedSolution | undefined {
    const {element} = this.#host;
    const {loaded, hasFailed} = setPart;
    if (!this.set && !hasFailed && (element.src ?? element.replies !== 'main')) {
      this.reading = setPart.tryLoad().then(() => element.requestUpdate());
      if (!loaded) return pending;
      this.set = new loaded.PuzzleSet(this.#host, this.#positions, this);
    }
    return this.set?.follow();
  }

  /** Parses the solution. If the solution, the solver or the start has changed since the last call, a new puzzle begins. */
  #parse(): ParsedSolution {
    const {element} = this.#host;
    const missing = this.#followSet();
    if (missing) return missing;
    const {solution, player} = element;
    const solver = player === 'both' ? 'auto' : player;
    const last = this.#parsedPuzzle;
    // A page may set the FEN of each `change` event again. If the solution or solver changes too, that FEN is the new start.
    if (last?.solution !== solution || last.solver !== solver) this.#positions.restartAtLastSet();
    const {start} = this.#positions;
    const isUnchanged = last?.start === start && last.solution === solution && last.solver === solver;
    if (isUnchanged && (last.parsed.ok || last.parsed.warnings.length > 0)) return last.parsed;
    const position = this.#positions.startPosition;
    const {loaded} = issuesPart;
    // The last call had no result, because a reader of FENs or PGN was missing. Parse again only if it has loaded since.
    if (isUnchanged && !(position && (loaded || last.parsed !== pending))) return last.parsed;
    const parsed = position
      ? parseSolution(position, solution ?? '', solver, loaded?.parseMoveText)
      : unreadable;
    if (parsed === pending)
      this.reading = issuesPart.tryLoad().then((part) => part && element.requestUpdate());
    this.#parsedPuzzle = {start, solution, solver, parsed};
    for (const {message} of parsed.warnings) console.warn(`fen-board: ${message}`, element);
    if (last) {
      this.beginAttempt();
      // The board may still show a position of the previous puzzle.
      if (element.fen !== start) element.reset();
    }
    return parsed;
  }
}
