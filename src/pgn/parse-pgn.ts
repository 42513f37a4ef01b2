import {GameReader} from './game-reader.js';
import type {Game} from './game.js';
import {beginning, TextPlaces, type PgnIssue, type TextPlace} from './issues.js';
import {readTolerantly} from './read-fen.js';
import type {ReadFen} from './start.js';
import {Tokens} from './tokens.js';

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
  /** Where in the text the game ends, in UTF-16 units. */
  readonly end: number;
}

/**
 * Reads the games of a PGN text in the import format of the standard of 1994: tags, moves, comments, annotations,
 * variations and results.
 *
 * A `FEN` tag is read tolerantly, as FEN, X-FEN or Shredder-FEN, with `SetUp` or without. A game without a `FEN` tag
 * starts as its `Variant` tag says, or as orthodox chess. Moves are read as `parseMove` reads them, including UCI and
 * `0–0`. Real files are full of small mistakes: a mistake that has only one meaning is read, with a warning.
 *
 * A move that cannot be played ends its line, be it the main line or a variation: the moves before it are kept, and an
 * issue names the move and its place. A game whose FEN cannot be read is left out, with an issue. A game of a `Variant`
 * with other rules (atomic, antichess, …) has its tags but no moves, and an issue.
 *
 * @param text - The text; a value that is not a string has no games. The time is in proportion to its length.
 * @returns The games, and all issues in the order of the text. Never throws.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm
 * @example
 * const {games, issues} = parsePgn('1. e4 e5 (1... c5) 2. Nf3 *');
 * games[0]?.moves.map(({san}) => san); // → [ 'e4', 'e5', 'Nf3' ]
 * issues; // → []
 */
export const parsePgn = (text: string): ParsedPgn =>
  parseGames(typeof text === 'string' ? text : '', readTolerantly);

/** Reads a PGN text like `parsePgn`, but with another function for the `FEN` tags. */
export function parseGames(text: string, readFen: ReadFen): ParsedPgn {
  const games: Game[] = [];
  const issues: PgnIssue[] = [];
  for (const {read} of gamesOf(text, beginning, 0, readFen)) {
    if (read.game) games.push(read.game);
    for (const issue of read.issues) issues.push(issue);
  }
  return {games, issues};
}

/** How much of a text in pieces is read at once, in UTF-16 units; more if one game is longer. */
const minReadLength = 1 << 18;

/**
 * Reads games like `parsePgn`, but one at a time. If the text comes in pieces, only a few games are in memory at once.
 *
 * @param text - A string, or the pieces of one, divided anywhere.
 * @returns Each game with its issues, including the games that are left out.
 * @example
 * for (const {number, game, issues} of readGames('1. e4 e5 *'))
 *   console.log(number, game?.moves.length, issues);
 */
export function* readGames(text: string | Iterable<string>): Generator<ReadGame> {
  if (typeof text === 'string') {
    for (const {read} of gamesOf(text, beginning, 0, readTolerantly)) yield read;
    return;
  }
  let held = '';
  let first = beginning;
  let number = 0;
  let wantedLength = minReadLength;
  for (const piece of text) {
    held += piece;
    if (held.length < wantedLength) continue;
    // The text after the last line break may end within a word, and a final \r may be half of a line break.
    const cut = Math.max(held.lastIndexOf('\n'), held.lastIndexOf('\r', held.length - 2)) + 1;
    let last: Step | null = null;
    for (const step of gamesOf(held.slice(0, cut), first, number, readTolerantly)) {
      if (last) yield last.read;
      last = step;
    }
    // The last game may continue in the next piece.
    if (last) {
      number = last.read.number - 1;
      held = held.slice(last.start);
      first = last.place;
    }
    wantedLength = Math.max(minReadLength, 2 * held.length);
  }
  for (const {read} of gamesOf(held, first, number, readTolerantly)) yield read;
}

interface Step {
  readonly read: ReadGame;
  readonly start: number;
  readonly place: TextPlace;
}

function* gamesOf(text: string, first: TextPlace, gamesBefore: number, readFen: ReadFen): Generator<Step> {
  const tokens = new Tokens(text);
  const places = new TextPlaces(text, first);
  let number = gamesBefore;
  let game = new GameReader(tokens, readFen);
  const finished = (): Step => {
    number++;
    const finishedGame = game.isGame ? game.finish() : null;
    const place = places.of(game.startIndex);
    const issues = game.issues(number, places);
    const read = {number, game: finishedGame, issues, end: first.index + game.endIndex};
    const {startIndex: start} = game;
    game = new GameReader(tokens, readFen);
    return {read, start, place};
  };
  while (tokens.next()) {
    if (beginsGame(tokens, game)) {
      const isTag = tokens.kind === 'tag';
      const isLineMissing = isTag && tokens.breaks < 2;
      yield finished();
      if (isLineMissing) game.note('tag-line');
    }
    game.readToken();
  }
  if (game.isGame || game.hasIssues) yield finished();
}

/** Whether the current token begins another game. */
function beginsGame(tokens: Tokens, game: GameReader): boolean {
  const {kind, text} = tokens;
  const followsEmptyLine = tokens.breaks > 1;
  if (!game.isGame) return false;
  switch (kind) {
    case 'tag':
      return game.hasMoveText || game.hasEnded || (followsEmptyLine && game.tags.has(text));
    case 'word':
    case 'open':
      return game.hasEnded;
    case 'number':
      // If tags and results are missing, move 1 begins a game.
      return (
        game.hasEnded || (followsEmptyLine && game.hasMoves && !game.isInVariation && /^1\.?$/.test(text))
      );
    case 'comment':
    case 'openComment':
      return game.hasEnded && followsEmptyLine;
    default:
      return false;
  }
}
