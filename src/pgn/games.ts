import {GameReader} from './game-reader.js';
import type {Game} from './game.js';
import type {GameFindings} from './issues.js';
import type {Readers} from './start.js';
import {Tokens} from './tokens.js';

/** A game of a text, with findings that `makeIssues` makes into issues. */
export interface FoundGame extends GameFindings {
  /** The game; `null` if it is left out, because its FEN cannot be read. */
  readonly game: Game | null;
  /** The indices at which the game begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Finds the games of a PGN text, or of the rest of a longer text after its first `gamesBefore` games. */
export function* findGames(text: string, readers: Readers, gamesBefore = 0): Generator<FoundGame> {
  const tokens = new Tokens(text);
  let number = gamesBefore;
  let reader = new GameReader(tokens, readers);
  const finishGame = (): FoundGame => {
    const {isGame, findings, startIndex: start, endIndex: end} = reader;
    const game = isGame ? reader.finish() : null;
    reader = new GameReader(tokens, readers);
    return {number: ++number, game, findings, start, end};
  };
  while (tokens.next()) {
    if (beginsGame(tokens, reader)) {
      const isTag = tokens.kind === 'tag';
      const isEmptyLineMissing = isTag && tokens.breaks < 2;
      yield finishGame();
      if (isEmptyLineMissing) reader.note('tag-line');
    }
    reader.readToken();
  }
  if (reader.isGame || reader.findings.length) yield finishGame();
}

/** Whether the current token begins another game. */
function beginsGame(tokens: Tokens, reader: GameReader): boolean {
  const {kind, text} = tokens;
  const followsEmptyLine = tokens.breaks > 1;
  if (!reader.isGame) return false;
  switch (kind) {
    case 'tag':
      return reader.hasMoveText || reader.hasEnded || (followsEmptyLine && reader.tags.has(text));
    case 'word':
    case 'open':
      return reader.hasEnded;
    case 'number':
      // If tags and results are missing, move 1 begins a game.
      return (
        reader.hasEnded ||
        (followsEmptyLine && reader.hasMoves && !reader.isInVariation && /^1\.?$/.test(text))
      );
    case 'comment':
    case 'openComment':
      return reader.hasEnded && followsEmptyLine;
    default:
      return false;
  }
}
