import type {MoveDetail} from './events.js';
import type {PieceLetter, Position, Square} from '../notation/position.js';
import type {Move} from '../rules/index.js';
import type {PiecesOn} from './pieces-on.js';

/** A piece in hand. */
export interface Lifted {
  readonly piece: PieceLetter;
  /** Where it was taken from; `null` when it is a new one. */
  readonly from: Square | null;
  /** Where it may go. */
  readonly targets: ReadonlySet<Square>;
}

/** One change that a person makes. */
export interface Step {
  readonly next: Position;
  /** Squares to be marked as those of the last move. */
  readonly marked: readonly Square[];
  readonly move: MoveDetail | null;
  /** What is announced. */
  readonly said: string;
}

/** What putting a piece down leads to: a step, moves to choose from, or nothing. */
export type Put = {readonly step: Step} | {readonly choice: readonly Move[]} | null;

/** What a person may do with the pieces of one position. */
export interface Mode {
  readonly position: Position;
  readonly pieces: PiecesOn;
  /** Whether the squares where a piece may go are shown. */
  readonly showsTargets: boolean;
  /** How many squares are told in the name of a square; 0 for none. */
  mobility(square: Square): number;
  /** Takes up the piece on a square; `null` where there is none that may be. */
  lift(square: Square): Lifted | null;
  put(lifted: Lifted, square: Square): Put;
  /** The piece was let go off the board. `null` puts it back. */
  dropOff(lifted: Lifted): Step | null;
  /** The move that was chosen of several, where there is such a choice. */
  choose?(move: Move): Step;
}
