import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import type {Part} from '../dom/part.js';
import {startsPart} from '../element/parts.js';
import {readerPart} from '../element/reading.js';
import {readStrict} from '../notation/read-strict.js';
import type {ParsedPgn, PgnIssue} from '../pgn/index.js';
import {parseGames} from '../pgn/parse-pgn.js';
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

const none: ParsedPgn = {games: [], issues: []};

/** The text of an element and the games in it. It is fetched or parsed again only if it has changed, or after a failure. */
export class GameSource {
  readonly #changed: () => void;
  #url: string | undefined;
  #file: TextState = {type: 'loading'};
  /** The state of the text in use; also `loading` while a part loads that its games need. */
  #textState: TextState = {type: 'loading'};
  #text: string | undefined;
  #parsed: ParsedPgn = none;
  /** The parts that it tried to load. If one failed, the text is read without it. */
  readonly #tried = new Set<Part<unknown>>();
  /** Settles once the parts that a game needs have loaded or failed; undefined if no game has needed one. */
  reading: Promise<void> | undefined;

  /** @param changed - Called when a file, or the parts that its games need, have loaded or failed. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The text; empty while it is being fetched. */
  get text(): string {
    return this.#text ?? '';
  }

  get games(): readonly Game[] {
    return this.#parsed.games;
  }

  get issues(): readonly PgnIssue[] {
    return this.#parsed.issues;
  }

  /** Makes the next `read` fetch the file again if that has failed. */
  retryFailedFetch(): void {
    if (this.#file.type === 'failed') this.#url = undefined;
  }

  /** @returns Whether the text has changed. */
  read(origin: Origin): boolean {
    this.#textState = this.#load(origin);
    let text = this.#textState.type === 'loaded' ? this.#textState.text : '';
    if (text === this.#text) return false;
    let parsed: ParsedPgn | null = text.trim() ? this.#parse(text) : none;
    if (!parsed) {
      this.#textState = {type: 'loading'};
      [text, parsed] = ['', none];
      if (text === this.#text) return false;
    }
    this.#text = text;
    this.#parsed = parsed;
    return true;
  }

  /** `null` while a part that the games need is loading. */
  #parse(text: string): ParsedPgn | null {
    const needed = new Set<Part<unknown>>();
    const parsed = parseGames(text, (fen) => {
      const strict = readStrict(fen);
      if (strict) return {ok: true, ...strict};
      needed.add(readerPart);
      return readerPart.loaded?.parseTolerantly(fen) ?? {ok: false};
    });
    // The header shows the number of a start of Chess960.
    const mayBeChess960Start = ({tags}: Game) => /^\s*\w{8}\/p{8}\//.test(tags.get('FEN') ?? '');
    if (parsed.games.some(mayBeChess960Start)) needed.add(startsPart);
    const missing = [...needed].filter((part) => !part.loaded && !this.#tried.has(part));
    if (missing.length === 0) return parsed;
    this.reading = Promise.all(missing.map((part) => part.tryLoad())).then(() => {
      for (const part of missing) this.#tried.add(part);
      this.#changed();
    });
    return null;
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
