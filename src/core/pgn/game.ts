import type {Mark} from '../marks/mark.js';
import type {Position} from '../notation/index.js';
import type {Move} from '../rules/index.js';

/** The results of games (PGN standard 8.2.6). `*`: the game is in progress, or its result is not known. */
export const results = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/**
 * The result of a game, as PGN writes it.
 *
 * @example
 * const result: Result = '1/2-1/2';
 */
export type Result = (typeof results)[number];

/**
 * A game as a tree: its tags, its start position, the main line, and in each move the variations that replace it.
 *
 * @example
 * const {games} = parsePgn('[White "Anna"]\n\n1. e4 e5 *');
 * games[0]?.tags.get('White'); // → 'Anna'
 */
export interface Game {
  /** The tag pairs, in the order of the text. If two tags have the same name, the later value is kept. */
  readonly tags: ReadonlyMap<string, string>;
  /** The position of the `FEN` tag or, without that tag, the start of the variant; an empty board if it is unknown. */
  readonly start: Position;
  /** The comments before the first move, which are about the whole game. */
  readonly comments: readonly Comment[];
  /** The main line. */
  readonly moves: readonly GameMove[];
  /** The result; `*` if the text has none. */
  readonly result: Result;
}

/**
 * A move of a game, with its annotations.
 *
 * @example
 * const {games} = parsePgn('1. e4 e5 (1... c5) *');
 * games[0]?.moves[1]?.variations[0]?.[0]?.san; // → 'c5'
 */
export interface GameMove {
  /** The move; `null` for a null move (`--`), which passes the turn. */
  readonly move: Move | null;
  /** The move in standard algebraic notation, with `+` or `#` if it checks or mates; `--` for a null move. */
  readonly san: string;
  /** The position after the move. In games from `parsePgn`, this is a getter, which `{...move}` does not copy. */
  readonly position: Position;
  /** Numeric annotation glyphs (PGN standard 10), 1 to 255, no number twice: `!` 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6. */
  readonly nags: readonly number[];
  /** Comments before the move: after its number, at the start of a variation, or after the previous move's variations. */
  readonly commentsBefore: readonly Comment[];
  /** Comments directly after the move. */
  readonly commentsAfter: readonly Comment[];
  /** Lines that begin with another move in place of this one. None of these lines is empty. */
  readonly variations: readonly (readonly GameMove[])[];
}

/**
 * A comment of a game.
 *
 * @example
 * const {games} = parsePgn('1. e4 {Best by test. [%cal Ge2e4]} *');
 * games[0]?.moves[0]?.commentsAfter[0]?.text; // → 'Best by test.'
 */
export interface Comment {
  /** Plain text, without the commands below. `\n\n` separates paragraphs; any other white space is one space. */
  readonly text: string;
  /** The marked squares and arrows of `[%csl …]` and `[%cal …]`. */
  readonly marks: readonly Mark[];
  /** `[%clk …]`: the time left on the clock of the side that has moved, in seconds. */
  readonly clock?: number;
  /** `[%emt …]`: the time that the move took, in seconds. */
  readonly elapsed?: number;
  /** `[%eval …]`: a program's evaluation of the position. */
  readonly evaluation?: Evaluation;
  /** Other commands, such as `[%mdl 1024]`, and those whose values cannot be read. Not shown; `formatPgn` writes them. */
  readonly commands?: readonly string[];
  /** Whether the comment requests a diagram: `[#]` or `[D]` in the text, or `$220`. */
  readonly diagram: boolean;
}

/**
 * A program's evaluation from White's side: in pawns, or as the number of moves to mate, negative if Black mates.
 *
 * @example
 * const {games} = parsePgn('1. e4 {[%eval 0.25]} *');
 * games[0]?.moves[0]?.commentsAfter[0]?.evaluation?.pawns; // → 0.25
 */
export type Evaluation =
  | {readonly pawns: number; readonly mate?: undefined; readonly depth?: number}
  | {readonly mate: number; readonly pawns?: undefined; readonly depth?: number};
