import type {Position} from '../notation/position.js';

/** The number of a move, and whether it is White's (`14.`) or Black's (`14…`). */
export interface MoveNumber {
  readonly number: number;
  readonly isWhite: boolean;
}

/** The number of half-moves before a position, from the move number of its FEN. */
export const pliesBefore = ({fullmoveNumber, turn}: Position): number =>
  2 * (fullmoveNumber - 1) + (turn === 'black' ? 1 : 0);

/** The number of the move that is made after this many half-moves. */
export const moveNumberAfter = (plies: number): MoveNumber => ({
  number: Math.floor(plies / 2) + 1,
  isWhite: plies % 2 === 0,
});

/** Formats the number of a move: `14.`, or `14…` for Black's; PGN and other plain text have three `dots`. */
export const formatMoveNumber = ({number, isWhite}: MoveNumber, dots = '…'): string =>
  `${number}${isWhite ? '.' : dots}`;

/** Formats moves in SAN that follow `pliesBeforeMoves` half-moves of a game, as plain text: `3... a6 4. Ba4`. */
export const formatMoves = (moves: readonly string[], pliesBeforeMoves: number): string =>
  moves
    .map((san, i) => {
      const number = moveNumberAfter(pliesBeforeMoves + i);
      return number.isWhite || i === 0 ? `${formatMoveNumber(number, '...')} ${san}` : san;
    })
    .join(' ');
