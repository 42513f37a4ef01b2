import type {Texts} from '../core/text/fill.js';
import {enCopied} from './en-copied.js';

export const enPlay = {
  pieces: {
    P: 'white pawn',
    N: 'white knight',
    B: 'white bishop',
    R: 'white rook',
    Q: 'white queen',
    K: 'white king',
    A: 'white archbishop',
    C: 'white chancellor',
    p: 'black pawn',
    n: 'black knight',
    b: 'black bishop',
    r: 'black rook',
    q: 'black queen',
    k: 'black king',
    a: 'black archbishop',
    c: 'black chancellor',
  },
  /** The validation message of a required board without a FEN. */
  required: 'A position is needed here.',
  /** The validation message of a required puzzle that is not solved. */
  unsolved: 'The puzzle is not solved yet.',
  emptySquare: 'empty',
  // These texts follow the name of a square.
  ofLastMove: 'last move',
  inCheck: 'in check',
  markedSquare: 'marked {color}',
  arrowTo: '{color} arrow to {square}',
  arrowFrom: '{color} arrow from {square}',
  /** Follows the name of a square whose piece can move to `{count}` squares. */
  canMove: 'can move to {count} {count|square|squares}',
  /** Follows the name of the square whose piece is picked. */
  isPicked: 'picked up',
  /** Follows the name of a square to which the picked piece can move. */
  isTarget: 'can go here',
  // These texts are announced. The first letter of the filled sentence becomes a capital.
  putBack: 'Put back.',
  illegalMove: 'It cannot go to {square}.',
  cannotMove: '{piece} {square} cannot move.',
  noPiece: 'No piece on {square}.',
  /** Announced when a piece of the side that the person does not play is to be picked. */
  notYours: {white: 'White is not yours.', black: 'Black is not yours.'},
  /** Announced after the move of a person, while an engine looks for its answer. */
  thinking: 'The engine is thinking.',
  move: '{piece} {from} to {to}.',
  capture: '{piece} {from} takes {taken} {to}.',
  enPassantCapture: '{piece} {from} takes {taken} en passant {to}.',
  castles: {kingside: 'King castles kingside.', queenside: 'King castles queenside.'},
  promotion: 'Promotes to {piece}.',
  /** The end of a game, by the `reason` of `outcome()`. */
  outcome: {
    checkmate: 'Checkmate.',
    stalemate: 'Stalemate.',
    'dead-position': 'Draw: neither side can mate.',
    'seventy-five-moves': 'Draw by the seventy-five-move rule.',
    'fivefold-repetition': 'Draw by fivefold repetition.',
    'fifty-moves': 'Fifty moves without a capture or a pawn move.',
    'threefold-repetition': 'The position has occurred three times.',
  },
  /** Follows `outcome.checkmate`; the key is the winner. */
  wins: {white: 'White wins.', black: 'Black wins.'},
  /** The move that led to a position; `{announcement}` is a sentence about it. */
  lastMove: 'Last move: {announcement}',
  /** After Undo and Redo; `{announcement}` is a sentence about the move, or about the position that it led to. */
  undone: 'Undone: {announcement}',
  redone: 'Redone: {announcement}',
  /** Announced if the page refuses a change; if a picked piece was dropped, `putBack` is announced instead. */
  notChanged: 'Not changed.',
  ...enCopied,
  noMarks: 'No marks.',
  /** Announced when a script sets a position that no move leads to; the side to move is announced after it. */
  newPosition: 'New position.',
  /** The name of the dialog in which a piece is chosen when a pawn promotes. */
  choosePromotion: 'Promote to',
};

/** Names of squares and announcements of a board that is played on or edited, in one language. */
export type PlayStrings = Texts<typeof enPlay>;
