import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import {Part} from '../dom/part.js';
import {marksPart, readerPart} from '../dom/shared-parts.js';
import {startsPart} from '../element/parts.js';
import {readStrict} from '../notation/read-strict.js';
import {findGames, type FoundGame} from '../pgn/games.js';
import type {PgnIssue} from '../pgn/index.js';
import {readText} from '../dom/text-content.js';
import type {GameElement} from './context.js';
import type {GameErrorDetail} from './events.js';

/** The text of a PGN file; undefined while the file is being fetched, `null` if it could not be fetched. */
type SourceText = string | null | undefined;

interface FetchedFile {
  readonly url: string;
  text: SourceText;
}

/** The part with the messages of issues. It also reads the solutions of puzzles. */
export const issuesPart = new Part(() => import('../pgn/parse-move-text.js'));

/** The PGN text of an element, and the games in it. */
export class GameSource {
  readonly #element: GameElement;
  #file: FetchedFile | undefined;
  /** The text that has been read into `games`; undefined while the text, or a part that reads it, is being fetched. */
  #text: SourceText;
  #foundGames: readonly FoundGame[] = [];
  /** Whether `games` have no marks yet, because the part that reads marks is loading. The text is read again once it has loaded. */
  #lacksMarks = false;
  games: readonly Game[] = [];
  #issues: readonly PgnIssue[] | undefined;
  /** The parts that have loaded or failed to load. The text is read without a part that failed. */
  readonly #triedParts = new Set<Part<unknown>>();
  /** Set while parts are loading. Resolves once each of these parts has loaded or failed to load. */
  reading: Promise<void> | undefined;

  constructor(element: GameElement) {
    this.#element = element;
  }

  /** The text; empty while it is being fetched. */
  get text(): string {
    return this.#text ?? '';
  }

  /** The issues; none until the part with their messages has loaded. The games are shown without waiting for it. */
  get issues(): readonly PgnIssue[] {
    return (this.#issues ??= issuesPart.loaded?.issuesIn(this.text, this.#foundGames)) ?? [];
  }

  /** If the file could not be fetched, makes the next `read` fetch it again. */
  retryFailedFetch(): void {
    if (this.#file?.text === null) this.#file = undefined;
  }

  /** Reads the games, if the text has changed or marks can be read now. Returns whether the text has changed. */
  read(): boolean {
    const text = this.#loadText();
    const isSameText = text === this.#text;
    if (isSameText && !(this.#lacksMarks && marksPart.loaded)) return false;
    const foundGames = text?.trim() ? this.#findGames(text) : [];
    this.#text = foundGames ? text : undefined;
    this.#foundGames = foundGames ?? [];
    this.games = this.#foundGames.flatMap(({game}) => game ?? []);
    this.#issues = undefined;
    // The games are shown without waiting for these parts.
    const parts: Part<unknown>[] = this.#lacksMarks ? [marksPart] : [];
    if (this.#foundGames.some(({findings}) => findings.length > 0)) parts.push(issuesPart);
    this.#startLoading(parts);
    return !isSameText;
  }

  /** Finds the games of a text; `null` while a part is loading that is needed to show them. */
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
    this.#lacksMarks = neededParts.delete(marksPart) && !marksPart.loaded;
    // The header shows the number of a Chess960 start, whose FEN begins with eight pieces and eight pawns of Black.
    const mayBeChess960Start = ({game}: FoundGame) => /^\s*\w{8}\/p{8}\//.test(game?.tags.get('FEN') ?? '');
    if (foundGames.some(mayBeChess960Start)) neededParts.add(startsPart);
    return this.#startLoading([...neededParts]) ? null : foundGames;
  }

  /** Starts to load each part that has neither loaded nor failed. Returns whether there is any. */
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

  /** The reason why a game cannot be shown; null if the game can be shown, or while the text or a part is loading. */
  findProblem(number: number, strings: GameStrings): GameErrorDetail | null {
    if (this.#text === null) {
      return {message: fill(strings.notLoaded, {url: this.#file?.url ?? ''}), issue: null};
    }
    if (this.#text === undefined || this.games[number - 1]) return null;
    const count = this.games.length;
    if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
    const [issue] = this.issues;
    // There are no issues yet if the part with their messages is still loading.
    if (this.reading) return null;
    return issue ? {message: issueText(issue, strings), issue} : {message: strings.noGame, issue: null};
  }

  /** Returns the value of `pgn`. If it is null, returns the text of the file at `src` or, without `src`, the text inside. */
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
    // The element may have fetched another address in the meantime.
    if (this.#file === file) this.#element.requestUpdate();
  }
}

/** An issue with its place, as a sentence for the reader. */
export const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});
