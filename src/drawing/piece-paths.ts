import {eachPiece, pieceLetters} from '../notation/placement.js';
import {ranks, type Position} from '../notation/position.js';
import {roles, type PlacedPieceSet} from './piece-set.js';

/** For each kind of piece (White's eight, then Black's, in the order of `pieceLetters`) one path for all of them. */
export interface PiecePaths {
  readonly body: readonly string[];
  readonly detail: readonly string[];
}

/** Works out the paths of all pieces of a position, seen from White's or from Black's side. */
export function piecePaths(position: Position, fromBlack: boolean, set: PlacedPieceSet): PiecePaths {
  const body = Array<string>(pieceLetters.length).fill('');
  const detail = [...body];
  const {files, placement} = position;
  eachPiece(placement, (piece, left, above) => {
    const kind = pieceLetters.indexOf(piece);
    const role = kind % roles.length;
    const x = fromBlack ? files - 1 - left : left;
    const y = fromBlack ? ranks - 1 - above : above;
    body[kind] = (body[kind] ?? '') + set.body(role, x, y);
    detail[kind] = (detail[kind] ?? '') + set.detail(role, x, y);
  });
  return {body, detail};
}
