// eslint-disable-next-line no-restricted-imports -- given a name here that takes nothing but a literal without values
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * The tag of a sheet. A literal without values is its one string, so nothing is needed of what lit's own `css` does with
 * values. It stands by itself because builds minify no literals in a module that has lit's name for it.
 */
export const css: (literal: TemplateStringsArray) => CSSResult = unsafeCSS;
