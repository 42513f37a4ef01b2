import type fc from 'fast-check';

/** A law: a property that fast-check tries to break. */
export interface Law {
  readonly name: string;
  readonly property: fc.IRawProperty<unknown>;
  /** Inputs that once broke the law: they are tried first. */
  readonly examples?: readonly unknown[];
}

/** Throws an error with the message unless `holds`. */
export function must(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

/** Whether two values are deeply equal. The order of keys does not matter. */
export const same = (one: unknown, other: unknown): boolean => stableJson(one) === stableJson(other);

const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
