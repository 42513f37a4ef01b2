import {GameReader, type Readers} from './game-reader.js';
import type {Game} from './game.js';
import type {GameFindings} from './issues.js';
import {Tokens} from './tokens.js';

/** A game found in a text, with the findings from which `makeIssues` makes issues. */
export interface FoundGame extends GameFindings {
  /** The game; `null` if its start position cannot be read, or if the text has findings but no game. */
  readonly game: Game | null;
  /** The indices at which the game begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Finds the games of a PGN text. If `text` is the end of a longer one, `gamesBefore` games precede it there. */
export function* findGames(text: string, readers: Readers, gamesBefore = 0): Generator<FoundGame> {
  const tokens = new Tokens(text);
  let number = gamesBefore;
  let reader = new GameReader(tokens, readers);
  const finishGame = (): FoundGame => {
    const {isGame, startIndex: start, endIndex: end} = reader;
    const found = isGame ? finishReading(text.slice(start, end), start, reader, readers) : null;
    const {game = null, findings = reader.findings} = found ?? {};
    reader = new GameReader(tokens, readers);
    return {number: ++number, game, findings, start, end};
  };
  while (tokens.next()) {
    if (reader.isAtNextGame) {
      yield finishGame();
      if (tokens.kind === 'tag' && tokens.breaks < 2) reader.note('tag-line');
    }
    reader.readToken();
  }
  if (reader.isGame || reader.findings.length) yield finishGame();
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
