import {classic} from '../drawing/classic.js';
import {addPieces, piecesNamed} from '../drawing/pieces.js';
import {de} from '../words/de.js';
import {es} from '../words/es.js';
import {fr} from '../words/fr.js';
import {addWords, languageFor} from '../words/languages.js';
import {nl} from '../words/nl.js';

/** Registers what the element fetches on demand, for where everything is at hand. What is registered stays. */
export function registerShipped(): void {
  if (!piecesNamed('classic')) addPieces('classic', classic);
  for (const [lang, table] of Object.entries({de, es, fr, nl}))
    languageFor(lang, () => addWords(lang, table));
}
