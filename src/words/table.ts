import type {Role} from '../notation/position.js';

/** What one language says. `{…}` in a sentence is filled in. */
export interface Words {
  /** One piece and several of its kind, as they stand before their squares. */
  readonly pieces: {readonly [role in Role]: readonly [one: string, several: string]};
  /** The short name of a diagram; `{turn}` is one of the two `…ToMove`. */
  readonly name: string;
  /** The same for boards that are not 8×8; `{files}` is a number. */
  readonly wideName: string;
  readonly whiteToMove: string;
  readonly blackToMove: string;
  /** The pieces of one side; `{pieces}` is a list, or `noPieces`. */
  readonly white: string;
  readonly black: string;
  readonly noPieces: string;
  readonly emptyBoard: string;
  /** `{sides}` is one of the next two, or both joined by `and`. */
  readonly whiteMayCastle: string;
  readonly blackMayCastle: string;
  readonly kingside: string;
  readonly queenside: string;
  /** Stands after a side when it is not the outermost rook that castles; `{square}` is the rook's. */
  readonly withRook: string;
  readonly and: string;
  /** `{pawn}` and `{square}`: where the pawn stands and where it is taken. */
  readonly enPassant: string;
  /** The name of a board whose FEN cannot be read. */
  readonly unreadable: string;
  /** Said of a board without a FEN, where a form needs one. */
  readonly required: string;
}

/** Puts the values into a sentence. A name without a value stays as it is, so that a slip can be seen. */
export const fill = (sentence: string, values: {readonly [name: string]: string | number}): string =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  );
