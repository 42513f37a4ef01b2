import {castlingDestinations} from '../notation/castling-destinations.js';
import {eachPiece} from '../notation/placement.js';
import {
  castlingSides,
  colors,
  files as fileLetters,
  ranks,
  type File,
  type Position,
} from '../notation/position.js';
import {
  black,
  border,
  cellAt,
  cellCount,
  cellNamed,
  endOfRows,
  fileOf,
  firstRow,
  forwardOf,
  king,
  pawn,
  pieceByCode,
  rankOf,
  straight,
  stride,
  white,
} from './cells.js';
import {castlingOf, fromOf, promotionOf, toOf} from './move.js';

/** A position laid out for moving pieces: the rules read one from a `Position`, and change only their own. */
export interface Board {
  files: number;
  readonly cells: Uint8Array;
  /** Whose move it is: `white` or `black` of cells.ts. */
  turn: number;
  /** The cell of each side's king, White's first; 0 unless it has exactly one. */
  readonly kings: Uint8Array;
  /** The cells of the rooks that may castle, 0 for none, and where their kings and they would go; see `rightOf`. */
  readonly rooks: Uint8Array;
  goals: Uint8Array;
  rookGoals: Uint8Array;
  /** The cell behind a pawn that has just made a double step; 0 if none. */
  enPassant: number;
}

export const kingOf = ({kings}: Board, color: number): number => kings[color === white ? 0 : 1] as number;
/** Where a right stands in `rooks` and `goals`: White's two, then Black's, kingside (0) before queenside (1). */
export const rightOf = (color: number, side: number): number => (color === white ? 0 : 2) + side;

/** The boards of the position that was asked for last, and of the one that came of it or before it. */
type Kept = readonly [Position, Board];
let recent: Kept | null = null;
let other: Kept | null = null;

/** The board of a position. Games are gone through step by step, so the last two are kept; nobody may change them. */
export function boardOf(position: Position): Board {
  if (recent?.[0] === position) return recent[1];
  const kept = other;
  if (kept?.[0] === position) {
    other = recent;
    recent = kept;
    return kept[1];
  }
  const board = readBoard(position);
  // A position that was put together by hand may still change.
  if (Object.isFrozen(position)) {
    other = recent;
    recent = [position, board];
  }
  return board;
}

/** A board that nothing refers to any more: to fill one again costs a tenth of making one. */
let spare: Board | null = null;

/** A copy of a board to play a move on. It is good until the next call, or for as long as `keepBoard` keeps it. */
export function copyToPlay(board: Board): Board {
  spare ??= newBoard(board);
  copyBoard(spare, board);
  return spare;
}

/** Keeps the last copy to play on as the board of a position made from the one asked for last. */
export function keepBoard(position: Position, board: Board): void {
  spare = other?.[1] ?? null;
  other = [position, board];
}

function readBoard(position: Position): Board {
  const {files, placement, castling, enPassant} = position;
  const board: Board = {
    files,
    cells: readPlacement(placement, files),
    turn: position.turn === 'white' ? white : black,
    kings: new Uint8Array(2),
    rooks: new Uint8Array(4),
    goals: new Uint8Array(4),
    rookGoals: new Uint8Array(4),
    enPassant: 0,
  };
  const {cells, kings, rooks} = board;
  kings[0] = findKing(cells, white);
  kings[1] = findKing(cells, black);
  colors.forEach((name, color) =>
    castlingSides.forEach((side, number) => {
      const file = castling[name][side];
      const home = kings[color] as number;
      if (!file || !home) return;
      const right = color * 2 + number;
      const rank = rankOf(home);
      const rook = cellAt(fileLetters.indexOf(file), rank);
      if (cells[rook] !== (straight | (color ? black : white))) return;
      const goals = castlingDestinations(castling.type, files, fileLetters[fileOf(home)] as File, side);
      rooks[right] = rook;
      board.goals[right] = cellAt(fileLetters.indexOf(goals.king), rank);
      board.rookGoals[right] = cellAt(fileLetters.indexOf(goals.rook), rank);
    }),
  );
  // `parseFen` vouches for all this; a position put together by hand could name a pawn or a rook that is not there.
  const passed = enPassant ? cellNamed(enPassant) : 0;
  const enemyPawn = pawn | (board.turn ^ border);
  if (!cells[passed] && cells[passed - forwardOf(board.turn)] === enemyPawn) board.enPassant = passed;
  return board;
}

/** Empty boards of eight and of ten files. */
const emptyCells = [8, 10].map((files) => {
  const cells = new Uint8Array(cellCount).fill(border);
  for (let row = firstRow; row < endOfRows; row += stride) cells.fill(0, row, row + files);
  return cells;
});

function readPlacement(placement: string, files: number): Uint8Array {
  const cells = (emptyCells[files === 8 ? 0 : 1] as Uint8Array).slice();
  eachPiece(placement, (piece, file, above) => {
    cells[cellAt(file, ranks - above)] = pieceByCode[piece.charCodeAt(0)] as number;
  });
  return cells;
}

/** The cell of the only king of a colour, or 0. */
export function findKing(cells: Uint8Array, color: number): number {
  const first = cells.indexOf(color | king);
  return first === cells.lastIndexOf(color | king) && first > 0 ? first : 0;
}

export const newBoard = (board: Board): Board => ({
  ...board,
  cells: board.cells.slice(),
  kings: board.kings.slice(),
  rooks: board.rooks.slice(),
});

/** Makes `board` the same as `other`. What no move changes they share. */
export function copyBoard(board: Board, other: Board): void {
  board.files = other.files;
  board.goals = other.goals;
  board.rookGoals = other.rookGoals;
  board.cells.set(other.cells);
  board.kings.set(other.kings);
  board.rooks.set(other.rooks);
  board.turn = other.turn;
  board.enPassant = other.enPassant;
}

/** Passes the turn on it. */
export function pass(board: Board): void {
  board.turn ^= border;
  board.enPassant = 0;
}

/** Plays a packed move of this board on it. */
export function advance(board: Board, move: number): void {
  const {cells, kings, rooks, turn} = board;
  const own = turn === white ? 0 : 1;
  const from = fromOf(move);
  const to = toOf(move);
  const castling = castlingOf(move);
  const piece = cells[from] as number;
  const taken = cells[to] as number;
  const forward = forwardOf(turn);
  const passed = board.enPassant;

  board.turn = turn ^ border;
  board.enPassant = 0;
  cells[from] = 0;
  if (castling) {
    const right = rightOf(turn, castling - 1);
    const goal = board.goals[right] as number;
    // Both leave before either lands: each may land where the other stood.
    cells[to] = 0;
    cells[goal] = piece;
    cells[board.rookGoals[right] as number] = taken;
    kings[own] = goal;
  } else {
    const role = promotionOf(move);
    cells[to] = role ? turn | role : piece;
    if (piece & pawn) {
      if (to === passed) cells[to - forward] = 0;
      if (to === from + 2 * forward) board.enPassant = from + forward;
    }
    if (piece & king && kings[own]) kings[own] = to;
    // Only where a king stood in check out of turn, or had a second beside it.
    if (taken & king) kings[1 - own] = findKing(cells, turn ^ border);
  }
  for (let right = 0; right < rooks.length; right++) {
    const rook = rooks[right];
    const isOfKing = (right >> 1 === own ? piece : taken) & king;
    if (rook === from || rook === to || isOfKing) rooks[right] = 0;
  }
}
