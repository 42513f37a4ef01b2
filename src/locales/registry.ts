import {en} from './en.js';
import type {PartialTable} from './locale-table.js';
import {completed, type DiagramStrings} from './diagram-table.js';

/** A language that is there. */
export interface Locale {
  /** Its BCP 47 tag, as it was registered. */
  readonly tag: string;
  readonly diagram: DiagramStrings;
  /** The whole table as it was given; of what it lacks the English is elsewhere. */
  readonly table: PartialTable;
}

const languages = new Map<string, Locale>([['en', {tag: 'en', diagram: en, table: {}}]]);

/** Called whenever boards may have to speak otherwise. */
export const listeners = new Set<() => void>();
export const notifyListeners = () => listeners.forEach((tell) => tell());

/**
 * Registers a language, for boards whose own `lang` or that of the page asks for it, and for `describe` and
 * `renderSvg`. Boards that are there already take it up.
 *
 * @param lang - A BCP 47 tag. `de` serves `de-AT` too, where that has no table of its own.
 * @param table - What the language says. Whatever is missing in it is said in English.
 */
export function addLocale(lang: string, table: PartialTable): void {
  languages.set(lang.toLowerCase(), {tag: lang, diagram: completed(en, table.diagram), table});
  notifyListeners();
}

/**
 * The language of a BCP 47 tag: its own, or that of the tag without its end (RFC 4647, 3.4), or English.
 *
 * @param missing - Called with each of these, in lower case, that is not there.
 */
export function localeFor(tag?: string | null, missing?: (tag: string) => void): Locale {
  for (let rest = tag?.toLowerCase(); rest; rest = rest.slice(0, Math.max(rest.lastIndexOf('-'), 0))) {
    const language = languages.get(rest);
    if (language) return language;
    missing?.(rest);
  }
  return languages.get('en') as Locale;
}
