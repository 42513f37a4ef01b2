/** The name that is most similar to a text; undefined if that needs more changes than `maxChanges` allows for this name. */
export function nearestName(
  text: string,
  names: readonly string[],
  maxChanges: (name: string) => number,
): string | undefined {
  const [best] = names
    .map((name) => ({name, changes: countChanges(text, name)}))
    .sort((one, other) => one.changes - other.changes);
  return best && best.changes <= maxChanges(best.name) ? best.name : undefined;
}

/**
 * The number of characters to insert, remove or replace, or of neighbours to exchange, to make one text of another
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance, optimal string alignment).
 */
function countChanges(from: string, to: string): number {
  // The changes between the first characters of `from`, one more in each row, and the first 0, 1, 2, … of `to`.
  let before: number[] = [];
  let row = [...Array(to.length + 1).keys()];
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (from.charAt(i) === to.charAt(j) ? 0 : 1);
      const removed = (row[j + 1] ?? 0) + 1;
      const inserted = (next[j] ?? 0) + 1;
      const isExchanged = i > 0 && j > 0 && from.slice(i - 1, i + 1) === to.charAt(j) + to.charAt(j - 1);
      const exchanged = isExchanged ? (before[j - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, removed, inserted, exchanged));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
