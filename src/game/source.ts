import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import {Part} from '../dom/part.js';
import {marksPart, startsPart} from '../element/parts.js';
import {readerPart} from '../element/reading.js';
import {readStrict} from '../notation/read-strict.js';
import {gamesOf, type FoundGame} from '../pgn/games.js';
import type {PgnIssue} from '../pgn/index.js';
import type {GameErrorDetail} from './events.js';

/** The source of the text: `pgn`, otherwise the file at `src`, otherwise the text inside the element. */
interface Origin {
  readonly pgn: string | null;
  readonly src: string | null;
  readonly text: string;
}

type TextState =
  | {readonly type: 'loading'}
  | {readonly type: 'loaded'; readonly text: string}
  | {readonly type: 'failed'; readonly url: string};

/** Puts into words what is wrong with a game; it also reads solutions of puzzles. */
export const issuesPart = new Part(() => import('../pgn/parse-move-text.js'));

/** The text of an element and the games in it. It is fetched or parsed again only if it has changed, or after a failure. */
export class GameSource {
  readonly #changed: () => void;
  #url: string | undefined;
  #file: TextState = {type: 'loading'};
  /** The state of the text in use; also `loading` while a part loads that its games need. */
  #textState: TextState = {type: 'loading'};
  #text: string | undefined;
  #found: readonly FoundGame[] = [];
  /** Whether comments have marks that could not be read yet. The games are shown before, and read again then. */
  #lacksMarks = false;
  games: readonly Game[] = [];
  #issues: readonly PgnIssue[] | undefined;
  /** The parts that it tried to load. If one failed, the text is read without it. */
  readonly #tried = new Set<Part<unknown>>();
  /** Settles once the parts that the games need have loaded or failed; undefined if they are there. */
  reading: Promise<void> | undefined;

  /** @param changed - Called when a file, or parts that its games need, have loaded or failed. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The text; empty while it is being fetched. */
  get text(): string {
    return this.#text ?? '';
  }

  /** The issues, without any until the part with their messages has loaded: the games are shown before. */
  get issues(): readonly PgnIssue[] {
    return (this.#issues ??= issuesPart.loaded?.issuesIn(this.text, this.#found)) ?? [];
  }

  /** Makes the next `read` fetch the file again if that has failed. */
  retryFailedFetch(): void {
    if (this.#file.type === 'failed') this.#url = undefined;
  }

  /** @returns Whether the text has changed. If only parts have loaded, the games may be others, with the same moves. */
  read(origin: Origin): boolean {
    this.#textState = this.#load(origin);
    let text = this.#textState.type === 'loaded' ? this.#textState.text : '';
    const isSame = text === this.#text;
    if (isSame && !(this.#lacksMarks && marksPart.loaded)) return false;
    let found = text.trim() ? this.#find(text) : [];
    if (!found) {
      this.#textState = {type: 'loading'};
      [text, found] = ['', []];
      if (text === this.#text) return false;
    }
    this.#text = text;
    this.#found = found;
    this.games = found.flatMap(({game}) => game ?? []);
    this.#issues = undefined;
    const later: Part<unknown>[] = this.#lacksMarks ? [marksPart] : [];
    if (found.some(({findings}) => findings.length > 0)) later.push(issuesPart);
    this.#needsToLoad(later);
    return !isSame;
  }

  /** `null` while a part that the games need is loading. */
  #find(text: string): readonly FoundGame[] | null {
    const needed = new Set<Part<unknown>>();
    const found = [
      ...gamesOf(text, {
        readFen: (fen) => {
          const strict = readStrict(fen);
          if (strict) return {ok: true, ...strict};
          needed.add(readerPart);
          return readerPart.loaded?.parseTolerantly(fen) ?? {ok: false};
        },
        parseMarks: (marks, files) => {
          needed.add(marksPart);
          return marksPart.loaded?.parseMarks(marks, files) ?? {marks: [], warnings: []};
        },
      }),
    ];
    this.#lacksMarks = needed.delete(marksPart) && !marksPart.loaded;
    // The header shows the number of a start of Chess960.
    const mayBeChess960Start = ({game}: FoundGame) => /^\s*\w{8}\/p{8}\//.test(game?.tags.get('FEN') ?? '');
    if (found.some(mayBeChess960Start)) needed.add(startsPart);
    return this.#needsToLoad([...needed]) ? null : found;
  }

  /** Begins to load those of the parts that it has not tried to load; returns whether there are any. */
  #needsToLoad(parts: readonly Part<unknown>[]): boolean {
    const missing = parts.filter((part) => !part.loaded && !this.#tried.has(part));
    if (missing.length === 0) return false;
    const reading = Promise.all(missing.map((part) => part.tryLoad())).then(() => {
      for (const part of missing) this.#tried.add(part);
      if (this.reading === reading) this.reading = undefined;
      this.#changed();
    });
    this.reading = reading;
    return true;
  }

  /** The reason why a game cannot be shown; null if it can, or while the text is being fetched. */
  problem(number: number, strings: GameStrings): GameErrorDetail | null {
    if (this.#textState.type === 'failed') {
      return {message: fill(strings.notLoaded, {url: this.#textState.url}), issue: null};
    }
    if (this.#textState.type === 'loading' || this.games[number - 1]) return null;
    const count = this.games.length;
    if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
    const [issue] = this.issues;
    // The messages of its errors are loading.
    if (this.reading) return null;
    return issue ? {message: issueText(issue, strings), issue} : {message: strings.noGame, issue: null};
  }

  #load({pgn, src, text}: Origin): TextState {
    if (pgn !== null) return {type: 'loaded', text: pgn};
    if (src === null) return {type: 'loaded', text};
    if (src !== this.#url) {
      this.#url = src;
      this.#file = {type: 'loading'};
      void this.#fetch(src);
    }
    return this.#file;
  }

  async #fetch(url: string): Promise<void> {
    let fetched: TextState;
    try {
      const [response, {textOf}] = await Promise.all([fetch(url), import('./pgn-file.js')]);
      fetched = {type: 'loaded', text: await textOf(response)};
    } catch {
      fetched = {type: 'failed', url};
    }
    // Another address may have been set since.
    if (this.#url !== url) return;
    this.#file = fetched;
    this.#changed();
  }
}

/** An issue with its place, as a sentence for the reader. */
export const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});
