import type {Texts} from '../core/text/fill.js';

export const enEditor = {
  /** In these two texts, the name of the piece includes its colour: “white knight”. */
  piecePlaced: '{piece} on {square}.',
  pieceRemoved: '{piece} removed from {square}.',
  palette: 'Pieces to place',
  eraser: 'Remove pieces',
  pointer: 'Move pieces',
  mirror: 'Mirror',
  mirroredPosition: 'Position mirrored.',
  sideToMove: 'Side to move',
  sides: {white: 'White', black: 'Black'},
  /** The legend of the checkboxes for castling rights, and the reason why such a checkbox is disabled. */
  castling: 'Castling',
  castlingImpossible: 'Needs king and rook on the back rank.',
  castlingRights: {
    white: {kingside: 'White kingside', queenside: 'White queenside'},
    black: {kingside: 'Black kingside', queenside: 'Black queenside'},
  },
  /** Follows a castling right whose rook is not the outermost one; `{file}` is the file of that rook. */
  castlingRook: 'rook on {file}',
  castlingType: 'Castling type',
  castlingTypes: {standard: 'standard', symmetric: 'symmetric (s)', modern: 'modern (m)'},
  enPassantSquare: 'En passant',
  /** The choice “no en passant square”. */
  noEnPassantSquare: 'none',
  halfmoveClock: 'Half-moves',
  fullmoveNumber: 'Move',
  /** The menu of start positions, and its entries that are not proper names. */
  startPosition: 'Start position',
  orthodoxChess: 'Chess',
  capablancaRandom: 'Capablanca random',
  drawStart: 'Random start',
  /** The new value of a control; `{name}` is its label. */
  valueChanged: '{name}: {value}.',
  /** The values of a checkbox for a castling right. */
  allowed: 'allowed',
  notAllowed: 'not allowed',
};

/** Labels and announcements of the editor. */
export type EditorStrings = Texts<typeof enEditor>;
