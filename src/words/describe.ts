import {
  readBackRank,
  outermostRook,
  formatEnPassant,
  modernCastlingStep,
} from '../core/notation/castling-and-en-passant.js';
import {
  castlingSides,
  colors,
  fileLetters,
  inColor,
  ranks,
  type Color,
  type PieceLetter,
  type Position,
} from '../core/notation/position.js';
import {eachPiece} from '../core/notation/placement.js';
import {capitalized, fill} from '../core/text/fill.js';
import {isKingAttacked} from '../core/notation/attacks.js';
import type {PictureStrings} from './en.js';

type Squares = {[piece in PieceLetter]?: string[]};

/** The pieces in the order in which people read out a diagram. */
const rolesInReadingOrder = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'] as const;

/** The short name of a diagram: “Chess position, White to move”. */
export function nameOf({files, turn}: Position, diagram: PictureStrings): string {
  return fill(files === ranks ? diagram.name : diagram.wideName, {turn: diagram[`${turn}ToMove`], files});
}

/** Sentences that interaction or a game adds to the description of a board. */
export interface Situation {
  /** The message of form validation; empty if the board is valid. */
  readonly problem?: string;
  /** Check, or the end of the game; if undefined, `describePosition` looks for a check itself. */
  readonly check?: string;
  readonly lastMove?: string;
}

/**
 * Describes a position in sentences: pieces with their squares, the side to move, check, castling, en passant, and marks.
 * `markSentences` come from `describeMarks`. `chess960Number` is the number of a Chess960 start position.
 */
export function describePosition(
  position: Position,
  diagram: PictureStrings,
  markSentences: readonly string[] = [],
  chess960Number?: string,
  {check, lastMove, problem}: Situation = {},
): readonly (string | undefined)[] {
  const squares = squaresByPiece(position);
  const sentences = squares
    ? [
        chess960Number && fill(diagram.chess960Start, {number: chess960Number}),
        ...colors.map((color) => fill(diagram[color], {pieces: describePieces(color, squares, diagram)})),
        capitalized(`${diagram[`${position.turn}ToMove`]}.`),
        check ?? (isKingAttacked(position) ? diagram.check : ''),
        ...colors.map((color) => describeCastling(color, position, diagram)),
        describeCastlingType(position, diagram),
        describeEnPassant(position, diagram),
        lastMove,
      ]
    : [diagram.emptyBoard];
  return [...sentences, ...markSentences, problem].filter(Boolean);
}

/** The squares of each piece, a1 before a2 before b1; undefined for an empty board. Fast, because it runs for each diagram. */
function squaresByPiece({placement}: Position): Squares | undefined {
  const pieces: PieceLetter[] = [];
  eachPiece(placement, (piece, left, above) => (pieces[left * ranks + ranks - 1 - above] = piece));
  const squares: Squares = {};
  pieces.forEach((piece, i) => (squares[piece] ??= []).push(`${fileLetters[i >> 3]}${(i % ranks) + 1}`));
  return pieces.length > 0 ? squares : undefined;
}

function describePieces(color: Color, squares: Squares, diagram: PictureStrings): string {
  const list = rolesInReadingOrder.flatMap((role) => {
    const pieceSquares = squares[inColor(role, color) as PieceLetter];
    if (!pieceSquares) return [];
    return `${diagram.pieces[role][pieceSquares.length > 1 ? 1 : 0]} ${pieceSquares.join(', ')}`;
  });
  return list.join(', ') || diagram.noPieces;
}

function describeCastling(color: Color, {castling, placement}: Position, diagram: PictureStrings): string {
  const back = readBackRank(placement, color);
  const sides = castlingSides.flatMap((side) => {
    const file = castling[color][side];
    if (!file) return [];
    if (fileLetters.indexOf(file) === outermostRook(back, side)) return [diagram[side]];
    return [`${diagram[side]} ${fill(diagram.withRook, {square: file + (color === 'white' ? 1 : ranks)})}`];
  });
  return sides.length > 0 ? fill(diagram[`${color}MayCastle`], {sides: sides.join(` ${diagram.and} `)}) : '';
}

function describeCastlingType({castling: {type}, files}: Position, diagram: PictureStrings): string {
  return type === 'standard' ? '' : fill(diagram.castlingTypes[type], {squares: modernCastlingStep(files)});
}

/** Mentions the en passant square only if a pawn can capture there. */
function describeEnPassant(position: Position, diagram: PictureStrings): string {
  const square = formatEnPassant(position, 'x-fen');
  if (square === '-') return '';
  return fill(diagram.enPassant, {pawn: square.charAt(0) + (position.turn === 'white' ? 5 : 4), square});
}
