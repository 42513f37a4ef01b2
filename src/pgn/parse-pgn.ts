import {parseFen} from '../notation/index.js';
import {parseMarks} from '../marks/parse-marks.js';
import type {Game} from './game.js';
import {findGames, type FoundGame} from './games.js';
import {beginning, issuesIn, makeIssues, placesIn, type PgnIssue, type PlaceOf} from './issues.js';

const readers = {readFen: (fen: string) => parseFen(fen, {tolerant: true}), parseMarks};

/**
 * The result of `parsePgn`.
 *
 * @example
 * const {games, issues}: ParsedPgn = parsePgn('1. e4 *');
 * games.length + issues.length; // → 1
 */
export interface ParsedPgn {
  /** The games that could be read, in the order of the text. */
  readonly games: readonly Game[];
  /** The errors and warnings of all games, in the order of the text. */
  readonly issues: readonly PgnIssue[];
}

/**
 * One game of a text, with its errors and warnings.
 *
 * @example
 * for (const {number, game} of readGames('1. e4 *')) console.log(number, game?.moves.length);
 */
export interface ReadGame {
  /** The number of the game in the text, from 1; games that are left out are counted, too. */
  readonly number: number;
  /** The game; `null` if it is left out, because its FEN cannot be read. */
  readonly game: Game | null;
  /** The errors and warnings of this game. */
  readonly issues: readonly PgnIssue[];
  /** The index at which the game ends in the text, in UTF-16 units. */
  readonly end: number;
}

/**
 * Reads the games of a PGN text in the import format of the standard. A mistake that has only one meaning is read, with a
 * warning.
 *
 * A `FEN` tag is read tolerantly, as FEN, X-FEN or Shredder-FEN. A game without a `FEN` tag starts as its `Variant` tag
 * says, or as orthodox chess. Moves are read as `parseMove` reads them, including UCI and `0–0`.
 *
 * Each of these is an issue: A move that cannot be played ends its line, which keeps the moves before it. A game whose FEN
 * cannot be read is left out. A game of a `Variant` with other rules (atomic, antichess, …) has its tags but no moves.
 *
 * @param text - The text; a value that is not a string has no games. The time is in proportion to its length.
 * @returns The games, and all issues in the order of the text. Never throws.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm
 * @example
 * const {games, issues} = parsePgn('1. e4 e5 (1... c5) 2. Nf3 *');
 * games[0]?.moves.map(({san}) => san); // → [ 'e4', 'e5', 'Nf3' ]
 * issues; // → []
 */
export function parsePgn(text: string): ParsedPgn {
  const source = typeof text === 'string' ? text : '';
  const foundGames = [...findGames(source, readers)];
  return {games: foundGames.flatMap(({game}) => game ?? []), issues: issuesIn(source, foundGames)};
}

/** `readGames` collects at least this much text, in UTF-16 units, before it reads games. */
const minReadLength = 1 << 18;

/**
 * Reads games like `parsePgn`, but one at a time, with those that are left out. If the text comes in pieces, divided
 * anywhere, only a few games are in memory at once.
 *
 * @example
 * for (const {number, game, issues} of readGames('1. e4 e5 *'))
 *   console.log(number, game?.moves.length, issues);
 */
export function* readGames(text: string | Iterable<string>): Generator<ReadGame> {
  let buffer = typeof text === 'string' ? text : '';
  let bufferStart = beginning;
  let gamesBefore = 0;
  let nextReadLength = minReadLength;
  for (const piece of typeof text === 'string' ? [] : text) {
    buffer += piece;
    if (buffer.length < nextReadLength) continue;
    // The buffer may end within a word, so it is read up to the last line break; a final \r may be half of one.
    const cut = Math.max(buffer.lastIndexOf('\n'), buffer.lastIndexOf('\r', buffer.length - 2)) + 1;
    const wholeLines = buffer.slice(0, cut);
    const placeOf = placesIn(wholeLines, bufferStart);
    let lastGame: FoundGame | null = null;
    for (const game of findGames(wholeLines, readers, gamesBefore)) {
      if (lastGame) yield toReadGame(lastGame, placeOf);
      lastGame = game;
    }
    // The last game may continue in the next piece, so it is read again with that piece.
    if (lastGame) {
      gamesBefore = lastGame.number - 1;
      buffer = buffer.slice(lastGame.start);
      bufferStart = placeOf(lastGame.start);
    }
    nextReadLength = Math.max(minReadLength, 2 * buffer.length);
  }
  const placeOf = placesIn(buffer, bufferStart);
  for (const game of findGames(buffer, readers, gamesBefore)) yield toReadGame(game, placeOf);
}

function toReadGame(found: FoundGame, placeOf: PlaceOf): ReadGame {
  const {number, game, end} = found;
  const issues = makeIssues([found], placeOf);
  return {number, game, issues, end: placeOf(end).index};
}
