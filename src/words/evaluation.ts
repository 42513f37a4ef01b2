import type {Evaluation} from '../core/pgn/game.js';

/** The y of an evaluation in a picture of this height: 0 if White wins. Each further pawn counts less. Mate is 99 pawns. */
export const evaluationY = ({pawns, mate}: Evaluation, height: number): number =>
  height / (1 + Math.exp(0.4 * (mate === undefined ? pawns : mate < 0 ? -99 : 99)));

/** An evaluation as players write it: `+0.8`, or `#-3` for a mate. */
export function evaluationText({pawns, mate}: Evaluation): string {
  if (mate !== undefined) return `#${mate}`;
  // Zero has no sign, whatever it was before it was rounded.
  const tenths = Math.round(pawns * 10) || 0;
  return `${tenths > 0 ? '+' : ''}${(tenths / 10).toFixed(1)}`;
}
