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
