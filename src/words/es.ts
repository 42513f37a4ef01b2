import {esDiagrams} from './es-diagrams.js';
import {esParts} from './es-parts.js';
import type {LocaleTable} from './registry.js';

/**
 * Spanish.
 *
 * @example
 * addLocale('es', es); // pages fetch it themselves; other programs register it
 */
export const es: LocaleTable = {...esDiagrams, ...esParts};
