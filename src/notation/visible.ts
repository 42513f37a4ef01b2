/** A message quotes at most this many UTF-16 units of the input. */
const longestQuote = 40;

/** Replaces characters by their code points, such as `U+202E`. */
const withCodes = (text: string, hidden: RegExp): string =>
  text.replace(
    hidden,
    (character) => 'U+' + (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0'),
  );

/**
 * Replaces invisible and direction-changing characters by their code points: in a text from elsewhere, a control
 * sequence could clear a terminal or make a name look like another.
 */
export const visible = (text: string): string => withCodes(text, /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu);

/** The start of a part of the input, made visible, for a message. */
export const quote = (text: string): string => visible(text.slice(0, longestQuote));

/** The start of a part of a FEN, for a message. Shows all but ASCII as code points: a Cyrillic `К` looks like a king. */
export const quoteFen = (text: string): string => withCodes(text.slice(0, longestQuote), /[^ -~]/gu);
