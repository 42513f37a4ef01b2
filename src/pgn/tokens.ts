/** The type of a token. A `badTag` cannot be read, an `openComment` has no end, and a `stray` is a bracket too many. */
export type TokenKind =
  'tag' | 'badTag' | 'comment' | 'openComment' | 'nag' | 'number' | 'word' | 'open' | 'close' | 'stray';

/** A tag pair. Its value ends at the first quotation mark before a bracket, so that quotes inside need no escape. */
const tagPair =
  /\[\s*([\w+#=:-]+)\s*(["“”„«»″])((?:[^"“”„«»″\\\r\n]|\\.|["“”„«»″](?!\s*\]))*)["“”„«»″]\s*\]/y;
/** Anything else in brackets; the rest of the line if a value begins and does not end. */
const badTag = /\[[^\]\r\n"“”„«»″]*(?:["“”„«»″][^\r\n]*|\]?)/y;
const spaceBeforeTag = /(\s+)(\[\w+\s+")?/g;
/** A line without text, between two line breaks of one kind. */
export const emptyLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r/;
const restOfLine = /[^\r\n]*/y;

/** Where the white space before a tag begins that comes after an empty line; -1 without such a tag. */
function tagAfterEmptyLine(text: string): number {
  if (text.includes('[') && emptyLine.test(text)) {
    for (const {1: space = '', 2: tag, index} of text.matchAll(spaceBeforeTag))
      if (tag && emptyLine.test(space)) return index;
  }
  return -1;
}

/** Whether a character is white space, also one of those that come with text pasted from print and web pages. */
const isSpace = (code: number): boolean =>
  code <= 32 ||
  (code >= 127 &&
    (code <= 160 ||
      (code >= 0x2000 && code <= 0x200f) ||
      code === 0x2028 ||
      code === 0x2029 ||
      code === 0x202f ||
      code === 0x205f ||
      code === 0x2060 ||
      code === 0x3000 ||
      code === 0xfeff));

/** Whether a word ends before this character: one of ( ) ; [ ] { } or a `$`, which begins a glyph. */
const isBreak = (code: number): boolean =>
  code === 40 ||
  code === 41 ||
  code === 59 ||
  code === 91 ||
  code === 93 ||
  code === 123 ||
  code === 125 ||
  code === 36;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isPoint = (code: number): boolean => code === 46 || code === 0x2026;

/**
 * Divides a PGN text into tokens (PGN standard 5 to 8:
 * https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm). The fields describe the current token. No pattern
 * goes back over what it has read, so that the time is in proportion to the length of the text.
 */
export class Tokens {
  readonly source: string;
  kind: TokenKind = 'stray';
  /** Where the token begins and ends, in UTF-16 units. */
  start = 0;
  end = 0;
  /** A tag's name; the text of a comment, without its braces; a word; else ''. */
  text = '';
  /** A tag's value, with its escapes resolved. */
  value = '';
  /** Whether the token breaks the standard and is read: a tag with quotes inside, a comment with braces. */
  isOdd = false;
  /** How many line breaks there are between the token before and this one: two or more are an empty line. */
  breaks = 0;
  /** The next `}`, remembered so that many open braces do not each search for it. */
  #brace = -1;

  constructor(source: string) {
    this.source = source;
  }

  /** Goes to the next token. @returns False at the end of the text. */
  next(): boolean {
    const {source} = this;
    const {length} = source;
    let at = this.end;
    this.breaks = 0;
    this.text = '';
    this.isOdd = false;
    for (;;) {
      let code = source.charCodeAt(at);
      while (at < length && isSpace(code)) {
        if (code === 10 || (code === 13 && source.charCodeAt(at + 1) !== 10)) this.breaks++;
        code = source.charCodeAt(++at);
      }
      // A line that begins with % is no part of the game (PGN standard 6).
      if (code !== 37 || (at > 0 && !this.#isLineStart(at))) break;
      at = this.#matchEnd(restOfLine, at);
    }
    this.start = at;
    if (at >= length) return false;
    switch (source.charCodeAt(at)) {
      case 40:
        return this.#token('open', at + 1);
      case 41:
        return this.#token('close', at + 1);
      case 93:
      case 125:
        return this.#token('stray', at + 1);
      case 36: {
        let end = at + 1;
        while (isDigit(source.charCodeAt(end))) end++;
        this.text = source.slice(at + 1, end);
        return this.#token('nag', end);
      }
      case 59: {
        const end = this.#matchEnd(restOfLine, at);
        this.text = source.slice(at + 1, end);
        return this.#token('comment', end);
      }
      case 91:
        return this.#tag(at);
      case 123:
        return this.#comment(at);
      default:
        return this.#word(at);
    }
  }

  #token(kind: TokenKind, end: number): true {
    this.kind = kind;
    this.end = end;
    return true;
  }

  #isLineStart(at: number): boolean {
    const before = this.source.charCodeAt(at - 1);
    return before === 10 || before === 13;
  }

  #matchEnd(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    pattern.exec(this.source);
    return pattern.lastIndex;
  }

  #tag(at: number): true {
    tagPair.lastIndex = at;
    const [, name, quote, value = ''] = tagPair.exec(this.source) ?? [];
    if (!name) {
      const end = this.#matchEnd(badTag, at);
      this.text = this.source.slice(at, end);
      return this.#token('badTag', end);
    }
    this.text = name;
    this.isOdd = quote !== '"' || /(?:^|[^\\])(?:\\\\)*["“”„«»″]/.test(value);
    this.value = value.includes('\\') ? value.replace(/\\(["\\])/g, '$1') : value;
    return this.#token('tag', tagPair.lastIndex);
  }

  #comment(at: number): true {
    const {source} = this;
    let close = this.#braceAfter(at);
    const isClosed = close < source.length;
    this.text = source.slice(at + 1, close);
    // Without its closing brace a comment would hide the games that follow: it ends before a tag after a blank line.
    const end = tagAfterEmptyLine(this.text);
    if (end >= 0 || !isClosed) {
      if (end >= 0) this.text = this.text.slice(0, end);
      return this.#token('openComment', at + 1 + this.text.length);
    }
    // Comments do not nest (PGN standard 5), but people write braces inside: the comment then ends at the last }.
    let open = this.text.indexOf('{');
    while (open >= 0) {
      const end = this.#braceAfter(close + 1);
      const remains = source.slice(close, end);
      if (end >= source.length || /[;{]/.test(remains) || emptyLine.test(remains)) break;
      this.isOdd = true;
      open = this.text.indexOf('{', open + 1);
      close = end;
      this.text = source.slice(at + 1, close);
    }
    if (this.isOdd) this.text = this.text.replaceAll('{', '(').replaceAll('}', ')');
    return this.#token('comment', close + 1);
  }

  /** The next `}`, or the length of the text. */
  #braceAfter(at: number): number {
    if (this.#brace < at) {
      const found = this.source.indexOf('}', at);
      this.#brace = found < 0 ? this.source.length : found;
    }
    return this.#brace;
  }

  #word(at: number): true {
    const {source} = this;
    let end = at;
    let code = source.charCodeAt(end);
    while (isDigit(code)) code = source.charCodeAt(++end);
    const digits = end - at;
    if (isPoint(code)) {
      while (isPoint(code)) code = source.charCodeAt(++end);
    } else {
      while (end < source.length && !isSpace(code) && !isBreak(code)) code = source.charCodeAt(++end);
      // A number alone counts moves; 0000 is a null move.
      if (end - at > digits || (digits === 4 && source.startsWith('0000', at))) {
        this.text = source.slice(at, end);
        return this.#token('word', end);
      }
    }
    this.text = source.slice(at, end);
    return this.#token('number', end);
  }
}
