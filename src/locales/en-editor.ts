import {stringsFor} from './registry.js';
import type {EditorStrings} from './table.js';

/** English, for the editor. */
export const enEditor: EditorStrings = {
  piecePlaced: '{piece} on {square}.',
  pieceRemoved: '{piece} removed from {square}.',
  castlingLost: {
    white: {
      kingside: 'White can no longer castle kingside.',
      queenside: 'White can no longer castle queenside.',
    },
    black: {
      kingside: 'Black can no longer castle kingside.',
      queenside: 'Black can no longer castle queenside.',
    },
  },
  palette: 'Pieces to place',
  eraser: 'Remove pieces',
  sideToMove: 'Side to move',
  sides: {white: 'White', black: 'Black'},
  castlingRights: {
    white: {kingside: 'White kingside', queenside: 'White queenside'},
    black: {kingside: 'Black kingside', queenside: 'Black queenside'},
  },
  castlingRook: 'rook on {file}',
  castlingType: 'Castling type',
  castlingTypeFixed: 'No castling right depends on it.',
  castlingTypes: {standard: 'standard', symmetric: 'symmetric (s)', modern: 'modern (m)'},
  enPassantSquare: 'En passant',
  noEnPassantSquare: 'none',
  halfmoveClock: 'Half-moves',
  fullmoveNumber: 'Move',
  startPosition: 'Start position',
  orthodoxChess: 'Chess',
  capablancaRandom: 'Capablanca random',
  emptyBoard: 'Empty board',
  drawStart: 'Random start',
  startPositionSet: 'Start position: {name}.',
  more: 'More',
  valueChanged: '{name} changed.',
};

export const editorStrings = stringsFor('interaction', enEditor);
