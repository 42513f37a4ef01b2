import type {LocaleTable} from './registry.js';

/**
 * The languages that are shipped besides English, by BCP 47 tags in lower case; each is fetched when a board asks for it.
 * `npm run docs` generates `tables.ts` and exports of package.json from these lines; the build and the tests read them too.
 */
export const languages: {readonly [tag: string]: () => Promise<LocaleTable>} = {
  de: () => import('./de.js').then(({de}) => de), // Deutsch
  es: () => import('./es.js').then(({es}) => es), // Español
  fr: () => import('./fr.js').then(({fr}) => fr), // Français
  nl: () => import('./nl.js').then(({nl}) => nl), // Nederlands
};
