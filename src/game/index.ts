/**
 * The `fen-board/game` entry: the elements, with everything that a game needs at hand. A server imports it to render
 * games, which it cannot wait for; a bundle imports it to have no part to fetch.
 */
import '../define.js';
import {connect} from './part.js';
import {provideViewer} from './parts.js';

export type {FenGameEventMap, GameChangeDetail, GameErrorDetail} from './events.js';
export {FenGame} from './fen-game.js';

provideViewer(connect);
