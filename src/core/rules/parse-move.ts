import {castlingSides, colors, type Position} from '../notation/position.js';
import {excerpt} from '../text/fill.js';
import {boardOf, rightOf, type Board} from './board.js';
import {cellNamed, squareAt} from './cells.js';
import {border, roleLetter, white} from './pieces.js';
import {
  castlingSideOf,
  divideText,
  findCandidates,
  findMove,
  fitsPattern,
  namesOriginSquare,
  pieceOn,
  type DividedText,
  type MovePattern,
} from './find-move.js';
import {isInCheck} from './generate.js';
import {moveErrorMessage, type MoveError, type MoveErrorCode, type MoveErrorValues} from './messages.js';
import {castlesTo, fromOf, promotionOf, unpack, type Move} from './move.js';
import {movesOf} from './play.js';

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

/**
 * Reads a move as people and programs write it: in SAN (`Nf3`, `Nbd7`, `exd5`, `e8=Q`, `e8Q`, `O-O`, `0-0`, also with
 * en dashes), with more coordinates than SAN needs (`Ng1f3`), in long algebraic notation (`e2-e4`), or in UCI (`g1f3`,
 * `e7e8q`, castling as `e1g1` or `e1h1`). If a text in UCI could be castling or an ordinary king move, it is the king move.
 *
 * @param position - The position before the move.
 * @param text - The text; anything but a string of at most 40 characters is an error.
 * @returns The legal move, or what is wrong and where in the text. Never throws.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c8.2.3
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'O-O');
 *   // In castling, `to` is the square of the rook.
 *   if (parsed.ok) parsed.move.to; // → 'h1'
 *   else console.log(parsed.error.message);
 * }
 */
export function parseMove(position: Position, text: string): ParsedMove {
  const board = boardOf(position);
  const source = typeof text === 'string' ? text : '';
  const move = findMove(board, source);
  return move ? {ok: true, move: unpack(move)} : {ok: false, error: explainMove(board, source)};
}

interface MoveRejection {
  readonly code: MoveErrorCode;
  readonly values: MoveErrorValues;
  /** The part of the text that is wrong; by default the whole move. */
  readonly part?: string;
}

/** The reason why `findMove` finds no move. */
export function explainMove(board: Board, text: string): MoveError {
  const divided = divideText(text);
  const {margin, core} = divided;
  const {code, values, part = core} = rejectionOf(board, divided);
  // In `b2b3b` the wrong part is the promotion, and so the last `b`.
  const index = margin.length + core.lastIndexOf(part);
  return {code, index, length: part.length, message: moveErrorMessage(code, values), values};
}

function rejectionOf(board: Board, {core, castling, pattern}: DividedText): MoveRejection {
  if (pattern) {
    const rejection = whyNotChosen(board, pattern);
    // On eight files, C and A are more likely pieces of another language than a chancellor and an archbishop.
    const isOtherLetter =
      board.files === 8 && /[AC]/.test(pattern.role) && rejection.code === 'piece-missing';
    return isOtherLetter ? {code: 'move-unreadable', values: {found: excerpt(core)}} : rejection;
  }
  if (castling >= 0) return whyNoCastling(board, castling);
  if (!core) return {code: 'move-missing', values: {}};
  return {code: 'move-unreadable', values: {found: excerpt(core)}};
}

const colorToMove = (board: Board): string => colors[board.turn === white ? 0 : 1];

function whyNotChosen(board: Board, pattern: MovePattern): MoveRejection {
  const {file, to, promotion} = pattern;
  const from = file + pattern.rank;
  const squaresInText = namesOriginSquare(pattern) ? [to, from] : [to];
  // `cellNamed` returns a cell of the border for a square that no board has.
  const unknownSquare = squaresInText.find((square) => pieceOn(board, cellNamed(square)) === border);
  if (unknownSquare) return {code: 'square-unknown', values: {square: unknownSquare}, part: unknownSquare};

  const {origins, legal, matching, chosen} = findCandidates(board, pattern);
  const [firstMove] = legal;
  if (!firstMove) {
    const side = castlingSideOf(board, pattern);
    if (side >= 0) return whyNoCastling(board, side);
    if (!origins.length) return whyUnreachable(board, pattern);
    return {code: 'king-in-check', values: {color: colorToMove(board)}};
  }

  const originSquares = [...new Set((chosen.length ? chosen : legal).map((move) => squareAt(fromOf(move))))];
  const [firstSquare = ''] = originSquares;
  const role = roleLetter(pieceOn(board, fromOf(firstMove)));
  const expected = [...new Set(legal.map((move) => roleLetter(promotionOf(move))))].join(', ');
  // A pawn that captures names its file.
  if (!matching.length)
    return {code: 'capture-unsaid', values: {square: to, expected: `${firstSquare.charAt(0)}x${to}`}};
  if (chosen.length) {
    return originSquares.length > 1
      ? {code: 'move-ambiguous', values: {role, square: to, squares: originSquares.join(', ')}}
      : {code: 'promotion-missing', values: {square: to, expected}};
  }
  if (!promotionOf(firstMove)) return {code: 'promotion-misplaced', values: {square: to}, part: promotion};
  const found = promotion.toUpperCase();
  return {code: 'promotion-role', values: {square: to, expected, found}, part: promotion};
}

/** The reason why castling to a side, 0 for kingside, is not legal (FIDE Laws 3.8.2). */
function whyNoCastling(board: Board, side: number): MoveRejection {
  const values = {color: colorToMove(board), side: castlingSides[side] as string};
  if (!board.rooks[rightOf(board.turn, side)]) return {code: 'castling-no-right', values};
  if (isInCheck(board)) return {code: 'castling-in-check', values};
  const isPathClear = movesOf(board, /* safely */ false).some((move) => castlesTo(move, side));
  return {code: isPathClear ? 'castling-attacked' : 'castling-blocked', values};
}

function whyUnreachable(board: Board, pattern: MovePattern): MoveRejection {
  const {file, rank, to} = pattern;
  const from = file + rank;
  const color = colorToMove(board);
  const role = pattern.role || 'P';
  const fittingCells = [...board.cells.keys()].filter((cell) => fitsPattern(board, pattern, cell));
  const [onlyCell] = fittingCells;
  if (fittingCells.length > 1) return {code: 'piece-cannot-reach', values: {color, role, square: to}};
  if (onlyCell) {
    const actualRole = roleLetter(pieceOn(board, onlyCell));
    return {code: 'piece-cannot-move', values: {role: actualRole, from: squareAt(onlyCell), square: to}};
  }
  // Without the whole square, `from` may still have a file or a rank.
  if (!namesOriginSquare(pattern))
    return {code: from ? 'piece-not-there' : 'piece-missing', values: {color, role, from}};
  const pieceOnOrigin = pieceOn(board, cellNamed(from));
  if (!pieceOnOrigin) return {code: 'square-empty', values: {from}, part: from};
  return {code: 'wrong-turn', values: {role: roleLetter(pieceOnOrigin), from, color}, part: from};
}
