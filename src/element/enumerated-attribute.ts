export const lowerCase = (text: string | null) => text?.trim().toLowerCase();

/** An attribute with few values, in any case. Any other text counts as the first of them. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) => ({
  converter: (text: string | null): T => {
    const value = lowerCase(text);
    return values.find((one) => one === value) ?? values[0];
  },
});
