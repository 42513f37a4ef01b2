import {inColor, otherColor, type Color, type Position} from './position.js';

/**
 * Whether the only king of a colour is attacked, by default of the side to move. The description of each diagram says so, on
 * pages that do not fetch the rules, so this needs none of them. In `squares`, empty squares are blanks, and `//` separates ranks, so that
 * a step past a side edge ends on a slash.
 */
export function isKingAttacked({placement, files, turn}: Position, color: Color = turn): boolean {
  const squares = placement.replace(/\d+/g, (count) => ' '.repeat(Number(count))).replaceAll('/', '//');
  const [before = '', after, afterSecondKing] = squares.split(inColor('K', color));
  if (after === undefined || afterSecondKing !== undefined) return false;
  const toNextRank = files + 2;
  const isAttackedBy = (roles: string, steps: readonly number[], slides = false) => {
    const attackers = inColor(roles, otherColor(color));
    const isHitFrom = (step: number) => {
      let index = before.length;
      do index += step;
      while (slides && squares[index] === ' ');
      return attackers.includes(squares[index] ?? '/');
    };
    // Pawns attack only forwards.
    return steps.some((step) => isHitFrom(step) || (roles !== 'P' && isHitFrom(-step)));
  };
  const pawnStep = color === 'white' ? -toNextRank : toNextRank;
  return (
    isAttackedBy('RQC', [1, toNextRank], /* slides */ true) ||
    isAttackedBy('BQA', [toNextRank - 1, toNextRank + 1], /* slides */ true) ||
    isAttackedBy('NAC', [toNextRank - 2, toNextRank + 2, 2 * toNextRank - 1, 2 * toNextRank + 1]) ||
    isAttackedBy('K', [1, toNextRank - 1, toNextRank, toNextRank + 1]) ||
    isAttackedBy('P', [pawnStep - 1, pawnStep + 1])
  );
}
