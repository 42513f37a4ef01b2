import {diagonal, diagonals, forwardOf, king, leap, leaps, pawn, straight, straights} from './cells.js';

/** Whether a cell is attacked by a piece of that colour, whatever is on the cell itself. */
export function isAttacked(cells: Uint8Array, at: number, by: number): boolean {
  const behind = at - forwardOf(by);
  return (
    isSeenAlong(cells, at, straights, by, straight) ||
    isSeenAlong(cells, at, diagonals, by, diagonal) ||
    cells[behind - 1] === (by | pawn) ||
    cells[behind + 1] === (by | pawn) ||
    isLeaptAt(cells, at, by | leap)
  );
}

function isSeenAlong(
  cells: Uint8Array,
  at: number,
  steps: readonly number[],
  by: number,
  slide: number,
): boolean {
  const slider = by | slide;
  for (const step of steps) {
    let seen = at + step;
    if (cells[seen] === (by | king)) return true;
    while (cells[seen] === 0) seen += step;
    if (((cells[seen] as number) & slider) === slider) return true;
  }
  return false;
}

function isLeaptAt(cells: Uint8Array, at: number, leaper: number): boolean {
  for (const jump of leaps) if (((cells[at + jump] as number) & leaper) === leaper) return true;
  return false;
}
