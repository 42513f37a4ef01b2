import {classic} from './classic.js';
import {addPieces, piecesNamed} from './pieces.js';
import {registerLocale} from '../locales/registry.js';
import {tables} from '../locales/tables.js';

/**
 * Registers the piece set and the languages that the element would fetch on demand, for builds that fetch nothing.
 * Those that are already registered under the same name stay.
 */
export function registerShipped(): void {
  if (!piecesNamed('classic')) addPieces('classic', classic);
  for (const [lang, table] of Object.entries(tables)) registerLocale(lang, table);
}
