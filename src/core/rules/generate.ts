import {castlingSides} from '../notation/position.js';
import {kingOf, rightOf, type Board} from './board.js';
import {
  cellCount,
  compass,
  diagonals,
  endOfRows,
  firstRow,
  forwardOf,
  leaps,
  rankOf,
  straights,
  stride,
} from './cells.js';
import {border, colorMask, diagonal, king, leap, pawn, straight, white} from './pieces.js';
import {castlingOf, fromOf, packCells, promotionOf, toOf} from './move.js';

/** Whether a piece of a colour attacks a cell, whatever is on the cell itself. */
function isAttacked(cells: Uint8Array, cell: number, attackerColor: number): boolean {
  const attackingPawn = attackerColor | pawn;
  const behind = cell - forwardOf(attackerColor);
  if (
    isSeenAlong(cells, cell, straights, attackerColor | straight) ||
    isSeenAlong(cells, cell, diagonals, attackerColor | diagonal) ||
    cells[behind - 1] === attackingPawn ||
    cells[behind + 1] === attackingPawn
  )
    return true;
  const leaper = attackerColor | leap;
  for (const jump of leaps) if (((cells[cell + jump] as number) & leaper) === leaper) return true;
  return false;
}

/** Whether the side to move is in check; false if it does not have exactly one king. */
export function isInCheck(board: Board): boolean {
  const kingCell = kingOf(board, board.turn);
  return kingCell !== 0 && isAttacked(board.cells, kingCell, board.turn ^ colorMask);
}

/**
 * Whether a cell is attacked along one of `steps`, by a piece that has all bits of `slider` (its colour, and `straight` or
 * `diagonal`) or by an adjacent king of that colour.
 */
function isSeenAlong(cells: Uint8Array, cell: number, steps: readonly number[], slider: number): boolean {
  const attackingKing = (slider & colorMask) | king;
  for (const step of steps) {
    let seen = cell + step;
    if (cells[seen] === attackingKing) return true;
    while (cells[seen] === 0) seen += step;
    if (((cells[seen] as number) & slider) === slider) return true;
  }
  return false;
}

/** The first occupied cell in a direction; it may be in the border. */
function firstOccupied(cells: Uint8Array, cell: number, step: number): number {
  let seen = cell + step;
  while (cells[seen] === 0) seen += step;
  return seen;
}

/** Writes castling moves to a list behind its first `count` moves, and returns the new count; if `safely`, only safe castling. */
function addCastling(board: Board, safely: boolean, moves: number[], count: number): number {
  const {cells, turn, rooks, kingDestinations, rookDestinations} = board;
  const from = kingOf(board, turn);
  for (let side = 0; side < castlingSides.length; side++) {
    const right = rightOf(turn, side);
    const rook = rooks[right];
    const kingTo = kingDestinations[right] as number;
    const isPossible = from && rook && isClear(cells, from, rook, kingTo, rookDestinations[right] as number);
    // A packed castling move goes to the rook, and has the number of the side from 1.
    if (isPossible && (!safely || isSafeCastling(board, from, rook, kingTo)))
      moves[count++] = packCells(from, rook, 0, side + 1);
  }
  return count;
}

/**
 * Whether all squares that king and rook cross or finish on are empty, apart from these two pieces (FIDE Laws,
 * Guidelines II.3.2.4: https://handbook.fide.com/chapter/E012023).
 */
function isClear(cells: Uint8Array, from: number, rook: number, to: number, rookTo: number): boolean {
  const end = Math.max(from, rook, to, rookTo);
  for (let cell = Math.min(from, rook, to, rookTo); cell <= end; cell++) {
    if (cells[cell] && cell !== from && cell !== rook) return false;
  }
  return true;
}

/** Whether no square that the king leaves, crosses or reaches is attacked (FIDE Laws 3.8.2.2). */
function isSafeCastling({cells, turn}: Board, from: number, rook: number, to: number): boolean {
  const [kingPiece = 0, rookPiece = 0] = [cells[from], cells[rook]];
  // King and rook are removed, because the rook may shield the king's new square from an enemy rook on the back rank.
  cells[from] = cells[rook] = 0;
  let isSafe = true;
  for (let cell = Math.min(from, to); cell <= Math.max(from, to); cell++) {
    isSafe &&= !isAttacked(cells, cell, turn ^ colorMask);
  }
  cells[from] = kingPiece;
  cells[rook] = rookPiece;
  return isSafe;
}

const noPromotion = [0];
// The roles in the order in which a board offers them: Q R B N, and on ten files A C.
const promotions = [diagonal | straight, straight, diagonal, leap];
const widePromotions = [...promotions, diagonal | leap, straight | leap];

/** The roles to which a piece of the side to move can be promoted on a cell; `[0]` if the move does not promote. */
export function promotionRoles({files, turn}: Board, piece: number, to: number): readonly number[] {
  if (!(piece & pawn) || rankOf(to) !== (turn === white ? 8 : 1)) return noPromotion;
  return files < 10 ? promotions : widePromotions;
}

/** The cells from which this piece can go to the cell `to` without castling. The move may leave its own king attacked. */
export function originsOf({cells, turn, enPassant}: Board, piece: number, to: number): number[] {
  const origins: number[] = [];
  const captured = cells[to] as number;
  // An own piece, a king, which nobody captures, or the border, which has the bits of both colours.
  if (captured & (turn | king)) return origins;
  const add = (from: number): void => {
    if (cells[from] === piece) origins.push(from);
  };
  if (piece & pawn) {
    const behind = to - forwardOf(turn);
    if (captured || to === enPassant) {
      add(behind - 1);
      add(behind + 1);
    }
    if (!captured) {
      add(behind);
      if (!cells[behind] && rankOf(to) === (turn === white ? 4 : 5)) add(behind - forwardOf(turn));
    }
  }
  if (piece & king) for (const step of compass) add(to + step);
  if (piece & leap) for (const jump of leaps) add(to + jump);
  if (piece & straight) for (const step of straights) add(firstOccupied(cells, to, step));
  if (piece & diagonal) for (const step of diagonals) add(firstOccupied(cells, to, step));
  return origins;
}

/** Whether the mover's king is safe after a move other than castling; also true if the mover has no king, or several. */
export function isSafeAfter(board: Board, from: number, to: number): boolean {
  const {cells, turn} = board;
  const ownKing = kingOf(board, turn);
  if (!ownKing) return true;
  const piece = cells[from] as number;
  const captured = cells[to] as number;
  const isEnPassant = (piece & pawn) !== 0 && to === board.enPassant;
  const enPassantVictim = isEnPassant ? to - forwardOf(turn) : 0;
  cells[from] = 0;
  cells[to] = piece;
  if (enPassantVictim) cells[enPassantVictim] = 0;
  const isSafe = !isAttacked(cells, piece & king ? to : ownKing, turn ^ colorMask);
  cells[from] = piece;
  cells[to] = captured;
  if (enPassantVictim) cells[enPassantVictim] = (turn ^ colorMask) | pawn;
  return isSafe;
}

export function isLegal(board: Board, move: number): boolean {
  if (castlingOf(move)) {
    const castlings: number[] = [];
    addCastling(board, /* safely */ true, castlings, 0);
    return castlings.includes(move);
  }
  const from = fromOf(move);
  const to = toOf(move);
  const piece = board.cells[from] as number;
  return (
    (piece & colorMask) === board.turn &&
    promotionRoles(board, piece, to).includes(promotionOf(move)) &&
    originsOf(board, piece, to).includes(from) &&
    isSafeAfter(board, from, to)
  );
}

// `findChecks` overwrites these two arrays. They are allocated once, because `perft` makes millions of calls.
/** At the cell of each pinned piece, the step that leads to it from the king; 0 elsewhere. */
const pins = new Int8Array(cellCount);
/** 1 for each cell on which a piece can end the check: the checking piece’s own, and those between it and the king. */
const checkMask = new Uint8Array(cellCount);

/** The steps of a slider by its bits `diagonal` and `straight`: none, bishop, rook, queen. */
const slides = [[], diagonals, straights, compass];

/**
 * Writes the packed moves of the side to move to the beginning of a list, and returns their number. The moves of the piece
 * on a1 come first, then the moves of the piece on b1, and so on; castling comes last. The list is not shortened, so moves of an
 * earlier call may follow. If the side has exactly one king, `safely` omits moves that leave this king attacked, and
 * castling out of or across check.
 */
export function generate(board: Board, safely: boolean, moves: number[]): number {
  const {cells, files, turn, enPassant} = board;
  const enemy = turn ^ colorMask;
  // No piece moves onto one of its own side, onto the border, which has the bits of both colours, or onto a king.
  const blocked = turn | king;
  // 0 if the king need not be safe.
  const ownKing = safely ? kingOf(board, turn) : 0;
  const checkers = ownKing ? findChecks(cells, ownKing, turn) : 0;
  const forward = forwardOf(turn);
  const pawnStartRank = turn === white ? 2 : 7;
  let count = 0;

  for (let row = firstRow; row < endOfRows; row += stride) {
    for (let from = row; from < row + files; from++) {
      const piece = cells[from] as number;
      // In double check only the king moves.
      if (!(piece & turn) || (checkers > 1 && !(piece & king))) continue;
      // Without `ownKing`, `findChecks` has not filled `pins`.
      const pin = ownKing && (pins[from] as number);

      if (piece & king) {
        for (const step of compass) {
          const to = from + step;
          if ((cells[to] as number) & blocked) continue;
          // The king is removed, because it does not shield the squares behind it from the piece that checks it.
          cells[from] = 0;
          const isSafe = !ownKing || !isAttacked(cells, to, enemy);
          cells[from] = piece;
          if (isSafe) moves[count++] = packCells(from, to);
        }
      } else if (piece & pawn) {
        const ahead = from + forward;
        const roles = promotionRoles(board, piece, ahead);
        if (!cells[ahead] && (!pin || pin === forward || pin === -forward)) {
          if (!checkers || checkMask[ahead])
            for (const role of roles) moves[count++] = packCells(from, ahead, role);
          const twoAhead = ahead + forward;
          if (rankOf(from) === pawnStartRank && !cells[twoAhead] && (!checkers || checkMask[twoAhead]))
            moves[count++] = packCells(from, twoAhead);
        }
        for (let to = ahead - 1; to <= ahead + 1; to += 2) {
          const captured = cells[to] as number;
          if (captured) {
            const step = to - from;
            if (captured & blocked || (pin && pin !== step && pin !== -step) || (checkers && !checkMask[to]))
              continue;
            for (const role of roles) moves[count++] = packCells(from, to, role);
          } else if (to === enPassant && (!ownKing || isSafeAfter(board, from, to))) {
            // Two pawns leave their squares, which `pins` and `checkMask` do not consider.
            moves[count++] = packCells(from, to);
          }
        }
      } else {
        if (piece & leap && !pin) {
          for (const jump of leaps) {
            const to = from + jump;
            if (!((cells[to] as number) & blocked) && (!checkers || checkMask[to]))
              moves[count++] = packCells(from, to);
          }
        }
        for (const step of slides[piece & (diagonal | straight)] as number[]) {
          if (pin && pin !== step && pin !== -step) continue;
          for (let to = from + step; ; to += step) {
            const captured = cells[to] as number;
            if (captured & blocked) break;
            if (!checkers || checkMask[to]) moves[count++] = packCells(from, to);
            if (captured) break;
          }
        }
      }
    }
  }
  return checkers ? count : addCastling(board, safely, moves, count);
}

/** Fills `pins` and `checkMask`, and returns the number of pieces that give check. */
function findChecks(cells: Uint8Array, kingCell: number, turn: number): number {
  const enemy = turn ^ colorMask;
  let checkers = 0;
  pins.fill(0);
  checkMask.fill(0);
  for (let direction = 0; direction < compass.length; direction++) {
    const step = compass[direction] as number;
    // `compass` begins with the straight directions.
    const slide = direction < straights.length ? straight : diagonal;
    let shield = 0;
    for (let seen = kingCell + step; ; seen += step) {
      const piece = cells[seen] as number;
      if (!piece) continue;
      // An own piece, or the border, which has the bits of both colours.
      if (piece & turn) {
        if (shield || piece === border) break;
        shield = seen;
        continue;
      }
      // A diagram can show adjacent kings, which attack each other.
      const isAdjacentKing = piece & king && seen === kingCell + step;
      if (piece & slide || isAdjacentKing) {
        if (shield) pins[shield] = step;
        else {
          checkers++;
          for (let between = seen; between !== kingCell; between -= step) checkMask[between] = 1;
        }
      }
      break;
    }
  }
  const front = kingCell + forwardOf(turn);
  for (let from = front - 1; from <= front + 1; from += 2) {
    if (cells[from] !== (enemy | pawn)) continue;
    checkers++;
    checkMask[from] = 1;
  }
  for (const jump of leaps) {
    const from = kingCell + jump;
    const piece = cells[from] as number;
    if (!(piece & leap && piece & enemy)) continue;
    checkers++;
    checkMask[from] = 1;
  }
  return checkers;
}
