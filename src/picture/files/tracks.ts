import {indexed} from '../../core/indexed.js';
import {findMotion} from '../drawing/motion.js';
import {piecesBySquare} from '../../core/notation/change-placement.js';
import type {PieceLetter, Position, Square} from '../../core/notation/position.js';

/** Where a piece stands, and from which position on, counted from 0. */
interface Stop {
  readonly index: number;
  readonly square: Square;
}

/** The way of one piece through the positions of a game. */
export interface Track {
  readonly piece: PieceLetter;
  /** The first stop is where the piece begins: at the start of the game, or where a pawn promotes to it. */
  readonly stops: readonly [Stop, ...Stop[]];
  /** The position in which the piece is gone; `undefined` if it stays to the end. */
  readonly end?: {readonly index: number; readonly isCaptured: boolean};
}

interface OpenTrack {
  readonly piece: PieceLetter;
  readonly stops: [Stop, ...Stop[]];
  end?: NonNullable<Track['end']>;
}

/** Finds the ways of all pieces. A change that no move explains is a piece that disappears and another one that appears. */
export function tracksOf(positions: readonly Position[]): readonly Track[] {
  const tracks: OpenTrack[] = [];
  const trackOn = new Map<Square, OpenTrack>();
  const begin = (piece: PieceLetter, index: number, square: Square) => {
    const track: OpenTrack = {piece, stops: [{index, square}]};
    tracks.push(track);
    trackOn.set(square, track);
  };
  const end = (square: Square, index: number, isCaptured: boolean) => {
    const track = trackOn.get(square);
    if (track) track.end = {index, isCaptured};
    trackOn.delete(square);
  };
  for (const [index, position] of indexed(positions)) {
    const previous = positions[index - 1];
    const {glides, captured} = previous ? findMotion(previous, position) : {glides: [], captured: []};
    for (const [square] of captured) end(square, index, true);
    const gliding = glides.map(({from, to}) => ({track: trackOn.get(from), from, to}));
    for (const {from} of gliding) trackOn.delete(from);
    for (const {track, to} of gliding) {
      track?.stops.push({index, square: to});
      if (track) trackOn.set(to, track);
    }
    const pieces = piecesBySquare(position);
    for (const [square, {piece}] of [...trackOn]) if (pieces.get(square) !== piece) end(square, index, false);
    for (const [square, piece] of pieces) if (!trackOn.has(square)) begin(piece, index, square);
  }
  return tracks;
}
