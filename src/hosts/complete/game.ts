/**
 * The `fen-board/game` entry: both elements, with all parts that a game needs. Servers import it because they render at
 * once and cannot wait for parts; bundles import it so that pages fetch no parts.
 */
import '../../define.js';
import {prepareForServer} from './all-parts.js';
import {FenGame} from '../../game/view/fen-game.js';
import {layout} from '../../game/view/layout.js';
import {sheet} from '../../game/view/sheet.js';
import * as game from '../../parts/game.js';
import * as gameFiles from '../../parts/game-files.js';
import * as issues from '../../parts/issues.js';
import * as signs from '../../parts/signs.js';
import {gameFilesPart, signsPart} from '../../parts/game-loader.js';
import {gamePart, issuesPart} from '../../parts/loader.js';

export type {FenGameEventMap, GameChangeDetail, GameErrorDetail} from '../../game/document/events.js';
export {FenGame} from '../../game/view/fen-game.js';

gamePart.loaded = game;
gameFilesPart.loaded = gameFiles;
issuesPart.loaded = issues;
signsPart.loaded = signs;
prepareForServer(FenGame, layout + sheet);
