import type {LocaleTable} from './registry.js';

/**
 * The shipped languages besides English, by BCP 47 tags in lower case; each is fetched when a board asks for it. From
 * these lines `npm run docs` generates `shipped.ts` and the exports of package.json.
 */
export const languages: {readonly [tag: string]: () => Promise<LocaleTable>} = {
  de: () => import('./de.js').then(({de}) => de), // Deutsch
  es: () => import('./es.js').then(({es}) => es), // Español
  fr: () => import('./fr.js').then(({fr}) => fr), // Français
  nl: () => import('./nl.js').then(({nl}) => nl), // Nederlands
};
