import type {Board} from '../rules/board.js';

export const quotes = '"“”„«»″';
/** One line of a tag's value. A backslash escapes the character after it; a quotation mark needs that only before `]`. */
const valueLine = String.raw`(?:[^${quotes}\\\r\n]|\\.|[${quotes}](?!\s*\]))*`;
/** A line break in a value, after which the value goes on: the next line is neither empty nor a tag. */
const valueBreak = String.raw`(?:\r\n?|\n)(?![^\S\r\n]*(?:\\?\[|[\r\n]|$))`;
/**
 * A tag pair. Mail breaks long values over several lines; up to three more lines are read. Without this limit, many values
 * without an end would be searched again and again.
 */
const tagPair = new RegExp(
  String.raw`\[\s*([\w+#=:-]+)\s*([${quotes}])(${valueLine}(?:${valueBreak}${valueLine}){0,3})[${quotes}]\s*\\?\]`,
  'y',
);
/** A quotation mark after an even number of backslashes. */
const unescapedQuote = new RegExp(String.raw`(?:^|[^\\])(?:\\\\)*[${quotes}]`);
/** A time in round brackets, as FICS writes how long a move took: `(0:05)`. */
const timeInBrackets = /\(\s*(\d{1,3}:\d\d(?::\d\d)?(?:\.\d{1,3})?)\s*\)/y;
/** Signs before which Markdown writes a backslash, at the beginning of a word. */
const escaped = /[[(*]/;
/** Text in square brackets that is no tag pair: up to `]` or, after a quotation mark, to the end of the line. */
const badTag = /\[[^\]\r\n"“”„«»″]*(?:["“”„«»″][^\r\n]*|\]?)/y;
/** White space, and the start of a tag if one follows. All white space matches, so that none is searched twice. */
const spaceBeforeTag = /(\s+)(\[\w+\s+")?/g;
/** An empty line: two line breaks of one kind with only white space between them. */
export const emptyLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r/;
const restOfLine = /[^\r\n]*/y;

/** The index of the white space before the first tag that follows an empty line; the length of the text if there is no such tag. */
function tagAfterEmptyLine(text: string): number {
  if (text.includes('[') && emptyLine.test(text)) {
    for (const {1: space = '', 2: tag, index} of text.matchAll(spaceBeforeTag))
      if (tag && emptyLine.test(space)) return index;
  }
  return text.length;
}

/** Whether a character is white space or invisible. Text that is copied from web pages contains invisible ones. */
const isSpace = (code: number): boolean =>
  code <= 32 || (code >= 127 && rareSpace.test(String.fromCharCode(code)));
const rareSpace = /[\x7f-\xa0\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

/** For each character of ASCII, whether it ends the word before it: white space, and ( ) ; [ ] { } $ <. */
const wordEnds = Uint8Array.from({length: 128}, (_, code) =>
  isSpace(code) || '();[]{}$<'.includes(String.fromCharCode(code)) ? 1 : 0,
);
const endsWord = (code: number): boolean => (code < 128 ? wordEnds[code] === 1 : isSpace(code));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Whether a character is a point or an ellipsis, as after a move number. */
const isPoint = (code: number): boolean => code === 46 || code === 0x2026;

/** A tag that is not as PGN has it. */
export interface OddTag {
  readonly name: string;
  readonly value: string;
  /** Whether it has no quotation marks, or a sign before them. */
  readonly isLoose: boolean;
  readonly end: number;
}

/** Functions that read what mail, web pages and people make of PGN. Few games need them, so pages fetch them on demand. */
export interface OddText {
  /** Finds markup that begins at an index: where it ends, and the number of line breaks that it stands for. */
  readonly markupAt: (
    source: string,
    index: number,
  ) => {readonly end: number; readonly breaks: number} | null;
  /** Reads a tag that begins at an index and is not as PGN has it, if its name and value are certain. */
  readonly tagAt: (source: string, index: number) => OddTag | null;
  /** The first of two moves that are one word, if both can be played; else ''. */
  readonly firstOfTwoMoves: (board: Board, word: string) => string;
}

/** Returns the reader of odd text; null where it has not been loaded. Only a text that needs it asks for it. */
export interface OddReader {
  readonly oddText: () => OddText | null;
}

/** The name of a tag pair that may be markup of a forum: `[pgn …]`, `[url=… …]`. */
const markupName = /^(?:pgn|chess)$|=/i;

/** Divides a PGN text into tokens (PGN standard 5 to 8). The fields describe the current token. */
export class Tokens {
  readonly #source: string;
  readonly #reader: OddReader;
  /** The tag pair that begins at the current bracket; null if none does. */
  #tag: RegExpExecArray | null = null;
  /** `stray` is a single ] or }; a `badTag` cannot be read; an `openComment` is not closed; `open` and `close` are ( and ). */
  kind:
    'tag' | 'badTag' | 'comment' | 'openComment' | 'nag' | 'number' | 'word' | 'open' | 'close' | 'stray' =
    'stray';
  /** The indices at which the token begins and ends. */
  start = 0;
  end = 0;
  /** A tag's name, a comment without its braces, or a NAG's digits; otherwise the token itself, but '' for ( and ). */
  text = '';
  /** A tag's value, with its escapes resolved. */
  value = '';
  /** Whether the token breaks the standard but is readable: a tag with curly or inner quotes, a comment with inner braces. */
  isNonstandard = false;
  /** Whether the value of a tag is broken over lines. */
  isBroken = false;
  /** Whether a tag has no quotation marks, or a sign before them. */
  isLoose = false;
  /** The indices at which the first markup between the previous token and this one begins and ends; -1 if there is none. */
  markupStart = -1;
  markupEnd = -1;
  /** The number of line breaks between the previous token and this one: two or more make an empty line. */
  breaks = 0;
  /** The index of the next `}`, cached because otherwise each of many `{` would search the rest of the text. */
  #closingBrace = -1;

  constructor(source: string, reader: OddReader) {
    this.#source = source;
    this.#reader = reader;
  }

  /** The text as it is written between two indices. */
  textFrom(start: number, end: number): string {
    return this.#source.slice(start, end);
  }

  /** Whether no token is left. */
  get isAtEnd(): boolean {
    return this.start >= this.#source.length;
  }

  /** Reads the next token. @returns False at the end of the text. */
  next(): boolean {
    const source = this.#source;
    const {length} = source;
    let at = this.end;
    this.breaks = 0;
    this.text = '';
    this.isNonstandard = false;
    this.markupStart = -1;
    for (;;) {
      let code = source.charCodeAt(at);
      while (at < length && isSpace(code)) {
        // \n, or \r alone.
        if (code === 10 || (code === 13 && source.charCodeAt(at + 1) !== 10)) this.breaks++;
        code = source.charCodeAt(++at);
      }
      // A line that begins with % is not part of the game (PGN standard 6).
      if (code === 37 && this.#isLineStart(at)) at = this.#matchEnd(restOfLine, at);
      else {
        // Markdown writes a backslash before signs that could be markup: `\[`, `\*`.
        const isEscape = code === 92 && escaped.test(source.charAt(at + 1));
        const end = isEscape ? at + 1 : this.#mayBeMarkup(code, at) ? this.#endOfMarkup(at) : 0;
        if (!end) break;
        if (this.markupStart < 0) [this.markupStart, this.markupEnd] = [at, end];
        at = end;
      }
    }
    this.start = at;
    if (at >= length) return false;
    switch (source.charCodeAt(at)) {
      case 40: /* ( */ {
        timeInBrackets.lastIndex = at;
        const [whole, time] = timeInBrackets.exec(source) ?? [];
        if (!whole) return this.#setToken('open', at + 1);
        this.text = `[%emt ${time}]`;
        return this.#setToken('comment', at + whole.length);
      }
      case 41: // )
        return this.#setToken('close', at + 1);
      case 93: // ]
      case 125: // }
        this.text = source.charAt(at);
        return this.#setToken('stray', at + 1);
      case 36: /* $ */ {
        let end = at + 1;
        while (isDigit(source.charCodeAt(end))) end++;
        this.text = source.slice(at + 1, end);
        return this.#setToken('nag', end);
      }
      case 59: /* ; */ {
        const end = this.#matchEnd(restOfLine, at);
        this.text = source.slice(at + 1, end);
        return this.#setToken('comment', end);
      }
      case 91: // [
        return this.#readTag(at);
      case 123: // {
        return this.#readComment(at);
      default:
        return this.#readWord(at);
    }
  }

  /** Whether markup may begin with the character at an index: with `<`, or with a bracket that does not begin a tag pair. */
  #mayBeMarkup(code: number, at: number): boolean {
    if (code !== 91) return code === 60;
    tagPair.lastIndex = at;
    this.#tag = tagPair.exec(this.#source);
    return markupName.test(this.#tag?.[1] ?? 'pgn');
  }

  /** The index after markup that begins at `at`; 0 if none does. */
  #endOfMarkup(at: number): number {
    const markup = this.#reader.oddText()?.markupAt(this.#source, at);
    this.breaks += markup?.breaks ?? 0;
    return markup?.end ?? 0;
  }

  #isLineStart(at: number): boolean {
    return at === 0 || /[\r\n]/.test(this.#source.charAt(at - 1));
  }

  #setToken(kind: Tokens['kind'], end: number): true {
    this.kind = kind;
    this.end = end;
    return true;
  }

  #matchEnd(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    pattern.exec(this.#source);
    return pattern.lastIndex;
  }

  #readTag(at: number): true {
    this.isLoose = false;
    const {0: whole = '', 1: name, 2: quote, 3: value = ''} = this.#tag ?? [];
    if (!name) {
      const odd = this.#reader.oddText()?.tagAt(this.#source, at);
      if (!odd) {
        const end = this.#matchEnd(badTag, at);
        this.text = this.#source.slice(at, end);
        return this.#setToken('badTag', end);
      }
      this.text = odd.name;
      this.value = odd.value;
      this.isBroken = false;
      this.isLoose = odd.isLoose;
      this.isNonstandard = !odd.isLoose;
      return this.#setToken('tag', odd.end);
    }
    this.text = name;
    this.isBroken = /[\r\n]/.test(value);
    this.isNonstandard = this.isBroken || quote !== '"' || unescapedQuote.test(value);
    this.value = value.includes('\\') ? value.replace(/\\(["'\\])/g, '$1') : value;
    // The lines are joined by spaces, but not after a slash, where a FEN or an address was broken.
    if (this.isBroken)
      this.value = this.value.replace(/(\/?)[^\S\r\n]*(?:\r\n?|\n)\s*/g, (_, slash: string) => slash || ' ');
    return this.#setToken('tag', at + whole.length);
  }

  #readComment(at: number): true {
    const source = this.#source;
    let close = this.#braceAfter(at);
    const isClosed = close < source.length;
    this.text = source.slice(at + 1, close);
    // A comment without a closing brace would hide the games that follow, so it ends before a tag after an empty line.
    const end = tagAfterEmptyLine(this.text);
    if (!isClosed || end < this.text.length) {
      this.text = this.text.slice(0, end);
      return this.#setToken('openComment', at + 1 + end);
    }
    // PGN has no nested comments, but some people nest them: each { inside extends the comment to the next } of its paragraph.
    let innerOpen = this.text.indexOf('{');
    while (innerOpen >= 0) {
      const nextClose = this.#braceAfter(close + 1);
      const between = source.slice(close, nextClose);
      // A later { or ; begins a comment of its own.
      if (nextClose >= source.length || /[;{]/.test(between) || emptyLine.test(between)) break;
      this.isNonstandard = true;
      innerOpen = this.text.indexOf('{', innerOpen + 1);
      close = nextClose;
      this.text = source.slice(at + 1, close);
    }
    if (this.isNonstandard) this.text = this.text.replaceAll('{', '(').replaceAll('}', ')');
    return this.#setToken('comment', close + 1);
  }

  /** The index of the first `}` from `at` on, or the length of the text. */
  #braceAfter(at: number): number {
    if (this.#closingBrace < at) {
      const brace = this.#source.indexOf('}', at);
      this.#closingBrace = brace < 0 ? this.#source.length : brace;
    }
    return this.#closingBrace;
  }

  #readWord(at: number): true {
    const source = this.#source;
    let end = at;
    let code = source.charCodeAt(end);
    while (isDigit(code)) code = source.charCodeAt(++end);
    const endOfDigits = end;
    // Markdown writes `1\.`, because a number with a point begins a list.
    if (code === 92 && end > at && isPoint(source.charCodeAt(end + 1))) code = source.charCodeAt(++end);
    // A move number has digits or points alone. The null move 0000 and the result 0.5-0.5 are words.
    let kind: 'number' | 'word' = 'number';
    if (isPoint(code) && !(source.charCodeAt(at) === 48 && isDigit(source.charCodeAt(end + 1)))) {
      while (isPoint(code)) code = source.charCodeAt(++end);
    } else {
      // Text that only begins as markup does, such as `<>`, is a word.
      if (code === 60) code = source.charCodeAt(++end);
      while (end < source.length && !endsWord(code)) code = source.charCodeAt(++end);
      if (end > endOfDigits || (end - at === 4 && source.startsWith('0000', at))) kind = 'word';
    }
    this.text = source.slice(at, end);
    return this.#setToken(kind, end);
  }
}
