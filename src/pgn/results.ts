import {results, type Result} from './game.js';

const others: ReadonlyMap<string, Result> = new Map([
  ['1:0', '1-0'],
  ['0:1', '0-1'],
  ['1/2:1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['½:½', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½', '1/2-1/2'],
]);

/** The result that a word means, in any of its spellings (`½–½`, `1:0`); null if it is none. */
export const resultOf = (word = ''): Result | null => {
  const plain = word.replace(/[‐‑‒–—−]/g, '-');
  return results.find((result) => result === plain) ?? others.get(plain) ?? null;
};
