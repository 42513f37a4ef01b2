/** Loads all parts at once: for servers, which draw without waiting, and for bundles that fetch nothing. */
import {isServer} from 'lit';
import {styleOf} from './css.js';
import {FenBoard} from './fen-board.js';
import * as marks from '../dom/board-marks.js';
import {marksPart, readerPart} from '../dom/part.js';
import * as reader from '../dom/tolerant.js';
import * as starts from '../notation/start-positions.js';
import {startsPart} from './parts.js';
import {styles} from './styles.js';

readerPart.loaded = reader;
marksPart.loaded = marks;
startsPart.loaded = starts;
// In a browser a board adopts these sheets when it needs them; a server writes all sheets in lit's list `elementStyles`.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
if (isServer) FenBoard.elementStyles.push(...[styles, reader.sheet, marks.sheet].map(styleOf));
