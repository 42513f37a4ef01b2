import type {Position} from '../notation/index.js';
import {advance, copyInto, cloneBoard, pass, type Board} from '../rules/board.js';
import {sanOf} from '../rules/format-move.js';
import {passTurn, play} from '../rules/play.js';
import type {Move} from '../rules/move.js';
import {unpack} from '../rules/move.js';
import type {Comment, GameMove} from './game.js';

/** The predecessor of a move: another move, or the start position. */
type Origin = Position | PlayedMove;

/** The empty list that all moves share, because most moves have no comments, annotations or variations. */
const sharedEmptyList: never[] = [];
Object.freeze(sharedEmptyList);
/** Returns the list with an item added. An empty list may be the shared one, so it is replaced by a new list. */
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

  constructor(move: Move | null, san: string, origin: Origin, builder: LineBuilder) {
    this.move = move;
    this.san = san;
    this.#origin = origin;
    this.nags = builder.nags;
    this.commentsBefore = builder.pendingComments;
    this.variations = builder.earlyVariations;
  }

  get position(): Position {
    return PlayedMove.#positionAfter(this);
  }

  // Plays the moves after the last computed position. It is a loop, because a game can be too long for recursion.
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
  lastMove: PlayedMove | null = null;
  /** The board after the last move. */
  readonly board: Board;
  /** Whether the number of the next move has been read. */
  hasNextMoveNumber = false;
  /** The comments and annotations that have been read for the next move. */
  pendingComments: Comment[] = sharedEmptyList;
  nags: number[] = sharedEmptyList;
  /** Variations that have been read before the first move, which they replace. */
  earlyVariations: GameMove[][] = sharedEmptyList;
  /** The index in the text of the bracket that opens the last added variation. */
  lastVariationStart = 0;
  /** Whether the rest of the line is ignored: a move cannot be played, or the game has unknown rules or no start. */
  isBroken = false;
  /** The index in the text of the bracket that opens this variation; 0 for the main line. */
  readonly start: number;
  readonly parent: LineBuilder | null;
  readonly depth: number;
  readonly #boardBeforeLast: Board;
  #originOfNext: Origin;
  #originOfLast: Origin;

  constructor(board: Board, origin: Origin, start = 0, parent: LineBuilder | null = null) {
    this.board = cloneBoard(board);
    this.#boardBeforeLast = cloneBoard(board);
    this.#originOfNext = origin;
    this.#originOfLast = origin;
    this.start = start;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
  }

  get position(): Position {
    return this.#originOfNext instanceof PlayedMove ? this.#originOfNext.position : this.#originOfNext;
  }

  /** The number of the next half-move in the game, from 1. */
  get ply(): number {
    let ply = this.moves.length + 1;
    // A variation replaces the last move of its parent line.
    for (let {parent} = this; parent; {parent} = parent) ply += Math.max(parent.moves.length - 1, 0);
    return ply;
  }

  /** Whether a comment is about the whole game, because not even the number of the first move has been read. */
  get isBeforeFirstMove(): boolean {
    return !this.parent && !this.lastMove && !this.expectsMove;
  }

  /** Whether a comment is about the next move, because it follows the number of that move, or a variation. */
  get expectsMove(): boolean {
    return (
      this.hasNextMoveNumber || (this.lastMove ? this.lastMove.variations : this.earlyVariations).length > 0
    );
  }

  /** Opens a variation that replaces the last move or, if there is none, the first. */
  openVariation(start: number): LineBuilder {
    // Before the first move, `#boardBeforeLast` and `#originOfLast` belong to the start position.
    return new LineBuilder(this.#boardBeforeLast, this.#originOfLast, start, this);
  }

  addComment(comment: Comment): void {
    if (this.lastMove && !this.expectsMove) this.lastMove.addComment(comment);
    else this.pendingComments = withItem(this.pendingComments, comment);
  }

  addNag(nag: number): void {
    // After a move number a NAG, such as $142 (“better is”), is about the next move.
    const target = this.lastMove && !this.hasNextMoveNumber ? this.lastMove : this;
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
    const played = new PlayedMove(move ? unpack(move) : null, san, this.#originOfNext, this);
    this.moves.push(played);
    this.lastMove = played;
    this.#originOfLast = this.#originOfNext;
    this.#originOfNext = played;
    this.hasNextMoveNumber = false;
    this.nags = sharedEmptyList;
    this.pendingComments = sharedEmptyList;
    this.earlyVariations = sharedEmptyList;
  }

  /** Adds a finished variation that has moves. */
  addVariation({moves, start}: LineBuilder): void {
    if (this.lastMove) this.lastMove.variations = withItem(this.lastMove.variations, moves);
    else this.earlyVariations = withItem(this.earlyVariations, moves);
    this.lastVariationStart = start;
    this.hasNextMoveNumber = false;
  }
}
