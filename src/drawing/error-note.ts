import {longestText} from '../notation/read-strict.js';
import type {SvgTag} from './picture.js';

const lineLength = 40;
const mostLines = 16;

/** A line of a text, and where in the text it begins, in UTF-16 units. */
interface Line {
  readonly text: string;
  readonly start: number;
}

/** Breaks a text into lines, at spaces if there are any. What does not fit on the board is cut off with an ellipsis. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length && lines.length < mostLines) {
    const rest: readonly string[] = text.slice(start, start + 2 * lineLength + 2).match(/./gsu) ?? [];
    const space = rest.length > lineLength ? rest.lastIndexOf(' ', lineLength) : -1;
    const line = rest.slice(0, space > 0 ? space : lineLength).join('');
    lines.push({text: line, start});
    start += line.length + (space > 0 ? 1 : 0);
  }
  if (start < text.length) lines.push({text: '…', start: text.length});
  return lines;
}

/** The note in the file of a FEN that cannot be read: the error, and the text with `place`, in UTF-16 units, marked. */
export function drawErrorNote<T>(
  svg: SvgTag<T>,
  message: string,
  given: string,
  place: {readonly index: number; readonly length: number},
): T {
  const lines = [
    ...linesOf(message).map(({text}) => [text]),
    [''],
    ...linesOf(given.slice(0, longestText)).map(({text, start}) => {
      const from = Math.max(0, place.index - start);
      const to = Math.max(from, place.index + place.length - start);
      const wrong = text.slice(from, to);
      return [
        text.slice(0, from),
        wrong && svg`<tspan text-decoration="underline" font-weight="700" fill="#a00">${wrong}</tspan>`,
        text.slice(to),
      ];
    }),
  ].map((line, i) => svg`<text x="16" y="${32 + i * 16}" fill="#000" xml:space="preserve">${line}</text>`);
  return svg`<g font-family="system-ui,sans-serif" font-size="12"><rect x="8" y="8" width="344" height="${lines.length * 16 + 22}" rx="4" fill="#fff" stroke="#a00" stroke-width="2"></rect>${lines}</g>`;
}
