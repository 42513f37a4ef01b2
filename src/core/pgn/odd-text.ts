import {advance, cloneBoard, type Board} from '../rules/board.js';
import {findMove} from '../rules/find-move.js';
import {quotes, type OddTag, type OddText} from './tokens.js';

/** Tags that programs look for. They are read without quotation marks too: `[White Anna]`. */
export const tagNames =
  'Event Site Date Round White Black Result FEN SetUp Variant ECO WhiteElo BlackElo Annotator TimeControl Orientation';
/** A whole value between quotation marks. */
const outerQuotes = new RegExp(String.raw`^[${quotes}](.*)[${quotes}]$`);
/** A tag pair in which PGN has no backslash: the value ends in one, as in `[Event "Open \\"]`. */
const tagWithLastBackslash = /\[\s*(\w+)\s*"([^"\r\n]*)"\s*\]/y;
/**
 * Such a tag; or any tag with a sign between the name and the value, `[White = "Anna"]`; or one whose quotation marks are
 * entities of HTML, `[White &quot;Anna&quot;]`.
 */
const looseTag = new RegExp(
  String.raw`\[\s*(?:(${tagNames.replaceAll(' ', '|')})(?:\s*[=:]\s*|\s+)([^${quotes}'\]\r\n]*)|(\w+)\s*(?:[=:]\s+"([^"\r\n]*)"|(&#?\w{2,6};[^\]\r\n]*))\s*)\]`,
  'y',
);
/** Entities that stand for quotation marks and other characters of tags and moves, by their names or numbers. */
const entities: {readonly [name: string]: string | undefined} = {
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  frac12: '½',
};
/** Replaces the entities of HTML in a text. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]+\d*));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return Number.isNaN(code) ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(code);
    },
  );
/** A tag of HTML or a comment of it; the group is its name. */
const htmlTag = /<(?:\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?|![^<>]*)>/iy;
/** A tag of bulletin boards and of sites that show games. */
const forumTag =
  /\[\/?(?:(?:b|i|u|s|code|quote|url|img|size|colou?r|font|center|left|right|spoiler|list|table|tr|td)(?:=[^\]\r\n]*)?|(?:pgn|chess)(?:[=\s][^\]\r\n]*)?)\]/iy;
/** Elements that begin on a line of their own, and between which a text has an empty line. */
const blockTag = /^(?:p|div|h\d|pre|blockquote|ul|ol|table|hr)$/i;

/** Matches a sticky pattern at an index. */
function match(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

function markupAt(source: string, index: number) {
  const found = match(source.charAt(index) === '<' ? htmlTag : forumTag, source, index);
  if (!found) return null;
  const name = found[1] ?? '';
  const breaks = /^br$/i.test(name) ? 1 : blockTag.test(name) ? 2 : 0;
  return {end: index + found[0].length, breaks};
}

function tagAt(source: string, index: number): OddTag | null {
  const exact = match(tagWithLastBackslash, source, index);
  const [whole = '', name, value, signedName, signedValue, encoded] =
    exact ?? match(looseTag, source, index) ?? [];
  const foundName = name ?? signedName;
  if (!foundName) return null;
  const written = encoded ?? value ?? signedValue ?? '';
  return {
    name: foundName,
    value: exact ? written : decodeEntities(written).trim().replace(outerQuotes, '$1'),
    isLoose: !exact,
    end: index + whole.length,
  };
}

/** Two moves without a blank between them: `O-OO-O`, `e4e5`. */
const twoMoves =
  /^((?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O-O|O-O)[+#]?[!?]{0,2})((?:[KQRBN].|[a-h][x1-8]|O-O).{0,9})$/;

function firstOfTwoMoves(board: Board, word: string): string {
  const [, first = '', second = ''] = word.length > 20 ? [] : (twoMoves.exec(word) ?? []);
  const move = first && findMove(board, first);
  if (!move) return '';
  const next = cloneBoard(board);
  advance(next, move);
  return findMove(next, second) ? first : '';
}

/** Reads what mail, web pages and people make of PGN. */
export const oddText: OddText = {markupAt, tagAt, firstOfTwoMoves};
