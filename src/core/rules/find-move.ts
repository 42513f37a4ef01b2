import {kingOf, rightOf, type Board} from './board.js';
import {cellNamed, fileOf, rankOf, squareAt} from './cells.js';
import {colorMask, pawn, roleLetter, roleCode, rook} from './pieces.js';
import {isSafeAfter, originsOf, promotionRoles} from './generate.js';
import {castlesTo, fromOf, packCells, promotionOf} from './move.js';
import {movesOf} from './play.js';

/** The length of the longest text that is read as a move, in UTF-16 units. */
const maxLength = 40;
// A move with a number before it, and with check, mate, `!`, `?` or e.p. after it: `12. e4!?`, `exd6 e.p.`, `Rd8 #`.
const decoratedMove = /^(\s*(?:\d+\.+\s*)?)(.*?)(?:\s*(?:e\.?p\.?|[+#!?†‡≠]))*\s*$/s;
const castlingText = /^[O0o](?:[-‐‑‒–—−][O0o]){1,2}$/;
// Fits SAN, long algebraic notation and UCI. The groups are the members of `MovePattern`. Any small letter but x is read as a
// file, so that the error can name a square outside the board.
const moveText = /^([KQRBNACP]?)([a-wyz]?)(\d?)[-‐‑‒–—−xX:×]?([a-wyz]\d)(?:[=/:]?\(?([a-zA-Z])\)?)?$/;

/** A text that may be a move, divided into its parts. */
export interface DividedText {
  /** The white space and the move number before the move. */
  readonly margin: string;
  /** The move, without its number and the signs after it. */
  readonly core: string;
  /** For `O-O` 0, for `O-O-O` 1, for any other text -1. */
  readonly castling: number;
  /** Undefined for `O-O`, `O-O-O`, and a text that does not look like a move. */
  readonly pattern?: MovePattern;
}

/** The parts of a move in a text; '' for a missing part. `file` and `rank` belong to the square of origin. */
export interface MovePattern {
  /** An upper-case letter; '' in UCI, and usually for a pawn. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

export function divideText(text: string): DividedText {
  // Most texts are plain SAN, of at most eight characters as in `Qa1xb2=Q`, with nothing before or after it.
  let match = text.length <= 8 ? moveText.exec(text) : null;
  const [, margin = '', core = ''] =
    match || text.length > maxLength ? ['', '', text] : (decoratedMove.exec(text) ?? []);
  const castling = match || !castlingText.test(core) ? -1 : core.length > 3 ? 1 : 0;
  match ??= moveText.exec(core);
  if (!match) return {margin, core, castling};
  const [, role = '', file = '', rank = '', to = '', promotion = ''] = match;
  return {margin, core, castling, pattern: {role, file, rank, to, promotion}};
}

/** The move that `parseMove` reads, packed; 0 if the text does not name exactly one legal move. */
export function findMove(board: Board, text: string): number {
  const {castling, pattern} = divideText(text);
  if (!pattern) return findCastling(board, castling);
  const {legal, chosen} = findCandidates(board, pattern);
  // A move that the king can make as an ordinary one is not castling.
  if (!legal.length) return findCastling(board, castlingSideOf(board, pattern));
  return chosen.length === 1 ? (chosen[0] as number) : 0;
}

export const pieceOn = ({cells}: Board, cell: number): number => cells[cell] as number;
/** Whether a text names the piece by its square and not by a letter, as in UCI. */
export const namesOriginSquare = ({role, file, rank}: MovePattern): boolean => !role && !!file && !!rank;

/**
 * The cells (`origins`) and the packed moves that fit a text, in three lists that become shorter: `legal` has all legal moves,
 * `matching` has no capture by a pawn whose file is not named, and `chosen` has only the promotion that the text names.
 */
export function findCandidates(board: Board, pattern: MovePattern) {
  const {file} = pattern;
  const target = cellNamed(pattern.to);
  const piece = namesOriginSquare(pattern)
    ? pieceOn(board, cellNamed(file + pattern.rank))
    : board.turn | roleCode(pattern.role || 'P');
  // The cells of pieces that can go to the destination, even if the move leaves their king attacked.
  const origins = originsOf(board, piece, target).filter((cell) => fitsPattern(board, pattern, cell));
  const legal: number[] = [];
  for (const origin of origins) {
    if (!isSafeAfter(board, origin, target)) continue;
    for (const role of promotionRoles(board, piece, target)) legal.push(packCells(origin, target, role));
  }
  // In SAN `d5` is never a capture, because a pawn that captures names its file. `Pxd5` says so without the file.
  const matching = legal.filter(
    (move) =>
      file ||
      pattern.role === 'P' ||
      !(pieceOn(board, fromOf(move)) & pawn) ||
      fileOf(fromOf(move)) === fileOf(target),
  );
  // If the text names no promotion, promotions to different pieces remain.
  const letter = pattern.promotion.toUpperCase();
  const chosen = letter ? matching.filter((move) => roleLetter(promotionOf(move)) === letter) : matching;
  return {origins, legal, matching, chosen};
}

/** Whether the piece on a cell belongs to the side to move and fits the role, file and rank of a pattern. */
export function fitsPattern(board: Board, pattern: MovePattern, cell: number): boolean {
  const piece = pieceOn(board, cell);
  const name = squareAt(cell);
  return (
    (piece & colorMask) === board.turn &&
    (namesOriginSquare(pattern) || roleLetter(piece) === (pattern.role || 'P')) &&
    (!pattern.file || pattern.file === name.charAt(0)) &&
    (!pattern.rank || pattern.rank === name.charAt(1))
  );
}

/**
 * The side on which a king move in UCI castles, 0 for kingside; -1 if it is not castling. UCI_Chess960 writes castling as a
 * move onto the king's own rook, orthodox programs as a move onto the king's final square, two or more files away. A move
 * that looks like one of these counts as castling even if the right is missing, so that the error can say so.
 */
export function castlingSideOf(board: Board, pattern: MovePattern): number {
  const {turn, rooks, kingDestinations} = board;
  const king = kingOf(board, turn);
  const target = cellNamed(pattern.to);
  if (!king || !namesOriginSquare(pattern) || !fitsPattern(board, pattern, king) || pattern.promotion)
    return -1;
  const side = target > king ? 0 : 1;
  const right = rightOf(turn, side);
  const isFar = Math.abs(fileOf(target) - fileOf(king)) > 1;
  const isCastling = rooks[right]
    ? target === rooks[right] || (isFar && target === kingDestinations[right])
    : rankOf(target) === rankOf(king) && (isFar || pieceOn(board, target) === (turn | rook));
  return isCastling ? side : -1;
}

/** The legal castling move to a side, packed; 0 if there is none. */
const findCastling = (board: Board, side: number): number =>
  (side < 0 ? undefined : movesOf(board).find((move) => castlesTo(move, side))) ?? 0;
