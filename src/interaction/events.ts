import type {FenIssue} from '../notation/index.js';
import type {Role, Square} from '../notation/position.js';

/** One move in the detail of `change`; castling is the king's move onto its own rook. */
export interface MoveDetail {
  readonly from: Square;
  readonly to: Square;
  /** What a pawn became, in upper case; `null` on other moves. */
  readonly promotion: Role | null;
  readonly san: string;
  readonly uci: string;
}

/** The detail of `beforechange` and `change`. */
export interface ChangeDetail {
  /** The position after the change, in the author's notation or in the one that `notation` asks for. */
  readonly fen: string;
  /** What `fen` said before. */
  readonly previousFen: string;
  /** The move; `null` when the board was edited, or a step was taken back. */
  readonly move: MoveDetail | null;
}

/** What `markschange` reports. */
export interface MarksChangeDetail {
  /** The marks after the change, as the attribute `marks` has them. */
  readonly marks: string;
}

/** What `solved` reports. */
export interface SolvedDetail {
  /** How many wrong moves were taken back. */
  readonly mistakes: number;
  /** How many hints were asked for. */
  readonly hints: number;
}

/** What `mistake` reports. */
export interface MistakeDetail {
  readonly move: MoveDetail;
  /** What the author says of the move in the solution; may be empty. */
  readonly comment: string;
}

/** The events of `<fen-board>`, by name; `addEventListener` on the element is typed by them. */
export interface FenBoardEventMap {
  /** A person is about to change the position; `preventDefault()` leaves everything as it is. Bubbles. */
  beforechange: CustomEvent<ChangeDetail>;
  /** A person has changed the position. Bubbles. */
  change: CustomEvent<ChangeDetail>;
  /** A person has drawn a mark, or taken one away, in `edit`. Bubbles. */
  markschange: CustomEvent<MarksChangeDetail>;
  /** In `mode="solve"`: the puzzle is solved. Bubbles. */
  solved: CustomEvent<SolvedDetail>;
  /** In `mode="solve"`: a person has made a wrong move, which is about to be taken back. Bubbles. */
  mistake: CustomEvent<MistakeDetail>;
  /** Once for each FEN that cannot be read, after the board has shown that it cannot. */
  fenerror: CustomEvent<FenIssue>;
}
