import {GameReader, type Readers} from './game-reader.js';
import type {Game} from './game.js';
import type {GameFindings} from './issues.js';
import {Tokens} from './tokens.js';

/** The indices at which a game begins and ends in its text. */
export interface GamePlace {
  readonly start: number;
  readonly end: number;
}

/** A game that has been read, with the findings from which `makeIssues` makes issues. */
export interface GameContent extends Pick<GameFindings, 'findings'> {
  /** The game; `null` if its start position cannot be read, or if the text has findings but no game. */
  readonly game: Game | null;
}

/** A game that is read once, when it is asked for. */
export interface UnreadGame {
  /** Whether there is a game to show: its start position can be read. */
  readonly isGame: boolean;
  readonly isRead: boolean;
  readonly read: () => GameContent;
}

/** A game whose place in a text is known. */
export interface IndexedGame extends GamePlace {
  readonly content: UnreadGame;
}

/** A game that can be shown. */
export function unread(read: () => GameContent): UnreadGame {
  let content: GameContent | undefined;
  return {
    isGame: true,
    get isRead() {
      return content !== undefined;
    },
    read: () => (content ??= read()),
  };
}

/** A game that has been read, or made. */
export const readContent = (content: GameContent): UnreadGame => ({
  isGame: content.game !== null,
  isRead: true,
  read: () => content,
});

/** A game found in a text. */
export type FoundGame = GamePlace & GameContent & GameFindings;

/** Finds the games of a PGN text. If `text` is the end of a longer one, `gamesBefore` games precede it there. */
export function* findGames(text: string, readers: Readers, gamesBefore = 0): Generator<FoundGame> {
  const tokens = new Tokens(text, readers);
  tokens.next();
  for (let number = gamesBefore + 1; ; number++) {
    const found = readGame(text, tokens, readers, number > gamesBefore + 1);
    if (!found) return;
    yield {number, ...found};
  }
}

/**
 * Reads the game that begins with the current token. After that, the current token is the first one of the next game.
 *
 * @returns Null if no game and no finding is left.
 */
export function readGame(
  text: string,
  tokens: Tokens,
  readers: Readers,
  followsGame: boolean,
): (GamePlace & GameContent) | null {
  const reader = new GameReader(tokens, readers);
  if (followsGame && tokens.kind === 'tag' && tokens.breaks < 2 && !tokens.isAtEnd) reader.note('tag-line');
  while (!tokens.isAtEnd && !reader.isAtNextGame) {
    reader.readToken();
    tokens.next();
  }
  const {isGame, startIndex: start, endIndex: end} = reader;
  if (isGame) return {start, end, ...finishReading(text.slice(start, end), start, reader, readers)};
  return reader.findings.length > 0 ? {start, end, game: null, findings: reader.findings} : null;
}
/**
 * Ends the reading of a game. If not all moves could be read, tries other notations.
 *
 * @param text - The text of the game, which begins at the index `start` of the whole text.
 */
export function finishReading(text: string, start: number, reader: GameReader, readers: Readers) {
  const game = reader.finish();
  const other = reader.mayHaveOtherNotation ? readers.readInOtherNotation(text, reader, readers) : null;
  if (!other) return {game, findings: reader.findings};
  const otherGame = other.finish();
  // The other reader has read the game alone: its places begin there, and it does not know what is missing before the game.
  const before = reader.findings.filter(({code}) => code === 'tag-line');
  const inside = other.findings.map((finding) => ({...finding, start: finding.start + start}));
  return {game: otherGame, findings: [...before, ...inside]};
}
