import type {Position} from '../../src/core/notation/index.js';
import {isCheck, legalMoves, passTurn, play, type Move} from '../../src/core/rules/index.js';

const values: {readonly [letter: string]: number} = {p: 1, n: 3, b: 3, r: 5, q: 9};

/** The pieces of the side to move, less those of the other. */
const balance = ({placement, turn}: Position): number =>
  [...placement].reduce((sum, letter) => {
    const isOwn = letter < 'a' === (turn === 'white');
    return sum + (values[letter.toLowerCase()] ?? 0) * (isOwn ? 1 : -1);
  }, 0);

const isMate = (position: Position): boolean => isCheck(position) && legalMoves(position).length === 0;

/** The files and ranks of a piece on the board, from 0 at the top left. */
const placesOf = ({placement}: Position, piece: string): (readonly [file: number, rank: number])[] =>
  placement.split('/').flatMap((text, rank) => {
    const squares = [...text.matchAll(/10|\d|[a-z]/gi)].flatMap(([item]) =>
      Number(item) ? Array<string>(Number(item)).fill('') : [item],
    );
    return squares.flatMap((letter, file) => (letter === piece ? [[file, rank] as const] : []));
  });

/** How far the pawns of the side that has moved have come, and its king towards the other’s. */
function progress(position: Position): number {
  const isWhite = position.turn === 'black';
  const pawns = placesOf(position, isWhite ? 'P' : 'p').map(([, rank]) => (isWhite ? 7 - rank : rank));
  const [[x1, y1] = [0, 0]] = placesOf(position, 'K');
  const [[x2, y2] = [0, 0]] = placesOf(position, 'k');
  return pawns.reduce((sum, steps) => sum + 3 * steps, 0) - Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2));
}

/** How good a position is for the side that has moved: it keeps its pieces, the other has few moves, and it makes progress. */
function worth(position: Position): number {
  const replies = legalMoves(position);
  if (replies.length === 0) return isCheck(position) ? Infinity : -Infinity;
  const afters = replies.map((reply) => play(position, reply));
  const least = Math.min(...afters.map((after) => (isMate(after) ? -1000 : balance(after))));
  const canMate = (after: Position) => legalMoves(after).some((move) => isMate(play(after, move)));
  const isNearMate = replies.length <= 4 && afters.every(canMate);
  return 100 * least - replies.length + progress(position) + (isNearMate ? 10_000 : 0);
}

/** A move with which a person wins against somebody who moves at random. */
export function goodMove(position: Position): Move {
  const moves = legalMoves(position).filter(({promotion}) => !promotion || promotion === 'Q');
  const worths = moves.map((move) => worth(play(position, move)));
  const best = moves[worths.indexOf(Math.max(...worths))];
  if (!best) throw new Error('There is no move.');
  return best;
}

/** A move that is still legal after each move of the other side, who is to move; undefined if there is none. */
export function safePremove(position: Position): Move | undefined {
  const isSame = (one: Move, other: Move) => one.from === other.from && one.to === other.to;
  const afterReplies = legalMoves(position).map((reply) => legalMoves(play(position, reply)));
  const isSafe = (move: Move) =>
    !move.castle && !move.promotion && afterReplies.every((moves) => moves.some((one) => isSame(one, move)));
  return legalMoves(passTurn(position)).find(isSafe);
}
