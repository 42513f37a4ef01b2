import {classic} from './classic.js';
import {addPieces, piecesNamed} from './pieces.js';
import {de} from '../locales/de.js';
import {es} from '../locales/es.js';
import {fr} from '../locales/fr.js';
import {addLocale, localeFor} from '../locales/registry.js';
import {nl} from '../locales/nl.js';

const tables = {de, es, fr, nl};
/** The languages that a build has when all is registered. */
export const shippedLanguages: readonly string[] = ['en', ...Object.keys(tables)];

/**
 * Registers the piece set and the languages that the element would fetch on demand, for builds that fetch nothing.
 * Those that are already registered under the same name stay.
 */
export function registerShipped(): void {
  if (!piecesNamed('classic')) addPieces('classic', classic);
  for (const [lang, table] of Object.entries(tables)) localeFor(lang, () => addLocale(lang, table));
}
