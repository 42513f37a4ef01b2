import {enGame} from '../locales/en-game.js';
import {completed, type Locale} from '../locales/registry.js';
import type {GameStrings} from '../locales/table.js';

const whole = new WeakMap<Locale, GameStrings>();

/** The strings of a locale; what its table leaves out is English. */
export function gameStringsOf(locale: Locale): GameStrings {
  let strings = whole.get(locale);
  if (!strings) {
    strings = completed(enGame, locale.table.game);
    whole.set(locale, strings);
  }
  return strings;
}
