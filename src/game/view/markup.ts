import {html} from 'lit/html.js';
import {escapeMarkup, Markup} from '../../core/text/markup.js';

/** Nothing is written of a value that is missing or false. */
function textOf(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value == null || value === false) return '';
  return escapeMarkup((value as string | number).toString());
}

/** The template tag for markup that is made once, and not drawn anew piece by piece. It escapes all values but its own results. */
export const markup = (strings: TemplateStringsArray, ...values: readonly unknown[]): Markup =>
  new Markup(String.raw({raw: strings}, ...values.map(textOf)));

/** An attribute with a blank before it; nothing if its value is missing. */
export const attribute = (name: string, value: string | null | undefined): Markup =>
  value == null ? new Markup('') : new Markup(` ${name}="${textOf(value)}"`);

/** A template of lit without any part that changes. Lit alone may make elements of a text under a strict policy. */
export const staticTemplate = ({text}: Markup): unknown =>
  html(Object.assign([text], {raw: [text]}) satisfies TemplateStringsArray);
