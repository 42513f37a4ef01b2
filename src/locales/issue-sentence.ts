import {fill} from '../notation/fill.js';
import type {Locale} from './registry.js';
import {capitalized} from './diagram-table.js';

/** What is wrong with a text: an issue of a FEN, or the error of a move. */
export interface Issue {
  readonly code: string;
  readonly values: {readonly [name: string]: string | number};
  /** The sentence in English. */
  readonly message: string;
}

/** Says what is wrong with a FEN; in English what the language has no sentence for. */
export function issueSentence({table: {errors}}: Locale, {code, values, message}: Issue): string {
  const said = errors as {readonly [code: string]: string | undefined} | undefined;
  const sentence = said?.[code];
  const color = said?.[values.color ?? ''] ?? '';
  return sentence ? capitalized(fill(sentence, {...values, color})) : message;
}
