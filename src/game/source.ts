import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import {marksPart, Part, readerPart} from '../dom/part.js';
import {startsPart} from '../element/parts.js';
import {readStrict} from '../notation/read-strict.js';
import {findGames, type FoundGame} from '../pgn/games.js';
import type {PgnIssue} from '../pgn/index.js';
import {readText} from '../dom/text-content.js';
import type {GameElement} from './context.js';
import type {GameErrorDetail} from './events.js';

/** A text with games; undefined while it is being fetched, `null` if that has failed. */
type SourceText = string | null | undefined;

interface FetchedFile {
  readonly url: string;
  text: SourceText;
}

/** The part with the messages of issues. It also reads solutions, for puzzles. */
export const issuesPart = new Part(() => import('../pgn/parse-move-text.js'));

/** The text of an element, and its games. The text is fetched or parsed again only if it has changed, or after a failure. */
export class GameSource {
  readonly #element: GameElement;
  #file: FetchedFile | undefined;
  /** The text of `games`; also undefined while a part is loading that the games need before they can be shown. */
  #text: SourceText;
  #foundGames: readonly FoundGame[] = [];
  /** Whether marks in comments wait for the part that reads them: games are shown without marks, then read again. */
  #needsMarks = false;
  games: readonly Game[] = [];
  #issues: readonly PgnIssue[] | undefined;
  /** The parts that have loaded or failed. The text is read without those that failed. */
  readonly #triedParts = new Set<Part<unknown>>();
  /** Settles once the parts that the games need have loaded or failed. */
  reading: Promise<void> | undefined;

  constructor(element: GameElement) {
    this.#element = element;
  }

  /** The text; empty while it is being fetched. */
  get text(): string {
    return this.#text ?? '';
  }

  /** The issues; none until the part with their messages has loaded. The games are shown before. */
  get issues(): readonly PgnIssue[] {
    return (this.#issues ??= issuesPart.loaded?.issuesIn(this.text, this.#foundGames)) ?? [];
  }

  retryFailedFetch(): void {
    if (this.#file?.text === null) this.#file = undefined;
  }

  /** Reads the games, and returns whether the text has changed. If not, `games` may be new objects, with marks now. */
  read(): boolean {
    const text = this.#loadText();
    const isSame = text === this.#text;
    if (isSame && !(this.#needsMarks && marksPart.loaded)) return false;
    const foundGames = text?.trim() ? this.#findGames(text) : [];
    this.#text = foundGames ? text : undefined;
    this.#foundGames = foundGames ?? [];
    this.games = this.#foundGames.flatMap(({game}) => game ?? []);
    this.#issues = undefined;
    // The games are shown before these parts have loaded.
    const parts: Part<unknown>[] = this.#needsMarks ? [marksPart] : [];
    if (this.#foundGames.some(({findings}) => findings.length > 0)) parts.push(issuesPart);
    this.#startLoading(parts);
    return !isSame;
  }

  /** Finds the games of a text; `null` while a part is loading without which they cannot be shown. */
  #findGames(text: string): readonly FoundGame[] | null {
    const neededParts = new Set<Part<unknown>>();
    const foundGames = [
      ...findGames(text, {
        readFen: (fen) => {
          const strict = readStrict(fen);
          if (strict) return {ok: true, ...strict};
          neededParts.add(readerPart);
          return readerPart.loaded?.parseFen(fen, {tolerant: true}) ?? {ok: false};
        },
        parseMarks: (marks, files) => {
          neededParts.add(marksPart);
          return marksPart.loaded?.parseMarks(marks, files) ?? {marks: [], warnings: []};
        },
      }),
    ];
    this.#needsMarks = neededParts.delete(marksPart) && !marksPart.loaded;
    // The header shows the number of a start of Chess960, in which eight black pieces are followed by eight pawns.
    const mayBeChess960Start = ({game}: FoundGame) => /^\s*\w{8}\/p{8}\//.test(game?.tags.get('FEN') ?? '');
    if (foundGames.some(mayBeChess960Start)) neededParts.add(startsPart);
    return this.#startLoading([...neededParts]) ? null : foundGames;
  }

  /** Loads those of the parts that have neither loaded nor failed. Returns whether there are any. */
  #startLoading(parts: readonly Part<unknown>[]): boolean {
    const missingParts = parts.filter((part) => !part.loaded && !this.#triedParts.has(part));
    if (missingParts.length === 0) return false;
    const reading = Promise.all(missingParts.map((part) => part.tryLoad())).then(() => {
      for (const part of missingParts) this.#triedParts.add(part);
      if (this.reading === reading) this.reading = undefined;
      this.#element.requestUpdate();
    });
    this.reading = reading;
    return true;
  }

  /** The reason why a game cannot be shown; null if it can, or while the text is being fetched. */
  findProblem(number: number, strings: GameStrings): GameErrorDetail | null {
    if (this.#text === null) {
      return {message: fill(strings.notLoaded, {url: this.#file?.url ?? ''}), issue: null};
    }
    if (this.#text === undefined || this.games[number - 1]) return null;
    const count = this.games.length;
    if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
    const [issue] = this.issues;
    // The part with the message of the issue may still be loading.
    if (this.reading) return null;
    return issue ? {message: issueText(issue, strings), issue} : {message: strings.noGame, issue: null};
  }

  /** Returns `pgn`, otherwise the file at `src`, otherwise the text inside the element. */
  #loadText(): SourceText {
    const {pgn, src} = this.#element;
    if (pgn !== null) return pgn;
    if (src === null) return readText(this.#element);
    if (src !== this.#file?.url) void this.#fetchFile(src);
    return this.#file?.text;
  }

  async #fetchFile(url: string): Promise<void> {
    const file: FetchedFile = {url, text: undefined};
    this.#file = file;
    try {
      const [response, {readPgnFile}] = await Promise.all([fetch(url), import('./pgn-file.js')]);
      file.text = await readPgnFile(response);
    } catch {
      file.text = null;
    }
    // Another address may have been set since.
    if (this.#file === file) this.#element.requestUpdate();
  }
}

/** An issue with its place, as a sentence for the reader. */
export const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});
