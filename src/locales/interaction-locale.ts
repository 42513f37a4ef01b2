import {enInteraction} from './en-interaction.js';
import type {InteractionStrings} from './interaction-table.js';
import type {Locale} from './registry.js';
import {completed, type DiagramStrings} from './diagram-table.js';

/** Both tables of one language. */
export interface LocaleStrings {
  readonly diagram: DiagramStrings;
  readonly interaction: InteractionStrings;
}

/** What a board speaks at this moment. */
export interface CurrentLocale {
  readonly current: Locale;
}

const whole = new WeakMap<Locale, InteractionStrings>();

/** What a board says at any moment: its language may change. What a language lacks is English. */
export const stringsOf = (locale: CurrentLocale): LocaleStrings => ({
  get diagram() {
    return locale.current.diagram;
  },
  get interaction() {
    const {current} = locale;
    const interaction = whole.get(current) ?? completed(enInteraction, current.table.interaction);
    whole.set(current, interaction);
    return interaction;
  },
});
