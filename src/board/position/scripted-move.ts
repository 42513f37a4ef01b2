import type {FenIssue} from '../../core/notation/index.js';
import {parseMove, type ParsedMove} from '../../core/rules/parse-move.js';
import {play} from '../../core/rules/play.js';
import {BoardPositions} from './board-positions.js';
import type {FenSource} from './fen-source.js';

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

/** Plays a move for `FenBoard.move`; `replacements` and `start` are from `source`, when the script called `move`. */
export function moveByScript(
  source: FenSource,
  replacements: number,
  start: string | null,
  text: string,
): ParsedMove | {ok: false; error: FenIssue | PositionReplaced} {
  if (replacements !== source.replacements || !Object.is(start, source.start)) return positionReplaced;
  const {position, error} = source.read();
  if (!position) return {ok: false, error: error as FenIssue};
  const result = parseMove(position, text);
  if (result.ok) {
    const positions = new BoardPositions(source);
    positions.show(positions.snapshot(play(position, result.move)));
  }
  return result;
}
