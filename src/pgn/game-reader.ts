import type {Position} from '../notation/index.js';
import {boardOf} from '../rules/board.js';
import {findMove} from '../rules/find-move.js';
import {diagramComment, parseComment} from './comments.js';
import type {Game, Result} from './game.js';
import type {Finding, PgnIssueCode, PgnIssueValues, Span} from './issues.js';
import {LineBuilder} from './line-builder.js';
import {resolveStart, type Readers} from './start.js';
import type {Tokens} from './tokens.js';
import {splitGlyph, isMoveSuffixWord, isNullMove, suffixOf, nagOf, splitResult, resultOf} from './words.js';

/** Variations that are nested deeper are skipped: no book has them, and some programs that show trees fail on them. */
const maxDepth = 200;
const diagramNag = 220;

/** Reads one game. The `GameReader`s of a text share one `Tokens`: each continues where the one before stopped. */
export class GameReader {
  readonly tags = new Map<string, string>();
  readonly #tokens: Tokens;
  /** The mistakes in the text of the game, in the order in which they were noticed. */
  readonly findings: Finding[] = [];
  /** The places of the tags, for issues about the start position. */
  readonly #tagPlaces = new Map<string, Span>();
  /** The comments before the first move, as text: their marks are read when the width of the board is known. */
  readonly #comments: string[] = [];
  #startPosition: Position | null = null;
  readonly #readers: Readers;
  #line: LineBuilder | null = null;
  /** Whether the start position cannot be read. */
  #hasNoStart = false;
  #result: Result | null = null;
  /** A result at the end of a variation. If the variation is never closed, it is the result of the game. */
  #innerResult: Result | null = null;
  /** Whether a tag, a move number, a move, a result or a bracket has been read; comments alone make no game. */
  isGame = false;
  /** The indices at which the game begins and ends in the text; -1 and 0 before the first token. */
  startIndex = -1;
  endIndex = 0;
  /** The number of open brackets in a part that is being skipped. */
  #skippedDepth = 0;

  constructor(tokens: Tokens, readers: Readers) {
    this.#tokens = tokens;
    this.#readers = readers;
  }

  get hasEnded(): boolean {
    return this.#result !== null;
  }
  /** Whether the move text has begun: tags after it belong to the next game. */
  get hasMoveText(): boolean {
    return this.#line !== null || this.#hasNoStart;
  }
  get hasMoves(): boolean {
    return !!this.#line?.last;
  }
  get isInVariation(): boolean {
    return this.#line?.parent != null || this.#skippedDepth > 0;
  }

  /** Adds a finding about the current token. */
  note(code: PgnIssueCode, values: PgnIssueValues = {}): void {
    const {start, end} = this.#tokens;
    this.#noteAt({start, length: end - start}, code, values);
  }

  #noteAt(
    {start, length}: Span,
    code: PgnIssueCode,
    values: PgnIssueValues = {},
    details: Partial<Finding> = {},
  ): void {
    this.findings.push({code, start, length, values, ply: 0, depth: this.#line?.depth ?? 0, ...details});
  }

  /** Reads the current token. */
  readToken(): void {
    const {kind, text, start, end} = this.#tokens;
    this.#innerResult = null;
    if (this.startIndex < 0) this.startIndex = start;
    this.endIndex = end;
    switch (kind) {
      case 'tag':
        this.#readTag();
        break;
      case 'badTag':
        this.note('tag-unreadable', {found: text});
        break;
      case 'openComment':
        this.#noteAt({start, length: 1}, 'comment-unclosed');
        this.#readComment(text);
        break;
      case 'comment':
        if (this.#tokens.isNonstandard) this.note('comment-nested');
        this.#readComment(text);
        break;
      case 'nag':
        this.#readNag(text);
        break;
      case 'number':
        this.#readMoveNumber(text);
        break;
      case 'word':
        this.#readWord(text);
        break;
      case 'open':
        this.#openVariation();
        break;
      case 'close':
        this.#closeVariation();
        break;
      case 'stray':
        this.note('stray', {found: this.#tokens.source.slice(start, end)});
        break;
    }
  }

  /** Ends the game, and notes the outermost open variation. @returns The game; null if its start position cannot be read. */
  finish(): Game | null {
    let line = this.#ensureLine();
    if (this.isInVariation) this.#result = this.#innerResult;
    for (; line?.parent; line = line.parent) {
      if (!line.parent.parent) this.#noteAt({start: line.start, length: 1}, 'variation-unclosed');
      this.#endVariation(line, line.parent);
    }
    if (line) this.#endLine(line);
    if (!this.#result) {
      const length = Math.min(this.endIndex, 1);
      this.#noteAt({start: this.endIndex - length, length}, 'result-missing');
    }
    const start = this.#startPosition;
    if (!start) return null;
    const {parseMarks} = this.#readers;
    const comments = this.#comments.flatMap((text) => parseComment(text, start.files, parseMarks) ?? []);
    const result = this.#result ?? resultOf(this.tags.get('Result')) ?? '*';
    return {tags: this.tags, start, comments, moves: line?.moves ?? [], result};
  }

  #readTag(): void {
    const {text, value, start, end, isNonstandard} = this.#tokens;
    this.isGame = true;
    if (isNonstandard) this.note('tag-quotes', {name: text});
    this.tags.set(text, value);
    this.#tagPlaces.set(text, {start, length: end - start});
  }

  /** Returns the current line. The first call finds the start position and opens the main line; null if that fails. */
  #ensureLine(): LineBuilder | null {
    if (this.#line || this.#hasNoStart) return this.#line;
    const {position, canPlayMoves, issue} = resolveStart(this.tags, this.#readers.readFen);
    if (issue) {
      const place = this.#tagPlaces.get(issue.tag) ?? {start: 0, length: 0};
      this.#noteAt(place, issue.code, issue.values, {cause: issue.cause});
    }
    this.#startPosition = position;
    if (position) {
      this.#line = new LineBuilder(boardOf(position), position);
      this.#line.isBroken = !canPlayMoves;
    } else this.#hasNoStart = true;
    return this.#line;
  }

  #readComment(text: string): void {
    const line = this.#line;
    if (this.#skippedDepth || line?.isBroken || this.#hasNoStart) return;
    if (!line || line.isBeforeFirstMove) {
      this.#comments.push(text);
      return;
    }
    const comment = parseComment(text, line.board.files, this.#readers.parseMarks);
    if (comment) line.addComment(comment);
  }

  #readNag(text: string): void {
    const nag = /^0*\d{1,3}$/.test(text) ? Number(text) : 0;
    if (!nag || nag > 255) this.note('nag-unreadable', {found: `$${text}`});
    else if (nag === diagramNag && (!this.#line || this.#line.isBeforeFirstMove)) this.#comments.push('[#]');
    else this.#addNag(nag);
  }

  #addNag(nag: number): void {
    const line = this.#ensureLine();
    if (!line || this.#skippedDepth || line.isBroken) return;
    if (nag === diagramNag) line.addComment(diagramComment);
    else line.addNag(nag);
  }

  #readMoveNumber(text: string): void {
    this.isGame = true;
    const line = this.#ensureLine();
    if (line && !this.#skippedDepth) line.hasNumber = true;
    if (text.includes('…')) {
      this.note('spelling', {found: text, expected: text.replaceAll('…', '...')});
    }
  }

  #readWord(word: string): void {
    // Most words are moves. “ep” and “e.p.” are not, although they begin like one. A glyph that begins like a move, such as
    // “RR”, is recognized in `#readJoinedWord`, because it cannot be read as a move.
    if ((!/^[A-Za-z]./.test(word) || word.startsWith('e')) && this.#readNonMove(word)) return;
    this.isGame = true;
    const line = this.#ensureLine();
    if (line && !this.#skippedDepth && !line.isBroken) this.#readMove(line, word);
  }

  /** Reads a word that is not a move: a result, a glyph, or a word to ignore. @returns Whether the word was one of these. */
  #readNonMove(word: string): boolean {
    if (isMoveSuffixWord(word)) return true;
    const result = resultOf(word);
    const nag = nagOf(word);
    if (result) this.#recordResult(result, word);
    else if (nag) this.#addNag(nag);
    else if (/[\p{L}\d@]/u.test(word) || isNullMove(word)) return false;
    else this.note('stray', {found: word});
    return true;
  }

  #recordResult(result: Result, word: string): void {
    this.isGame = true;
    if (word !== result) this.note('spelling', {found: word, expected: result});
    if (this.isInVariation) this.#innerResult = result;
    else this.#result = result;
  }

  #readMove(line: LineBuilder, word: string): void {
    const {start} = this.#tokens;
    const suffix = suffixOf(word);
    const text = suffix ? word.slice(0, -suffix.length) : word;
    const isNull = isNullMove(text);
    const packedMove = isNull ? 0 : findMove(line.board, text);
    if (!packedMove && !isNull) {
      this.#readJoinedWord(line, text);
      return;
    }
    const span = {start, length: text.length};
    if (isNull) this.#noteAt(span, 'null-move', {found: text}, {ply: line.ply});
    if (line.variations.length) this.#noteAt({start: line.earlyVariationStart, length: 1}, 'variation-early');
    line.play(packedMove);
    if (!suffix) return;
    const nag = nagOf(suffix);
    if (nag) this.#addNag(nag);
    else {
      const place = {start: start + text.length, length: suffix.length};
      this.#noteAt(place, 'nag-unreadable', {found: suffix});
    }
  }

  /** Reads a word that is no move: one with a result or a glyph attached, or a glyph alone; any other is noted as an error. */
  #readJoinedWord(line: LineBuilder, text: string): void {
    const attachedResult = splitResult(text);
    const attachedGlyph = splitGlyph(text);
    const nag = nagOf(text);
    if (attachedResult) {
      const {move, result} = attachedResult;
      this.note('result-attached', {found: move});
      this.#readMove(line, move);
      this.#recordResult(result, result);
    } else if (attachedGlyph) {
      this.#readMove(line, attachedGlyph.move);
      if (!line.isBroken) this.#addNag(attachedGlyph.nag);
    } else if (nag) this.#addNag(nag);
    else {
      const {turn, fullmoveNumber} = line.position;
      const move = `${fullmoveNumber}${turn === 'white' ? '.' : '...'} ${text}`;
      const place = {start: this.#tokens.start, length: text.length};
      // The finding can refer to the board, which does not change any more: the rest of the line is ignored.
      line.isBroken = true;
      this.#noteAt(place, 'move-unreadable', {move}, {ply: line.ply, unreadable: {board: line.board, text}});
    }
  }

  #openVariation(): void {
    this.isGame = true;
    const line = this.#ensureLine();
    if (!line || this.#skippedDepth || line.isBroken) this.#skippedDepth++;
    else if (line.depth >= maxDepth) {
      this.note('variation-depth', {expected: maxDepth});
      this.#skippedDepth++;
    } else this.#line = line.variation(this.#tokens.start);
  }

  #closeVariation(): void {
    const line = this.#line;
    if (this.#skippedDepth) this.#skippedDepth--;
    else if (line?.parent) {
      this.#endVariation(line, line.parent);
      this.#line = line.parent;
    } else this.note('stray', {found: ')'});
  }

  #endLine(line: LineBuilder): void {
    line.finish();
    if (!line.last && line.variations.length && !line.isBroken) {
      this.#noteAt({start: line.earlyVariationStart, length: 1}, 'variation-misplaced');
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
