import {classic} from './classic.js';
import {addPieces, piecesNamed} from './pieces.js';
import {de} from '../locales/de.js';
import {es} from '../locales/es.js';
import {fr} from '../locales/fr.js';
import {addLocale, localeFor} from '../locales/registry.js';
import {nl} from '../locales/nl.js';

/** Registers what the element fetches on demand, for where everything is at hand. What is registered stays. */
export function registerShipped(): void {
  if (!piecesNamed('classic')) addPieces('classic', classic);
  for (const [lang, table] of Object.entries({de, es, fr, nl})) localeFor(lang, () => addLocale(lang, table));
}
