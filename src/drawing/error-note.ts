import {longestText} from '../notation/read-fields.js';
import type {SvgTag} from './picture.js';

const lineLength = 40;
const mostLines = 16;

/** Breaks a text into lines, at spaces where there are any. What does not fit the board is cut with an ellipsis. */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0 && lines.length < mostLines) {
    const space = rest.length > lineLength ? rest.lastIndexOf(' ', lineLength) : -1;
    const end = space > 0 ? space : lineLength;
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(space > 0 ? end + 1 : end);
  }
  if (rest.length > 0) lines.push('…');
  return lines;
}

/** What a file shows on the empty board of a FEN that cannot be read: what is wrong, and the text as given. */
export function errorNote<T>(svg: SvgTag<T>, message: string, given: string): T {
  const lines = [...linesOf(message), '', ...linesOf(given.slice(0, longestText))].map(
    (line, i) =>
      svg`<text x="16" y="${32 + i * 16}" font-size="12" font-weight="400" fill="#000">${line}</text>`,
  );
  return svg`<rect x="8" y="8" width="344" height="${lines.length * 16 + 22}" rx="4" fill="#fff" stroke="#a00" stroke-width="2"></rect>${lines}`;
}
