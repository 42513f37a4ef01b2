import {parseFen, type Position} from '../notation/index.js';
import {longestQuote} from '../notation/issue.js';
import {parseMove, play, type Move} from '../rules/index.js';
import {sentence, type PgnIssue} from './messages.js';
import {resultOf, splitGames, type RawGame, type Report, type Result} from './split.js';

/** A game as a value: its tags, where it started and what was played. Comments and variations are not kept. */
export interface Game {
  /** The tag pairs in the order of the text; of two with one name, the later. A map, since names come from outside. */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly result: Result;
}

export interface ParsedPgn {
  readonly games: readonly Game[];
  readonly issues: readonly PgnIssue[];
}

const orthodoxStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * Reads the games of a PGN text (import format of the standard of 1994): tags, the moves of the main line, results. A
 * `FEN` tag is read tolerantly, as FEN, X-FEN or Shredder-FEN, with `SetUp` or without; else a game starts orthodox.
 * Moves are read as `parseMove` reads them, `0–0` too.
 *
 * A move that cannot be played ends its game: what came before it is kept, and an issue says which and where. A game
 * whose FEN cannot be read is left out, with an issue. The games after either are read. Time is in proportion to the
 * text; nothing throws, and what is not a string holds no games.
 */
export function parsePgn(text: string): ParsedPgn {
  const issues: PgnIssue[] = [];
  const games = [...gamesOf(typeof text === 'string' ? text : '', issues)].map(({game}) => game);
  return {games, issues};
}

/**
 * As `parsePgn`, one game after another: whoever works through a long text need not hold all of it.
 * @param issues takes what could not be read, up to the game that was given last
 * @returns each game, its number in the text from 1, those left out being counted, and up to where it was read
 */
export function* gamesOf(
  text: string,
  issues: PgnIssue[],
): Generator<{readonly number: number; readonly game: Game; readonly end: number}> {
  const report: Report = (code, {game, ply = 0, line, index, length, cause}, values = {}) => {
    const named = {...values, game, line};
    const message = sentence(code, named) + (cause ? ` ${cause.message}` : '');
    issues.push({code, game, ply, line, index, length, message, values: named, ...(cause && {cause})});
  };
  for (const raw of splitGames(text, report)) {
    const game = readGame(raw, report);
    const {index = 0, length = 0} = raw.moves.at(-1) ?? raw.tags.at(-1) ?? {};
    if (game) yield {number: raw.number, game, end: index + length};
  }
}

function readGame(raw: RawGame, report: Report): Game | null {
  const game = raw.number;
  const tags = new Map(raw.tags.map(({text, value}) => [text, value]));
  const parsed = parseFen(tags.get('FEN')?.trim() || orthodoxStart, {tolerant: true});
  if (!parsed.ok) {
    const [token] = raw.tags.filter(({text}) => text === 'FEN').slice(-1);
    if (token) report('fen-unreadable', {...token, game, cause: parsed.error});
    return null;
  }
  const start = parsed.position;
  const moves: Move[] = [];
  let position = start;
  for (const token of raw.moves) {
    const read = parseMove(position, token.text);
    if (!read.ok) {
      const {index, length} = read.error;
      const place = {
        ...token,
        game,
        ply: moves.length + 1,
        index: token.index + index,
        length,
        cause: read.error,
      };
      report('move-unreadable', place, {move: numbered(position, token.text)});
      break;
    }
    moves.push(read.move);
    position = play(position, read.move);
  }
  return {tags, start, moves, result: raw.result ?? resultOf(tags.get('Result')) ?? '*'};
}

const numbered = ({turn, fullmoveNumber}: Position, text: string): string =>
  `${fullmoveNumber}${turn === 'white' ? '.' : '...'} ${text.slice(0, longestQuote)}`;
