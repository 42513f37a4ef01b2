import {enDiagram, type DiagramStrings} from './en.js';
import type {ButtonStrings} from './en-buttons.js';
import type {PlayStrings} from './en-play.js';
import type {PartialTable} from './table.js';

/** A language that boards can use. */
export interface Locale {
  readonly tag: string;
  /** Names and descriptions, complete: English stands in for missing entries. */
  readonly diagram: DiagramStrings;
  /** The table as it was registered; entries may be missing. */
  readonly table: PartialTable;
}

/** The locale of a board, which can change while the board is on the page. */
export interface CurrentLocale {
  readonly current: Locale;
}

export interface LocaleStrings {
  readonly diagram: DiagramStrings;
  readonly interaction: PlayStrings & ButtonStrings;
}

const locales = new Map<string, Locale>([['en', {tag: 'en', diagram: enDiagram, table: {}}]]);

/** Called when a locale is added, and when a `lang` attribute changes: a board may then need another locale. */
export const listeners = new Set<() => void>();
export const notifyListeners = (): void => listeners.forEach((listener) => listener());

/**
 * Registers the texts of a language. Boards whose `lang`, or whose page's `lang`, asks for it use them at once, and so
 * do `describe` and `renderSvg` with that `lang`. A language that is registered again is replaced.
 *
 * @param lang - A BCP 47 tag such as `eo`. `de` is also used for `de-AT`, unless `de-AT` is registered itself.
 * @param table - The texts. English stands in for entries that are missing or not of the right type.
 * @example
 * addLocale('eo', {diagram: {whiteToMove: 'blanko movas', pieces: {K: ['reĝo', 'reĝoj']}}});
 */
export function addLocale(lang: string, table: PartialTable): void {
  locales.set(lang.toLowerCase(), {tag: lang, diagram: completed(enDiagram, table.diagram), table});
  notifyListeners();
}

/** Registers a shipped language unless the page has its own. */
export const registerLocale = (lang: string, table: PartialTable): unknown =>
  localeFor(lang, () => addLocale(lang, table));

/**
 * The locale for a BCP 47 tag in any case: its own, or that of the tag without its last subtags, or English (“lookup”
 * of RFC 4647, section 3.4: https://www.rfc-editor.org/rfc/rfc4647#section-3.4). `onMissing` gets each tag that is
 * missing.
 */
export function localeFor(tag?: string | null, onMissing?: (tag: string) => void): Locale {
  for (let rest = tag?.toLowerCase(); rest; rest = rest.slice(0, Math.max(rest.lastIndexOf('-'), 0))) {
    const locale = locales.get(rest);
    if (locale) return locale;
    onMissing?.(rest);
  }
  return locales.get('en') as Locale;
}

/** A table with the shape of `whole`: the texts of `part` where it has them, else those of `whole`. */
export const completed = <T>(whole: T, part: unknown): T =>
  (typeof whole === 'string'
    ? typeof part === 'string'
      ? part
      : whole
    : Object.fromEntries(
        Object.entries(whole as object).map(([key, text]) => [
          key,
          completed<unknown>(text, (part as Partial<Record<string, unknown>> | null | undefined)?.[key]),
        ]),
      )) as T;
