import {en} from './en.js';
import type {PartialTable} from './locale-table.js';
import {completed, type Words} from './diagram-table.js';

/** A language that is there. */
export interface RegisteredLanguage {
  /** Its BCP 47 tag, as it was registered. */
  readonly tag: string;
  readonly words: Words;
  /** The whole table as it was given; of what it lacks the English is elsewhere. */
  readonly table: PartialTable;
}

const languages = new Map<string, RegisteredLanguage>([['en', {tag: 'en', words: en, table: {}}]]);

/** Called whenever boards may have to speak otherwise. */
export const listeners = new Set<() => void>();
export const tellListeners = () => listeners.forEach((tell) => tell());

/**
 * Registers a language, for boards whose own `lang` or that of the page asks for it, and for `describe` and
 * `renderSvg`. Boards that are there already take it up.
 *
 * @param lang - A BCP 47 tag. `de` serves `de-AT` too, where that has no table of its own.
 * @param table - What the language says. Whatever is missing in it is said in English.
 */
export function addWords(lang: string, table: PartialTable): void {
  languages.set(lang.toLowerCase(), {tag: lang, words: completed(en, table.words), table});
  tellListeners();
}

/**
 * The language of a BCP 47 tag: its own, or that of the tag without its end (RFC 4647, 3.4), or English.
 *
 * @param missing - Called with each of these, in lower case, that is not there.
 */
export function languageFor(tag?: string | null, missing?: (tag: string) => void): RegisteredLanguage {
  for (let rest = tag?.toLowerCase(); rest; rest = rest.slice(0, Math.max(rest.lastIndexOf('-'), 0))) {
    const language = languages.get(rest);
    if (language) return language;
    missing?.(rest);
  }
  return languages.get('en') as RegisteredLanguage;
}
