/** A message quotes at most this many UTF-16 units of the input. */
const longestQuote = 40;

/** Replaces characters by their code points, such as `U+202E`. */
const withCodes = (text: string, hidden: RegExp): string =>
  text.replace(
    hidden,
    (character) => 'U+' + (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0'),
  );

/**
 * Shows what a reader cannot see, or what turns a text around, by its code point: controls, formats, separators of
 * lines. Texts come from anywhere, and a control sequence could clear a terminal or make a name look like another.
 */
export const visible = (text: string): string => withCodes(text, /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu);

/** Quotes a part of the input in a message: its start, made visible. */
export const quote = (text: string): string => visible(text.slice(0, longestQuote));

/** Quotes a part of a FEN in a message, other than ASCII as code points: a Cyrillic `К` looks like its king. */
export const quoteFen = (text: string): string => withCodes(text.slice(0, longestQuote), /[^ -~]/gu);
