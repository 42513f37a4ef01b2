import type {Position} from '../notation/index.js';
import {advance, copyBoard, newBoard, pass, type Board} from '../rules/board.js';
import {sanOf} from '../rules/format-move.js';
import {passTurn, play, type Move} from '../rules/index.js';
import {unpacked} from '../rules/move.js';
import type {Comment, GameMove} from './game.js';

/** The position that a move is played in: the start position, or the one after another move. */
export type Origin = Position | PlayedMove;

/** Shared by all moves without comments, annotations or variations, which are most moves. */
const none: never[] = [];
Object.freeze(none);
const orNone = <T>(list: T[]): T[] => (list.length ? list : none);
/** Adds an item to a list that may be the shared one. */
const added = <T>(list: T[], item: T): T[] => {
  if (!list.length) return [item];
  list.push(item);
  return list;
};

/** A move that was read. Its position is computed on first use, because most programs use few positions of a game. */
export class PlayedMove implements GameMove {
  readonly move: Move | null;
  readonly san: string;
  nags: number[];
  readonly commentsBefore: readonly Comment[];
  commentsAfter: Comment[] = none;
  variations: (readonly GameMove[])[];
  readonly #origin: Origin;
  #position: Position | null = null;

  constructor(
    move: Move | null,
    san: string,
    origin: Origin,
    nags: number[],
    commentsBefore: Comment[],
    variations: (readonly GameMove[])[],
  ) {
    this.move = move;
    this.san = san;
    this.#origin = origin;
    this.nags = orNone(nags);
    this.commentsBefore = orNone(commentsBefore);
    this.variations = orNone(variations);
  }

  get position(): Position {
    return PlayedMove.#positionAfter(this);
  }

  /** Plays from the last position that is known; without recursion, because games can be long. */
  static #positionAfter(last: Origin): Position {
    const unknown: PlayedMove[] = [];
    let origin = last;
    while (origin instanceof PlayedMove && !origin.#position) {
      unknown.push(origin);
      origin = origin.#origin;
    }
    let position = origin instanceof PlayedMove ? (origin.#position as Position) : origin;
    for (const played of unknown.reverse()) {
      position = played.#position = played.move ? play(position, played.move) : passTurn(position);
    }
    return position;
  }

  addComment(comment: Comment): void {
    this.commentsAfter = added(this.commentsAfter, comment);
  }
  addNag(nag: number): void {
    if (!this.nags.includes(nag)) this.nags = added(this.nags, nag);
  }
  addVariation(variation: readonly GameMove[]): void {
    this.variations = added(this.variations, variation);
  }
}

/** A line of moves that is being read: the main line, or a variation whose bracket is still open. */
export class LineBuilder {
  readonly moves: PlayedMove[] = [];
  last: PlayedMove | null = null;
  readonly board: Board;
  /** Whether the next comment is about the next move: after a move number, or after a variation of the last move. */
  isAhead = false;
  comments: Comment[] = [];
  nags: number[] = [];
  /** Variations that were written before the first move, and where the bracket of the last one opens. */
  variations: GameMove[][] = [];
  early = 0;
  /** Whether the line has ended, after a move that cannot be played. */
  isBroken = false;
  /** Where the bracket of the line opens. */
  readonly start: number;
  /** The line that this one is a variation of. */
  readonly parent: LineBuilder | null;
  readonly depth: number;
  readonly #boardBefore: Board;
  #origin: Origin;
  #originBefore: Origin;

  constructor(board: Board, origin: Origin, start = 0, parent: LineBuilder | null = null) {
    this.board = newBoard(board);
    this.#boardBefore = newBoard(board);
    this.#origin = origin;
    this.#originBefore = origin;
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
    // A variation replaces the last move of the line it is in.
    for (let {parent} = this; parent; {parent} = parent) ply += Math.max(parent.moves.length - 1, 0);
    return ply;
  }

  /** Whether a comment is about the game as a whole: nothing of the main line's first move has been read. */
  get isBeforeGame(): boolean {
    return !this.parent && !this.last && !this.isAhead;
  }

  /** Opens a variation of the last move or, before the first move, of the move to come. */
  variation(start: number): LineBuilder {
    return this.last
      ? new LineBuilder(this.#boardBefore, this.#originBefore, start, this)
      : new LineBuilder(this.board, this.#origin, start, this);
  }

  addComment(comment: Comment): void {
    if (this.last && !this.isAhead) this.last.addComment(comment);
    else this.comments.push(comment);
  }

  addNag(nag: number): void {
    // After a move number a NAG is about the next move, as $142 (“better is”); after a variation, about the last move.
    if (this.last && !(this.isAhead && !this.last.variations.length)) this.last.addNag(nag);
    else if (!this.nags.includes(nag)) this.nags.push(nag);
  }

  /** Plays a legal packed move; 0 is a null move. */
  play(move: number): void {
    const before = this.#boardBefore;
    const {board} = this;
    copyBoard(before, board);
    if (move) advance(board, move);
    else pass(board);
    const played = new PlayedMove(
      move ? unpacked(move) : null,
      move ? sanOf(before, move, board) : '--',
      this.#origin,
      this.nags,
      this.comments,
      this.variations,
    );
    this.moves.push(played);
    this.last = played;
    this.#originBefore = this.#origin;
    this.#origin = played;
    this.isAhead = false;
    if (this.nags.length) this.nags = [];
    if (this.comments.length) this.comments = [];
    if (this.variations.length) this.variations = [];
  }

  /** Adds a finished variation that has moves. */
  addVariation({moves, start}: LineBuilder): void {
    if (this.last) this.last.addVariation(moves);
    else {
      this.early = start;
      this.variations.push(moves);
    }
    this.isAhead = true;
  }

  /** Attaches comments and variations at the end of the line to its last move. */
  finish(): void {
    for (const comment of this.comments) this.last?.addComment(comment);
    for (const variation of this.variations) this.last?.addVariation(variation);
  }
}
