/** Tags that programs act on, which cannot have two values. */
export const singleTags: ReadonlySet<string> = new Set(['FEN', 'SetUp', 'Variant', 'Result', 'Orientation']);

/** Whether the value of a tag is empty, or a sign for an unknown value. */
export const isUnknown = (value: string): boolean => /^[?*-]?$/.test(value);

/** The value of a tag that is repeated: the values are joined by a colon, as PGN lists several players of a side. */
export function joinTagValues(name: string, oldValue: string, value: string): string {
  if (!oldValue || value === oldValue) return value;
  if (isUnknown(value)) return oldValue;
  return isUnknown(oldValue) || singleTags.has(name) ? value : `${oldValue}:${value}`;
}
