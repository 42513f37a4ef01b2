/** Loads the parts that draw or describe a diagram: for servers, which never wait, and for bundles that fetch nothing. */
// eslint-disable-next-line no-restricted-imports -- only sheets of this package are passed to it
import {isServer, unsafeCSS, type LitElement} from 'lit';
import * as marks from '../dom/board-marks.js';
import {marksPart, readerPart} from '../dom/shared-parts.js';
import * as reader from '../dom/tolerant.js';
import * as starts from '../notation/start-positions.js';
import {FenBoard} from './fen-board.js';
import {startsPart} from './parts.js';
import {styles} from './styles.js';

/** Makes a server write these sheets into the page. In a browser, an element adopts its sheets when it needs them. */
export function addServerSheets({elementStyles}: typeof LitElement, ...sheets: readonly string[]): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
  if (isServer) elementStyles.push(...sheets.map(unsafeCSS));
}

readerPart.loaded = reader;
marksPart.loaded = marks;
startsPart.loaded = starts;
addServerSheets(FenBoard, styles, reader.sheet, marks.sheet);
