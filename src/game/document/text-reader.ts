import {isServer} from 'lit';
import {indexed} from '../../core/indexed.js';
import type {Game} from '../../core/pgn/game.js';
import type {Readers} from '../../core/pgn/game-reader.js';
import {readContent, readGame, type IndexedGame} from '../../core/pgn/games.js';
import type {PgnIssueCode} from '../../core/pgn/issues.js';
import {Tokens} from '../../core/pgn/tokens.js';
import {gameFilesPart} from '../../parts/game-loader.js';
import {marksPart} from '../../parts/loader.js';
import type {Part} from '../../shared/part.js';
import {readersFrom} from '../../shared/pgn-readers.js';
import {nextTask, runSlice} from '../../shared/time-slice.js';
import {filedGames, type FiledGame} from './game-file.js';

/** The games of a long text are found in slices of this many milliseconds, between which the page can do other things. */
const sliceTime = 20;
/** The first slice is shorter, so that the first game of a page is drawn soon. In milliseconds. */
const firstSliceTime = 8;
/** After so many milliseconds, the page shows how many games have been found. */
const progressDelay = 500;

/** The search for the games of a text, which are then read one by one. */
interface GameSearch {
  readonly text: string;
  readonly generator: Generator<FiledGame>;
  readonly games: FiledGame[];
  /** The parts that were missing when a game was found or read. */
  readonly lacking: Set<Part<unknown>>;
  readonly start: number;
  /** Whether the game that is asked for has been shown. */
  readonly isShown: boolean;
  /** Whether the last slice has found the last game. */
  readonly isAtEnd: boolean;
}

/** Finds more games for some milliseconds, but at least one. Returns whether none is left. */
function findMore({generator, games}: GameSearch, time: number): boolean {
  // Only a page can be kept from other things; a server draws once.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
  return runSlice(generator, isServer ? Infinity : time, (game) => games.push(game)) !== undefined;
}

/**
 * Finds the first game of a text by reading it, and the others if their part has come meanwhile.
 *
 * @param findAll - Finds all games; undefined if the part is missing. Called if the first game is not the end of the text.
 */
function* findFirstGame(
  text: string,
  readers: Readers,
  findAll: () => Generator<IndexedGame> | undefined,
): Generator<IndexedGame> {
  const tokens = new Tokens(text, readers);
  tokens.next();
  const found = readGame(text, tokens, readers, /* followsGame */ false);
  if (!found) return;
  const {start, end} = found;
  yield {start, end, content: readContent(found)};
  const all = tokens.isAtEnd ? undefined : findAll();
  if (!all) return;
  all.next();
  yield* all;
}

/** The games of a text that have been found so far. */
interface Found {
  readonly found: readonly FiledGame[];
  readonly isComplete: boolean;
  /** Whether the game that is asked for can be drawn before the others have been found. */
  readonly hasGame: boolean;
}

/** Finds the games of texts in slices, and reads those that are asked for, with parts that it loads. */
export class TextReader {
  readonly #continue: () => void;
  readonly #partsToShow: (game: Game) => readonly Part<unknown>[];
  #sliced: GameSearch | undefined;
  /** The last text whose games have all been found. */
  #last: GameSearch | undefined;
  /** Set while parts are loading, and between slices. Resolves once each of these parts has loaded or failed to load. */
  reading: Promise<void> | undefined;

  /**
   * @param onContinue - Called when more can be read.
   * @param partsToShow - Returns the parts without which a game cannot be shown.
   */
  constructor(onContinue: () => void, partsToShow: (game: Game) => readonly Part<unknown>[]) {
    this.#continue = onContinue;
    this.#partsToShow = partsToShow;
  }

  /** The number of games that have been found in a text that takes long; undefined if none does. */
  get progress(): number | undefined {
    const {start = Infinity, games} = this.#sliced ?? {};
    return performance.now() - start > progressDelay ? games?.length : undefined;
  }

  /** Whether a part has come without which the text was read. */
  canReadMore(text: string): boolean {
    return this.#last?.text === text && [...this.#last.lacking].some((part) => part.loaded);
  }

  /** Begins to find the games of a text, with the parts that have loaded. Those that are missing are noted. */
  #begin(text: string): GameSearch {
    const lacking = new Set<Part<unknown>>();
    const use = <Module>(part: Part<Module>): Module | undefined => {
      // A page that takes a game from the list may need a part for it.
      if (!part.loaded && !lacking.has(part)) this.#continue();
      if (!part.loaded) lacking.add(part);
      return part.loaded;
    };
    const readers = readersFrom(use);
    const found =
      gameFilesPart.loaded?.indexGames(text, readers) ??
      findFirstGame(text, readers, () => use(gameFilesPart)?.indexGames(text, readers));
    const generator = filedGames(text, found);
    return {text, generator, games: [], lacking, start: performance.now(), isShown: false, isAtEnd: false};
  }

  /**
   * Finds the games of a text, and reads the one with a number. While slices are left or parts are loading, not all are found. The
   * one with the number is then drawn between two slices, in a task of its own. All games are shown in a task of their own after the
   * last slice.
   */
  read(text: string, number: number): Found {
    const known = this.#sliced?.text === text ? this.#sliced : undefined;
    const search = known ?? this.#begin(text);
    const {games} = search;
    const withNumber = (one: number) => games.filter(({content}) => content.isGame)[one - 1]?.content;
    const isDrawing = known?.isShown === false && withNumber(number) !== undefined;
    const isAtEnd = search.isAtEnd || (!isDrawing && findMore(search, known ? sliceTime : firstSliceTime));
    const isDone = isAtEnd && (!known || known.isAtEnd);
    // The other games are found when their part has come.
    const isOfMore = search.lacking.has(gameFilesPart) && !gameFilesPart.hasFailed;
    const game = (withNumber(number) ?? (isDone && !isOfMore ? withNumber(1) : undefined))?.read().game;
    this.#sliced = undefined;
    if (isDone) {
      // A part has come without which these were read.
      if (this.#last?.text === text)
        for (const [i, {content}] of indexed(this.#last.games)) if (content.isRead) games[i]?.content.read();
      this.#last = search;
    }
    // When a part has come that they need, games are found again from the start, so a long text waits for it now.
    const isLoading = this.#loadPartsFor(game, search);
    if (!isDone && !isLoading) {
      this.#sliced = {...search, isShown: search.isShown || isDrawing, isAtEnd};
      this.#wait(nextTask());
    }
    const hasGame = !!game && (isDrawing || isOfMore) && !isLoading;
    return {found: games, isComplete: isDone && !isLoading && !isOfMore, hasGame};
  }

  /** Starts to load the parts for a game that was read later than the others, and is shown now. */
  loadPartsFor(shown: Game | null | undefined): void {
    if (this.#last) this.#loadPartsFor(shown, this.#last);
  }

  /** Starts to load the parts for a game that is shown. Returns whether one is loading that the game needs, and not only later. */
  #loadPartsFor(shown: Game | null | undefined, {lacking}: GameSearch): boolean {
    const needsLater = (part: Part<unknown>) => part === marksPart || part === gameFilesPart;
    this.load(...[...lacking].filter(needsLater));
    const needed = [...lacking].filter((part) => !needsLater(part));
    return this.load(...needed, ...(shown ? this.#partsToShow(shown) : []));
  }

  /** Starts to load the parts that have neither loaded nor failed. Returns whether there are any. */
  load(...parts: readonly Part<unknown>[]): boolean {
    const missing = parts.filter((part) => !part.loaded && !part.hasFailed);
    if (missing.length > 0) this.#wait(Promise.all(missing.map((part) => part.tryLoad())));
    return missing.length > 0;
  }

  #wait(waiting: Promise<unknown>): void {
    const before = this.reading;
    const reading = Promise.all([before, waiting]).then(() => {
      if (this.reading === reading) this.reading = undefined;
      this.#continue();
    });
    this.reading = reading;
  }

  /**
   * Whether a text has a game that can replace another: one with a move, or with tags and a result, even if its start cannot be
   * read. Null if that depends on a part which is loading.
   */
  holdsGame(text: string): boolean | null {
    const {generator, lacking} = this.#begin(text);
    for (const found of generator) {
      const {game, findings} = found.content.read();
      const has = (code: PgnIssueCode) => findings.some((finding) => finding.code === code);
      const hasTags = game ? game.tags.size > 0 : has('fen-unreadable');
      if (game?.moves.length || (hasTags && (!has('result-missing') || game?.tags.get('Result'))))
        return true;
    }
    return this.load(...lacking) ? null : false;
  }
}
