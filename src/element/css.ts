// eslint-disable-next-line no-restricted-imports -- `styleOf` has a type that takes only the text of a sheet
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * Makes a sheet a value for `styles` of lit's elements. It has its own file because the build does not minify templates
 * in a module that imports `unsafeCSS`, and bundlers put everything that parts import before lit's hydrate support.
 */
export const styleOf: (sheet: string) => CSSResult = unsafeCSS;
