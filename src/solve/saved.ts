import type {Position} from '../notation/index.js';
import {parseMoveText} from '../pgn/index.js';
import {Attempt} from './attempt.js';
import {isSame, type Solution} from './solution.js';

/** What a browser keeps of an attempt: `solve 1 0 1. Ra7 Kg8` is one mistake, no hint, and the moves. */
const saved = /^solve (\d+) (\d+) (.*)$/;

/** An attempt as text, for a browser to restore; empty where nothing has happened in it. */
export const saveAttempt = ({hasBegun, mistakes, hints, moveText}: Attempt): string =>
  hasBegun ? `solve ${mistakes} ${hints} ${moveText}` : '';

/**
 * Makes an attempt again of what was saved.
 *
 * @returns The attempt, and the position that it has come to; `null` where the text is of another puzzle: the page may
 * have changed meanwhile.
 */
export function restoreAttempt(
  solution: Solution,
  text: string,
): {readonly attempt: Attempt; readonly position: Position} | null {
  const [found, mistakes, hints, moveText = ''] = saved.exec(text) ?? [];
  if (!found) return null;
  const attempt = new Attempt(solution, {mistakes: Number(mistakes), hints: Number(hints)});
  const {moves, issues} = parseMoveText(moveText, solution.start);
  if (issues.length > 0) return null;
  let position = solution.start;
  for (const {san, position: next} of moves) {
    const {phase} = attempt;
    if (phase.is === 'playing' && isSame(phase.move.position, next)) attempt.playNext();
    else if (phase.is !== 'solver' || attempt.judge(next, san).is === 'wrong') return null;
    position = next;
  }
  return {attempt, position};
}
