import type {Messages} from '../notation/messages.js';
import type {Role} from '../notation/position.js';
import type {InteractionStrings} from './interaction-table.js';
import type {Partly, DiagramStrings} from './diagram-table.js';

/**
 * What is said of a text that is no move, by the codes of `parseMove`. `{role}` is the name of one piece, `{roles}` of
 * several, `{noRole}` as `none` has it; `{side}` is `kingside` or `queenside` of the diagram.
 */
export interface MoveErrorStrings {
  readonly 'move-missing': string;
  readonly 'move-unreadable': string;
  readonly 'square-unknown': string;
  readonly 'square-empty': string;
  readonly 'wrong-turn': string;
  readonly 'piece-missing': string;
  readonly 'piece-not-there': string;
  readonly 'piece-cannot-reach': string;
  readonly 'piece-cannot-move': string;
  readonly 'king-in-check': string;
  readonly 'move-ambiguous': string;
  readonly 'capture-unsaid': string;
  readonly 'promotion-missing': string;
  readonly 'promotion-role': string;
  readonly 'promotion-misplaced': string;
  readonly 'castling-no-right': string;
  readonly 'castling-blocked': string;
  readonly 'castling-in-check': string;
  readonly 'castling-attacked': string;
  /** “no knight”, as it stands where something is said not to be there. */
  readonly none: {readonly [role in Role]: string};
}

/** All that one language says. */
export interface LocaleTable {
  /** Names and descriptions of boards. */
  readonly diagram: DiagramStrings;
  /** What is said on a board that is played on or edited. */
  readonly interaction: InteractionStrings;
  /**
   * What is wrong with a FEN or a move, by code; with the names of the two sides, `white` and `black`, which stand for
   * `{color}`. `{name|one|many}` is the word that goes with that number.
   */
  readonly errors: Messages & MoveErrorStrings;
}

/** As an author may write it: what is left out is said in English. */
export type PartialTable = Partly<LocaleTable>;
