import {mayBeChess960Start} from '../../core/notation/placement.js';
import {isServer} from 'lit';
import type {GameStrings} from '../../words/en-game.js';
import {fill} from '../../core/text/fill.js';
import type {Game} from '../../core/pgn/game.js';
import type {Part} from '../../shared/part.js';
import {issuesPart, marksPart, readerPart, startsPart} from '../../parts/loader.js';
import {decodeFile} from '../../core/pgn/decode-file.js';
import {readCertain} from '../../core/notation/read-certain.js';
import {findGames, type FoundGame} from '../../core/pgn/games.js';
import type {PgnIssue} from '../../core/pgn/index.js';
import {readText} from '../../shared/text-content.js';
import type {GameElement} from './context.js';
import {isContinuation} from './continuation.js';
import type {GameErrorDetail} from './events.js';

/** The text of a PGN file; undefined while the file is being fetched, `null` if it could not be fetched. */
type SourceText = string | null | undefined;

interface FetchedFile {
  readonly url: string;
  /** While the file is being fetched again, its text of the time before. */
  text: SourceText;
  isFetching: boolean;
}

/** The games of a long text are read in slices of this many milliseconds, between which the page can do other things. */
const sliceTime = 20;
/** The first slice is shorter, so that the first game of a page is drawn soon. In milliseconds. */
const firstSliceTime = 8;
/** While games are shown, at least so many are read before a pause, so that a short text replaces them without a gap. */
const readAtOnce = 8;
/** After so many milliseconds, the page shows how many games have been read. */
const progressDelay = 500;

/** A text that is being read in slices. */
interface SlicedReading {
  readonly text: string;
  readonly generator: Generator<FoundGame>;
  readonly games: FoundGame[];
  readonly neededParts: Set<Part<unknown>>;
  readonly start: number;
}

/** The PGN text of an element, and the games in it. */
export class GameSource {
  readonly #element: GameElement;
  #file: FetchedFile | undefined;
  /** The text that has been read into `games`; undefined while there are none to show. */
  #text: SourceText;
  #foundGames: readonly FoundGame[] = [];
  /** Whether `games` lack marks, because their part has not loaded. The text is read again once it has. */
  #lacksMarks = false;
  games: readonly Game[] = [];
  #issues: readonly PgnIssue[] | undefined;
  /** The parts that have loaded or failed to load. The text is read without a part that failed. */
  readonly #triedParts = new Set<Part<unknown>>();
  #sliced: SlicedReading | undefined;
  /** Whether a text is being fetched or read that will replace the one in `games`. */
  isPending = false;
  /** Set while parts are loading, and between slices. Resolves once each of these parts has loaded or failed to load. */
  reading: Promise<void> | undefined;

  constructor(element: GameElement) {
    this.#element = element;
  }

  /** The text; empty while it is being fetched. */
  get text(): string {
    return this.#text ?? '';
  }

  /** The games found in the text, each with its findings. */
  get found(): readonly FoundGame[] {
    return this.#foundGames;
  }

  /** Sets a text whose games are known, because a person has changed them. */
  replace(text: string, found: readonly FoundGame[]): void {
    this.#text = text;
    this.#setGames(found);
  }

  #setGames(found: readonly FoundGame[]): void {
    this.#foundGames = found;
    this.games = found.flatMap(({game}) => game ?? []);
    this.#issues = undefined;
  }

  /** The issues; none until the part with their messages has loaded. The games are shown without waiting for it. */
  get issues(): readonly PgnIssue[] {
    return (this.#issues ??= issuesPart.loaded?.issuesIn(this.text, this.#foundGames)) ?? [];
  }

  /** Whether the file could not be fetched. */
  get isUnfetched(): boolean {
    return this.#text === null;
  }

  /** If the file could not be fetched, makes the next `read` fetch it again. */
  retryFailedFetch(): void {
    if (this.#file?.text === null) this.#file = undefined;
  }

  /**
   * Reads the games, if the text has changed or marks can be read now. While a new text takes long to read, the games of the
   * last one stay if its first game continues theirs, or if a person edits them.
   *
   * @param isEdited - Whether a person can edit the game.
   * @returns Whether other games are shown than before, or none any more.
   */
  read(isEdited: boolean): boolean {
    let text = this.#loadText();
    // A game without a text can be written.
    if (isEdited && text?.trim() === '') text = '*';
    const before = this.#text;
    this.isPending = this.#isFetching;
    if (text === before && !(this.#lacksMarks && marksPart.loaded)) return false;
    const {games, isComplete} = text?.trim() ? this.#findGames(text) : {games: [], isComplete: true};
    this.isPending ||= !isComplete;
    const [older] = this.games;
    if (!isComplete && older && (isEdited || (games[0]?.game && isContinuation(games[0].game, older))))
      return false;
    this.#text = isComplete ? text : undefined;
    this.#setGames(isComplete ? games : []);
    // The games are shown without waiting for these parts.
    const hasFindings = this.#foundGames.some(({findings}) => findings.length > 0);
    this.#startLoading([...(this.#lacksMarks ? [marksPart] : []), ...(hasFindings ? [issuesPart] : [])]);
    return this.#text !== before;
  }

  /** The number of games that have been read of a text that takes long; undefined if none does. */
  get progress(): number | undefined {
    const {start = Infinity, games} = this.#sliced ?? {};
    return performance.now() - start > progressDelay ? games?.length : undefined;
  }

  /** Finds the games of a text. While slices are left, or a part is loading that is needed to show the games, not all are found. */
  #findGames(text: string): {readonly games: readonly FoundGame[]; readonly isComplete: boolean} {
    const reading = this.#sliced?.text === text ? this.#sliced : this.#beginReading(text);
    const {generator, games, neededParts} = reading;
    // Only a page can be kept from other things; a server draws once.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    const end = isServer ? Infinity : performance.now() + (games.length > 0 ? sliceTime : firstSliceTime);
    const readAnyway = this.games.length > 0 ? readAtOnce : 1;
    let isDone = false;
    while (!isDone && (games.length < readAnyway || performance.now() < end)) {
      const next = generator.next();
      isDone = next.done === true;
      if (!next.done) games.push(next.value);
    }
    this.#sliced = undefined;
    if (isDone) {
      // Games are shown without their marks until these can be read.
      this.#lacksMarks = neededParts.has(marksPart) && !marksPart.loaded;
      neededParts.delete(marksPart);
      if (games.some(({game}) => game && mayShowStartNumber(game.tags))) neededParts.add(startsPart);
    }
    // When a part has come that they need, games are read again from the start, so a long text waits for it now.
    const isLoading = this.#startLoading([...neededParts]);
    if (!isDone && !isLoading) {
      this.#sliced = reading;
      this.#pause();
    }
    return {games, isComplete: isDone && !isLoading};
  }

  /** Lets the page do other things before the next slice. If the game has been removed, the rest waits until it is back. */
  #pause(): void {
    const pause = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (this.reading === pause) this.reading = undefined;
      if (this.#element.isConnected) this.#element.requestUpdate();
    });
    this.reading = pause;
  }

  #beginReading(text: string): SlicedReading {
    const neededParts = new Set<Part<unknown>>();
    const generator = findGames(text, {
      parseFen: (fen) => {
        const certain = readCertain(fen);
        if (certain) return {ok: true, ...certain};
        neededParts.add(readerPart);
        return readerPart.loaded?.parseFen(fen, {tolerant: true}) ?? {ok: false};
      },
      parseMarks: (marks, files) => {
        neededParts.add(marksPart);
        return marksPart.loaded?.parseMarks(marks, files) ?? {marks: [], warnings: []};
      },
      translateComment: (...comment) => {
        neededParts.add(issuesPart);
        return issuesPart.loaded?.translateComment(...comment) ?? null;
      },
      readInOtherNotation: (...reading) => {
        neededParts.add(issuesPart);
        return issuesPart.loaded?.readInOtherNotation(...reading) ?? null;
      },
    });
    return {text, generator, games: [], neededParts, start: performance.now()};
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
      const url = this.#file?.url ?? '';
      const hint = isOnDisk(url) ? ` ${strings.onDisk}` : '';
      return {message: fill(strings.notLoaded, {url}) + hint, issue: null};
    }
    if (this.#text === undefined || this.games[number - 1]) return null;
    const count = this.games.length;
    if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
    const [issue] = this.issues;
    // There are no issues yet if the part with their messages is still loading.
    if (this.reading) return null;
    return issue ? {message: issueText(issue, strings), issue} : {message: strings.noGame, issue: null};
  }

  get #isFetching(): boolean {
    const {pgn, src} = this.#element;
    return pgn === null && src !== null && this.#file?.isFetching === true;
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
    // A live game is fetched again and again: meanwhile the old text of the same file is shown, but no text of another file.
    const text = this.#file && isSameFile(url, this.#file.url) ? this.#file.text : undefined;
    const file: FetchedFile = {url, text: text ?? undefined, isFetching: true};
    this.#file = file;
    try {
      file.text = await readPgnFile(await fetch(url));
    } catch {
      file.text = null;
    }
    file.isFetching = false;
    // The element may have fetched another address in the meantime.
    if (this.#file === file) this.#element.requestUpdate();
  }
}

/** Whether an address names a file on the reader's disk, which no browser lets a page fetch. */
function isOnDisk(url: string): boolean {
  try {
    return new URL(url, document.baseURI).protocol === 'file:';
  } catch {
    return false;
  }
}

/** Whether two addresses are of one file: they differ only in what follows `?` or `#`. */
const isSameFile = (one: string, other: string): boolean =>
  one.replace(/[?#].*/s, '') === other.replace(/[?#].*/s, '');

/**
 * Reads the text of a fetched PGN file. Throws if the server has sent an error or a web page. A web page is recognized by
 * its text, because servers often declare even PGN as HTML.
 */
async function readPgnFile(response: Response): Promise<string> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decodeFile(new Uint8Array(await response.arrayBuffer()), charset);
  if (!response.ok || /^\s*</.test(text)) throw new Error();
  return text;
}

/** An issue with its place, as a sentence for the reader. */
export const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});

/** Whether the header may show the number of a start of Chess960: that of the orthodox start in games of Chess960 alone. */
const mayShowStartNumber = (tags: Game['tags']): boolean =>
  mayBeChess960Start(tags.get('FEN')) || (tags.has('FEN') && /960|fischer/i.test(tags.get('Variant') ?? ''));
