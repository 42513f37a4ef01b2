// eslint-disable-next-line no-restricted-imports -- `styleOf` has a type that takes only the text of a sheet
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * Turns a sheet into a value for `styles` of lit's elements. In a file of its own for two reasons: the build does not
 * minify templates in a module that imports `unsafeCSS`, and bundlers put everything that parts import before lit's
 * hydrate support.
 */
export const styleOf: (sheet: string) => CSSResult = unsafeCSS;
