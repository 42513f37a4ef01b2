/** Markup whose values have been escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const references: {readonly [character: string]: string} = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and SVG, also inside of an attribute in quotation marks. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => references[character] ?? '');
