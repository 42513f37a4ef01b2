/** Matches the end of a sentence, perhaps in quotes; also `…` and `:`. */
const sentenceEnd = /[\p{Terminal_Punctuation}…]["\p{Pf}]?$/u;

/** Ends a text with a full stop, unless it is empty or ends as a sentence does. */
export const endSentence = (text: string): string =>
  text === '' || sentenceEnd.test(text) ? text : `${text}.`;
