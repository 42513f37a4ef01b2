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
  const add = (comments: readonly Comment[]): void => {
    for (const {text} of comments) if (text) parts.push(text);
  };
  for (const [i, {san, nags, commentsBefore, commentsAfter, variations}] of moves.entries()) {
    const ply = firstPly + i;
    add(commentsBefore);
    const number = isInterrupted || ply % 2 === 0 ? `${moveNumber(numberAfter(ply))} ` : '';
    parts.push(`${number}${san}${glyphsOf(nags)}`);
    add(commentsAfter);
    for (const variation of variations) parts.push(`(${lineText(variation, ply)})`);
    isInterrupted = commentsAfter.some(({text}) => text) || variations.length > 0;
  }
  return parts.join(' ');
}
