import type {Evaluation} from '../core/pgn/game.js';

/** The y of an evaluation in a picture of this height: 0 if White wins. Each further pawn counts less. Mate is 99 pawns. */
export const evaluationY = ({pawns, mate}: Evaluation, height: number): number =>
  height / (1 + Math.exp(0.4 * (mate === undefined ? pawns : mate < 0 ? -99 : 99)));

/** An evaluation as players of a language write it: `+0.8`, in German `+0,8`, or `#-3` for a mate. */
export const evaluationText = ({pawns, mate}: Evaluation, tag: string): string =>
  mate === undefined
    ? pawns.toLocaleString(tag, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      })
    : `#${mate}`;
