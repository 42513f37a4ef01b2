import type {Locale} from './registry.js';
import type {ButtonStrings, DiagramStrings, PlayStrings} from './table.js';

/** The texts that a part needs of the board’s locale. */
export interface LocaleStrings<T = PlayStrings & ButtonStrings> {
  readonly diagram: DiagramStrings;
  readonly interaction: T;
}

/** The locale of a board, which can change while the board is on the page. */
export interface CurrentLocale {
  readonly current: Locale;
}

/**
 * The texts of a board, always in its current locale.
 *
 * @param textsOf - Those of one locale, as `completedBy` gives them.
 */
export const stringsOf = <T>(locale: CurrentLocale, textsOf: (locale: Locale) => T): LocaleStrings<T> => ({
  get diagram() {
    return locale.current.diagram;
  },
  get interaction() {
    return textsOf(locale.current);
  },
});
