// eslint-disable-next-line no-restricted-imports -- given a name here that takes nothing but the text of a sheet
import {unsafeCSS, type CSSResult} from 'lit';

/**
 * The template tag of a style sheet without values; it returns the text. The build finds sheets by the name of this
 * tag, and removes their comments and white space.
 */
export const css = ([text = '']: TemplateStringsArray): string => text;

/**
 * Makes of a sheet what lit's elements have in `styles`. Here, because the build leaves a module's templates as they
 * are where `unsafeCSS` is imported.
 */
export const styleOf: (sheet: string) => CSSResult = unsafeCSS;
