import {inColor, type Position} from '../notation/position.js';

/**
 * Whether the only king of the side to move is attacked. The description of each diagram says so, on pages that do not fetch
 * the rules, so this needs no other module of them. In `squares`, empty squares are blanks, and `//` separates ranks, so that
 * a step past a side edge ends on a slash.
 */
export function isKingAttacked({placement, files, turn}: Position): boolean {
  const squares = placement.replace(/\d+/g, (count) => ' '.repeat(Number(count))).replaceAll('/', '//');
  const [before = '', after, afterSecondKing] = squares.split(inColor('K', turn));
  if (after === undefined || afterSecondKing !== undefined) return false;
  const toNextRank = files + 2;
  const isAttackedBy = (roles: string, steps: readonly number[], slides = false) => {
    const attackers = inColor(roles, turn === 'white' ? 'black' : 'white');
    const isHitFrom = (step: number) => {
      let index = before.length;
      do index += step;
      while (slides && squares[index] === ' ');
      return attackers.includes(squares[index] ?? '/');
    };
    // Pawns attack only forwards.
    return steps.some((step) => isHitFrom(step) || (roles !== 'P' && isHitFrom(-step)));
  };
  const pawnStep = turn === 'white' ? -toNextRank : toNextRank;
  return (
    isAttackedBy('RQC', [1, toNextRank], /* slides */ true) ||
    isAttackedBy('BQA', [toNextRank - 1, toNextRank + 1], /* slides */ true) ||
    isAttackedBy('NAC', [toNextRank - 2, toNextRank + 2, 2 * toNextRank - 1, 2 * toNextRank + 1]) ||
    isAttackedBy('K', [1, toNextRank - 1, toNextRank, toNextRank + 1]) ||
    isAttackedBy('P', [pawnStep - 1, pawnStep + 1])
  );
}
