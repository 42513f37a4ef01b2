import {castlingSides, colors, type Position} from '../notation/position.js';
import {quote} from '../notation/visible.js';
import {boardOf, kingOf, rightOf, type Board} from './board.js';
import {
  border,
  cellNamed,
  fileOf,
  pawn,
  rankOf,
  roleLetter,
  roleOf,
  squareAt,
  straight,
  white,
} from './cells.js';
import {moveErrorMessage, type MoveError, type MoveErrorCode, type MoveErrorValues} from './messages.js';
import {castlingOf, fromOf, packed, promotionOf, unpacked, type Move} from './move.js';
import {isSafeAfter, originsOf, rolesOn} from './generate.js';
import {isInCheck} from './outcome.js';
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

const maxLength = 40;
// A move number, check, mate, `!`, `?` and e.p. are skipped: `12. e4!?`, `1...Qxf7+`, `exd6 e.p.`, `Rd8 #`.
const layout = /^(\s*(?:\d+\.+\s*)?)(.*?)(?:\s*(?:e\.?p\.?|[+#!?]))*\s*$/s;
const castlingText = /^[O0o](?:[-‐‑‒–—−][O0o]){1,2}$/;
// Role, file and rank of the origin, destination and promotion, in SAN, long algebraic notation or UCI.
const moveText = /^([KQRBNACP]?)([a-wyz]?)(\d?)[-‐‑‒–—−x:×]?([a-wyz]\d)(?:[=/]?\(?([a-zA-Z])\)?)?$/;

/**
 * Reads a move as people and programs write it: in SAN (`Nf3`, `Nbd7`, `exd5`, `e8=Q`, `e8Q`, `O-O`, `0-0`, also with
 * en dashes), with more coordinates than SAN needs (`Ng1f3`), in long algebraic notation (`e2-e4`), or in UCI (`g1f3`,
 * `e7e8q`, castling as `e1g1` or `e1h1`). UCI that could be an ordinary king move or castling is the king move.
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

/** Like `parseMove`, but takes a `Board` and returns a packed move. */
export function readMove(board: Board, text: string): number | MoveError {
  // Most moves are plain SAN with nothing around it.
  const plain = text.length < 9 ? moveText.exec(text) : null;
  const [, margin = '', core = ''] =
    plain || text.length > maxLength ? ['', '', text] : (layout.exec(text) ?? []);
  const result = plain ? chooseMove(board, patternIn(plain)) : read(board, core);
  if (typeof result === 'number') return result;
  const {code, values, part = core} = result;
  return {
    code,
    index: margin.length + core.lastIndexOf(part),
    length: part.length,
    message: moveErrorMessage(code, values),
    values,
  };
}

function read(board: Board, text: string): number | MoveRejection {
  if (!text) return {code: 'move-missing', values: {}};
  if (castlingText.test(text)) return chooseCastling(board, text.length > 3 ? 1 : 0);
  const match = moveText.exec(text);
  if (!match) return {code: 'move-unreadable', values: {found: quote(text)}};
  return chooseMove(board, patternIn(match));
}

function patternIn([
  ,
  role = '',
  file = '',
  rank = '',
  to = '',
  promotion = '',
]: RegExpExecArray): MovePattern {
  return {role, file, rank, to, promotion};
}

/** The parts of a move's text, before they are matched with a position; '' for each part that is missing. */
interface MovePattern {
  /** An upper-case letter; '' for a pawn, and in UCI. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

interface MoveRejection {
  readonly code: MoveErrorCode;
  readonly values: MoveErrorValues;
  /** The part of the text that is wrong; without it, all of the text is. */
  readonly part?: string;
}

const pieceOn = ({cells}: Board, at: number): number => cells[at] as number;
const colorOf = (board: Board): string => colors[board.turn === white ? 0 : 1];
/** Whether a move names its piece by its square, not by a letter, as in UCI and long algebraic notation. */
const namesOriginSquare = ({role, file, rank}: MovePattern): boolean => !role && !!file && !!rank;

function chooseMove(board: Board, wanted: MovePattern): number | MoveRejection {
  const {file, to} = wanted;
  const from = file + wanted.rank;
  const target = cellNamed(to);
  const unknown =
    pieceOn(board, target) === border
      ? to
      : namesOriginSquare(wanted) && pieceOn(board, cellNamed(from)) === border
        ? from
        : '';
  if (unknown) return {code: 'square-unknown', values: {square: unknown}, part: unknown};

  const piece = namesOriginSquare(wanted)
    ? pieceOn(board, cellNamed(from))
    : board.turn | roleOf(wanted.role || 'P');
  const origins =
    (piece & border) === board.turn
      ? originsOf(board, piece, target).filter((at) => isFrom(board, wanted, at))
      : [];
  const reachingMoves: number[] = [];
  for (const at of origins) {
    if (!isSafeAfter(board, at, target)) continue;
    for (const role of rolesOn(board, piece, target)) reachingMoves.push(packed(at, target, role));
  }
  if (!reachingMoves.length) {
    const side = castlingSideOf(board, wanted);
    if (side >= 0) return chooseCastling(board, side);
    return origins.length
      ? {code: 'king-in-check', values: {color: colorOf(board)}}
      : whyUnreachable(board, wanted);
  }

  // SAN names the file from which a pawn captures: `d5` alone is never a capture.
  const moves = reachingMoves.filter(
    (move) => file || !(pieceOn(board, fromOf(move)) & pawn) || fileOf(fromOf(move)) === fileOf(target),
  );
  const letter = wanted.promotion.toUpperCase();
  const chosen = letter ? moves.filter((move) => roleLetter(promotionOf(move)) === letter) : moves;
  if (chosen.length === 1) return chosen[0] as number;

  const first = reachingMoves[0] as number;
  const starts = new Set((chosen.length ? chosen : reachingMoves).map((move) => squareAt(fromOf(move))));
  const squares = [...starts].join(', ');
  const role = roleLetter(pieceOn(board, fromOf(first)));
  const expected = [...new Set(reachingMoves.map((move) => roleLetter(promotionOf(move))))].join(', ');
  if (!moves.length)
    return {code: 'capture-unsaid', values: {square: to, expected: `${squares.charAt(0)}x${to}`}};
  if (chosen.length) {
    return starts.size > 1
      ? {code: 'move-ambiguous', values: {role, square: to, squares}}
      : {code: 'promotion-missing', values: {square: to, expected}};
  }
  return promotionOf(first)
    ? {code: 'promotion-role', values: {square: to, expected, found: letter}, part: wanted.promotion}
    : {code: 'promotion-misplaced', values: {square: to}, part: wanted.promotion};
}

/** Whether the piece on a cell belongs to the side to move and fits the text. */
function isFrom(board: Board, wanted: MovePattern, at: number): boolean {
  const piece = pieceOn(board, at);
  const name = squareAt(at);
  return (
    (piece & board.turn) > 0 &&
    (namesOriginSquare(wanted) || roleLetter(piece) === (wanted.role || 'P')) &&
    (wanted.file || name.charAt(0)) + (wanted.rank || name.charAt(1)) === name
  );
}

/**
 * The side on which a king move in UCI means castling, or -1. It means castling if the king moves onto its own rook, as
 * UCI_Chess960 writes it, or onto its final square if that is two or more files away, as orthodox programs write it.
 * Without the right to castle, a move that looks like either is reported as castling.
 */
function castlingSideOf(board: Board, wanted: MovePattern): number {
  const {turn, rooks, kingDestinations} = board;
  const king = kingOf(board, turn);
  const target = cellNamed(wanted.to);
  if (!king || !namesOriginSquare(wanted) || !isFrom(board, wanted, king) || wanted.promotion) return -1;
  const side = target > king ? 0 : 1;
  const right = rightOf(turn, side);
  const isFar = Math.abs(fileOf(target) - fileOf(king)) > 1;
  const isMeant = rooks[right]
    ? target === rooks[right] || (isFar && target === kingDestinations[right])
    : rankOf(target) === rankOf(king) && (isFar || pieceOn(board, target) === (turn | straight));
  return isMeant ? side : -1;
}

/** The legal castling move to a side (0 is kingside), packed, or the reason why there is none (FIDE Laws 3.8.2). */
function chooseCastling(board: Board, side: number): number | MoveRejection {
  const castlesThere = (move: number): boolean => castlingOf(move) === side + 1;
  const found = movesOf(board).find(castlesThere);
  if (found) return found;
  const values = {color: colorOf(board), side: castlingSides[side] as string};
  if (!board.rooks[rightOf(board.turn, side)]) return {code: 'castling-no-right', values};
  if (isInCheck(board)) return {code: 'castling-in-check', values};
  return {code: movesOf(board, false).some(castlesThere) ? 'castling-attacked' : 'castling-blocked', values};
}

function whyUnreachable(board: Board, wanted: MovePattern): MoveRejection {
  const {file, rank, to} = wanted;
  const from = file + rank;
  const color = colorOf(board);
  const [candidate = 0, ...others] = [...board.cells.keys()].filter((at) => isFrom(board, wanted, at));
  const role = wanted.role || 'P';
  if (others.length) return {code: 'piece-cannot-reach', values: {color, role, square: to}};
  if (candidate) {
    const found = roleLetter(pieceOn(board, candidate));
    return {code: 'piece-cannot-move', values: {role: found, from: squareAt(candidate), square: to}};
  }
  if (!namesOriginSquare(wanted))
    return {code: from ? 'piece-not-there' : 'piece-missing', values: {color, role, from}};
  const other = pieceOn(board, cellNamed(from));
  if (!other) return {code: 'square-empty', values: {from}, part: from};
  return {code: 'wrong-turn', values: {role: roleLetter(other), from, color}, part: from};
}
