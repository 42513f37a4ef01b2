// eslint-disable-next-line no-restricted-imports -- given a name here that takes nothing but a literal without values
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * Makes a sheet for lit: of a template without values, as its tag, or of a text. Lit's own `css` checks and joins
 * values, and is larger. It has a file of its own because the build leaves a module's templates as they are where
 * `unsafeCSS` is imported.
 */
export const css: (text: TemplateStringsArray | string) => CSSResult = unsafeCSS;
