import type {Readers} from './game-reader.js';
import {readContent, readGame, unread, type GameContent, type IndexedGame} from './games.js';
import {findPlainGame, headOfPlainGame} from './plain-game.js';
import {resolveStart} from './start.js';
import {Tokens} from './tokens.js';

/** Finds the games of a PGN text at the places where `findGames` finds them. Plain games are not read for that. */
export function* indexGames(text: string, readers: Readers): Generator<IndexedGame> {
  const tokens = new Tokens(text, readers);
  tokens.next();
  for (let before = 0; ;) {
    const isTag = tokens.kind === 'tag' && tokens.markupStart < 0;
    const plain = isTag && !tokens.isAtEnd ? findPlainGame(text, tokens.start) : null;
    const odd = plain ? null : readGame(text, tokens, readers, before > 0);
    const place = plain ?? odd;
    if (!place) return;
    const {start, end} = place;
    const from = before;
    const read = () => odd ?? readGameAfter(from, text, readers);
    // One that cannot be shown would never be asked for.
    const isUnread = plain && hasStart(text.slice(start, end), readers);
    const content = isUnread ? unread(read) : readContent(read());
    yield {start, end, content};
    before = end;
    if (!plain) continue;
    tokens.end = end;
    tokens.next();
  }
}

/** Reads the game that follows an index of the text: 0, or the end of another game. */
function readGameAfter(index: number, text: string, readers: Readers): GameContent {
  const tokens = new Tokens(text, readers);
  tokens.end = index;
  tokens.next();
  return readGame(text, tokens, readers, index > 0) ?? {game: null, findings: []};
}

/** Whether the start position of a plain game can be read. */
function hasStart(game: string, readers: Readers): boolean {
  if (!/\[(?:FEN|Variant) /.test(game)) return true;
  return resolveStart(headOfPlainGame(game).tags, readers.parseFen).position !== null;
}
