// eslint-disable-next-line no-restricted-imports -- given a name here that takes nothing but the text of a sheet
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * Makes of a sheet what lit's elements have in `styles`. It has a file of its own, because the build leaves a module's
 * templates as they are where `unsafeCSS` is imported, and because bundlers put what parts import, too, before lit's
 * hydrate support.
 */
export const styleOf: (sheet: string) => CSSResult = unsafeCSS;
