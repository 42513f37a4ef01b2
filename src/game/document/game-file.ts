import type {Game} from '../../core/pgn/game.js';
import {
  readContent,
  unread,
  type GameContent,
  type IndexedGame,
  type UnreadGame,
} from '../../core/pgn/games.js';
import type {GameFindings} from '../../core/pgn/issues.js';

/**
 * A game of a file. It is read when it is asked for. The places of its findings are counted from the start of its own text, so they
 * stay when other games change.
 */
export interface FiledGame {
  /** The text between the game before and this one. */
  readonly gap: string;
  readonly text: string;
  readonly content: UnreadGame;
}

/** So many games are in a chunk. A changed file shares every chunk but one with the file before. */
export const chunkSize = 100;

/** A text as its games, whole: what is between them and after them is kept too. */
export interface GameFile {
  readonly chunks: readonly (readonly FiledGame[])[];
  /** The text after the last game. */
  readonly rest: string;
}

export const emptyFile: GameFile = {chunks: [], rest: ''};

/** Divides a text into the games that are found in it. */
export function* filedGames(text: string, found: Iterable<IndexedGame>): Generator<FiledGame> {
  let end = 0;
  for (const one of found) {
    yield {gap: text.slice(end, one.start), text: text.slice(one.start, one.end), content: inOwnText(one)};
    end = one.end;
  }
}

/** The file of a text with all its games, or with those that have been found so far. */
export function fileOf(text: string, games: readonly FiledGame[]): GameFile {
  const chunks: (readonly FiledGame[])[] = [];
  for (let from = 0; from < games.length; from += chunkSize) chunks.push(games.slice(from, from + chunkSize));
  const end = games.reduce((sum, game) => sum + game.gap.length + game.text.length, 0);
  return {chunks, rest: text.slice(end)};
}

/** A game with the places of its findings in its own text. */
function inOwnText({start, content}: IndexedGame): UnreadGame {
  const read = (): GameContent => {
    const {game, findings} = content.read();
    return {game, findings: findings.map((finding) => ({...finding, start: finding.start - start}))};
  };
  return content.isRead ? readContent(read()) : unread(read);
}

/** The games of a file that can be shown, unread. */
export const filedGamesIn = ({chunks}: GameFile): readonly FiledGame[] =>
  chunks.flatMap((chunk) => chunk.filter(({content}) => content.isGame));

/** The games of a file that can be shown. Each is read when it is taken from the list. */
export const gamesIn = (file: GameFile): readonly Game[] =>
  new Proxy(filedGamesIn(file) as readonly unknown[] as readonly Game[], {
    get: (games, key) => {
      const value = Reflect.get(games, key) as unknown;
      return typeof value === 'object' && value && 'content' in value
        ? (value as FiledGame).content.read().game
        : value;
    },
  });

/** The game with a number, from 1, of those that can be shown. It is read. */
export function gameIn({chunks}: GameFile, number: number): Game | undefined {
  let left = number;
  for (const chunk of chunks)
    for (const {content} of chunk)
      if (content.isGame && --left === 0) return content.read().game ?? undefined;
  return undefined;
}

/** The games that have been read and have findings, with their numbers and places in the whole text, as `issuesIn` needs them. */
export function findingsIn({chunks}: GameFile): GameFindings[] {
  let end = 0;
  return chunks.flat().flatMap(({gap, text, content}, index) => {
    const start = end + gap.length;
    end = start + text.length;
    const findings = content.isRead ? content.read().findings : [];
    return findings.length > 0
      ? {number: index + 1, findings: findings.map((one) => ({...one, start: one.start + start}))}
      : [];
  });
}
