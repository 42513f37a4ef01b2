import type {Position} from '../notation/index.js';
import {parseMoveText} from '../pgn/index.js';
import {Attempt} from './attempt.js';
import {isSame, type Solution} from './solution.js';

/**
 * What a browser keeps of an attempt: `solve 1 0 1. Ra7 Kg8` is one mistake, no hint, and the moves; in
 * `solve 1 0 shown:2 1. Ra7 Kg8 2. Rb8#` those after the second are of the solution, for which the person has asked.
 */
const saved = /^solve (\d+) (\d+) (?:shown:(\d+) )?(.*)$/;

/** An attempt as text, for a browser to restore; empty where nothing has happened in it. */
export function saveAttempt(attempt: Attempt): string {
  const {hasBegun, hasGivenUp, mistakes, hints, ownMoves, wholeMoveText} = attempt;
  const shown = hasGivenUp ? `shown:${ownMoves} ` : '';
  return hasBegun ? `solve ${mistakes} ${hints} ${shown}${wholeMoveText}` : '';
}

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
  const [found, mistakes, hints, ownMoves, moveText = ''] = saved.exec(text) ?? [];
  if (!found) return null;
  const attempt = new Attempt(solution, {mistakes: Number(mistakes), hints: Number(hints)});
  const {moves, issues} = parseMoveText(moveText, solution.start);
  if (issues.length > 0) return null;
  let position = solution.start;
  const giveUpAt = (played: number) => {
    if (played === Number(ownMoves)) attempt.giveUp();
  };
  for (const [played, {san, position: next}] of moves.entries()) {
    giveUpAt(played);
    const {phase} = attempt;
    if (phase.type === 'playing' && isSame(phase.move.position, next)) attempt.playNext();
    else if (phase.type !== 'solver' || attempt.judge(next, san).type === 'wrong') return null;
    position = next;
  }
  giveUpAt(moves.length);
  if (ownMoves && !attempt.hasGivenUp) return null;
  return {attempt, position};
}
