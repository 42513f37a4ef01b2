import {border, cellNamed, fileOf, pawn, rankOf, roleLetter, roleOf, squareAt, straight} from './cells.js';
import {kingOf, rightOf, type Board} from './board.js';
import {isSafeAfter, originsOf, rolesOn} from './generate.js';
import {castlingOf, fromOf, packed, promotionOf} from './move.js';
import {movesOf} from './play.js';

const maxLength = 40;
// A move number, check, mate, `!`, `?` and e.p. are skipped: `12. e4!?`, `1...Qxf7+`, `exd6 e.p.`, `Rd8 #`.
const layout = /^(\s*(?:\d+\.+\s*)?)(.*?)(?:\s*(?:e\.?p\.?|[+#!?]))*\s*$/s;
const castlingText = /^[O0o](?:[-‐‑‒–—−][O0o]){1,2}$/;
// Role, file and rank of the origin, destination and promotion, in SAN, long algebraic notation or UCI.
const moveText = /^([KQRBNACP]?)([a-wyz]?)(\d?)[-‐‑‒–—−x:×]?([a-wyz]\d)(?:[=/]?\(?([a-zA-Z])\)?)?$/;

/** A text divided into what is skipped before the move, and the move. */
interface MoveText {
  readonly margin: string;
  readonly core: string;
  /** The side of castling, 0 for kingside; -1 for other texts. */
  readonly castling: number;
  /** Undefined for castling, and for a text that does not look like a move. */
  readonly pattern?: MovePattern;
}

/** The parts of a move's text, before they are matched with a position; '' for each part that is missing. */
export interface MovePattern {
  /** An upper-case letter; '' for a pawn, and in UCI. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

export function divide(text: string): MoveText {
  // Most moves are plain SAN with nothing around it.
  let match = text.length < 9 ? moveText.exec(text) : null;
  const [, margin = '', core = ''] =
    match || text.length > maxLength ? ['', '', text] : (layout.exec(text) ?? []);
  const castling = match || !castlingText.test(core) ? -1 : core.length > 3 ? 1 : 0;
  match ??= moveText.exec(core);
  if (!match) return {margin, core, castling};
  const [, role = '', file = '', rank = '', to = '', promotion = ''] = match;
  return {margin, core, castling, pattern: {role, file, rank, to, promotion}};
}

/** Like `parseMove`, but takes a `Board` and returns a packed move; 0 if the text is not a legal move. */
export function findMove(board: Board, text: string): number {
  const {castling, pattern} = divide(text);
  if (!pattern) return findCastling(board, castling);
  const {reaching, chosen} = candidates(board, pattern);
  if (!reaching.length) return findCastling(board, castlingSideOf(board, pattern));
  return chosen.length === 1 ? (chosen[0] as number) : 0;
}

export const pieceOn = ({cells}: Board, at: number): number => cells[at] as number;
/** Whether a move names its piece by its square, not by a letter, as in UCI and long algebraic notation. */
export const namesOriginSquare = ({role, file, rank}: MovePattern): boolean => !role && !!file && !!rank;

/** Packed moves that may be meant. */
interface Candidates {
  /** The cells of pieces that fit the text and can go to the square, even if that leaves the king attacked. */
  readonly origins: readonly number[];
  /** The legal moves of these. */
  readonly reaching: readonly number[];
  /** Those that SAN writes like this, but for the promotion. */
  readonly moves: readonly number[];
  readonly chosen: readonly number[];
}

export function candidates(board: Board, wanted: MovePattern): Candidates {
  const {file} = wanted;
  const target = cellNamed(wanted.to);
  const piece = namesOriginSquare(wanted)
    ? pieceOn(board, cellNamed(file + wanted.rank))
    : board.turn | roleOf(wanted.role || 'P');
  const origins =
    (piece & border) === board.turn
      ? originsOf(board, piece, target).filter((at) => isFrom(board, wanted, at))
      : [];
  const reaching: number[] = [];
  for (const at of origins) {
    if (!isSafeAfter(board, at, target)) continue;
    for (const role of rolesOn(board, piece, target)) reaching.push(packed(at, target, role));
  }
  // SAN names the file from which a pawn captures: `d5` alone is never a capture.
  const moves = reaching.filter(
    (move) => file || !(pieceOn(board, fromOf(move)) & pawn) || fileOf(fromOf(move)) === fileOf(target),
  );
  const letter = wanted.promotion.toUpperCase();
  const chosen = letter ? moves.filter((move) => roleLetter(promotionOf(move)) === letter) : moves;
  return {origins, reaching, moves, chosen};
}

/** Whether the piece on a cell belongs to the side to move and fits the text. */
export function isFrom(board: Board, wanted: MovePattern, at: number): boolean {
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
export function castlingSideOf(board: Board, wanted: MovePattern): number {
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

/** The legal castling move to a side (0 is kingside), packed; 0 if there is none. */
const findCastling = (board: Board, side: number): number =>
  (side < 0 ? undefined : movesOf(board).find((move) => castlingOf(move) === side + 1)) ?? 0;
