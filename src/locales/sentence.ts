import {fill, type Values} from '../notation/messages.js';

/** A text whose first letter is a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence of a table with its slots filled; it begins with a capital, whatever fills the first slot. */
export const sentence = (template: string, values: Values): string => capitalized(fill(template, values));
