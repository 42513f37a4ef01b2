import type {Game} from '../../core/pgn/game.js';
import {headOfPlainGame} from '../../core/pgn/plain-game.js';
import type {FiledGame} from './game-file.js';

/** The tags and the result of a game. */
export type Head = Pick<Game, 'tags' | 'result'>;

/** The tags and the result of a game, which is not read for that. */
export function headOf({content, text}: Pick<FiledGame, 'content' | 'text'>): Head {
  const game = content.isRead ? content.read().game : null;
  return game ?? headOfPlainGame(text);
}
