import {glyphsOf, moveNumber, numberAfter} from '../game/notation.js';
import type {Comment, GameMove} from '../pgn/index.js';

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
    const number = isInterrupted || ply % 2 === 0 ? `${moveNumber(numberAfter(ply))} ` : '';
    parts.push(`${number}${san}${glyphsOf(nags)}`, ...textsOf(commentsAfter));
    for (const variation of variations) parts.push(`(${lineText(variation, ply)})`);
    isInterrupted = textsOf(commentsAfter).length > 0 || variations.length > 0;
  }
  return parts.join(' ');
}

const textsOf = (comments: readonly Comment[]): string[] => comments.map(({text}) => text).filter(Boolean);
