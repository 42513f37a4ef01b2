import type {Comment} from './game.js';

/** The time on the clock in the comments on a move, in seconds. */
export const clockSeconds = (comments: readonly Comment[]): number | undefined =>
  comments.find(({clock}) => clock !== undefined)?.clock;

/** Formats seconds as a clock shows them: `1:05:30`, `5:30`, and below ten seconds, with tenths, `0:09.4`. */
export function formatClock(seconds: number): string {
  // Times in comments have at most three decimals; smaller differences are rounding errors.
  const thousandths = Math.round(seconds * 1000);
  const wholeSeconds = Math.floor(thousandths / 1000);
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  const tenths = wholeSeconds < 10 && thousandths % 1000 ? `.${Math.floor((thousandths % 1000) / 100)}` : '';
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(wholeSeconds % 60)}${tenths}`;
}

/** The time on the clock in the comments on a move, as text; empty if no comment has a clock. */
export function clockText(comments: readonly Comment[]): string {
  const seconds = clockSeconds(comments);
  return seconds === undefined ? '' : formatClock(seconds);
}
