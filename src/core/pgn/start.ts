import {chessStart, emptyBoard} from '../notation/position.js';
import {formatFen} from '../notation/format-fen.js';
import type {FenIssue, Position} from '../notation/index.js';
import type {Game} from './game.js';
import type {Finding} from './issues.js';

/**
 * Names of orthodox chess (one is empty), and of Chess960 with the same or with different back ranks, both without “chess”
 * and slashes. Without a `FEN` tag, these begin as orthodox chess does. Some programs write two names:
 * `Fischerandom/Chess960`.
 */
const orthodoxName =
  /^(standard|normal|regular|orthodox|classical|fromposition|setup|wild(0|fr)|d?frc|(double(?=.))?(fischerr?andom|freestyle)?(960|9lx)?)$/;

/** Variants with a start position of their own. `parseFen` accepts these names in place of a FEN. */
const variantsWithStart = 'capablanca gothic carrera janus embassy grotesque univers victorian'.split(' ');

/** Variants that need a `FEN` tag; the last three are names of the library kokopu for positions without a king. */
const variantThatNeedsFen = /^(capa(blanca)?(random|960)|crc|noking|(white|black)kingonly)$/;

/** Variants in which a move of chess also changes other squares: in atomic chess, a capture removes the pieces around it. */
const changesOtherSquares = /atomic/i;

/** The FEN or name of a variant's start. Empty if each game needs a `FEN` tag; undefined if the rules are not supported. */
function fenOfVariant(variant: string): string | undefined {
  const name = variant.toLowerCase().replace(/[^a-z0-9]|chess/g, '');
  if (orthodoxName.test(name)) return chessStart;
  if (name === 'nocastle') return chessStart.replace('KQkq', '-');
  if (variantsWithStart.includes(name)) return name;
  return variantThatNeedsFen.test(name) ? '' : undefined;
}

interface GameStart {
  /** Null if the FEN is missing or unreadable. */
  readonly position: Position | null;
  /** Whether the moves can be played. False without a position, and if captures change other squares (atomic chess). */
  readonly canPlayMoves: boolean;
  /** Whether the rules are not known. The game is shown if its moves can be played by the rules of chess. */
  readonly hasUnknownRules?: boolean;
  readonly issue?: Pick<Finding, 'code' | 'values' | 'cause'> & {readonly tag: 'FEN' | 'Variant'};
}

/** Reads the value of a `FEN` tag, or the name of a start position. */
export type FenParser = (
  fen: string,
) => {readonly ok: true; readonly position: Position} | {readonly ok: false; readonly error?: FenIssue};

/** Resolves the start of a game from its `FEN` and `Variant` tags. A `SetUp` tag (PGN standard 9.7) is not needed. */
export function resolveStart(tags: ReadonlyMap<string, string>, parseFen: FenParser): GameStart {
  const variant = tags.get('Variant') ?? '';
  const usualStart = fenOfVariant(variant);
  const fen = tags.get('FEN')?.trim() || usualStart;
  const parsed = fen ? parseFen(fen) : null;
  const values = {variant};
  if (usualStart === undefined) {
    // Many of these games are chess, or differ only in what ends them. The reader of the moves decides.
    const read = parsed ?? parseFen(chessStart);
    const canPlayMoves = read.ok && !changesOtherSquares.test(variant);
    const position = canPlayMoves || (fen && read.ok) ? read.position : emptyBoard;
    return {
      position,
      canPlayMoves,
      hasUnknownRules: true,
      issue: {code: 'variant-unknown', values, tag: 'Variant'},
    };
  }
  if (parsed?.ok) return {position: parsed.position, canPlayMoves: true};
  return {
    position: null,
    canPlayMoves: false,
    issue: parsed
      ? {code: 'fen-unreadable', values: {}, tag: 'FEN', cause: parsed.error}
      : {code: 'fen-missing', values, tag: 'Variant'},
  };
}

/**
 * The tags `SetUp` and `FEN` of a game that starts from this position: two lines, without a line break at the end. The
 * definition of X-FEN requires them in Chess960 and Capablanca Random, but not in orthodox chess.
 *
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c9.7
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) setUpTags(read.position).split('\n')[0]; // → '[SetUp "1"]'
 */
export const setUpTags = (position: Position): string => `[SetUp "1"]\n[FEN "${formatFen(position)}"]`;

/**
 * Whether a game has no `FEN` tag. By the definition of X-FEN, such a game starts as orthodox chess does. The `Variant` tag is
 * ignored here.
 *
 * @example
 * const [game] = parsePgn('1. e4 e5 *').games;
 * if (game) isOrthodox(game); // → true
 */
export const isOrthodox = ({tags}: Pick<Game, 'tags'>): boolean => !tags.has('FEN');
