import type fc from 'fast-check';

/** A law, and how to look for a case that breaks it. */
export interface Law {
  readonly name: string;
  readonly property: fc.IRawProperty<unknown>;
  /** Cases that have failed once: they are tried first. */
  readonly examples?: readonly unknown[];
}

/** Fails, with what is wrong. */
export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Error(otherwise());
}

/** Are two values the same, as values? The order of keys is no part of an object. */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
