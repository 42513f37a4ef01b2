import type {LocaleTable} from './registry.js';

/**
 * The one list of the languages that are shipped beside English: by BCP 47 tags in lower case, each fetched when a
 * board asks for it. What needs all of them at once, and the exports of package.json, is generated from these lines by
 * `npm run docs`; the build and the tests read them too.
 */
export const languages: {readonly [tag: string]: () => Promise<LocaleTable>} = {
  de: () => import('./de.js').then(({de}) => de), // Deutsch
  es: () => import('./es.js').then(({es}) => es), // Español
  fr: () => import('./fr.js').then(({fr}) => fr), // Français
  nl: () => import('./nl.js').then(({nl}) => nl), // Nederlands
};
