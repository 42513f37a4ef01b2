import {capitalized, fill, type Values} from './fill.js';

/** Fills the slots of a sentence, and capitalizes its first letter. */
export const fillSentence = (template: string, values: Values): string => capitalized(fill(template, values));

/** Joins sentences, and skips empty ones. */
export const joinSentences = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');
