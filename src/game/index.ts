/**
 * The `fen-board/game` entry: the elements, with all parts that a game needs. A server imports it because it renders at
 * once and cannot wait for a part; a bundle imports it so that no part is fetched.
 */
import {isServer} from 'lit';
import '../define.js';
import '../element/all-parts.js';
import {styleOf} from '../element/css.js';
import {FenGame, viewerPart} from './fen-game.js';
import {reservedSpace} from './reserved-space.js';
import {sheet} from './sheet.js';
import {issuesPart} from './source.js';
import * as viewer from './viewer.js';
import * as issues from '../pgn/parse-move-text.js';

export type {FenGameEventMap, GameChangeDetail, GameErrorDetail} from './events.js';
export {FenGame} from './fen-game.js';

viewerPart.loaded = viewer;
issuesPart.loaded = issues;
// In a browser the viewer adopts its sheet; a server writes the sheets of the element.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
if (isServer) FenGame.elementStyles.push(styleOf(reservedSpace + sheet));
