import {formatMark} from '../marks/format-marks.js';
import type {Mark} from '../marks/mark.js';
import {rounded} from './comments.js';
import type {Comment} from './game.js';

/** Writes a comment without its braces: the commands, then the text. */
export function formatComment({text, marks, clock, elapsed, evaluation, diagram}: Comment): string {
  const parts: string[] = [];
  if (diagram) parts.push('[#]');
  if (evaluation) {
    const {pawns, mate, depth} = evaluation;
    parts.push(`[%eval ${mate === undefined ? pawns : `#${mate}`}${depth === undefined ? '' : `,${depth}`}]`);
  }
  if (elapsed !== undefined) parts.push(`[%emt ${formatTime(elapsed)}]`);
  if (clock !== undefined) parts.push(`[%clk ${formatTime(clock)}]`);
  if (marks.length) parts.push(formatMarkCommands(marks));
  if (text) parts.push(text);
  return parts.join(' ');
}

function formatTime(given: number): string {
  const seconds = rounded(given);
  const minutes = Math.floor(seconds / 60);
  const [whole = '', part] = String(rounded(seconds - minutes * 60)).split('.');
  const two = (text: string): string => text.padStart(2, '0');
  const hours = Math.floor(minutes / 60);
  return `${hours}:${two(String(minutes % 60))}:${two(whole)}${part ? `.${part}` : ''}`;
}

/** Writes marks as PGN has them, for `parseMarks`: `[%csl Ge4,Rd5][%cal Gg1f3]`, squares first; empty without marks. */
const formatMarkCommands = (marks: readonly Mark[]): string =>
  (['csl', 'cal'] as const)
    .map((command) => {
      const some = marks.filter(({to}) => (to !== '') === (command === 'cal'));
      const list = some.map(formatMark).join(',');
      return list && `[%${command} ${list}]`;
    })
    .join('');
