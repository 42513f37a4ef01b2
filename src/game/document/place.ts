import type {Game} from '../../core/pgn/game.js';
import {moveNumberAfter, pliesBefore} from '../../core/pgn/move-number.js';
import type {Path} from '../../core/pgn/tree.js';

/** The place of a path, as `formatPlace` writes it: `14b`, or `14b/1/16` in a variation. */
export function placeOfPath({start}: Game, path: Path): string {
  if (path.length === 0) return 'start';
  let plies = pliesBefore(start);
  return path
    .map((step, i) => {
      // Every second number is that of a variation.
      if (i % 2) return step + 1;
      const {number, isWhite} = moveNumberAfter((plies += step));
      return `${number}${isWhite ? '' : 'b'}`;
    })
    .join('/');
}

/** Divides a place that may name a game, such as `37:10b`. */
export function splitPlace(place: string | number): {
  readonly number: number | undefined;
  readonly place: string | number;
} {
  const [, number, rest = ''] = (typeof place === 'string' && /^\s*(\d+):(.*)$/s.exec(place)) || [];
  return number ? {number: Number(number), place: rest} : {number: undefined, place};
}
