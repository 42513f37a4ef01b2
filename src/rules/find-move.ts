import {kingOf, rightOf, type Board} from './board.js';
import {cellNamed, colorMask, fileOf, pawn, rankOf, roleLetter, roleOf, rook, squareAt} from './cells.js';
import {isSafeAfter, originsOf, promotionRoles} from './generate.js';
import {castlingOf, fromOf, packCells, promotionOf} from './move.js';
import {movesOf} from './play.js';

/** The length of the longest text that is read, in UTF-16 units. */
const maxLength = 40;
// A move with a number before it, and with check, mate, `!`, `?` or e.p. after it: `12. e4!?`, `exd6 e.p.`, `Rd8 #`.
const decoratedMove = /^(\s*(?:\d+\.+\s*)?)(.*?)(?:\s*(?:e\.?p\.?|[+#!?]))*\s*$/s;
const castlingText = /^[O0o](?:[-‐‑‒–—−][O0o]){1,2}$/;
// The parts of `MovePattern`, in SAN, long algebraic notation or UCI. Any letter but x is read as a file, so that the error
// can name a square outside the board.
const moveText = /^([KQRBNACP]?)([a-wyz]?)(\d?)[-‐‑‒–—−x:×]?([a-wyz]\d)(?:[=/]?\(?([a-zA-Z])\)?)?$/;

/** A text that may be a move, divided into its parts. */
export interface DividedText {
  /** The white space and the number before the move. */
  readonly margin: string;
  /** The move, without what follows it. */
  readonly core: string;
  /** The side of castling, 0 for kingside; -1 for other texts. */
  readonly castling: number;
  /** Undefined for castling, and for a text that does not look like a move. */
  readonly pattern?: MovePattern;
}

/** The parts of a move in a text; '' for each part that is missing. `file` and `rank` are those of the origin. */
export interface MovePattern {
  /** An upper-case letter; '' for a pawn, and in UCI. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

export function divideText(text: string): DividedText {
  // Most moves are plain SAN with nothing around it.
  let match = text.length < 9 ? moveText.exec(text) : null;
  const [, margin = '', core = ''] =
    match || text.length > maxLength ? ['', '', text] : (decoratedMove.exec(text) ?? []);
  // `O-O-O` is longer than `O-O`.
  const castling = match || !castlingText.test(core) ? -1 : core.length > 3 ? 1 : 0;
  match ??= moveText.exec(core);
  if (!match) return {margin, core, castling};
  const [, role = '', file = '', rank = '', to = '', promotion = ''] = match;
  return {margin, core, castling, pattern: {role, file, rank, to, promotion}};
}

/** The move that `parseMove` reads, packed; 0 if the text is not a legal move. */
export function findMove(board: Board, text: string): number {
  const {castling, pattern} = divideText(text);
  if (!pattern) return findCastling(board, castling);
  const {legal, chosen} = findCandidates(board, pattern);
  if (!legal.length) return findCastling(board, castlingSideOf(board, pattern));
  return chosen.length === 1 ? (chosen[0] as number) : 0;
}

export const pieceOn = ({cells}: Board, cell: number): number => cells[cell] as number;
/** Whether a text names the piece by its square and not by a letter, as UCI does. */
export const namesOriginSquare = ({role, file, rank}: MovePattern): boolean => !role && !!file && !!rank;

/** The cells and the packed moves that fit a text. Each list of moves contains the next one. */
export function findCandidates(board: Board, pattern: MovePattern) {
  const {file} = pattern;
  const target = cellNamed(pattern.to);
  const piece = namesOriginSquare(pattern)
    ? pieceOn(board, cellNamed(file + pattern.rank))
    : board.turn | roleOf(pattern.role || 'P');
  // The cells of pieces that can go to the destination, even if that leaves their king attacked.
  const origins = originsOf(board, piece, target).filter((cell) => fitsPattern(board, pattern, cell));
  const legal: number[] = [];
  for (const origin of origins) {
    if (!isSafeAfter(board, origin, target)) continue;
    for (const role of promotionRoles(board, piece, target)) legal.push(packCells(origin, target, role));
  }
  // In SAN `d5` is never a capture, because a pawn that captures names its file.
  const matching = legal.filter(
    (move) => file || !(pieceOn(board, fromOf(move)) & pawn) || fileOf(fromOf(move)) === fileOf(target),
  );
  // The moves with the promotion of the text. If it has none, promotions to different pieces remain.
  const letter = pattern.promotion.toUpperCase();
  const chosen = letter ? matching.filter((move) => roleLetter(promotionOf(move)) === letter) : matching;
  return {origins, legal, matching, chosen};
}

/** Whether the piece on a cell belongs to the side to move and fits a text. */
export function fitsPattern(board: Board, pattern: MovePattern, cell: number): boolean {
  const piece = pieceOn(board, cell);
  const name = squareAt(cell);
  return (
    (piece & colorMask) === board.turn &&
    (namesOriginSquare(pattern) || roleLetter(piece) === (pattern.role || 'P')) &&
    (pattern.file || name.charAt(0)) + (pattern.rank || name.charAt(1)) === name
  );
}

/**
 * The side on which a king move in UCI means castling; -1 if it does not. Castling is the move onto the king's own rook, as
 * UCI_Chess960 writes it, or onto the king's final square if that is two or more files away, as orthodox programs write it.
 * A move that looks like one of these is castling without the right too, so that the error explains it.
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
  (side < 0 ? undefined : movesOf(board).find((move) => castlingOf(move) === side + 1)) ?? 0;
