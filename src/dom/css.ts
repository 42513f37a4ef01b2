/**
 * The tag of a sheet that is adopted as text. A literal without values is its one string; builds know sheets by the name
 * of the tag, and remove their comments and blanks.
 */
export const css = ([text = '']: TemplateStringsArray): string => text;
