/** The template tag of style sheets, without `${…}`. The build finds sheets by this name, and minifies them. */
export const css = ([text = '']: TemplateStringsArray): string => text;
