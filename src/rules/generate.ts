import {isAttacked} from './attacks.js';
import {kingOf, type Board} from './board.js';
import {addCastling} from './castle.js';
import {
  border,
  cellCount,
  compass,
  diagonal,
  diagonals,
  endOfRows,
  firstRow,
  forwardOf,
  king,
  leap,
  leaps,
  pawn,
  rankOf,
  straight,
  straights,
  stride,
  white,
} from './cells.js';
import {packed} from './move.js';
import {isSafe, rolesOn} from './origins.js';

// These are filled anew in each call, and kept between calls because a search makes millions of them.
/** For a pinned piece, the step from the king towards it; else 0. */
const pins = new Int8Array(cellCount);
/** 1 where a piece can stop the only check: on the checking piece, or between it and the king. */
const shelter = new Uint8Array(cellCount);

/** The steps of pieces that slide: none, bishop, rook, queen. */
const slides = [[], diagonals, straights, compass];

/**
 * Writes the packed moves of the side to move over a list, ordered by the square they start from, a1 first, and returns
 * how many there are. `safely` leaves out moves that leave the king attacked, if there is exactly one.
 */
export function generate(board: Board, safely: boolean, moves: number[]): number {
  const {cells, files, turn, enPassant} = board;
  const enemy = turn ^ border;
  const ownKing = safely ? kingOf(board, turn) : 0;
  const checkers = ownKing ? findChecks(cells, ownKing, turn) : 0;
  const forward = forwardOf(turn);
  const firstRank = turn === white ? 2 : 7;
  let count = 0;

  for (let row = firstRow; row < endOfRows; row += stride) {
    for (let from = row; from < row + files; from++) {
      const piece = cells[from] as number;
      // In double check only the king moves.
      if (!(piece & turn) || (checkers > 1 && !(piece & king))) continue;
      const pin = ownKing && (pins[from] as number);

      if (piece & king) {
        for (const step of compass) {
          const to = from + step;
          if ((cells[to] as number) & turn) continue;
          // The king is removed first: it does not protect the squares behind it from the piece that checks it.
          cells[from] = 0;
          const safe = !ownKing || !isAttacked(cells, to, enemy);
          cells[from] = piece;
          if (safe) moves[count++] = packed(from, to);
        }
      } else if (piece & pawn) {
        const rank = rankOf(from);
        const ahead = from + forward;
        const roles = rolesOn(board, piece, ahead);
        if (!cells[ahead] && (!pin || pin === forward || pin === -forward)) {
          if (!checkers || shelter[ahead])
            for (const role of roles) moves[count++] = packed(from, ahead, role);
          const two = ahead + forward;
          if (rank === firstRank && !cells[two] && (!checkers || shelter[two]))
            moves[count++] = packed(from, two);
        }
        for (let to = ahead - 1; to <= ahead + 1; to += 2) {
          const taken = cells[to] as number;
          if (taken) {
            const step = to - from;
            if (taken & turn || (pin && pin !== step && pin !== -step) || (checkers && !shelter[to]))
              continue;
            for (const role of roles) moves[count++] = packed(from, to, role);
          } else if (to === enPassant && (!ownKing || isSafe(board, from, to))) {
            moves[count++] = packed(from, to);
          }
        }
      } else {
        if (piece & leap && !pin) {
          for (const jump of leaps) {
            const to = from + jump;
            if (!((cells[to] as number) & turn) && (!checkers || shelter[to]))
              moves[count++] = packed(from, to);
          }
        }
        for (const step of slides[piece & (diagonal | straight)] as number[]) {
          if (pin && pin !== step && pin !== -step) continue;
          for (let to = from + step; ; to += step) {
            const taken = cells[to] as number;
            if (taken & turn) break;
            if (!checkers || shelter[to]) moves[count++] = packed(from, to);
            if (taken) break;
          }
        }
      }
    }
  }
  return checkers ? count : addCastling(board, safely, moves, count);
}

/** Fills `pins` and `shelter`, and returns how many pieces give check. */
function findChecks(cells: Uint8Array, at: number, turn: number): number {
  const enemy = turn ^ border;
  let checkers = 0;
  pins.fill(0);
  shelter.fill(0);
  for (let way = 0; way < compass.length; way++) {
    const step = compass[way] as number;
    const slide = way < straights.length ? straight : diagonal;
    let pinned = 0;
    for (let seen = at + step; ; seen += step) {
      const piece = cells[seen] as number;
      if (!piece) continue;
      if (piece & turn) {
        if (pinned || piece === border) break;
        pinned = seen;
        continue;
      }
      // Two adjacent kings attack each other: that is impossible in a game, but a diagram can show it.
      if (piece & slide || (piece & king && seen === at + step)) {
        if (pinned) pins[pinned] = step;
        else {
          checkers++;
          for (let between = seen; between !== at; between -= step) shelter[between] = 1;
        }
      }
      break;
    }
  }
  const front = at + forwardOf(turn);
  for (let from = front - 1; from <= front + 1; from += 2) {
    if (cells[from] === (enemy | pawn)) checkers += shelter[from] = 1;
  }
  for (const jump of leaps) {
    const piece = cells[at + jump] as number;
    if (piece & leap && piece & enemy) checkers += shelter[at + jump] = 1;
  }
  return checkers;
}
