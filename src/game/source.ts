import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import {decode} from '../pgn/decode.js';
import {readerPart} from '../element/parts.js';
import {readStrict} from '../notation/read-strict.js';
import type {ParsedPgn, PgnIssue} from '../pgn/index.js';
import {parseGames} from '../pgn/parse-pgn.js';
import type {GameErrorDetail} from './events.js';

/** Where the text of a game comes from: `pgn`, else the file at `src`, else the text inside the element. */
interface Origin {
  readonly pgn: string | null;
  readonly src: string | null;
  readonly text: string;
}

/** How far the file at an address is. */
type Loaded =
  | {readonly type: 'loading'}
  | {readonly type: 'loaded'; readonly text: string}
  | {readonly type: 'failed'; readonly url: string};

const none: ParsedPgn = {games: [], issues: []};

/** The text of an element and the games in it. Each address is fetched once, and each text parsed once. */
export class GameSource {
  readonly #changed: () => void;
  #url: string | undefined;
  #fetched: Loaded = {type: 'loading'};
  #loaded: Loaded = {type: 'loading'};
  #text: string | undefined;
  #parsed: ParsedPgn = none;
  /** Whether the tolerant reader has been asked for: where it could not be loaded, the rest is read without it. */
  #hasTried = false;
  /** Settles when what a game waits for has come. */
  reading: Promise<void> | undefined;

  /** @param changed - Called when a file has been fetched, or cannot be. */
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

  /** One of the games, from 1. */
  game(number: number): Game | undefined {
    return this.games[number - 1];
  }

  /** Has an address that could not be fetched be fetched again by the next `read`. */
  retry(): void {
    if (this.#fetched.type === 'failed') this.#url = undefined;
  }

  /** @returns Whether the text is another one than before. */
  read(origin: Origin): boolean {
    this.#loaded = this.#load(origin);
    let text = this.#loaded.type === 'loaded' ? this.#loaded.text : '';
    if (text === this.#text) return false;
    let parsed: ParsedPgn | null = text.trim() ? this.#parse(text) : none;
    if (!parsed) {
      this.#loaded = {type: 'loading'};
      [text, parsed] = ['', none];
      if (text === this.#text) return false;
    }
    this.#text = text;
    this.#parsed = parsed;
    return true;
  }

  /** Most games start in the orthodox way or at a valid FEN; `null` while others wait for the tolerant reader. */
  #parse(text: string): ParsedPgn | null {
    const unread: string[] = [];
    const parsed = parseGames(text, (fen) => {
      const strict = readStrict(fen);
      if (!strict && !readerPart.loaded) unread.push(fen);
      return strict ? {ok: true, ...strict} : (readerPart.loaded?.parseTolerantly(fen) ?? {ok: false});
    });
    if (unread.length === 0 || this.#hasTried) return parsed;
    this.reading = readerPart.tryLoad().then(() => {
      this.#hasTried = true;
      this.#changed();
    });
    return null;
  }

  /** Why a game cannot be shown; null if it can, or while the text is being fetched. */
  problem(number: number, strings: GameStrings): GameErrorDetail | null {
    if (this.#loaded.type === 'failed') {
      return {message: fill(strings.notLoaded, {url: this.#loaded.url}), issue: null};
    }
    if (this.#loaded.type === 'loading' || this.game(number)) return null;
    const count = this.games.length;
    if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
    const [issue] = this.issues;
    return issue ? {message: issueText(issue, strings), issue} : {message: strings.noGame, issue: null};
  }

  #load({pgn, src, text}: Origin): Loaded {
    if (pgn !== null) return {type: 'loaded', text: pgn};
    if (src === null) return {type: 'loaded', text};
    if (src !== this.#url) {
      this.#url = src;
      this.#fetched = {type: 'loading'};
      void this.#fetch(src);
    }
    return this.#fetched;
  }

  async #fetch(url: string): Promise<void> {
    let fetched: Loaded;
    try {
      fetched = {type: 'loaded', text: await pgnAt(url)};
    } catch {
      fetched = {type: 'failed', url};
    }
    // Another address may have been set since.
    if (this.#url !== url) return;
    this.#fetched = fetched;
    this.#changed();
  }
}

/**
 * Fetches a file.
 *
 * @throws Where that fails, or a web page comes instead. Its text decides, because programs that write PGN often call
 * it HTML.
 */
async function pgnAt(url: string): Promise<string> {
  const response = await fetch(url);
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decode(new Uint8Array(await response.arrayBuffer()), charset);
  if (!response.ok || /^\s*</.test(text)) throw new Error();
  return text;
}

/** An issue with its place, as a reader sees it. */
export const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});
