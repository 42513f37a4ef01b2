import {deDiagrams} from './de-diagrams.js';
import {deParts} from './de-parts.js';
import type {LocaleTable} from './registry.js';

/**
 * German.
 *
 * @example
 * addLocale('de', de); // pages fetch it themselves; other programs register it
 */
export const de: LocaleTable = {...deDiagrams, ...deParts};
