import {GameReader} from './game-reader.js';
import type {Game} from './game.js';
import type {GameFindings} from './issues.js';
import type {Readers} from './start.js';
import {Tokens} from './tokens.js';

/** A game of a text, before its issues are made. */
export interface FoundGame extends GameFindings {
  /** The game; `null` if it is left out, because its FEN cannot be read. */
  readonly game: Game | null;
  /** Where the game begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Finds the games of a PGN text, or of the rest of a text that has some games before. */
export function* gamesOf(text: string, readers: Readers, gamesBefore = 0): Generator<FoundGame> {
  const tokens = new Tokens(text);
  let number = gamesBefore;
  let reader = new GameReader(tokens, readers);
  const finished = (): FoundGame => {
    const {isGame, findings, startIndex: start, endIndex: end} = reader;
    const game = isGame ? reader.finish() : null;
    reader = new GameReader(tokens, readers);
    return {number: ++number, game, findings, start, end};
  };
  while (tokens.next()) {
    if (beginsGame(tokens, reader)) {
      const isTag = tokens.kind === 'tag';
      const isLineMissing = isTag && tokens.breaks < 2;
      yield finished();
      if (isLineMissing) reader.note('tag-line');
    }
    reader.readToken();
  }
  if (reader.isGame || reader.findings.length) yield finished();
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
