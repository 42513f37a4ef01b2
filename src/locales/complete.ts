import type {PartialTable} from './table.js';

/** A table with the shape of `whole`: the texts of `part` where it has them, else those of `whole`. */
export const completed = <T>(whole: T, part: unknown): T =>
  (typeof whole === 'string'
    ? typeof part === 'string'
      ? part
      : whole
    : Object.fromEntries(
        Object.entries(whole as object).map(([key, text]) => [
          key,
          completed<unknown>(text, (part as Partial<Record<string, unknown>> | null | undefined)?.[key]),
        ]),
      )) as T;

/**
 * A function that gives one part of a locale's table, complete: English stands in for missing entries. Each locale’s
 * part is completed once.
 *
 * The registry completes only the `diagram` part, because it is in the drop-in, and the other English texts are not:
 * they come with the parts that a page loads on demand.
 *
 * @param english - The part in English.
 * @param partOf - Finds the part in a table.
 */
export function completedBy<T extends object>(
  english: T,
  partOf: (table: PartialTable) => unknown,
): (locale: {readonly table: PartialTable}) => T {
  const complete = new WeakMap<object, T>();
  return (locale) => {
    const strings = complete.get(locale) ?? completed(english, partOf(locale.table));
    complete.set(locale, strings);
    return strings;
  };
}
