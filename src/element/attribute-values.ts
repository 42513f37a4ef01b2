export const modes = ['view', 'play', 'edit', 'solve'] as const;
export const solvers = ['auto', 'white', 'black'] as const;
export const animations = ['auto', 'none'] as const;
export const notations = ['auto', 'fen', 'x-fen', 'shredder-fen'] as const;

export const lowerCase = (text: string | null) => text?.trim().toLowerCase();

/** An attribute with few values, in any case. Any other text counts as the first of them. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) => ({
  converter: (text: string | null): T => {
    const value = lowerCase(text);
    return values.find((one) => one === value) ?? values[0];
  },
});
