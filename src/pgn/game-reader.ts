import type {FenIssue, Position} from '../notation/index.js';
import {quote} from '../notation/visible.js';
import {boardOf} from '../rules/board.js';
import type {MoveError} from '../rules/index.js';
import {readMove} from '../rules/parse-move.js';
import {diagramComment, parseComment} from './comments.js';
import type {Game, Result} from './game.js';
import {
  toIssues,
  type Finding,
  type PgnIssue,
  type PgnIssueCode,
  type PgnIssueValues,
  type Span,
  type TextPlaces,
} from './issues.js';
import {LineBuilder} from './line-builder.js';
import {startFrom, type ReadFen} from './start.js';
import type {Tokens} from './tokens.js';
import {glyphBehind, isAppendix, isNullMove, judgementOf, nagOf, resultBehind, resultOf} from './words.js';

/** Deeper variations are left out: no book has them, and some programs that show trees fail on them. */
const deepest = 200;
const diagramNag = 220;

/** Reads one game, token by token. The readers of one text follow each other, on the same tokens. */
export class GameReader {
  readonly tags = new Map<string, string>();
  readonly #tokens: Tokens;
  readonly #findings: Finding[] = [];
  /** The places of the tags that decide the start. */
  readonly #tagPlaces = new Map<string, Span>();
  /** The text of comments before the first move: their marks are read when the width of the board is known. */
  readonly #comments: string[] = [];
  #start: Position | null = null;
  readonly #readFen: ReadFen;
  #line: LineBuilder | null = null;
  #isUnreadable = false;
  #result: Result | null = null;
  /** A result at the end of a variation: if the variation is never closed, it is that of the game. */
  #innerResult: Result | null = null;
  #hasTokens = false;
  /** Where the game begins and ends in the text; it begins at -1 before there is a token. */
  #first = -1;
  #end = 0;
  /** How many brackets are open in the part that is left out. */
  #skipped = 0;

  /** @param readFen - Reads the `FEN` tag, or gives the start of a text that has no tags. */
  constructor(tokens: Tokens, readFen: ReadFen) {
    this.#tokens = tokens;
    this.#readFen = readFen;
  }

  get hasEnded(): boolean {
    return this.#result !== null;
  }
  /** Whether there is a tag, a move or a result; comments alone are no game. */
  get isGame(): boolean {
    return this.#hasTokens;
  }
  /** Whether its move text has begun, so that tags after it are those of the next game. */
  get hasMoveText(): boolean {
    return this.#line !== null || this.#isUnreadable;
  }
  get hasMoves(): boolean {
    return !!this.#line?.last;
  }
  get isInVariation(): boolean {
    return this.#line?.parent != null || this.#skipped > 0;
  }
  get start(): number {
    return Math.max(this.#first, 0);
  }
  get end(): number {
    return this.#end;
  }
  get hasIssues(): boolean {
    return this.#findings.length > 0;
  }

  /** Adds an issue about the current token. */
  note(code: PgnIssueCode, values: PgnIssueValues = {}): void {
    const {start, end} = this.#tokens;
    this.#noteAt({start, length: end - start}, code, values);
  }

  #noteAt(
    {start, length}: Span,
    code: PgnIssueCode,
    values: PgnIssueValues = {},
    cause?: MoveError | FenIssue,
    ply = 0,
  ): void {
    this.#findings.push({code, start, length, values, ply, depth: this.#line?.depth ?? 0, cause});
  }

  read(): void {
    const {kind, text, start, end} = this.#tokens;
    this.#innerResult = null;
    if (this.#first < 0) this.#first = start;
    this.#end = end;
    switch (kind) {
      case 'tag':
        this.#tag();
        break;
      case 'badTag':
        this.note('tag-unreadable', {found: quote(text)});
        break;
      case 'openComment':
        this.#noteAt({start, length: 1}, 'comment-unclosed');
        this.#comment(text);
        break;
      case 'comment':
        if (this.#tokens.isOdd) this.note('comment-nested');
        this.#comment(text);
        break;
      case 'nag':
        this.#nagNumber(text);
        break;
      case 'number':
        this.#number(text);
        break;
      case 'word':
        this.#word(text);
        break;
      case 'open':
        this.#open();
        break;
      case 'close':
        this.#close();
        break;
      case 'stray':
        this.note('stray', {found: this.#tokens.source.slice(start, end)});
        break;
    }
  }

  /** The game, once all its tokens have been read; null if its start is not known. */
  finish(): Game | null {
    let line = this.#begin();
    if (this.isInVariation) this.#result = this.#innerResult;
    for (; line?.parent; line = line.parent) {
      if (!line.parent.parent) this.#noteAt({start: line.start, length: 1}, 'variation-unclosed');
      this.#endVariation(line, line.parent);
    }
    if (line) this.#endLine(line);
    if (!this.#result) {
      const length = Math.min(this.#end, 1);
      this.#noteAt({start: this.#end - length, length}, 'result-missing');
    }
    const start = this.#start;
    return (
      start && {
        tags: this.tags,
        start,
        comments: this.#comments.flatMap((text) => parseComment(text, start.files) ?? []),
        moves: line?.moves ?? [],
        result: this.#result ?? resultOf(this.tags.get('Result')) ?? '*',
      }
    );
  }

  issues(number: number, places: TextPlaces): PgnIssue[] {
    return toIssues(this.#findings, number, places);
  }

  #tag(): void {
    const {text, value, start, end, isOdd} = this.#tokens;
    this.#hasTokens = true;
    if (isOdd) this.note('tag-quotes', {name: quote(text)});
    this.tags.set(text, value);
    this.#tagPlaces.set(text, {start, length: end - start});
  }

  /** The line that is being read; null where there is no position to read moves in. */
  #begin(): LineBuilder | null {
    if (this.#line || this.#isUnreadable) return this.#line;
    let isPlayed = true;
    if (!this.#start) {
      const {position, isPlayed: canPlay, issue} = startFrom(this.tags, this.#readFen);
      if (issue) {
        const place = this.#tagPlaces.get(issue.tag) ?? {start: 0, length: 0};
        this.#noteAt(place, issue.code, issue.values, issue.cause);
      }
      this.#start = position;
      isPlayed = canPlay;
    }
    if (this.#start) {
      this.#line = new LineBuilder(boardOf(this.#start), this.#start);
      this.#line.isBroken = !isPlayed;
    } else this.#isUnreadable = true;
    return this.#line;
  }

  #comment(text: string): void {
    const line = this.#line;
    if (this.#skipped || line?.isBroken || this.#isUnreadable) return;
    if (!line || line.isBeforeGame) {
      this.#comments.push(text);
      return;
    }
    const comment = parseComment(text, line.board.files);
    if (comment) line.addComment(comment);
  }

  #nagNumber(text: string): void {
    const nag = /^0*\d{1,3}$/.test(text) ? Number(text) : 0;
    if (!nag || nag > 255) this.note('nag-unreadable', {found: quote(`$${text}`)});
    else if (nag === diagramNag && (!this.#line || this.#line.isBeforeGame)) this.#comments.push('[#]');
    else this.#nag(nag);
  }

  #nag(nag: number): void {
    const line = this.#begin();
    if (!line || this.#skipped || line.isBroken) return;
    if (nag === diagramNag) line.addComment(diagramComment);
    else line.addNag(nag);
  }

  #number(text: string): void {
    this.#hasTokens = true;
    const line = this.#begin();
    if (line && !this.#skipped) line.isAhead = true;
    if (text.includes('…')) {
      this.note('spelling', {found: quote(text), expected: quote(text.replaceAll('…', '...'))});
    }
  }

  #word(word: string): void {
    // Most words are moves. “ep” and “e.p.” only look like one. A glyph such as “RR” is recognized once it
    // cannot be played.
    if ((!/^[A-Za-z]./.test(word) || word.startsWith('e')) && this.#isNoMove(word)) return;
    this.#hasTokens = true;
    const line = this.#begin();
    if (line && !this.#skipped && !line.isBroken) this.#move(line, word);
  }

  /** Reads a result, a glyph, or what can be left out; false if the word must be a move. */
  #isNoMove(word: string): boolean {
    if (isAppendix(word)) return true;
    const result = resultOf(word);
    const nag = nagOf(word);
    if (result) this.#finishWith(result, word);
    else if (nag) this.#nag(nag);
    else if (/[\p{L}\d@]/u.test(word) || isNullMove(word)) return false;
    else this.note('stray', {found: quote(word)});
    return true;
  }

  #finishWith(result: Result, word: string): void {
    this.#hasTokens = true;
    if (word !== result) this.note('spelling', {found: quote(word), expected: result});
    if (this.isInVariation) this.#innerResult = result;
    else this.#result = result;
  }

  #move(line: LineBuilder, word: string): void {
    const {start} = this.#tokens;
    const judgement = judgementOf(word);
    const text = judgement ? word.slice(0, -judgement.length) : word;
    const isNull = isNullMove(text);
    const read = isNull ? 0 : readMove(line.board, text);
    if (typeof read !== 'number') {
      this.#unreadableMove(line, text, read);
      return;
    }
    const span = {start, length: text.length};
    if (isNull) this.#noteAt(span, 'null-move', {found: quote(text)}, undefined, line.ply);
    if (line.variations.length) this.#noteAt({start: line.early, length: 1}, 'variation-early');
    line.play(read);
    if (!judgement) return;
    const nag = nagOf(judgement);
    if (nag) this.#nag(nag);
    else {
      const place = {start: start + text.length, length: judgement.length};
      this.#noteAt(place, 'nag-unreadable', {found: quote(judgement)});
    }
  }

  /** The word may be a move with a result or a glyph right behind it, or a glyph that starts with a letter. */
  #unreadableMove(line: LineBuilder, text: string, error: MoveError): void {
    const withResult = resultBehind(text);
    const withGlyph = glyphBehind(text);
    const nag = nagOf(text);
    if (withResult) {
      const {move, result} = withResult;
      this.note('result-attached', {found: quote(move)});
      this.#move(line, move);
      this.#finishWith(result, result);
    } else if (withGlyph) {
      this.#move(line, withGlyph.move);
      if (!line.isBroken) this.#nag(withGlyph.nag);
    } else if (nag) this.#nag(nag);
    else {
      const {turn, fullmoveNumber} = line.position;
      const move = `${fullmoveNumber}${turn === 'white' ? '.' : '...'} ${quote(text)}`;
      const place = {start: this.#tokens.start + error.index, length: error.length};
      line.isBroken = true;
      this.#noteAt(place, 'move-unreadable', {move}, error, line.ply);
    }
  }

  #open(): void {
    this.#hasTokens = true;
    const line = this.#begin();
    if (!line || this.#skipped || line.isBroken) this.#skipped++;
    else if (line.depth >= deepest) {
      this.note('variation-depth', {expected: deepest});
      this.#skipped++;
    } else this.#line = line.variation(this.#tokens.start);
  }

  #close(): void {
    const line = this.#line;
    if (this.#skipped) this.#skipped--;
    else if (line?.parent) {
      this.#endVariation(line, line.parent);
      this.#line = line.parent;
    } else this.note('stray', {found: ')'});
  }

  #endLine(line: LineBuilder): void {
    line.finish();
    if (!line.last && line.variations.length && !line.isBroken) {
      this.#noteAt({start: line.early, length: 1}, 'variation-misplaced');
    }
  }

  #endVariation(line: LineBuilder, parent: LineBuilder): void {
    this.#endLine(line);
    if (line.last) parent.addVariation(line);
    else if (!line.isBroken) {
      this.#noteAt({start: line.start, length: 1}, 'variation-empty');
      for (const comment of line.comments) parent.addComment(comment);
    }
  }
}
