/** The number of puzzles or games that are printed without a range. */
const printedByDefault = 60;

/** The indices of the puzzles or games that `print-range` names, as in `1-12, 15`; a text that names none stands for the first sixty. */
export function printedIndices(range: string | null, count: number): readonly number[] {
  const indices = [...Array(count).keys()];
  if (range && !/^(\s*\d+(\s*[-–]\s*\d+)?\s*(,|$))+$/.test(range))
    console.warn(`fen-board: print-range="${range}" is not of the form “1-12, 15”.`);
  const named = [...(range ?? '').matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].map(([, from, to = from]) => [
    Number(from) - 1,
    Number(to) - 1,
  ]);
  const printed = indices.filter((i) => named.some(([from = NaN, to = NaN]) => i >= from && i <= to));
  return printed.length > 0 ? printed : indices.slice(0, printedByDefault);
}
