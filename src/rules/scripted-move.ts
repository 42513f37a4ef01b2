/** The rules of `FenBoard.move`, fetched when a script first moves: reading a move, and making it. */
export {parseMove} from './parse-move.js';
export {play} from './play.js';

/**
 * Why a move is refused whose position is gone: the page has set another before these rules had come.
 *
 * @example
 * const moved = board.move('e4');
 * board.fen = 'start';
 * const result = await moved;
 * if (!result.ok) result.error.code; // → 'position-replaced'
 */
export interface PositionReplaced {
  readonly code: 'position-replaced';
  /** A sentence in English. */
  readonly message: string;
}

export const positionReplaced: {readonly ok: false; readonly error: PositionReplaced} = {
  ok: false,
  error: {
    code: 'position-replaced',
    message: 'The position has been replaced: the move was asked for in another.',
  },
};
