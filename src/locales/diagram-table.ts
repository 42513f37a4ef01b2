import type {Role} from '../notation/position.js';
import type {MarkStrings} from '../marks/describe-marks.js';

/** What one language says. `{…}` in a sentence is filled in. */
export interface DiagramStrings extends MarkStrings {
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

/** A sentence begins with a capital. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A table of which any part may be missing. */
export type Partly<T> = T extends string ? T : {readonly [key in keyof T]?: Partly<T[key]>};

/** A whole table: what a part of it says, and what it leaves out as `whole` says it. */
export const completed = <T>(whole: T, part: unknown): T =>
  (typeof whole === 'string'
    ? typeof part === 'string'
      ? part
      : whole
    : Object.fromEntries(
        Object.entries(whole as object).map(([key, said]) => [
          key,
          completed<unknown>(said, (part as Partial<Record<string, unknown>> | null | undefined)?.[key]),
        ]),
      )) as T;
