import {classic} from './classic.js';
import {addPieces, piecesNamed} from './pieces.js';
import {registerLocale} from '../../words/registry.js';
import {shippedTables} from '../../words/shipped.js';

let isDone = false;

/** Registers the shipped pieces and languages, for programs that do not fetch them. Does not replace any that are registered. */
export function registerShippedPiecesAndLocales(): void {
  if (isDone) return;
  isDone = true;
  if (!piecesNamed('classic')) addPieces('classic', classic);
  for (const [lang, table] of Object.entries(shippedTables)) registerLocale(lang, table);
}
