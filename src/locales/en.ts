import {enMarks} from '../marks/describe-marks.js';
import type {DiagramStrings} from './table.js';

/** English. */
export const enDiagram: DiagramStrings = {
  pieces: {
    P: ['pawn', 'pawns'],
    N: ['knight', 'knights'],
    B: ['bishop', 'bishops'],
    R: ['rook', 'rooks'],
    Q: ['queen', 'queens'],
    K: ['king', 'kings'],
    A: ['archbishop', 'archbishops'],
    C: ['chancellor', 'chancellors'],
  },
  name: 'Chess position, {turn}',
  wideName: 'Chess position on a board of {files} files, {turn}',
  whiteToMove: 'White to move',
  blackToMove: 'Black to move',
  white: 'White: {pieces}.',
  black: 'Black: {pieces}.',
  noPieces: 'no pieces',
  emptyBoard: 'Empty board.',
  chess960Start: 'Chess960 start position {number}.',
  whiteMayCastle: 'White may castle {sides}.',
  blackMayCastle: 'Black may castle {sides}.',
  kingside: 'kingside',
  queenside: 'queenside',
  withRook: 'with the rook on {square}',
  and: 'and',
  castlingTypes: {
    symmetric: 'Symmetric castling: the king stops one square from the edge.',
    modern: 'Modern castling: the king moves {squares} squares.',
  },
  enPassant: 'The pawn on {pawn} may be taken en passant on {square}.',
  unreadable: 'Chess diagram that cannot be read',
  required: 'A position is needed here.',
  unsolved: 'The puzzle is not solved yet.',
  notLoaded: 'This board could not be fully loaded, so it is only a picture. Press it to try again.',
  ...enMarks,
};
