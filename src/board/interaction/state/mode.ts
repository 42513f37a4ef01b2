import type {Button} from '../../../shared/button.js';
import type {Color, PieceLetter, Position, Square} from '../../../core/notation/position.js';
import type {Move} from '../../../core/rules/index.js';
import type {MoveDetail} from '../events.js';
import type {PiecesBySquare} from '../../../core/notation/change-placement.js';

/** A piece that a person has picked. */
export interface Selection {
  readonly piece: PieceLetter;
  /** The square of the piece; null if it comes from the palette. */
  readonly from: Square | null;
  readonly destinations: ReadonlySet<Square>;
}

/** A move that a person has made in advance. Whether it is legal is known when the other side has moved. */
export type Premove = Pick<Move, 'from' | 'to' | 'promotion'>;

/** A change of the position that a mode offers. */
export interface Step {
  readonly next: Position;
  /** The squares that are highlighted as the last move. */
  readonly lastMove: readonly Square[];
  /** The move as `change` reports it; `null` if the position was edited. */
  readonly move: MoveDetail | null;
  /** The change, in a sentence: “Knight g1 to f3.” */
  readonly summary: string;
  /** The side effects of the change, in sentences, such as castling rights that are lost. */
  readonly consequences?: string;
  /** Whether the step is not announced when it is made, but only when it is undone or redone. */
  readonly isSilent?: boolean;
}

/** The result of a drop on a square: a step, a premove, moves to choose from, or `null` if the drop is not allowed. */
type DropResult =
  {readonly step: Step} | {readonly premove: Premove} | {readonly choice: readonly Move[]} | null;

/** The actions that a person has in one position. Actions that the mode never allows are missing. */
export interface Actions {
  readonly position: Position;
  readonly pieces: PiecesBySquare;
  /** The side whose pieces the person plays, if it is only one. */
  readonly side?: Color | null;
  /** Whether the other side is to move, and the person may move in advance. */
  readonly isPremove?: boolean;
  /** The number of moves of the piece on a square, for the square's accessible name, which omits a 0. */
  mobility?(square: Square): number;
  /** Picks the piece on a square; null if none can be picked. */
  pick?(square: Square): Selection | null;
  drop?(selection: Selection, square: Square): DropResult;
  /** The result of a drop outside the board; null puts the piece back. */
  dropOutside?(selection: Selection): Step | null;
  makeStep?(move: Move): Step;
  /** Picks a piece that is not on the board, such as one of the palette. */
  newPiece?(piece: PieceLetter): Selection | null;
  /** Removes the piece on a square; null if there is none. */
  erase?(square: Square): Step | null;
}

/** The behaviour of one `mode` of the element. */
export interface Mode {
  readonly name: 'view' | 'play' | 'edit' | 'solve';
  /** Whether a person makes legal moves. If so, destinations are highlighted, and moves can be typed. */
  readonly acceptsMoves: boolean;
  readonly canUndo: boolean;
  /** Whether a king in check has no highlight, as in a diagram. */
  readonly hidesCheck?: boolean;
  /** The actions in a position; called once for each position. */
  actions(position: Position): Actions;
  /** Whether marks drawn by hand are added to the attribute `marks`; otherwise the next move removes them. */
  readonly keepsMarks?: boolean;
  /** Whether input is ignored at the moment, because the mode is about to answer. */
  readonly isWaiting?: boolean;
  readonly hintedSquares?: readonly Square[];
  /** A text about the position, announced after each change. If missing, positions set by a script are not announced. */
  describe?(position: Position): string;
  /** Called after a person's step and its `change` event; the mode may answer or undo the step. */
  stepMade?(step: Step): void;
  /** Called after a script has set another position; `step` is the legal move that leads to it, if there is one. */
  positionSet?(step: Step | null): void;
  /** Called when text is pasted onto the board. @returns Whether the mode has handled it. */
  paste?(text: string): boolean;
  /** Called when a key is pressed outside the squares. @returns Whether the mode has handled it. */
  keyDown?(event: KeyboardEvent): boolean;
  /** The error of text that was typed into a field of the mode but not committed; empty if there is none. */
  readonly draftError?: string;
  discardDraft?(): void;
  /** Gives the next hint. */
  giveHint?(): void;
  /** The buttons that the mode adds to the toolbar; by default “Draw marks”, and Undo and Redo if `canUndo`. */
  toolbarButtons?(): readonly Button[];
  /** `under` and `over` return SVG under and over the pieces, `above` and `below` HTML above and below the board. */
  under?(): unknown;
  over?(): unknown;
  above?(): unknown;
  below?(): unknown;
  /** Called when the mode or all interaction ends. */
  disconnect?(): void;
}
