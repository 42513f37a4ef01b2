import type {LocaleTable} from './registry.js';

/**
 * The shipped languages besides English, by BCP 47 tags in lower case. A language is fetched when a board needs it. A module
 * has the tag as its name and exports only its table. A language is also in `shipped.ts` and in the exports of package.json.
 */
export const languages: {readonly [tag: string]: () => Promise<{readonly [name: string]: LocaleTable}>} = {
  de: () => import('./de.js'), // Deutsch
  es: () => import('./es.js'), // Español
  fr: () => import('./fr.js'), // Français
  nl: () => import('./nl.js'), // Nederlands
};
