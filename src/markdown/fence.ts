import {renderSvg} from '../drawing/index.js';
import {parseMarks} from '../marks/parse-marks.js';
import {
  isSwitch,
  liveAttributes,
  lookAttributes,
  lookOf,
  mostFiles,
  type Attributes,
} from '../drawing/attributes.js';
import {svgTree, type HastElement} from './hast.js';
import {readBoards} from '../upgrade/read-boards.js';
import {registerShipped} from '../drawing/register-shipped.js';

/** How the Markdown plugins draw boards. */
export interface FenBoardOptions {
  /** Attributes of `<fen-board>` for every board whose fence does not say them itself; `true` for those without a value. */
  readonly attributes?: {readonly [attribute: string]: string | true};
}

/** Something to be told to the author; line and column count from 0, in the text of the fence. */
export interface Complaint {
  readonly code: string;
  readonly message: string;
  /** -1 is the line on which the fence begins. */
  readonly line: number;
  readonly column: number;
}

/** What a fence becomes: boards, or none where its text cannot be read. */
export interface Drawn {
  readonly boards: readonly HastElement[];
  readonly complaints: readonly Complaint[];
}

const names: readonly string[] = [...lookAttributes, ...liveAttributes];
const words = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/**
 * Checks the options of a plugin.
 * @throws TypeError naming an attribute that no fence can have.
 */
export function defaultsOf({attributes = {}}: FenBoardOptions = {}): Attributes {
  const defaults = Object.entries(attributes).map(([name, value]): [string, string] => {
    if (!names.includes(name)) {
      throw new TypeError(`fen-board/markdown: “${name}” is none of ${names.join(', ')}.`);
    }
    return [name, value === true ? '' : value];
  });
  return new Map(defaults);
}

/** Whether the first word after a fence says that FENs come. */
export const isFen = (language: string | null | undefined): boolean => language?.toLowerCase() === 'fen';

/**
 * Makes the boards of a fence.
 *
 * @param text - One FEN or more, as in `readBoards`.
 * @param meta - What stands behind the language: attributes of the element, `orientation=black marks="Ge4 Yg1f3"`.
 */
export function drawFence(text: string, meta: string, defaults: Attributes): Drawn {
  const complaints: Complaint[] = [];
  const attributes = new Map(defaults);
  for (const [word, name = '', inDouble, inSingle, bare] of meta.matchAll(words)) {
    if (names.includes(name)) attributes.set(name, inDouble ?? inSingle ?? bare ?? '');
    else {
      const message = `“${word.slice(0, 40)}” is no attribute of a board in Markdown.`;
      complaints.push({code: 'attribute', message, line: -1, column: 0});
    }
  }
  for (const {code, message} of parseMarks(attributes.get('marks'), mostFiles).warnings) {
    complaints.push({code, message, line: -1, column: 0});
  }
  const read = readBoards(text);
  if (!read.ok) {
    const {error, line, column} = read;
    return {
      boards: [],
      complaints: [...complaints, {code: error.code, message: error.message, line, column}],
    };
  }
  registerShipped();
  const properties = Object.fromEntries(
    Array.from(attributes, ([name, value]) => [name, isSwitch(name) || value]),
  );
  const boards = read.fens.map((fen): HastElement => {
    const drawing = svgTree(renderSvg(fen, lookOf(attributes)));
    return {type: 'element', tagName: 'fen-board', properties: {fen, ...properties}, children: [drawing]};
  });
  return {boards, complaints};
}
