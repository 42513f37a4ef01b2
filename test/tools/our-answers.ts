// Our own answers to the shared cases.
import {formatFen, parseFen, pieceAt, type Notation, type Position} from '../../src/core/notation/index.js';
import {kingDestination, readBackRank} from '../../src/core/notation/castling-and-en-passant.js';
import {castlingSides, fileLetters, type Square} from '../../src/core/notation/position.js';
import {chess960, legalMoves, perft, play} from '../../src/core/rules/index.js';
import type {Program} from './case-answers.js';
import {positionOf} from './read.js';

function piecesOf(position: Position): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const file of fileLetters)
    for (let rank = 1; rank <= 8; rank++) {
      const piece = pieceAt(position, `${file}${rank}` as Square);
      if (piece) pieces[`${file}${rank}`] = piece;
    }
  return pieces;
}

/** Each right of the side to move; `placement` only where the case has it. */
function castle(text: string, wanted: unknown): unknown {
  const position = positionOf(text);
  const {castling, files, placement, turn} = position;
  const {king} = readBackRank(placement, turn);
  const rank = turn === 'white' ? 1 : 8;
  const hasPlacement = new Set(
    (wanted as {side: string; placement?: string}[]).filter((r) => r.placement).map((r) => r.side),
  );
  return castlingSides.flatMap((side) => {
    const file = castling[turn][side];
    if (!file) return [];
    const to = kingDestination(castling.type, files, king, side);
    const move = legalMoves(position).find((move) => move.castle === side);
    return {
      side,
      rook: `${file}${rank}`,
      kingTo: `${fileLetters[to] as string}${rank}`,
      rookTo: `${fileLetters[to + (side === 'kingside' ? -1 : 1)] as string}${rank}`,
      legal: move !== undefined,
      ...(move && hasPlacement.has(side) && {placement: play(position, move).placement}),
    };
  });
}

export const ours: Program = {
  parse(text) {
    const position = positionOf(text);
    const {type, white, black} = position.castling;
    return {
      files: position.files,
      pieces: piecesOf(position),
      turn: position.turn,
      castling: {type, white: {...white}, black: {...black}},
      enPassant: position.enPassant,
      halfmoveClock: position.halfmoveClock,
      fullmoveNumber: position.fullmoveNumber,
    };
  },
  refuse(text) {
    const result = parseFen(text);
    if (result.ok) return null;
    const {field, index, length} = result.error;
    return {field, index, length};
  },
  odd: (text) => parseFen(text).ok,
  convert: (text, wanted) =>
    Object.fromEntries(
      Object.keys(wanted as object).map((notation) => [
        notation,
        formatFen(positionOf(text), notation as Notation),
      ]),
    ),
  castle,
  starts: (number) => chess960(Number(number)).placement.split('/').at(-1),
  perft: (text, wanted) => (wanted as number[]).map((_, index) => perft(positionOf(text), index + 1)),
};
