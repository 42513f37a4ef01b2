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

/** A message quotes at most this many UTF-16 units of the input. */
const maxLength = 40;

/** Writes the characters that match a pattern as code points, such as `U+202E`. */
const replaceByCodes = (text: string, pattern: RegExp): string =>
  text.replace(
    pattern,
    (character) => 'U+' + (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0'),
  );

/** Replaces invisible characters by code points, because they could clear a terminal, or make a name look like another. */
export const makeVisible = (text: string): string =>
  replaceByCodes(text, /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu);

/** Shortens a part of the input for a message, and makes its hidden characters visible. */
export const excerpt = (text: string): string => makeVisible(text.slice(0, maxLength));

/** Shortens a part of a FEN for a message. Non-ASCII characters become code points, because a Cyrillic `К` looks like a king. */
export const excerptOfFen = (text: string): string => replaceByCodes(text.slice(0, maxLength), /[^ -~]/gu);
