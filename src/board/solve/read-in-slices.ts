import {readCertain} from '../../core/notation/read-certain.js';
import type {Readers} from '../../core/pgn/game-reader.js';
import {issuesPart, readerPart} from '../../parts/loader.js';
import type {Part} from '../../shared/part.js';
import {readSet, type SetPuzzle, type UnreadPuzzle} from './read-set.js';

/** A file is read for this many milliseconds at a time. In between, the page can do other things. */
const sliceTime = 30;

/** The puzzles of a slice, and those that cannot be read. */
interface Slice {
  readonly puzzles: SetPuzzle[];
  readonly unread: UnreadPuzzle[];
}

/** Reads a set slice by slice, and loads the parts that it needs. Ends early when `isStale` says that nobody waits for it. */
export async function* readInSlices(text: string, isStale: () => boolean): AsyncGenerator<Slice> {
  const missing = new Set<Part<unknown>>();
  const readers = makeReaders(missing);
  let slice: Slice = {puzzles: [], unread: []};
  const add = (item: SetPuzzle | UnreadPuzzle, line?: number) => {
    if ('fen' in item) slice.puzzles.push(item);
    else slice.unread.push({...item, line: line ?? item.line});
  };
  let end = performance.now() + sliceTime;
  for (const item of readSet(text, readers)) {
    if ('line' in item && missing.size > 0) {
      await Promise.all([...missing].map((part) => part.tryLoad()));
      missing.clear();
      end = performance.now() + sliceTime;
      for (const again of readSet(item.text, readers)) add(again, item.line);
    } else add(item);
    if (isStale()) return;
    if (performance.now() < end) continue;
    yield slice;
    slice = {puzzles: [], unread: []};
    await new Promise((resolve) => setTimeout(resolve));
    if (isStale()) return;
    end = performance.now() + sliceTime;
  }
  yield slice;
}

/** Readers that note which parts they need and have not got. */
function makeReaders(missing: Set<Part<unknown>>): Readers {
  const need = <T>(part: Part<T>): T | undefined => {
    if (!part.loaded && !part.hasFailed) missing.add(part);
    return part.loaded;
  };
  return {
    parseFen: (fen) => {
      const certain = readCertain(fen);
      if (certain) return {ok: true, ...certain};
      return need(readerPart)?.parseFen(fen, {tolerant: true}) ?? {ok: false};
    },
    // Marks are not shown.
    parseMarks: () => ({marks: [], warnings: []}),
    translateComment: () => null,
    get oddText() {
      return need(issuesPart)?.oddText ?? null;
    },
    readInOtherNotation: (...reading) => need(issuesPart)?.readInOtherNotation(...reading) ?? null,
  };
}
