import type {Messages} from '../notation/messages.js';
import type {CastlingSide, CastlingType, Color, PieceLetter, Role} from '../notation/position.js';
import type {MarkStrings} from '../marks/describe-marks.js';

// A name in braces, as in `{square}`, is a slot: it is replaced by a value when the sentence is used.
// `{count|square|squares}` is replaced by the first word where `count` is 1, else by the second.

/**
 * The names and descriptions of boards, in one language.
 *
 * @example
 * const diagram: Partial<DiagramStrings> = {whiteToMove: 'blanko movas'};
 * addLocale('eo', {diagram});
 */
export interface DiagramStrings extends MarkStrings {
  /** A kind of piece, in the singular and in the plural, as in “king g1” and “pawns a2, b2”. */
  readonly pieces: {readonly [role in Role]: readonly [one: string, several: string]};
  /** The short name of a board; `{turn}` is `whiteToMove` or `blackToMove`. */
  readonly name: string;
  /** The short name of a board that is not 8×8; `{files}` is a number. */
  readonly wideName: string;
  readonly whiteToMove: string;
  readonly blackToMove: string;
  /** The pieces of one side; `{pieces}` is a list, or `noPieces`. */
  readonly white: string;
  readonly black: string;
  readonly noPieces: string;
  readonly emptyBoard: string;
  /** The name of a Chess960 start position; `{number}` is 0 to 959. */
  readonly chess960Start: string;
  /** `{sides}` is `kingside` or `queenside`, or both joined by `and`. */
  readonly whiteMayCastle: string;
  readonly blackMayCastle: string;
  readonly kingside: string;
  readonly queenside: string;
  /** Follows a side when the castling rook is not the outermost one; `{square}` is where that rook stands. */
  readonly withRook: string;
  readonly and: string;
  /**
   * Where the king goes when castling is `symmetric` (one square from the edge of the board) or `modern` (`{squares}`
   * squares from where it is).
   */
  readonly castlingTypes: {readonly [type in Exclude<CastlingType, 'standard'>]: string};
  /** `{pawn}` is the square of the pawn, `{square}` the square on which it is captured. */
  readonly enPassant: string;
  /** The name of a board whose FEN cannot be read. */
  readonly unreadable: string;
  /** The validation message of a required board without a FEN. */
  readonly required: string;
  /** The validation message of a required puzzle that is not solved. */
  readonly unsolved: string;
  /** Shown below a board that is only a picture because its script could not be loaded. */
  readonly notLoaded: string;
}

/** Names of squares and announcements of a board that is played on or edited, in one language. */
export interface PlayStrings {
  /** Each piece with its colour, such as “white knight”; White's letters are upper case. */
  readonly pieces: {readonly [letter in PieceLetter]: string};

  // Names of squares
  readonly emptySquare: string;
  /** `{content}` is a piece or `emptySquare`. */
  readonly squareName: string;
  /** Follows the name of a square whose piece can move to `{count}` squares. */
  readonly canMove: string;
  /** Follows the name of the square whose piece is picked. */
  readonly isPicked: string;
  /** Follows the name of a square to which the picked piece can move. */
  readonly isTarget: string;

  // Announcements. The first letter of the finished sentence becomes a capital.
  /** `{piece}` on `{square}` was picked. */
  readonly picked: string;
  /** The picked piece was put back. */
  readonly putBack: string;
  /** The picked piece cannot move to `{square}`. */
  readonly illegalMove: string;
  /** `{piece}` on `{square}` cannot be picked because it has no legal move. */
  readonly cannotMove: string;
  /** There is nothing to pick on `{square}`. */
  readonly noPiece: string;
  /** `{piece}` moved from `{from}` to `{to}`. */
  readonly move: string;
  /** `{piece}` on `{from}` captured `{taken}` on `{to}`. */
  readonly capture: string;
  readonly enPassantCapture: string;
  /** Castling to either side. */
  readonly castles: {readonly [side in CastlingSide]: string};
  /** The pawn became `{piece}`. */
  readonly promotion: string;
  readonly check: string;
  /** How the game ended, by the `reason` of `outcome()`. */
  readonly outcome: {
    readonly checkmate: string;
    readonly stalemate: string;
    readonly 'dead-position': string;
    readonly 'seventy-five-moves': string;
    readonly 'fifty-moves': string;
  };
  /** After Undo and Redo; `{announcement}` is a sentence about the move, or about the position that it led to. */
  readonly undone: string;
  readonly redone: string;
  /** Announced when the page refuses a change that moves no piece. */
  readonly notChanged: string;
  /** The button with which marks are drawn. */
  readonly drawMarks: string;
  /** Announced when the last mark is removed. */
  readonly noMarks: string;
  /** Announced when a script sets a position that no move leads to; the side to move is announced after it. */
  readonly newPosition: string;

  // Labels of buttons and controls
  /** The name of the dialog in which a piece is chosen when a pawn promotes. */
  readonly choosePromotion: string;
}

/** Labels and announcements shared by the board and its toolbar. */
export interface ButtonStrings {
  readonly fenCopied: string;
  readonly boardFlipped: string;
  readonly undo: string;
  readonly redo: string;
  readonly flipBoard: string;
  readonly copyFen: string;
  /** The name of the field that holds the FEN. */
  readonly fen: string;
}

/** Labels and announcements of the toolbar alone. */
export interface ToolbarStrings {
  readonly pictureCopied: string;
  /** The page may not copy pictures, or may not draw a PNG. */
  readonly pictureNotCopied: string;
  /** `{format}` is PNG or SVG. */
  readonly pictureSaved: string;
  /** Replaces `pictureSaved` in an `<iframe>` where it is unknown whether files may be saved. */
  readonly pictureOffered: string;
  /** Announced in an `<iframe>` that may not save files. */
  readonly savingNotAllowed: string;
  /** The page's policy does not allow images from `blob:` addresses, which making a PNG needs. */
  readonly pngNotAllowed: string;
  readonly copyPicture: string;
  /** `{format}` is PNG or SVG. */
  readonly savePicture: string;
  /** The name of the toolbar. */
  readonly toolbar: string;
}

/** Labels and announcements of the editor. */
export interface EditorStrings {
  /** `{name}` is the name of a start, such as Gothic. */
  readonly startPositionSet: string;
  /** `{piece}` was put on `{square}`; it is named with its colour, such as “white knight”. */
  readonly piecePlaced: string;
  readonly pieceRemoved: string;
  /** A right to castle was dropped because king or rook left its square. */
  readonly castlingLost: {readonly [color in Color]: {readonly [side in CastlingSide]: string}};
  /** A control of the editor has a new value; `{name}` is the control's label. */
  readonly valueChanged: string;
  /** The pieces that can be placed on the board. */
  readonly palette: string;
  readonly eraser: string;
  readonly sideToMove: string;
  readonly sides: {readonly [color in Color]: string};
  readonly castlingRights: {readonly [color in Color]: {readonly [side in CastlingSide]: string}};
  /** Follows a castling right whose rook is not the outermost one; `{file}` is the file of that rook. */
  readonly castlingRook: string;
  readonly castlingType: string;
  /** Why no type of castling can be chosen. */
  readonly castlingTypeFixed: string;
  readonly castlingTypes: {readonly [type in CastlingType]: string};
  readonly enPassantSquare: string;
  /** The choice “no en passant square”. */
  readonly noEnPassantSquare: string;
  readonly halfmoveClock: string;
  readonly fullmoveNumber: string;
  /** The menu of start positions, and its entries that are not proper names. */
  readonly startPosition: string;
  readonly orthodoxChess: string;
  readonly capablancaRandom: string;
  readonly emptyBoard: string;
  /** The button that sets up a random start position. */
  readonly drawStart: string;
  /** The label of the button that opens the fields that are seldom needed. */
  readonly more: string;
}

/**
 * Labels and announcements of a board that is played on or edited, and of the toolbar, in one language.
 *
 * @example
 * const interaction: Partial<InteractionStrings> = {undo: 'Malfari'};
 * addLocale('eo', {interaction});
 */
export interface InteractionStrings extends PlayStrings, ButtonStrings, ToolbarStrings, EditorStrings {}

/**
 * Labels and announcements of a puzzle, in one language.
 *
 * @example
 * const solve: Partial<SolveStrings> = {solved: 'Solvita!'};
 * addLocale('eo', {solve});
 */
export interface SolveStrings {
  /** The name of the group of buttons below the board. */
  readonly puzzle: string;
  // The buttons
  readonly hint: string;
  readonly solution: string;
  readonly tryAgain: string;
  // Announced, and shown below the board
  readonly right: string;
  readonly solved: string;
  /** `{move}` was wrong; it is in SAN, such as `Qh7+`. */
  readonly notThat: string;
  /** A wrong move on which the author comments; `{comment}` is that comment. */
  readonly notThatBecause: string;
  /** `{piece}` is the kind of piece that moves. */
  readonly hintPiece: string;
  /** `{piece}` is the kind of piece that moves, `{square}` its square. */
  readonly hintSquare: string;
  /** The reader asked for the solution, and it was played to its end. */
  readonly solutionShown: string;
  readonly counts: string;
}

/**
 * The texts that `<fen-game>` shows and announces in one language. Slots such as `{players}` are filled in.
 *
 * @example
 * const game: Partial<GameStrings> = {next: 'Sekva movo'};
 * addLocale('eo', {game});
 */
export interface GameStrings {
  /** The letters of the pieces in move text, for `letters="local"`. */
  readonly letters: {readonly [role in Exclude<Role, 'P'>]: string};
  /** The name of the element; `{players}` is “Anand – Carlsen”. */
  readonly game: string;
  readonly moves: string;
  /** The name of a variation; `{move}` is the move it replaces. */
  readonly variation: string;
  /** The buttons. */
  readonly navigation: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly flip: string;
  /** The menu of a file with several games. */
  readonly chooseGame: string;
  /** A player whose name is not known. */
  readonly white: string;
  readonly black: string;
  /** `{time}` as `1:05:30`. */
  readonly clock: string;
  /** Announced before the first move. */
  readonly startPosition: string;
  /** `{piece}` moved to `{to}`. */
  readonly moved: string;
  /** `{piece}` captured on `{to}`. */
  readonly captured: string;
  readonly castledKingside: string;
  readonly castledQueenside: string;
  readonly promoted: string;
  readonly nullMove: string;
  readonly check: string;
  readonly checkmate: string;
  /** Results in words, keyed by how PGN writes them. */
  readonly results: {readonly [result in '1-0' | '0-1' | '1/2-1/2' | '*']: string};
  /** Numeric annotation glyphs in words, by number. */
  readonly nags: {readonly [nag: number]: string};
  /** The text shown when there is nothing to replay. */
  readonly noGame: string;
  readonly noSuchGame: string;
  readonly notLoaded: string;
  /** An issue with its place: `{line}`, `{column}` and `{message}`. */
  readonly issue: string;
}

/**
 * Errors of a move, by the codes of `parseMove`. `{role}` is the name of one piece, `{roles}` of several, `{noRole}`
 * its entry in `none`; `{side}` is `kingside` or `queenside` of the diagram.
 *
 * @example
 * const errors: Partial<MoveErrorStrings> = {'move-missing': 'Mankas movo.'};
 * addLocale('eo', {errors});
 */
export interface MoveErrorStrings {
  readonly 'move-missing': string;
  readonly 'move-unreadable': string;
  readonly 'square-unknown': string;
  readonly 'square-empty': string;
  readonly 'wrong-turn': string;
  readonly 'piece-missing': string;
  readonly 'piece-not-there': string;
  readonly 'piece-cannot-reach': string;
  readonly 'piece-cannot-move': string;
  readonly 'king-in-check': string;
  readonly 'move-ambiguous': string;
  readonly 'capture-unsaid': string;
  readonly 'promotion-missing': string;
  readonly 'promotion-role': string;
  readonly 'promotion-misplaced': string;
  readonly 'castling-no-right': string;
  readonly 'castling-blocked': string;
  readonly 'castling-in-check': string;
  readonly 'castling-attacked': string;
  /** “no knight”, in the form that the sentences with `{noRole}` need. */
  readonly none: {readonly [role in Role]: string};
}

/**
 * The error of a mark.
 *
 * @example
 * const errors: Partial<MarkErrorStrings> = {mark: '“{found}” ne estas marko.'};
 * addLocale('eo', {errors});
 */
export interface MarkErrorStrings {
  /** `{found}` is not a mark. */
  readonly mark: string;
}

/**
 * Every text of one language.
 *
 * @example
 * const undo: LocaleTable['interaction']['undo'] = en.interaction.undo;
 */
export interface LocaleTable {
  /** Names and descriptions of boards. */
  readonly diagram: DiagramStrings;
  /** Labels and announcements of boards that are played on or edited. */
  readonly interaction: InteractionStrings;
  /** Labels and announcements of `mode="solve"`. */
  readonly solve: SolveStrings;
  /** Labels and announcements of `<fen-game>`. */
  readonly game: GameStrings;
  /**
   * Errors of a FEN, a move or a mark, by code. `white` and `black` are the names of the sides, which replace
   * `{color}`.
   */
  readonly errors: Messages & MoveErrorStrings & MarkErrorStrings;
}

/** A table of which any part may be missing. */
export type DeepPartial<T> = T extends string ? T : {readonly [key in keyof T]?: DeepPartial<T[key]>};

/**
 * A table as a translator may write it; English stands in for the entries that are missing.
 *
 * @example
 * const esperanto: PartialTable = {diagram: {whiteToMove: 'blanko movas'}};
 * addLocale('eo', esperanto);
 */
export type PartialTable = DeepPartial<LocaleTable>;
