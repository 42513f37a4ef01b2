import {nlDiagrams} from './nl-diagrams.js';
import {nlParts} from './nl-parts.js';
import type {LocaleTable} from './registry.js';

/**
 * Dutch.
 *
 * @example
 * addLocale('nl', nl); // pages fetch it themselves; other programs register it
 */
export const nl: LocaleTable = {...nlDiagrams, ...nlParts};
