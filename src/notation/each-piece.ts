import type {PieceLetter} from './position.js';

/**
 * Calls `visit` for every piece of a canonical placement, from a8 to the right and down, with the number of
 * files to its left (0 is file a) and of ranks above it (0 is rank 8). Unknown characters are passed over.
 */
export function eachPiece(
  placement: string,
  visit: (piece: PieceLetter, left: number, above: number) => void,
): void {
  let left = 0;
  let above = 0;
  for (let i = 0; i < placement.length; i++) {
    const code = placement.charCodeAt(i);
    if (code === 47 /* / */) {
      above++;
      left = 0;
    } else if (code > 57 /* 9 */) {
      visit(placement[i] as PieceLetter, left++, above);
    } else {
      // The only two-digit run is 10, and its 0 adds nine to the 1 already counted.
      left += code === 48 ? 9 : code - 48;
    }
  }
}
