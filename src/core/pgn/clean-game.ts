import {indexed} from '../indexed.js';
import {isProseWord} from './prose.js';
import type {Finding} from './issues.js';
import {decodeEntities, oddText, tagNames} from './odd-text.js';
import {Tokens} from './tokens.js';
import {resultOf, suffixOf} from './words.js';

type Token = Pick<Tokens, 'kind'> & {readonly start: number; readonly text: string};

/** A change of the text, which keeps its length: `prose` removes what is no part of the game, `spelling` corrects it. */
interface Edit {
  readonly code: 'prose' | 'spelling';
  readonly start: number;
  /** Replaces the text at `start`, and is as long. */
  readonly text: string;
}

/**
 * A tag of HTML that is written with entities, or a whole run of characters with an entity in it: only at its beginning, or after
 * such a tag, so that each run is looked through once.
 */
const encodedText =
  /&lt;\/?[a-z][^&<>\r\n]*&gt;|(?:(?<![^\s(){}[\]])|(?<=&gt;))[^\s(){}[\]]*&#?\w{2,7};[^\s(){}[\]]*/gi;
/** Words with which a game ends although a move is due: `34. Black resigns`. */
const endsGame =
  /resign|gives? up|mate|draw|stalemate|time|forfeit|aufg|remis|patt|matt|zeit|abandon|nulle|échec|pat\b|rinde|tablas|ahogad|opgeg|geeft|schaakmat/i;

const blanks = (text: string): string => ' '.repeat(text.length);

/** The names of tags that programs look for. People write them in small letters too. */
const nameOfTag = new Map(tagNames.split(' ').map((name) => [name.toLowerCase(), name]));

/** The name of a tag, and signs that people write between the name and the value, as in `[white= "Ann"]`. */
const tagName = /(?<=^\[\s*)([\w+#-]+)([=:]*)(?=\s*["“”„«»″])/;

/** A tag with the name that programs look for, and without signs after the name. */
const cleanTag = (tag: string): string =>
  tag.replace(
    tagName,
    (_, name: string, signs: string) => (nameOfTag.get(name.toLowerCase()) ?? name) + blanks(signs),
  );

/** Tags that forums and sites put around a game. */
const siteTag = /^\[\/?(?:pgn|chess)\b/i;
/** A tag at the end of a line, without its bracket or its last quotation mark. The line break is replaced by what is missing. */
const openTag = /^(\[\s*\w+\s*"[^"\]\r\n]*)(?:"[^\S\r\n]*|\])[\r\n]$/;
/** A tag whose value is in single quotation marks. */
const singleQuotedTag = /^(\[\s*\w+\s*)'([^"\r\n]*)'(?=\s*\])/;

/** Repairs a tag that could not be read. The text includes the character after it. */
const cleanBadTag = (text: string): string =>
  text
    .replace(openTag, (whole: string, start: string) => `${start}"]`.padEnd(whole.length))
    .replace(singleQuotedTag, '$1"$2"');

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** A backslash that Markdown writes before a sign. */
const escape = /\\(?=[^\w\s])/g;
const markup = /\*{2,}|'{2,}|<\/?[a-z]+\/?>/gi;
/** Signs that people write after moves and results. */
const punctuation = /(?<=[a-h][1-8]|[QRBNO+#!?]|-[01]|-1\/2)[.,:]+$/;
/** The number of the next move directly after a move: `e52.Nf3`. */
const gluedNumber = /(?<=[1-8QRBNO+#!?])\d{1,3}(?:\.+|…)(?=\S)/g;
/** A hyphen in a move that does not name its square of origin: `N-f3`, `e-4`. */
const needlessHyphen = /^([KQRBN]|[a-h])[-–](?=[a-h]?[1-8])/;
const cyrillicCastling = /^[Оо](?:[-–][Оо]){1,2}$/;

/** A word of the moves, without what mail and web pages have added. */
function cleanWord(word: string): string {
  const visible = word.replace(invisible, '').replace(escape, '').replace(markup, blanks).trimEnd();
  const clean = visible
    .replace(punctuation, '')
    .replace(gluedNumber, blanks)
    .replace(cyrillicCastling, (castling) => castling.replace(/[Оо]/g, 'O'))
    // Results with the letter O for the digit 0.
    .replace(/^1-[Oo]$/, '1-0')
    .replace(/^[Oo]-1$/, '0-1')
    .replace(needlessHyphen, '$1');
  return clean.padEnd(word.length);
}

/** Words that look like a move that cannot be read rather than text: `ed`, `OO`, `Nf`, `BxN`, `castles`. */
const shortMove =
  /^[KQRBNPAC]?[x:×]?[a-h]?[x:×]?[a-h]?\W*$|^[KQRBNP]?[a-h]?[x:×][KQRBNP]\W*$|^OOO?$|^castles?\W*$/;

/** Text after the last move of a line. A bracket with text alone becomes a comment. */
function* proseEdits(tokens: readonly Token[], source: string): Generator<Edit> {
  /** The index of the token where such text may have begun; -1 if none has. */
  let proseStart = -1;
  let openBrackets = 0;
  const endOfText: Token = {kind: 'stray', start: source.length, text: ''};
  for (const [i, {kind, text, start}] of indexed([...tokens, endOfText])) {
    if (kind === 'open') openBrackets++;
    const closesBracket = kind === 'close' && openBrackets > 0;
    if (closesBracket) openBrackets--;
    const endsLine = closesBracket || i === tokens.length || (kind === 'word' && resultOf(text) !== null);
    const first = tokens[proseStart];
    if (first && endsLine) {
      const before = tokens[proseStart - 1];
      const isAllInBracket = before?.kind === 'open' && closesBracket;
      if (isAllInBracket)
        yield {code: 'spelling', start: before.start, text: `{${source.slice(before.start + 1, start)}}`};
      else
        yield {code: 'prose', start: first.start, text: blanks(source.slice(first.start, start).trimEnd())};
    }
    const isInProse = proseStart >= 0;
    // After the number of a move, a move is due; only a few texts are known to stand in its place.
    const isMoveDue = tokens[i - 1]?.kind === 'number' && !endsGame.test(source.slice(start, start + 40));
    const isProse =
      kind === 'word' && isProseWord(text) && (isInProse || !(shortMove.test(text) || isMoveDue));
    // Numbers, stray characters and brackets that close nothing may be within such text.
    const mayBeInProse = kind === 'number' || kind === 'stray' || (kind === 'close' && !closesBracket);
    if (isProse && !isInProse) proseStart = i;
    else if (!isProse && !mayBeInProse) proseStart = -1;
  }
}

/** Results with blanks inside; glyphs and promotions in brackets. */
function* phraseEdits(tokens: readonly Token[], source: string): Generator<Edit> {
  for (const [i, {start, kind}] of indexed(tokens)) {
    const [middle, last] = [tokens[i + 1], tokens[i + 2]];
    if (!middle || !last) return;
    const whole = source.slice(start, last.start + last.text.length);
    const result = /^[01] [-–—] [01]$/.test(whole) && resultOf(whole.replace(/ /g, ''));
    if (result) yield {code: 'spelling', start, text: result.padEnd(whole.length)};
    if (kind !== 'open' || last.kind !== 'close') continue;
    const squareBefore = source.slice(start - 2, start);
    const isPromotion = /^[QRBNAC]$/i.test(middle.text) && /[a-j][18]/.test(squareBefore);
    if (isPromotion) yield {code: 'spelling', start, text: `=${middle.text} `.padEnd(whole.length)};
    else if (middle.kind === 'word' && suffixOf(middle.text) === middle.text)
      yield {code: 'spelling', start, text: ` ${whole.slice(1, -1)} `};
  }
}

/** Undoes, token by token, the changes of mail, web pages and people. */
function* tokenEdits(tokens: readonly Token[], source: string): Generator<Edit> {
  // A tag after a move would begin another game, so brackets there stay as they are.
  let hasMoves = false;
  for (const {kind, start, text} of tokens) {
    hasMoves ||= kind === 'number' || kind === 'open' || (kind === 'word' && !isProseWord(text));
    let old = text;
    let clean = text;
    if (kind === 'tag') clean = cleanTag(text);
    else if (kind === 'word') clean = cleanWord(text);
    else if (kind === 'badTag' && siteTag.test(text)) clean = blanks(text);
    else if (kind === 'badTag' && !hasMoves) {
      old = text + source.charAt(start + text.length);
      clean = cleanTag(cleanBadTag(old));
    }
    if (clean !== old) yield {code: clean.trim() ? 'spelling' : 'prose', start, text: clean};
  }
}

const tagEdits = (tokens: readonly Token[], source: string): Generator<Edit> =>
  tokenEdits(
    tokens.filter(({kind}) => kind === 'tag'),
    source,
  );

function tokensOf(text: string): Token[] {
  const tokens = new Tokens(text, {oddText: () => oddText});
  const all: Token[] = [];
  while (tokens.next()) {
    const {kind, start, end} = tokens;
    all.push({kind, start, text: text.slice(start, end)});
  }
  return all;
}

/**
 * The text of one game without the additions of mail, web pages and people to its tags and moves. Each tag and each word stays
 * where it began. Of many findings about words, only the first is returned. With `onlyTags`, only the names of tags are
 * changed.
 */
export function cleanGame(
  source: string,
  {onlyTags = false} = {},
): {readonly text: string; readonly findings: readonly Finding[]} {
  const findings: Finding[] = [];
  const note = (code: Edit['code'], start: number, end: number, expected = '') => {
    const written = source.slice(start, end);
    const values = {found: oneLine(written), expected: oneLine(expected)};
    findings.push({code, start, length: written.trimEnd().length, values, ply: 0, depth: 0});
  };
  let hasEntities = false;
  let text = onlyTags
    ? source
    : source.replace(encodedText, (encoded: string, start: number) => {
        const decoded = encoded.startsWith('&lt;') ? '' : decodeEntities(encoded);
        if (decoded === encoded) return encoded;
        if (!hasEntities) note(decoded.trim() ? 'spelling' : 'prose', start, start + encoded.length, decoded);
        hasEntities = true;
        return decoded.padEnd(encoded.length);
      });
  let hasChangedWord = false;
  for (const findEdits of onlyTags ? [tagEdits] : [tokenEdits, phraseEdits, proseEdits]) {
    const pieces: string[] = [];
    let end = 0;
    for (const {code, start, text: replacement} of findEdits(tokensOf(text), text)) {
      if (start < end) continue;
      pieces.push(text.slice(end, start), replacement);
      end = start + replacement.length;
      const isTag = source.charAt(start) === '[';
      const isWord = findEdits === tokenEdits && !isTag;
      if (!isWord || !hasChangedWord) note(code, start, end, replacement);
      hasChangedWord ||= isWord;
    }
    text = pieces.join('') + text.slice(end);
  }
  return {text, findings};
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
