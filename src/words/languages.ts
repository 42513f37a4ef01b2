import type {DiagramTexts, PartTexts} from './registry.js';

type Load<Table> = () => Promise<{readonly [name: string]: Table}>;

/**
 * The shipped languages besides English, by BCP 47 tags in lower case. A language has two tables: what diagrams say, and the
 * texts of parts. Each is fetched when a board needs it, and is all that its module exports. A language is also in `shipped.ts`
 * and in the exports of package.json.
 */
export const languages: {
  readonly [tag: string]: readonly [diagrams: Load<DiagramTexts>, parts: Load<PartTexts>];
} = {
  de: [() => import('./de-diagrams.js'), () => import('./de-parts.js')], // Deutsch
  es: [() => import('./es-diagrams.js'), () => import('./es-parts.js')], // Español
  fr: [() => import('./fr-diagrams.js'), () => import('./fr-parts.js')], // Français
  nl: [() => import('./nl-diagrams.js'), () => import('./nl-parts.js')], // Nederlands
};
