import {capitalized, fill, type Values} from '../core/text/fill.js';
import type {CastlingSide, Role} from '../core/notation/position.js';
import {localeFor, type Locale} from './registry.js';

/**
 * An issue of a FEN, a move or a mark: an error or a warning of `parseFen`, `parseMove` or a board.
 *
 * @example
 * const read = parseFen('9/8/8/8/8/8/8/8 w - - 0 1');
 * if (!read.ok) {
 *   const issue: Issue = read.error;
 *   explain(issue, {lang: 'de'});
 * }
 */
export interface Issue {
  /** The type of the issue. */
  readonly code: string;
  /** The values for the slots of the sentence. */
  readonly values: {readonly [name: string]: string | number};
  /** The sentence in English. */
  readonly message: string;
}

/** The sentence for an issue in a locale; English if the table has no sentence for its code, or no text for a slot. */
export function issueSentence({diagram, table}: Locale, {code, values, message}: Issue): string {
  const errors = table.errors as {readonly [key: string]: string | undefined} | undefined;
  const template = errors?.[code];
  if (typeof template !== 'string') return message;
  const piece = diagram.pieces[values.role as Role] as readonly [one: string, several: string] | undefined;
  const slotValues: {readonly [slot: string]: unknown} = {
    ...values,
    color: errors?.[values.color ?? ''], // `white` and `black` are entries of `errors`.
    side: diagram[values.side as CastlingSide],
    role: piece?.[0],
    roles: piece?.[1],
    // “no knight” is one text, because some languages inflect “no”.
    noRole: table.errors?.none?.[values.role as Role],
  };
  const slots = template.match(/\{\w+/g) ?? [];
  const canBeFilled = slots.every((slot) => slotValues[slot.slice(1)] !== undefined);
  return canBeFilled ? capitalized(fill(template, slotValues as Values)) : message;
}

/**
 * The error of a FEN, a move or a mark, as a sentence in another language.
 *
 * @param issue - An error or a warning of `parseFen`, `parseMove` or a board.
 * @param options - `lang` is a BCP 47 tag; English if it is missing or not registered.
 * @example
 * const result = parseFen('9/8/8/8/8/8/8/8 w - - 0 1');
 * if (!result.ok) explain(result.error, {lang: 'de'}); // “Reihe 8 hat 9 Felder; …”, after addLocale('de', de)
 */
export const explain = (issue: Issue, {lang}: {readonly lang?: string} = {}): string =>
  issueSentence(localeFor(lang), issue);
