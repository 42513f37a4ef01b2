/**
 * Finds the name that somebody may have meant.
 *
 * @returns The most similar name; undefined if more than a third of its characters, rounded up, would have to change.
 */
export function similarTo(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({name, distance: distanceBetween(given, name)}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(best.name.length / 3) ? best.name : undefined;
}

/** How many characters have to be inserted, removed or replaced: https://en.wikipedia.org/wiki/Levenshtein_distance */
function distanceBetween(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const replaced = (row[j] ?? 0) + (one.charAt(i) === other.charAt(j) ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
