/** The values in a message by name, such as numbers, squares, colours, and the text that was found. */
export type Values = Readonly<Record<string, string | number>>;

/** The type of a table of sentences in any language; `T` is the type of the English table. */
export type Texts<T> = T extends string ? string : {readonly [key in keyof T]: Texts<T[key]>};

/**
 * Fills the slots of a sentence: `{name}` with a value, `{name|one|many}` with `one` if the value is 1, else with `many`.
 * A slot without a value stays, so that the mistake is visible.
 */
export function fill(sentence: string, values: Values): string {
  const [start = '', ...slots] = sentence.split('{');
  const filledSlots = slots.map((slot) => {
    const end = slot.indexOf('}');
    const [name = '', one, many] = slot.slice(0, end).split('|');
    const value = end > 0 && Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? `{${slot}` : ((value === 1 ? one : many) ?? value) + slot.slice(end + 1);
  });
  return start + filledSlots.join('');
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
