import {completedBy} from './complete.js';
import {enInteraction} from './en-interaction.js';
import type {Locale} from './registry.js';
import type {DiagramStrings, InteractionStrings} from './table.js';

/** The texts that interaction and toolbar need, in one language. */
export interface LocaleStrings {
  readonly diagram: DiagramStrings;
  readonly interaction: InteractionStrings;
}

/** The locale of a board, which can change while the board is on the page. */
export interface CurrentLocale {
  readonly current: Locale;
}

const interactionStringsOf = completedBy(enInteraction, ({interaction}) => interaction);

/** The texts of a board, always in its current locale; English where the locale's table has no entry. */
export const stringsOf = (locale: CurrentLocale): LocaleStrings => ({
  get diagram() {
    return locale.current.diagram;
  },
  get interaction() {
    return interactionStringsOf(locale.current);
  },
});
