import {enInteraction} from './en-interaction.js';
import {completed, type Locale} from './registry.js';
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

const completeTables = new WeakMap<Locale, InteractionStrings>();

/**
 * The texts of a board, always in its current locale; English where the locale's table has no entry.
 *
 * The registry completes only the `diagram` part, because it is in the drop-in, and the English texts for interaction
 * are not: they come with the parts that a page loads on demand.
 */
export const stringsOf = (locale: CurrentLocale): LocaleStrings => ({
  get diagram() {
    return locale.current.diagram;
  },
  get interaction() {
    const {current} = locale;
    const interaction = completeTables.get(current) ?? completed(enInteraction, current.table.interaction);
    completeTables.set(current, interaction);
    return interaction;
  },
});
