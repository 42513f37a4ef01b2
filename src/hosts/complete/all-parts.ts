/** Loads the parts that draw or describe a diagram: for servers, which never wait, and for bundles that fetch nothing. */
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- only sheets of this package are passed to it
import {isServer, unsafeCSS, type LitElement} from 'lit';
import {marksPart, readerPart, startsPart} from '../../parts/loader.js';
import * as marks from '../../parts/marks.js';
import * as reader from '../../parts/reader.js';
import * as starts from '../../parts/starts.js';
import {FenBoard} from '../../board/element/fen-board.js';
import {styles} from '../../board/element/styles.js';

/** A warning on a server shows at most this many characters of a text. */
const maxShownText = 100;

/**
 * Makes a server write these sheets into the page, and name the element in a line of a warning, where Node would print
 * hundreds of its properties. In a browser, an element adopts its sheets when it needs them.
 */
export function prepareForServer(elementClass: typeof LitElement, ...sheets: readonly string[]): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
  if (!isServer) return;
  // v8 ignore next 7: the tests of servers run what is built.
  elementClass.elementStyles.push(...sheets.map(unsafeCSS));
  const show = function (this: LitElement) {
    const text = this.getAttribute('fen') ?? this.getAttribute('pgn') ?? this.getAttribute('src');
    return `<${this.localName}>${text === null ? '' : ` ${JSON.stringify(text.slice(0, maxShownText))}`}`;
  };
  // https://nodejs.org/api/util.html#utilinspectcustom
  Object.defineProperty(elementClass.prototype, Symbol.for('nodejs.util.inspect.custom'), {value: show});
}

readerPart.loaded = reader;
marksPart.loaded = marks;
startsPart.loaded = starts;
prepareForServer(FenBoard, styles, reader.sheet, marks.sheet);
