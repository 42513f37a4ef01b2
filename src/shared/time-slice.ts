/**
 * Runs a generator for some milliseconds, but for at least one value. Long work is done in such slices, between which the page
 * can do other things.
 *
 * @param use - Called with each value.
 * @returns The end of the generator; undefined if it has not come to its end.
 */
export function runSlice<Value, End>(
  generator: Iterator<Value, End, undefined>,
  milliseconds: number,
  use?: (value: Value) => void,
): IteratorReturnResult<End> | undefined {
  const end = performance.now() + milliseconds;
  do {
    const next = generator.next();
    if (next.done) return next;
    use?.(next.value);
  } while (performance.now() < end);
  return undefined;
}

/** Resolves once the page has done other things. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
