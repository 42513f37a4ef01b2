import {parseFen} from '../notation/parse-fen.js';
import type {Readers} from './game-reader.js';
import {moveReaders} from './parse-move-text.js';
import type {Game} from './game.js';
import {findGames, type FoundGame} from './games.js';
import type {FenParser} from './start.js';
import {beginning, issuesIn, makeIssues, placesIn, type PgnIssue, type PlaceOf} from './issues.js';

/** The last start that was read. The next game often has the same one, and so has the same game in another notation. */
let last: {readonly fen: string; readonly start: ReturnType<FenParser>} | undefined;

const readers: Readers = {
  ...moveReaders,
  parseFen(fen) {
    if (last?.fen !== fen) last = {fen, start: parseFen(fen, {tolerant: true})};
    return last.start;
  },
};

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
  /** The number of the game in the text, from 1. Games that are left out are counted too. */
  readonly number: number;
  /** The game; `null` if its start position cannot be read, or if the text has issues but no game. */
  readonly game: Game | null;
  /** The errors and warnings of this game. */
  readonly issues: readonly PgnIssue[];
  /** The index at which the game ends in the text, in UTF-16 units. */
  readonly end: number;
}

/**
 * Reads the games of a PGN text in the import format of the standard. If the meaning of a mistake is
 * clear, it is read with that meaning, and reported as a warning.
 *
 * A `FEN` tag is read tolerantly, as FEN, X-FEN or Shredder-FEN. A game without a `FEN` tag starts as its `Variant` tag
 * says, or as orthodox chess. Moves are read as `parseMove` reads them, including UCI and `0–0`,
 * and also as figurines, as numbers (`5254`), and with the letters of one of seventeen languages if it has all
 * letters of the game. What mail, web pages and people add to moves is left out: markup, commas, text
 * after the last move.
 *
 * If a move cannot be played, its line ends before that move. If the FEN of a game cannot be read, the game is left out. If
 * the rules of a `Variant` are not known and its moves cannot be played as those of chess, the game has tags but no moves. Each
 * of these is reported as an issue.
 *
 * @param text - The text; a value that is not a string has no games. The time is in proportion to the length of the text.
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
 * Reads games as `parsePgn` does, but yields them one at a time; a game that `parsePgn` leaves out is `null`. The text may
 * come in pieces that are divided anywhere. Then only a few games are in memory at once.
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
    // Only whole lines are read, because the buffer may end within a word. A `\r` at its end may be half of `\r\n`.
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
