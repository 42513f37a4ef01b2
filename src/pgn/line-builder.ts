import type {Position} from '../notation/index.js';
import {advance, copyInto, cloneBoard, pass, type Board} from '../rules/board.js';
import {sanOf} from '../rules/format-move.js';
import {passTurn, play, type Move} from '../rules/index.js';
import {unpack} from '../rules/move.js';
import type {Comment, GameMove} from './game.js';

/** What precedes a move: the start position, or another move. */
type Origin = Position | PlayedMove;

/** The empty list that all moves share, because most moves have no comments, annotations or variations. */
const sharedEmptyList: never[] = [];
Object.freeze(sharedEmptyList);
/** Adds an item to a list, or makes a new one if the list is empty, because it may be the shared empty list. */
const withItem = <T>(list: T[], item: T): T[] => {
  if (!list.length) return [item];
  list.push(item);
  return list;
};

/** A move whose position is computed on first use, because most programs use few positions of a game. */
class PlayedMove implements GameMove {
  readonly move: Move | null;
  readonly san: string;
  nags: number[];
  readonly commentsBefore: Comment[];
  commentsAfter: Comment[] = sharedEmptyList;
  variations: GameMove[][];
  readonly #origin: Origin;
  #position: Position | null = null;

  constructor(move: Move | null, san: string, origin: Origin, {nags, comments, variations}: LineBuilder) {
    this.move = move;
    this.san = san;
    this.#origin = origin;
    this.nags = nags;
    this.commentsBefore = comments;
    this.variations = variations;
  }

  get position(): Position {
    return PlayedMove.#positionAfter(this);
  }

  // Plays the moves since the last computed position; without recursion, because games can be long.
  static #positionAfter(last: Origin): Position {
    const movesToPlay: PlayedMove[] = [];
    let origin = last;
    while (origin instanceof PlayedMove && !origin.#position) {
      movesToPlay.push(origin);
      origin = origin.#origin;
    }
    let position = origin instanceof PlayedMove ? (origin.#position as Position) : origin;
    for (const nextMove of movesToPlay.reverse()) {
      position = nextMove.#position = nextMove.move ? play(position, nextMove.move) : passTurn(position);
    }
    return position;
  }

  addComment(comment: Comment): void {
    this.commentsAfter = withItem(this.commentsAfter, comment);
  }
}

/** Collects the moves of a line that is being read: the main line, or a variation whose bracket is still open. */
export class LineBuilder {
  readonly moves: PlayedMove[] = [];
  last: PlayedMove | null = null;
  /** The board after the last move. */
  readonly board: Board;
  /** Whether the number of the next move has been read. */
  hasNumber = false;
  /** The comments of the next move, and so on. Only the first move can have variations before it. */
  comments: Comment[] = sharedEmptyList;
  nags: number[] = sharedEmptyList;
  variations: GameMove[][] = sharedEmptyList;
  /** The index at which the last added variation opens. */
  lastVariationStart = 0;
  /** Whether the rest of the line is ignored, because a move could not be played. */
  isBroken = false;
  /** The index at which the bracket of this variation opens. */
  readonly start: number;
  readonly parent: LineBuilder | null;
  readonly depth: number;
  readonly #boardBeforeLast: Board;
  #origin: Origin;
  #originOfLast: Origin;

  constructor(board: Board, origin: Origin, start = 0, parent: LineBuilder | null = null) {
    this.board = cloneBoard(board);
    this.#boardBeforeLast = cloneBoard(board);
    this.#origin = origin;
    this.#originOfLast = origin;
    this.start = start;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
  }

  get position(): Position {
    return this.#origin instanceof PlayedMove ? this.#origin.position : this.#origin;
  }

  /** The number of the next half-move in the game, from 1. */
  get ply(): number {
    let ply = this.moves.length + 1;
    // A variation replaces the last move of its parent line.
    for (let {parent} = this; parent; {parent} = parent) ply += Math.max(parent.moves.length - 1, 0);
    return ply;
  }

  /** Whether a comment is about the whole game: even the number of the first move has not been read. */
  get isBeforeFirstMove(): boolean {
    return !this.parent && !this.last && !this.expectsMove;
  }

  /** Whether a comment is about the next move: after its number, or after a variation. */
  get expectsMove(): boolean {
    return this.hasNumber || (this.last ?? this).variations.length > 0;
  }

  /** Opens a variation that replaces the last move or, if there is none, the first. */
  openVariation(start: number): LineBuilder {
    // Before the first move, the two boards are equal, and the two origins are the same.
    return new LineBuilder(this.#boardBeforeLast, this.#originOfLast, start, this);
  }

  addComment(comment: Comment): void {
    if (this.last && !this.expectsMove) this.last.addComment(comment);
    else this.comments = withItem(this.comments, comment);
  }

  addNag(nag: number): void {
    // After a move number a NAG, such as $142 (“better is”), is about the next move.
    const target = this.last && !this.hasNumber ? this.last : this;
    if (!target.nags.includes(nag)) target.nags = withItem(target.nags, nag);
  }

  /** Plays a legal packed move; 0 is a null move. */
  play(move: number): void {
    const before = this.#boardBeforeLast;
    const {board} = this;
    copyInto(before, board);
    if (move) advance(board, move);
    else pass(board);
    const san = move ? sanOf(before, move, board) : '--';
    const played = new PlayedMove(move ? unpack(move) : null, san, this.#origin, this);
    this.moves.push(played);
    this.last = played;
    this.#originOfLast = this.#origin;
    this.#origin = played;
    this.hasNumber = false;
    this.nags = sharedEmptyList;
    this.comments = sharedEmptyList;
    this.variations = sharedEmptyList;
  }

  /** Adds a finished variation that has moves. */
  addVariation({moves, start}: LineBuilder): void {
    const target = this.last ?? this;
    target.variations = withItem(target.variations, moves);
    this.lastVariationStart = start;
    this.hasNumber = false;
  }
}
