import type {PieceLetter} from '../notation/position.js';

/** What one language says on a board that is played on. `{…}` in a sentence is filled in. */
export interface InteractionStrings {
  /** Each piece with its colour, as one says “white knight”, under its letter: White's in upper case. */
  readonly pieces: {readonly [letter in PieceLetter]: string};
  readonly emptySquare: string;
  /** The name of a square: `{square}` and `{content}`, a piece or `emptySquare`. */
  readonly square: string;
  /** Put after the name of a square whose piece may move; `{count}` is more than one. */
  readonly canMove: string;
  readonly canMoveOne: string;
  readonly inHand: string;
  /** Put after the name of a square to which the piece in hand may go. */
  readonly target: string;
  /**
   * Said once for each thing that happens; `{piece}`, `{from}`, `{to}`, `{square}` and `{taken}` are filled in. The
   * first letter of what comes out is made a capital.
   */
  readonly lifted: string;
  readonly cancelled: string;
  readonly noMove: string;
  /** Why a piece was not taken up, where it is the move of its side; and where there is none. */
  readonly cannotMove: string;
  readonly nothingThere: string;
  readonly move: string;
  readonly capture: string;
  readonly enPassant: string;
  readonly castleKingside: string;
  readonly castleQueenside: string;
  readonly promotes: string;
  readonly check: string;
  /** The reasons for which a game is over. */
  readonly checkmate: string;
  readonly stalemate: string;
  readonly 'dead-position': string;
  readonly 'seventy-five-moves': string;
  readonly 'fifty-moves': string;
  readonly whiteToMove: string;
  readonly blackToMove: string;
  readonly undone: string;
  readonly redone: string;
  /** The name of the chooser. */
  readonly promoteTo: string;
  readonly copied: string;
  /** What editing says: `{piece}` with its colour, and `{square}`. */
  readonly placed: string;
  readonly removed: string;
  readonly whiteLost: {readonly kingside: string; readonly queenside: string};
  readonly blackLost: {readonly kingside: string; readonly queenside: string};
  /** The names of what stands below a board that is edited. */
  readonly palette: string;
  readonly eraser: string;
  readonly sideToMove: string;
  readonly whiteSide: string;
  readonly blackSide: string;
  readonly castling: string;
  readonly castlingRights: {
    readonly white: {readonly kingside: string; readonly queenside: string};
    readonly black: {readonly kingside: string; readonly queenside: string};
  };
  readonly noRight: string;
  /** `{file}` of the rook that may castle. */
  readonly rookOn: string;
  readonly castlingType: string;
  readonly castlingTypes: {readonly standard: string; readonly symmetric: string; readonly modern: string};
  readonly enPassantSquare: string;
  readonly none: string;
  readonly halfmoveClock: string;
  readonly fullmoveNumber: string;
  readonly boardSize: string;
  readonly clearBoard: string;
  readonly startPosition: string;
  readonly takeBack: string;
  readonly doAgain: string;
  readonly flipBoard: string;
  readonly copyFen: string;
  /** The toolbar, what it says besides of the two above, and what it has done. */
  readonly controls: string;
  readonly savePicture: string;
  readonly saved: string;
  readonly flipped: string;
  readonly fen: string;
  /** Said when one of these was changed; `{name}` is its name. */
  readonly changed: string;
}
