/** Loads the parts that draw or describe a diagram: for servers, which never wait, and for bundles that fetch nothing. */
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- only sheets of this package are passed to it
import {isServer, unsafeCSS, type LitElement} from 'lit';
import {marksPart, readerPart, startsPart} from '../parts/loader.js';
import * as marks from '../parts/marks.js';
import * as reader from '../parts/reader.js';
import * as starts from '../parts/starts.js';
import {FenBoard} from './fen-board.js';
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
