import {isServer} from 'lit';
import {mayBeChess960Start} from '../../core/notation/placement.js';
import {readCertain} from '../../core/notation/read-certain.js';
import type {Game} from '../../core/pgn/game.js';
import {findGames, type FoundGame} from '../../core/pgn/games.js';
import type {PgnIssueCode} from '../../core/pgn/issues.js';
import {issuesPart, marksPart, readerPart, startsPart} from '../../parts/loader.js';
import type {Part} from '../../shared/part.js';

/** The games of a long text are read in slices of this many milliseconds, between which the page can do other things. */
const sliceTime = 20;
/** The first slice is shorter, so that the first game of a page is drawn soon. In milliseconds. */
const firstSliceTime = 8;
/** While games are shown, at least so many are read before a pause, so that a short text replaces them without a gap. */
const readAtOnce = 8;
/** After so many milliseconds, the page shows how many games have been read. */
const progressDelay = 500;

/** A text that is being read, and the parts that it needs. */
interface Reading {
  readonly text: string;
  readonly generator: Generator<FoundGame>;
  readonly games: FoundGame[];
  readonly neededParts: Set<Part<unknown>>;
  readonly start: number;
}

/** Finds the games of a text with the parts that have loaded, and notes those that it needs. */
function beginReading(text: string): Reading {
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

/** Finds the games of texts in slices, with parts that it loads. */
export class TextReader {
  readonly #continue: () => void;
  #sliced: Reading | undefined;
  /** The last text that was read, and the parts without which it was. */
  #last: {readonly text: string; readonly lacking: readonly Part<unknown>[]} | undefined;
  /** Set while parts are loading, and between slices. Resolves once each of these parts has loaded or failed to load. */
  reading: Promise<void> | undefined;

  /** @param onContinue - Called when more can be read. */
  constructor(onContinue: () => void) {
    this.#continue = onContinue;
  }

  /** The number of games that have been read of a text that takes long; undefined if none does. */
  get progress(): number | undefined {
    const {start = Infinity, games} = this.#sliced ?? {};
    return performance.now() - start > progressDelay ? games?.length : undefined;
  }

  /** Whether a part has come without which the text was read. */
  canReadMore(text: string): boolean {
    return this.#last?.text === text && this.#last.lacking.some((part) => part.loaded);
  }

  /**
   * Finds the games of a text. While slices are left, or a part is loading that is needed to show the games, not all are found.
   *
   * @param showsGames - Whether games are shown already.
   */
  read(text: string, showsGames: boolean): {readonly found: FoundGame[]; readonly isComplete: boolean} {
    const reading = this.#sliced?.text === text ? this.#sliced : beginReading(text);
    const {generator, games, neededParts} = reading;
    // Only a page can be kept from other things; a server draws once.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    const end = isServer ? Infinity : performance.now() + (games.length > 0 ? sliceTime : firstSliceTime);
    let isDone = false;
    while (!isDone && (games.length < (showsGames ? readAtOnce : 1) || performance.now() < end)) {
      const next = generator.next();
      isDone = next.done === true;
      if (!next.done) games.push(next.value);
    }
    this.#sliced = undefined;
    if (isDone) {
      this.#last = {text, lacking: [...neededParts].filter((part) => !part.loaded)};
      // Games are shown without their marks until these can be read.
      if (neededParts.delete(marksPart)) this.load(marksPart);
      if (games.some(({game}) => game && mayShowStartNumber(game.tags))) neededParts.add(startsPart);
    }
    // When a part has come that they need, games are read again from the start, so a long text waits for it now.
    const isLoading = this.load(...neededParts);
    if (!isDone && !isLoading) {
      this.#sliced = reading;
      // The page does other things before the next slice.
      this.#wait(new Promise((resolve) => setTimeout(resolve)));
    }
    return {found: games, isComplete: isDone && !isLoading};
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
}

/**
 * Whether a text has a game that can replace another: one with a move, or with tags and a result, even if its start cannot be
 * read. Null if that depends on a part which is loading.
 */
export function holdsGame(text: string, reader: TextReader): boolean | null {
  const {generator, neededParts} = beginReading(text);
  for (const {game, findings} of generator) {
    const has = (code: PgnIssueCode) => findings.some((finding) => finding.code === code);
    const hasTags = game ? game.tags.size > 0 : has('fen-unreadable');
    if (game?.moves.length || (hasTags && (!has('result-missing') || game?.tags.get('Result')))) return true;
  }
  return reader.load(...neededParts) ? null : false;
}

/** Whether the header may show the number of a start of Chess960: 518, the orthodox start, in games of Chess960 alone. */
const mayShowStartNumber = (tags: Game['tags']): boolean =>
  mayBeChess960Start(tags.get('FEN')) || (tags.has('FEN') && /960|fischer/i.test(tags.get('Variant') ?? ''));
