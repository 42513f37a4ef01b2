import type {FenIssue} from '../../core/notation/index.js';
import {parseMove, type ParsedMove} from '../../core/rules/parse-move.js';
import {play} from '../../core/rules/play.js';
import type {BoardPosition} from './board-position.js';
import type {PositionState} from './position-state.js';
import {BoardPositionWriter} from './position-writer.js';

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

const positionReplaced: {readonly ok: false; readonly error: PositionReplaced} = {
  ok: false,
  error: {
    code: 'position-replaced',
    message: 'The position has been replaced: the move was asked for in another.',
  },
};

/** Plays a move for `FenBoard.move`, unless the page has replaced the position since `before`, when the script called it. */
export function moveByScript(
  board: BoardPosition,
  before: PositionState,
  text: string,
): ParsedMove | {ok: false; error: FenIssue | PositionReplaced} {
  const {replacements, reading} = board.state;
  if (replacements !== before.replacements) return positionReplaced;
  const {position, error} = reading;
  if (!position) return {ok: false, error: error as FenIssue};
  const result = parseMove(position, text);
  if (result.ok) {
    const writer = new BoardPositionWriter(board);
    writer.show(writer.snapshot(play(position, result.move)));
  }
  return result;
}
