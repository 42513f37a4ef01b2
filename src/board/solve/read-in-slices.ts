import type {Readers} from '../../core/pgn/game-reader.js';
import type {Part} from '../../shared/part.js';
import {readersFrom} from '../../shared/pgn-readers.js';
import {nextTask, runSlice} from '../../shared/time-slice.js';
import {isUnread, readSet, type SetItem, type SetPuzzle, type UnreadPuzzle} from './read-set.js';

/** A file is read in slices of this many milliseconds. */
const sliceTime = 30;

/** The puzzles of a slice, and the lines of those that cannot be read. */
interface Slice {
  readonly puzzles: readonly SetPuzzle[];
  readonly unread: readonly number[];
}

/** Reads a set slice by slice, and loads the parts that it needs. Ends early when `isStale` says that nobody waits for it. */
export async function* readInSlices(text: string, isStale: () => boolean): AsyncGenerator<Slice> {
  const missing = new Set<Part<unknown>>();
  const readers = makeReaders(missing);
  const set = readSet(text, readers);
  for (let isDone = false; !isDone;) {
    if (isStale()) return;
    let items: SetItem[] = [];
    isDone = runSlice(set, sliceTime, (item) => items.push(item)) !== undefined;
    while (missing.size > 0) {
      // The puzzles before one that needs a part do not wait for it.
      const waiting = items.findIndex(isUnread);
      if (waiting > 0) yield sliceOf(items.splice(0, waiting));
      await Promise.all([...missing].map((part) => part.tryLoad()));
      if (isStale()) return;
      missing.clear();
      items = items.flatMap((item) => (isUnread(item) ? readAgain(item, readers) : item));
    }
    yield sliceOf(items);
    if (!isDone) await nextTask();
  }
}

const sliceOf = (items: readonly SetItem[]): Slice => ({
  puzzles: items.filter((item) => 'fen' in item),
  unread: items.filter(isUnread).map(({line}) => line),
});

/** Reads a puzzle again, with parts that have come since. */
const readAgain = ({text, line}: UnreadPuzzle, readers: Readers): readonly SetItem[] =>
  [...readSet(text, readers)].map((item) => (isUnread(item) ? {...item, line} : item));

/** Readers that note which parts they need and have not got. Marks and comments in other languages are not shown. */
const makeReaders = (missing: Set<Part<unknown>>): Readers => ({
  ...readersFrom((part) => {
    if (!part.loaded && !part.hasFailed) missing.add(part);
    return part.loaded;
  }),
  parseMarks: () => ({marks: [], warnings: []}),
  translateComment: () => null,
});
