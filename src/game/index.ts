/**
 * The `fen-board/game` entry: both elements, with all parts that a game needs. Servers import it because they render at
 * once and cannot wait for parts; bundles import it so that pages fetch no parts.
 */
import '../define.js';
import {addServerSheets} from '../element/all-parts.js';
import {FenGame, viewerPart} from './fen-game.js';
import {layout} from './layout.js';
import {sheet} from './sheet.js';
import {issuesPart} from './source.js';
import * as viewer from './viewer.js';
import * as issues from '../pgn/parse-move-text.js';

export type {FenGameEventMap, GameChangeDetail, GameErrorDetail} from './events.js';
export {FenGame} from './fen-game.js';

viewerPart.loaded = viewer;
issuesPart.loaded = issues;
addServerSheets(FenGame, layout + sheet);
