import {indexed} from '../../core/indexed.js';
import {folded} from './fold.js';
import {remember} from './remember.js';
import type {Field, TagIndex, Values} from './tag-index.js';

/** How the rows are sorted; null in the order of the file. */
export type Sorting = {readonly field: Field; readonly isDescending: boolean} | null;

/** The next sorting after a press on the head of a column: ascending, descending, and the order of the file again. */
export function pressColumn(sorting: Sorting, field: Field): Sorting {
  if (sorting?.field !== field) return {field, isDescending: false};
  return sorting.isDescending ? null : {field, isDescending: true};
}

/** Ranks values as people sort them: `2.2` is before `2.10`, and `Ö` beside `O`. The empty value has no rank. */
const rankOf = remember(({texts}: Values, lang: string): Uint32Array => {
  const {compare} = new Intl.Collator(lang, {numeric: true});
  const sorted = texts.map((text, i) => [text, i] as const).sort(([one], [other]) => compare(one, other));
  const rank = new Uint32Array(sorted.length);
  sorted.forEach(([, i], at) => {
    rank[i] = at;
  });
  return rank;
});

/** The indices of all games in an order. Games without a value are last, and equal ones are in the order of the file. */
export function sortGames({count, fields}: TagIndex, sorting: Sorting, lang: string): Uint32Array {
  const games = Uint32Array.from({length: count}, (_, i) => i);
  if (!sorting) return games;
  const values = fields[sorting.field];
  const rank = rankOf(values, lang);
  const sign = sorting.isDescending ? -1 : 1;
  const keys = Float64Array.from(values.indices, (index) =>
    index === 0 ? Infinity : sign * (rank[index] ?? 0),
  );
  return games.sort((one, other) => {
    const [key, otherKey] = [keys[one] ?? 0, keys[other] ?? 0];
    return key === otherKey ? one - other : key < otherKey ? -1 : 1;
  });
}

/** Those of some games that have every typed word somewhere in their fields or tags. */
export function filterGames(
  games: Uint32Array,
  {count, fields, others}: TagIndex,
  typed: string,
): Uint32Array {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return games;
  const all = [...Object.values<Values>(fields), ...others];
  // For each game, the number of the first words that it has.
  const found = new Uint8Array(count);
  for (const [before, word] of indexed(words))
    for (const values of all) {
      const hits = values.folded.map((text) => text.includes(word));
      if (!hits.includes(true)) continue;
      for (let game = 0; game < count; game++)
        if (found[game] === before && hits[values.indices[game] ?? 0]) found[game] = before + 1;
    }
  return games.filter((game) => found[game] === words.length);
}
