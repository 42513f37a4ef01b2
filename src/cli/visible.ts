const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A text as a terminal may show it. Files come from anywhere, and a control sequence in one could clear the screen,
 * set the window's title or turn text around: those characters are shown by their code.
 */
export const visible = (text: string): string => text.replace(invisible, codeOf);
