/** Characters that a reader cannot see, or that turn a text around: controls, formats, and separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A message quotes at most this many UTF-16 units of the input. */
export const longestQuote = 40;

/**
 * A text that is safe to show: what cannot be seen is shown by its code point, such as `U+202E`. Texts come from
 * anywhere, and a control sequence in one could clear a terminal or make a name look like another.
 *
 * @param text - Any text.
 * @param hidden - What is shown by its code point; by default control and format characters.
 */
export const visible = (text: string, hidden = unseen): string =>
  text.replace(
    hidden,
    (character) => 'U+' + (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0'),
  );

/**
 * Quotes a part of the input in a message.
 *
 * @param text - The part; only its first 40 UTF-16 units are quoted.
 * @param hidden - What is shown by its code point; by default control and format characters.
 */
export const quote = (text: string, hidden?: RegExp): string => visible(text.slice(0, longestQuote), hidden);
