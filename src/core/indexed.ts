/** The items of a list with their indices. Prototype.js up to 1.7.2 replaces `Array.prototype.entries` by one without them. */
export const indexed = <T>(items: readonly T[]): readonly (readonly [index: number, item: T])[] =>
  items.map((item, i) => [i, item]);
