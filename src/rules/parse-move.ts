import type {Position} from '../notation/position.js';
import {quote} from '../notation/visible.js';
import {boardOf, type Board} from './board.js';
import {chooseCastling, chooseMove, type MovePattern} from './choose-move.js';
import {moveErrorMessage, type MoveError} from './messages.js';
import {unpacked, type Move} from './move.js';

/**
 * The result of `parseMove`: a legal move, or why the text is not one.
 *
 * @example
 * const read = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
 * if (read.ok) {
 *   const parsed: ParsedMove = parseMove(read.position, 'e4');
 *   if (parsed.ok) parsed.move.to; // → 'e4'
 * }
 */
export type ParsedMove =
  {readonly ok: true; readonly move: Move} | {readonly ok: false; readonly error: MoveError};

const longest = 40;
// A move number, check, mate, judgement and e.p. are left out: `12. e4!?`, `1...Qxf7+`, `exd6 e.p.`, `Rd8 #`.
const layout = /^(\s*(?:\d+\.+\s*)?)(.*?)(?:\s*(?:e\.?p\.?|[+#!?]))*\s*$/s;
const castlingText = /^[O0o](?:[-‐‑‒–—−][O0o]){1,2}$/;
// Role, file and rank of the origin, destination, promotion: one pattern for SAN, long algebraic notation and UCI.
const moveText = /^([KQRBNACP]?)([a-wyz]?)(\d?)[-‐‑‒–—−x:×]?([a-wyz]\d)(?:[=/]?\(?([a-zA-Z])\)?)?$/;

/**
 * Reads a move as people and programs write it: in SAN (`Nf3`, `Nbd7`, `exd5`, `e8=Q`, `e8Q`, `O-O`, `0-0`, also with
 * en dashes), with more coordinates than SAN needs (`Ng1f3`), in long algebraic notation (`e2-e4`), or in UCI (`g1f3`,
 * `e7e8q`, castling as `e1g1` or `e1h1`). If a UCI text could be an ordinary king move or castling, it is the king
 * move.
 *
 * @param position - The position before the move.
 * @param text - The text; anything but a string of at most 40 characters is an error.
 * @returns The legal move, or what is wrong and where in the text. Never throws.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c8.2.3
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'O-O');
 *   if (parsed.ok) parsed.move.to; // → 'h1'
 *   else console.log(parsed.error.message);
 * }
 */
export function parseMove(position: Position, text: string): ParsedMove {
  const read = readMove(boardOf(position), typeof text === 'string' ? text : '');
  return typeof read === 'number' ? {ok: true, move: unpacked(read)} : {ok: false, error: read};
}

/** As `parseMove`, on a board and with a packed move. */
export function readMove(board: Board, text: string): number | MoveError {
  // Most moves are plain SAN with nothing around it.
  const plain = text.length < 9 ? moveText.exec(text) : null;
  const [, margin = '', core = ''] = plain
    ? ['', '', text]
    : text.length > longest
      ? ['', '', text]
      : (layout.exec(text) ?? []);
  const answer = plain ? chooseMove(board, wantedIn(plain)) : read(board, core);
  if (typeof answer === 'number') return answer;
  const {code, values, part = core} = answer;
  return {
    code,
    index: margin.length + core.lastIndexOf(part),
    length: part.length,
    message: moveErrorMessage(code, values),
    values,
  };
}

function read(board: Board, text: string): ReturnType<typeof chooseMove> {
  if (!text) return {code: 'move-missing', values: {}};
  if (castlingText.test(text)) return chooseCastling(board, text.length > 3 ? 1 : 0);
  const match = moveText.exec(text);
  if (!match) return {code: 'move-unreadable', values: {found: quote(text)}};
  return chooseMove(board, wantedIn(match));
}

const wantedIn = ([
  ,
  role = '',
  file = '',
  rank = '',
  to = '',
  promotion = '',
]: RegExpExecArray): MovePattern => ({
  role,
  file,
  rank,
  to,
  promotion,
});
