import type {Engine, Score} from '../../../src/board/engine/index.js';
import type {Position} from '../../../src/core/notation/index.js';
import {formatSan, legalMoves} from '../../../src/core/rules/index.js';

/** An engine that a page has made: it finds one line with this score, as soon as `mayAnswer` allows. */
export const engineOfPage = (
  score: Score,
  mayAnswer: (position: Position, depth?: number) => Promise<unknown> = () => Promise.resolve(),
): Engine => {
  const analyse = async function* (position: Position, {depth}: {readonly depth?: number}) {
    await mayAnswer(position, depth);
    const [move] = legalMoves(position);
    if (move) yield {depth: 9, lines: [{score, moves: [move], san: [formatSan(position, move)]}]};
  };
  return {analyse} as unknown as Engine;
};
