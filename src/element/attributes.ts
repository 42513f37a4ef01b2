export const modes = ['view', 'play', 'edit', 'solve'] as const;
export const solvers = ['auto', 'white', 'black'] as const;
export const animations = ['auto', 'none'] as const;
export const notations = ['auto', 'fen', 'x-fen', 'shredder-fen'] as const;

export const lowerCase = (text: string | null) => text?.trim().toLowerCase();

/** What an attribute says, or its first value where that is none of its values. Case does not matter. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) => ({
  converter: (text: string | null): T => {
    const value = lowerCase(text);
    return values.find((one) => one === value) ?? values[0];
  },
});
