import {chessStart, emptyBoard} from '../notation/position.js';
import {formatFen} from '../notation/format-fen.js';
import type {FenIssue, Position} from '../notation/index.js';
import {fenOfName} from '../notation/named-starts.js';
import type {Game} from './game.js';
import {quote} from '../notation/visible.js';
import type {PgnIssueCode, PgnIssueValues} from './issues.js';

/** Names of orthodox chess and of Chess960, which has a `FEN` tag unless it starts in the orthodox way. */
const eightFiles = (
  ' chess standard normal regular orthodox classical fromposition setup wild/0 960 chess960 frc fischerrandom' +
  ' fischerandom fischerandomchess fischerrandomchess freestyle freestylechess wild/fr'
).split(' ');

/** The start position of each other variant but those with a name of their own; null where games of it need a `FEN` tag. */
const starts: ReadonlyMap<string, string | null> = new Map([
  ['nocastle', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'],
  ['caparandom', null],
  ['capablancarandom', null],
  ['capablancarandomchess', null],
  ['crc', null],
  // Diagrams and studies without one of the kings, as kokopu names them.
  ['noking', null],
  ['whitekingonly', null],
  ['blackkingonly', null],
]);

/** The start position of a variant, whatever the case, spaces and hyphens; undefined if it is not played here. */
function startOf(variant: string): string | null | undefined {
  const name = variant.toLowerCase().replace(/[^a-z0-9/]/g, '');
  return eightFiles.includes(name) ? chessStart : (fenOfName(name) ?? starts.get(name));
}

/** Where a game starts, and what is wrong with the tags that say so. */
export interface GameStart {
  /** Null if the game cannot be read: its FEN is missing or unreadable. */
  readonly position: Position | null;
  /** Whether moves can be played: not in variants with other rules (atomic, antichess, …). */
  readonly isPlayed: boolean;
  readonly issue: {
    readonly code: PgnIssueCode;
    readonly values: PgnIssueValues;
    /** The tag that the issue is about. */
    readonly tag: 'FEN' | 'Variant';
    readonly cause?: FenIssue;
  } | null;
}

/** Reads the text of a `FEN` tag: the position, or an error where it is known. */
export type ReadFen = (
  fen: string,
) => {readonly ok: true; readonly position: Position} | {readonly ok: false; readonly error?: FenIssue};

/** Reads from `FEN` and `Variant` where a game starts, with or without a `SetUp` tag (PGN standard 9.7). */
export function startFrom(tags: ReadonlyMap<string, string>, readFen: ReadFen): GameStart {
  const variant = tags.get('Variant') ?? '';
  const known = startOf(variant);
  const fen = tags.get('FEN')?.trim() || known;
  const parsed = fen ? readFen(fen) : null;
  const values = {variant: quote(variant)};
  if (known === undefined) {
    // The tags of such a game are kept, and an empty board is never a wrong one.
    const position = parsed?.ok ? parsed.position : emptyBoard;
    return {position, isPlayed: false, issue: {code: 'variant-unknown', values, tag: 'Variant'}};
  }
  if (parsed?.ok) return {position: parsed.position, isPlayed: true, issue: null};
  const issue = parsed
    ? ({code: 'fen-unreadable', values: {}, tag: 'FEN', ...(parsed.error && {cause: parsed.error})} as const)
    : ({code: 'fen-missing', values, tag: 'Variant'} as const);
  return {position: null, isPlayed: true, issue};
}

/**
 * The two tag lines for a game that starts from this position, without a line break at the end (PGN standard 9.7; the
 * X-FEN text asks for them in Chess960 and Capablanca Random, and not in orthodox chess):
 *
 * ```
 * [SetUp "1"]
 * [FEN "rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1"]
 * ```
 *
 * @param position - Where the game starts.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c9.7
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) setUpTags(read.position).split('\n')[0]; // → '[SetUp "1"]'
 */
export const setUpTags = (position: Position): string => `[SetUp "1"]\n[FEN "${formatFen(position)}"]`;

/**
 * Whether a game starts as orthodox chess does. By the X-FEN text that is a game without a `FEN` tag.
 *
 * @param game - A game, of which only the tags are read.
 * @example
 * const [game] = parsePgn('1. e4 e5 *').games;
 * if (game) isOrthodox(game); // → true
 */
export const isOrthodox = ({tags}: Pick<Game, 'tags'>): boolean => !tags.has('FEN');
