/** What a sentence names. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a sentence. `{name}` is a value, `{name|one|many}` the word that goes with that number. A name
 * without a value stays as it is, so that a slip can be seen.
 */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (slot, name: string, one?: string, many?: string) =>
    Object.hasOwn(values, name) ? String((values[name] === 1 ? one : many) ?? values[name]) : slot,
  );
