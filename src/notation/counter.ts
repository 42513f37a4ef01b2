import {note, type Finding} from './issue.js';

/** The counters by field, with the least value that each may have. */
const counters = {
  halfmoveClock: {code: 'halfmove-clock', least: 0},
  fullmoveNumber: {code: 'fullmove-number', least: 1},
} as const;

/** The longest counter, in digits: no game is longer, and a longer number is not a counter. */
const longestCounter = 6;

/**
 * Reads a counter: 1 to 6 digits without a zero in front.
 * @returns the least value that the counter can have when it cannot be read
 */
export function readCounter(
  text: string,
  start: number,
  end: number,
  field: keyof typeof counters,
  findings: Finding[],
): number {
  const {code, least} = counters[field];
  let value = 0;
  let digits = 0;
  for (; start + digits < end && digits <= longestCounter; digits++) {
    const digit = text.charCodeAt(start + digits) - 48;
    if (!(digit >= 0 && digit <= 9)) break;
    value = 10 * value + digit;
  }
  if (digits === 0 || digits > longestCounter || start + digits !== end) {
    const dash = end === start + 1 && text[start] === '-';
    note(findings, dash ? 'repair' : 'error', field, code, start, end);
    return least;
  }
  if (text[start] === '0' && digits > 1) {
    note(findings, 'repair', field, 'leading-zeros', start, end, {expected: Math.max(value, least)});
  } else if (value < least) note(findings, 'repair', field, code, start, end);
  return Math.max(value, least);
}
