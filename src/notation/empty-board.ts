import type {Castling, Position} from './position.js';

export const noRights: Castling = Object.freeze({
  type: 'standard',
  white: Object.freeze({}),
  black: Object.freeze({}),
});

/** The position of a board nobody has set up, and what is drawn where a FEN cannot be read. */
export const emptyBoard: Position = Object.freeze({
  files: 8,
  placement: '8/8/8/8/8/8/8/8',
  turn: 'white',
  castling: noRights,
  enPassant: null,
  halfmoveClock: 0,
  fullmoveNumber: 1,
} satisfies Position);
