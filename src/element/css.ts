// eslint-disable-next-line no-restricted-imports -- `styleOf` has a type that takes only the text of a sheet
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * Makes a sheet a value for `styles` of lit's elements. Not in `dom/sheets.ts`: the build does not minify templates in a
 * module that imports `unsafeCSS`, and bundlers would load lit before its hydrate support if all sheets imported it.
 */
export const styleOf: (sheet: string) => CSSResult = unsafeCSS;
