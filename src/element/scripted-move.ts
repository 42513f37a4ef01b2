/** The rules for `FenBoard.move`, fetched when a script first calls it. */
export {parseMove} from '../rules/parse-move.js';
export {play} from '../rules/play.js';
export {Echoes} from './echoes.js';

/**
 * The error of `move` if the page has set another position before the rules had loaded.
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
