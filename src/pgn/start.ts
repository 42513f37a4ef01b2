import {chessStart, emptyBoard} from '../notation/position.js';
import {formatFen} from '../notation/format-fen.js';
import type {FenIssue, Position} from '../notation/index.js';
import type {parseMarks} from '../marks/parse-marks.js';
import type {Game} from './game.js';
import type {Finding} from './issues.js';

/** Names of orthodox chess, also the empty one, and of Chess960; a Chess960 game that starts differently has a `FEN` tag. */
const orthodoxName =
  /^(chess|standard|normal|regular|orthodox|classical|fromposition|setup|wild\/(0|fr)|(chess)?960|frc|(fischerr?andom|freestyle)(chess)?)?$/;

/** Variants with a start position of their own. Their names take the place of a FEN, as `parseFen` accepts them. */
const variantsWithStart = 'capablanca gothic carrera janus embassy'.split(' ');

/** Variants that need a `FEN` tag; the last three are diagrams and studies without a king, as kokopu names them. */
const variantThatNeedsFen = /^(caparandom|capablancarandom(chess)?|crc|noking|(white|black)kingonly)$/;

/** The FEN of the start of a variant. Empty if each game needs a `FEN` tag; undefined if its rules are not supported. */
function fenOfVariant(variant: string): string | undefined {
  const name = variant.toLowerCase().replace(/[^a-z0-9/]/g, '');
  if (orthodoxName.test(name)) return chessStart;
  if (name === 'nocastle') return chessStart.replace('KQkq', '-');
  if (variantsWithStart.includes(name)) return name;
  return variantThatNeedsFen.test(name) ? '' : undefined;
}

interface GameStart {
  /** Null if the FEN is missing or unreadable. */
  readonly position: Position | null;
  /** Whether the moves can be played: not without a position, nor in variants with other rules (atomic, antichess, …). */
  readonly canPlayMoves: boolean;
  /** The problem of one of the tags. */
  readonly issue?: Pick<Finding, 'code' | 'values' | 'cause'> & {readonly tag: 'FEN' | 'Variant'};
}

type ReadFen = (
  fen: string,
) => {readonly ok: true; readonly position: Position} | {readonly ok: false; readonly error?: FenIssue};

/** Readers of FENs and marks. They are parameters, because pages fetch them only for games that have a FEN or marks. */
export interface Readers {
  /** Reads the value of a `FEN` tag, or the name of a start position. */
  readonly readFen: ReadFen;
  readonly parseMarks: typeof parseMarks;
}

/** Resolves the start of a game from its `FEN` and `Variant` tags, with `SetUp` or without (PGN standard 9.7). */
export function resolveStart(tags: ReadonlyMap<string, string>, readFen: ReadFen): GameStart {
  const variant = tags.get('Variant') ?? '';
  const usualStart = fenOfVariant(variant);
  const fen = tags.get('FEN')?.trim() || usualStart;
  const parsed = fen ? readFen(fen) : null;
  const values = {variant};
  if (usualStart === undefined) {
    // The game is kept for its tags. Without a FEN it gets an empty board, because any other could be wrong.
    const position = parsed?.ok ? parsed.position : emptyBoard;
    return {position, canPlayMoves: false, issue: {code: 'variant-unknown', values, tag: 'Variant'}};
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
 * Whether a game has no `FEN` tag. By the definition of X-FEN, it then starts as orthodox chess does. The `Variant` tag is
 * ignored here.
 *
 * @example
 * const [game] = parsePgn('1. e4 e5 *').games;
 * if (game) isOrthodox(game); // → true
 */
export const isOrthodox = ({tags}: Pick<Game, 'tags'>): boolean => !tags.has('FEN');
