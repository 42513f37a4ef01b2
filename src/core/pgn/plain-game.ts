import type {Game} from './game.js';
import {joinTagValues} from './repeated-tags.js';
import type {GamePlace} from './games.js';
import {resultOf} from './words.js';

/** A tag pair. `[pgn]` and `[chess]` are markup of forums; names in lower case may be mistakes. */
const tag = String.raw`\[(?!P[Gg][Nn] |C[Hh][Ee][Ss][Ss] )([A-Z]\w*) "([^"“”„«»″\\\r\n]*)"\] *(?:\r?\n)?`;
/** The tags of a game. Without this limit, they could fill the memory of the search. */
const tagSection = new RegExp(`(?:${tag}){1,99}`, 'y');
const tagPair = new RegExp(tag, 'g');
/** A result before a blank. */
const resultWord = /(?:1-0|0-1|1\/2-1\/2|\*)(?!\S)/y;
/** The number of a move. */
const moveNumber = String.raw`[1-9]\d{0,3}(?:\.+|(?=[\s(){$]|$))`;
const firstNumber = new RegExp(moveNumber, 'y');
/** A number, a NAG, or a word that is a move or a glyph and never has a result in it, not with a letter O either. */
const token = String.raw`(?:${moveNumber}|\$\d+|(?!1-O|O-1)[a-jxA-CKN-R1-8+#=!?-]+(?=[\s(){$]|$))`;
const moveText = new RegExp(String.raw`${token}(?: ?${token})*`, 'y');

const [newLine, carriageReturn, blank, one] = [10, 13, 32, 49];
const [open, close, bracket, brace, closingBrace] = [40, 41, 91, 123, 125];

/** The index after what a sticky pattern matches at an index; 0 if it does not match. */
function endOf(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/** The index after a comment in braces; 0 if it has other braces or an empty line inside, or no end. */
function endOfComment(text: string, start: number): number {
  let isLineEmpty = false;
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === closingBrace) return index + 1;
    if (code === brace || (code === newLine && isLineEmpty)) return 0;
    if (code === newLine) isLineEmpty = true;
    else if (code === carriageReturn) {
      if (text.charCodeAt(index + 1) !== newLine) return 0;
    } else if (code > blank && code < 127) isLineEmpty = false;
  }
  return 0;
}

/**
 * The place of a game that begins at an index and is written as the standard has it: tags, then numbers, moves, comments and
 * variations. It ends where it seems to, whatever moves can be played, and `GameReader` would find the same place.
 *
 * @returns Null for any other game.
 */
export function findPlainGame(text: string, start: number): GamePlace | null {
  let index = endOf(tagSection, text, start);
  let end = index;
  let depth = 0;
  /** Whether the number of a move has been found. Before that, text can be a greeting. */
  let hasBegun = false;
  let hasResult = false;
  while (index > 0) {
    let breaks = 0;
    let code = text.charCodeAt(index);
    for (; code <= blank; code = text.charCodeAt(++index))
      if (code === newLine || (code === carriageReturn && text.charCodeAt(index + 1) !== newLine)) breaks++;
    const isAtEnd = index >= text.length;
    if (isAtEnd || code === bracket) {
      const isWhole = (hasBegun || hasResult) && depth === 0;
      return isWhole && (isAtEnd || endOf(tagSection, text, index) > 0) ? {start, end} : null;
    }
    if (hasResult) return null;
    const endOfResult = depth === 0 ? endOf(resultWord, text, index) : 0;
    if (endOfResult > 0) {
      hasResult = true;
      index = endOfResult;
    } else if (code === brace) index = endOfComment(text, index);
    else if (!hasBegun) {
      index = endOf(firstNumber, text, index);
      hasBegun = true;
    } else if (code === open) {
      depth++;
      index++;
    } else if (code === close) index = --depth < 0 ? 0 : index + 1;
    // After an empty line, move 1 can be that of another game.
    else index = breaks > 1 && code === one ? 0 : endOf(moveText, text, index);
    end = index;
  }
  return null;
}

/** The tags and the result of a plain game. */
export function headOfPlainGame(text: string): Pick<Game, 'tags' | 'result'> {
  const section = text.slice(0, endOf(tagSection, text, 0));
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of section.matchAll(tagPair))
    tags.set(name, joinTagValues(name, tags.get(name) ?? '', value));
  const [result] = /(?:1-0|0-1|1\/2-1\/2|\*)$/.exec(text) ?? [];
  return {tags, result: resultOf(result ?? tags.get('Result')) ?? '*'};
}
