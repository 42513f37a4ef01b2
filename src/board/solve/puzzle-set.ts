import {fill} from '../../core/text/fill.js';
import {joinSentences} from '../../core/text/sentence.js';
import {textOfResponse} from '../../shared/fetch-file.js';
import {adoptSheet} from '../../shared/sheets.js';
import type {BoardHost, PositionWriter, Progress} from '../interaction/board-host.js';
import type {ProgressDetail} from '../interaction/events.js';
import type {Session} from '../interaction/state/session.js';
import type {ChooseReply} from './attempt.js';
import {pending, solutionIssue, type ParsedSolution} from './solution.js';
import {readInSlices} from './read-in-slices.js';
import type {SetPuzzle} from './read-set.js';
import {chooseReply, countReply, repliesAmong} from './replies.js';
import {
  addPuzzles,
  choose,
  complete,
  emptySet,
  forgetEchoes,
  isFinished,
  next,
  owe,
  progressOf,
  record,
  recordAt,
  replied,
  restart,
  restore,
  resultsOf,
  type SetState,
} from './set-state.js';
import {finalText, setStrings, setTemplate, sheet, solvedText} from './set-view.js';
import {Worksheet} from './worksheet.js';

/** The puzzle that is open, as its set uses it. */
interface OpenPuzzle {
  /** The reading of the set or of the solution; undefined if there is none. */
  reading: Promise<unknown> | undefined;
  readonly isPending: boolean;
  /** Shows an attempt that was saved. */
  restore(saved: string): void;
}

/** The puzzles of the file that `src` names, and the progress; without `src`, the replies to the one puzzle. */
export class PuzzleSet {
  readonly #host: BoardHost;
  readonly #positions: PositionWriter;
  readonly #puzzle: OpenPuzzle;
  #state: SetState = complete(emptySet);
  /** The values of attributes that have been applied. */
  #src: string | null = null;
  #number: number | null = null;
  #progress: string | null = null;
  /** The puzzle of the set that is shown; null before the first, and while the page shows a puzzle of its own. */
  #shown: SetPuzzle | null = null;
  #session: Session | undefined;
  /** Settles when a puzzle can be shown, or none could be loaded. */
  loading: Promise<unknown> | undefined;
  /** Why there is no puzzle; empty if there is one. */
  problem = '';

  constructor(host: BoardHost, positions: PositionWriter, puzzle: OpenPuzzle) {
    this.#host = host;
    this.#positions = positions;
    this.#puzzle = puzzle;
    host.element.addController(
      new Worksheet(host, () => {
        const {solutions: heading, place} = setStrings(host);
        return this.#shown && {puzzles: this.#state.puzzles, heading, place};
      }),
    );
  }

  /** The number of the puzzle that is shown, from 1; null if none is. */
  get number(): number | null {
    return this.#shown && this.#state.current + 1;
  }

  /** The place of the puzzle that is shown, in a sentence for announcements; empty if none is, or in a drill. */
  get place(): string {
    const {current, puzzles} = this.#state;
    const {puzzleShown} = setStrings(this.#host);
    const isOfMany = this.#shown && !this.#isDrill;
    return isOfMany ? fill(puzzleShown, {number: current + 1, count: puzzles.length}) : '';
  }

  /** The task or the name of the puzzle that is shown. */
  get title(): string {
    return this.#shown?.title ?? '';
  }

  /** Follows the attributes, and shows a puzzle of the file. While that is not possible, returns the reason. */
  follow(): ParsedSolution | undefined {
    const {element} = this.#host;
    const {src} = element;
    const isNew = src !== this.#src;
    if (isNew) {
      if (this.#src !== null && element.progress === this.#progress) this.#progress = element.progress = null;
      this.#src = src;
      this.#number = null;
      this.#state = src === null ? complete(emptySet) : emptySet;
      this.problem = '';
      this.loading = this.#puzzle.reading = src === null || this.#isOverridden ? undefined : this.#open(src);
    }
    if (this.#isOverridden && (this.#shown || isNew)) {
      this.#shown = null;
      this.#warn('`fen` or `solution` replaces `src`.');
    }
    if (this.loading) return pending;
    if (this.problem) {
      const error = solutionIssue(this.problem);
      return {ok: false, warnings: [error], error};
    }
    this.#followProgress();
    this.#followNumber();
    const puzzle = this.#current;
    if (puzzle && puzzle !== this.#shown && !this.#isOverridden) this.#show(puzzle);
    return undefined;
  }

  /** The puzzle at which the person is, even if the page shows one of its own. */
  get #current(): SetPuzzle | undefined {
    return this.#state.puzzles[this.#state.current];
  }

  /** The attempt at that puzzle that was saved. */
  get #saved(): string | undefined {
    return recordAt(this.#state, this.#state.current)?.saved;
  }

  /** Whether the page has set a position or a solution of its own. */
  get #isOverridden(): boolean {
    return !this.#isSet(this.#shown);
  }

  /** Whether start and solution of the board are those of a puzzle; without one, whether it has neither. */
  #isSet(puzzle: SetPuzzle | null): boolean {
    const {fen = null, solution = null} = puzzle ?? {};
    return this.#positions.start === fen && this.#host.element.solution === solution;
  }

  /** Whether a file has one game with random replies. It has no end: as with `solution`, a new game begins each time. */
  get #isDrill(): boolean {
    const {isComplete, puzzles} = this.#state;
    return this.#host.element.replies !== 'main' && isComplete && puzzles.length === 1;
  }

  #followProgress(): void {
    const {element} = this.#host;
    // Before the file has been read, nobody knows which puzzles a progress has.
    if (element.progress === this.#progress || (element.progress && !this.#state.isComplete)) return;
    const {answer, state} = restore(this.#state, element.progress ?? '');
    this.#state = state;
    if (answer === 'other') this.#warn('`progress` is of another set.');
    // The puzzle that is shown may have a saved attempt now.
    if (answer === 'restored' && this.#shown && this.#shown === this.#current) this.#show(this.#shown);
    this.#progress = element.progress = progressOf(state);
  }

  #followNumber(): void {
    const {puzzle} = this.#host.element;
    const {isComplete, puzzles} = this.#state;
    const {length} = puzzles;
    if (puzzle === this.#number || (!isComplete && (puzzle ?? 0) > length)) return;
    this.#number = puzzle;
    if (puzzle === null) return;
    this.#state = choose(this.#state, puzzle);
    if (puzzle > length) this.#warn(`the last puzzle is ${length}.`);
  }

  async #open(src: string): Promise<void> {
    const {element} = this.#host;
    const isStale = () => src !== this.#src;
    const text = await fetch(src)
      .then(textOfResponse)
      .catch(() => null);
    for await (const {puzzles, unread} of readInSlices(text ?? '', isStale)) {
      this.#state = addPuzzles(this.#state, puzzles, unread);
      if (this.#canOpen) this.#opened();
    }
    if (isStale()) return;
    this.#state = complete(this.#state);
    if (this.#state.unread.length > 0)
      this.#warn(`puzzles that cannot be read or played: ${this.#placesOfUnread}.`);
    if (this.#state.puzzles.length === 0) {
      const {noPuzzles, setNotLoaded} = setStrings(this.#host);
      this.problem = fill(text === null ? setNotLoaded : noPuzzles, {url: src});
    }
    this.#opened();
    await element.updateComplete;
    if (!isStale()) element.dispatchEvent(new Event('load'));
  }

  /** Whether a puzzle can be shown, although the rest of the file has not been read. A saved progress may be of any puzzle. */
  get #canOpen(): boolean {
    const {progress, puzzle} = this.#host.element;
    return !progress && this.#state.puzzles.length >= (puzzle ?? 1);
  }

  /** A long list names its first lines. */
  get #placesOfUnread(): string {
    const {unread} = this.#state;
    const lines = unread.slice(0, 20).join(', ');
    const others = unread.length - 20;
    return `line ${lines}${others > 0 ? ` and ${others} others` : ''}`;
  }

  #opened(): void {
    this.loading = undefined;
    this.#host.element.requestUpdate();
  }

  /** Shows a puzzle on the element, or the same one from its start, with the attempt that was saved. */
  #show(puzzle: SetPuzzle): void {
    const {element} = this.#host;
    const {player} = element;
    const last = this.#shown?.side ?? 'auto';
    if (player === last) element.player = puzzle.side ?? 'auto';
    const isRepeated = this.#isSet(puzzle);
    this.#shown = puzzle;
    element.solution = puzzle.solution;
    element.fen = puzzle.fen;
    // The board cannot see that it begins anew.
    if (isRepeated) element.reset();
    this.#resume();
  }

  /** Continues the attempt that was saved. The solution may need the reader of PGN first. */
  #resume(): void {
    const shown = this.#shown;
    const saved = this.#saved;
    if (!saved) return;
    const resume = () => {
      if (shown === this.#shown) this.#puzzle.restore(saved);
    };
    if (this.#puzzle.isPending) void this.#puzzle.reading?.then(resume);
    // At once, so that one sentence announces the puzzle and how far it is.
    else resume();
  }

  /** Chooses the move of the other side, and counts it. */
  readonly chooseReply: ChooseReply = (moves) => {
    if (this.#host.element.replies === 'main') return moves[0];
    const replies = repliesAmong(moves);
    const reply = chooseReply(replies, this.#state.replies, Math.random());
    if (reply && replies.length > 1)
      this.#state = replied(this.#state, countReply(this.#state.replies, reply));
    return reply;
  };

  /** Records the attempt at the puzzle. @returns The progress of the set, as its form gets it. */
  progressed(progress: Progress, phase: string | undefined): Progress {
    const {element} = this.#host;
    const {saved} = progress;
    const isOwn = !this.#isDrill && this.#shown !== null && this.#shown === this.#current;
    const status = phase === 'solved' || phase === 'shown' ? phase : 'begun';
    const wasFinished = isFinished(this.#state);
    if (isOwn && saved) this.#state = record(this.#state, {status, saved});
    this.#report();
    if (!isOwn) return progress;
    // After the sentences about the puzzle.
    if (!wasFinished && isFinished(this.#state))
      void element.updateComplete.then(() =>
        this.#session?.announce(
          joinSentences(this.#session.liveRegion.text, finalText(this.#host, this.#state)),
        ),
      );
    return {
      isSolved: isFinished(this.#state),
      isWrong: progress.isWrong,
      describeOpen: () => solvedText(this.#host, this.#state),
      moves: JSON.stringify({puzzles: this.#state.puzzles.length, attempts: resultsOf(this.#state)}),
      saved: element.progress ? `solve ${element.progress}` : '',
    };
  }

  /** A form is about to set `progress` to its default. */
  forgetEchoes(): void {
    this.#state = forgetEchoes(this.#state);
  }

  /** Restores a text that the browser has saved. @returns Whether the text is of a set. */
  restore(saved: string): boolean {
    if (this.#src === null || this.#isDrill) return false;
    const text = saved.slice('solve '.length);
    // An attempt alone is of no set, unless the set itself restores it.
    if (!text.startsWith('fen-board ')) return this.#saved !== saved;
    this.#host.element.progress = text;
    return true;
  }

  /** Reports another progress to the page. */
  #report(): void {
    const {element} = this.#host;
    const progress = progressOf(this.#state);
    if (!this.#state.isComplete || progress === (this.#progress ?? '')) return;
    this.#state = owe(this.#state);
    this.#progress = element.progress = progress;
    const detail: ProgressDetail = {progress, puzzle: this.number ?? 1};
    element.dispatchEvent(new CustomEvent('progresschange', {detail, bubbles: true}));
  }

  readonly #go = (input: (state: SetState) => SetState): void => {
    this.#state = input(this.#state);
    const puzzle = this.#current;
    if (!puzzle) return;
    this.#show(puzzle);
    this.#host.element.requestUpdate();
    this.#report();
  };

  /** The row below the buttons of the puzzle; undefined without a file. */
  template(session: Session): unknown {
    this.#session = session;
    if (!this.#shown || this.#isDrill) return undefined;
    adoptSheet(this.#host.root, sheet);
    return setTemplate(session, this.#state, {
      previous: () => this.#go((before) => choose(before, before.current)),
      next: () => this.#go(next),
      'start-again': () => {
        this.#go(restart);
        // The button goes.
        this.#host.element.focus();
      },
    });
  }

  #warn(message: string): void {
    console.warn(`fen-board: ${message}`, this.#host.element);
  }
}
