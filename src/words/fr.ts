import {frDiagrams} from './fr-diagrams.js';
import {frParts} from './fr-parts.js';
import type {LocaleTable} from './registry.js';

/**
 * French. There is a narrow no-break space before the colon and within « ».
 *
 * @example
 * addLocale('fr', fr); // pages fetch it themselves; other programs register it
 */
export const fr: LocaleTable = {...frDiagrams, ...frParts};
