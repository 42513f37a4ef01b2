import type {FieldReader} from './field-reader.js';

/**
 * Reads a counter: 1 to 6 digits without a zero in front. No game is longer.
 * @param least what the counter starts at
 */
export function readCounter(text: string, least: number, reader: Pick<FieldReader, 'note'>): number {
  const digits = /^\d{1,6}$/.test(text);
  const value = digits ? Math.max(Number(text), least) : least;
  if (!digits && text !== '-') reader.note('error', 'counter');
  else if (String(value) !== text) reader.note('repair', 'spelling', {expected: value});
  return value;
}
