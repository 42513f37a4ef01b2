import {glyphsOf} from '../game/notation.js';
import type {Comment, GameMove} from '../pgn/index.js';

/** The number of a move, from the plies played since move 1: `14.` or `14…`. */
export const numberOf = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'}`;

/**
 * A line in running text, with the variations inside it in brackets.
 *
 * @param firstPly - How many plies were played since move 1 before the line.
 */
export function lineText(moves: readonly GameMove[], firstPly: number): string {
  const parts: string[] = [];
  let isInterrupted = true;
  for (const [i, {san, nags, commentsBefore, commentsAfter, variations}] of moves.entries()) {
    const ply = firstPly + i;
    parts.push(...textsOf(commentsBefore));
    const number = isInterrupted || ply % 2 === 0 ? `${numberOf(ply)} ` : '';
    parts.push(`${number}${san}${glyphsOf(nags)}`, ...textsOf(commentsAfter));
    for (const variation of variations) parts.push(`(${lineText(variation, ply)})`);
    isInterrupted = textsOf(commentsAfter).length > 0 || variations.length > 0;
  }
  return parts.join(' ');
}

const textsOf = (comments: readonly Comment[]): string[] => comments.map(({text}) => text).filter(Boolean);
