import {kingDestination} from '../notation/castling-and-en-passant.js';
import {eachPiece} from '../notation/placement.js';
import {castlingSides, colors, fileLetters, ranks, type Position} from '../notation/position.js';
import {
  cellAt,
  cellCount,
  cellNamed,
  endOfRows,
  fileOf,
  firstRow,
  forwardOf,
  rankOf,
  stride,
} from './cells.js';
import {black, border, colorMask, king, pawn, pieceByCode, rook, white} from './pieces.js';
import {castlingOf, fromOf, promotionOf, toOf} from './move.js';

/** A position as an array of cells (see cells.ts and pieces.ts), on which moves are played. */
export interface Board {
  files: number;
  readonly cells: Uint8Array;
  /** The side to move: the constant `white` or `black`. */
  turn: number;
  /** The cell of White's king, then of Black's; 0 for a side that does not have exactly one king. */
  readonly kings: Uint8Array;
  /** The cell of the rook for each castling right (see `rightOf`); 0 if the right does not exist. */
  readonly rooks: Uint8Array;
  /** For each castling right, the cells on which king and rook finish. */
  kingDestinations: Uint8Array;
  rookDestinations: Uint8Array;
  /** The cell behind a pawn that has just made a double step; 0 if none. */
  enPassant: number;
}

/** The cell of a colour's king; 0 if the colour does not have exactly one king. */
export const kingOf = ({kings}: Board, color: number): number => kings[color === white ? 0 : 1] as number;
/** The index of a castling right, White's before Black's. `side` is 0 for kingside and 1 for queenside. */
export const rightOf = (color: number, side: number): number => (color === white ? 0 : 2) + side;

type CachedBoard = readonly [Position, Board];
let lastUsed: CachedBoard | null = null;
let otherCached: CachedBoard | null = null;

/** The board of a position; do not change it. The last two boards are cached, because most games are read move by move. */
export function boardOf(position: Position): Board {
  if (lastUsed?.[0] === position) return lastUsed[1];
  const cached = otherCached;
  if (cached?.[0] === position) {
    otherCached = lastUsed;
    lastUsed = cached;
    return cached[1];
  }
  const board = readBoard(position);
  // The board of a position that is not frozen is not cached, because the position may still change.
  if (Object.isFrozen(position)) {
    otherCached = lastUsed;
    lastUsed = [position, board];
  }
  return board;
}

/** The board that `scratchCopy` overwrites. A new board would take ten times as long. */
let scratchBoard: Board | null = null;

/** A copy of a board, to play a move on. The next call overwrites it, unless it was kept by `keepBoard` before. */
export function scratchCopy(board: Board): Board {
  scratchBoard ??= cloneBoard(board);
  copyInto(scratchBoard, board);
  return scratchBoard;
}

/** Caches the board that `scratchCopy` has just returned, as the board of `position`. */
export function keepBoard(position: Position, board: Board): void {
  // The board in `otherCached` is dropped and overwritten next, because `lastUsed` is often the board before the move.
  scratchBoard = otherCached?.[1] ?? null;
  otherCached = [position, board];
}

function readBoard({files, placement, turn, castling, enPassant}: Position): Board {
  const cells = new Uint8Array(cellCount).fill(border);
  for (let row = firstRow; row < endOfRows; row += stride) cells.fill(0, row, row + files);
  eachPiece(placement, (piece, file, above) => {
    cells[cellAt(file, ranks - above)] = pieceByCode[piece.charCodeAt(0)] as number;
  });
  const board: Board = {
    files,
    cells,
    turn: turn === 'white' ? white : black,
    kings: Uint8Array.of(findKing(cells, white), findKing(cells, black)),
    rooks: new Uint8Array(4),
    kingDestinations: new Uint8Array(4),
    rookDestinations: new Uint8Array(4),
    enPassant: 0,
  };
  for (const color of colors) {
    const colorBit = color === 'white' ? white : black;
    const kingCell = kingOf(board, colorBit);
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file || !kingCell) continue;
      const rank = rankOf(kingCell);
      const rookCell = cellAt(fileLetters.indexOf(file), rank);
      if (cells[rookCell] !== (colorBit | rook)) continue;
      const right = rightOf(colorBit, side === 'kingside' ? 0 : 1);
      const kingEnd = cellAt(kingDestination(castling.type, files, fileOf(kingCell), side), rank);
      board.rooks[right] = rookCell;
      board.kingDestinations[right] = kingEnd;
      // The rook finishes next to the king, towards the centre (X-FEN, https://en.wikipedia.org/wiki/X-FEN).
      board.rookDestinations[right] = side === 'kingside' ? kingEnd - 1 : kingEnd + 1;
    }
  }
  // A position that was not read from a text may have an en passant square that no pawn has passed. It is ignored.
  // If there is none, the cell is 0, in the border, and not empty.
  const passedCell = enPassant ? cellNamed(enPassant) : 0;
  const enemyPawn = pawn | (board.turn ^ colorMask);
  if (!cells[passedCell] && cells[passedCell - forwardOf(board.turn)] === enemyPawn)
    board.enPassant = passedCell;
  return board;
}

function findKing(cells: Uint8Array, color: number): number {
  const firstKing = cells.indexOf(color | king);
  return firstKing === cells.lastIndexOf(color | king) && firstKing > 0 ? firstKing : 0;
}

/** A copy of a board. The two share `kingDestinations` and `rookDestinations`, which no move changes. */
export const cloneBoard = (board: Board): Board => ({
  ...board,
  cells: board.cells.slice(),
  kings: board.kings.slice(),
  rooks: board.rooks.slice(),
});

/** Makes `target` a copy of `source`, as `cloneBoard` does, without a new object. */
export function copyInto(target: Board, source: Board): void {
  target.files = source.files;
  target.kingDestinations = source.kingDestinations;
  target.rookDestinations = source.rookDestinations;
  target.cells.set(source.cells);
  target.kings.set(source.kings);
  target.rooks.set(source.rooks);
  target.turn = source.turn;
  target.enPassant = source.enPassant;
}

/** Plays a null move, which only passes the turn. */
export function pass(board: Board): void {
  board.turn ^= colorMask;
  board.enPassant = 0;
}

/** Plays a packed move on a board, without checking it. */
export function advance(board: Board, move: number): void {
  const {cells, kings, rooks, turn} = board;
  const moverIndex = turn === white ? 0 : 1;
  const from = fromOf(move);
  const to = toOf(move);
  const castling = castlingOf(move);
  const piece = cells[from] as number;
  // The captured piece; in castling, the king's own rook.
  const targetPiece = cells[to] as number;
  const forward = forwardOf(turn);
  const enPassantCell = board.enPassant;

  board.turn = turn ^ colorMask;
  board.enPassant = 0;
  cells[from] = 0;
  if (castling) {
    const right = rightOf(turn, castling - 1);
    const kingEnd = board.kingDestinations[right] as number;
    // Both pieces are removed first, because each may finish on the other's square.
    cells[to] = 0;
    cells[kingEnd] = piece;
    cells[board.rookDestinations[right] as number] = targetPiece;
    kings[moverIndex] = kingEnd;
  } else {
    const role = promotionOf(move);
    cells[to] = role ? turn | role : piece;
    if (piece & pawn) {
      if (to === enPassantCell) cells[to - forward] = 0;
      if (to === from + 2 * forward) board.enPassant = from + forward;
    }
    // The king of a side with several kings is not tracked.
    if (piece & king && kings[moverIndex]) kings[moverIndex] = to;
  }
  for (let right = 0; right < rooks.length; right++) {
    const rookCell = rooks[right];
    // Rights 0 and 1 are White's. A king that has moved has no rights.
    const isMoversRight = right >> 1 === moverIndex;
    const isKingGone = isMoversRight && piece & king;
    if (rookCell === from || rookCell === to || isKingGone) rooks[right] = 0;
  }
}
