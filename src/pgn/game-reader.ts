import {emptyBoard, type Position} from '../notation/position.js';
import {boardOf} from '../rules/board.js';
import {findMove} from '../rules/find-move.js';
import {diagramComment, parseComment} from './comments.js';
import type {Game, Result} from './game.js';
import type {Finding, PgnIssueCode, PgnIssueValues} from './issues.js';
import {LineBuilder} from './line-builder.js';
import {resolveStart, type Readers} from './start.js';
import type {Tokens} from './tokens.js';
import {moveSuffixWords, nagOf, nullMoves, resultOf, splitGlyph, splitResult, suffixOf} from './words.js';

/** Variations nested deeper than this are skipped, because some programs that show trees fail on them. */
const maxDepth = 200;
const diagramNag = 220;

/** Reads one game of a text. All games of the text share one `Tokens`, so each begins where the game before it ended. */
export class GameReader {
  /** The findings, in the order in which they were noticed. */
  readonly findings: Finding[] = [];
  /** Whether a tag, a move number, a move, a result or an opening bracket has been read. */
  isGame = false;
  /** The indices at which the game begins and ends in the text; -1 and 0 before the first token. */
  startIndex = -1;
  endIndex = 0;
  readonly #tokens: Tokens;
  /** The functions that read FENs and marks. */
  readonly #readers: Readers;
  readonly #tags = new Map<string, string>();
  readonly #tagPlaces = new Map<string, Pick<Finding, 'start' | 'length'>>();
  /** The comments before the first move. Their marks are read when the width of the board is known. */
  readonly #comments: string[] = [];
  #startPosition: Position | null = null;
  /** The innermost open line. Null before the move text, because a tag that changes the start position may follow. */
  #line: LineBuilder | null = null;
  #result: Result | null = null;
  /** The result that was the last token, inside a variation. If the game ends after it, this is the game’s result. */
  #innerResult: Result | null = null;
  /** The number of open variations that are being skipped. */
  #skippedDepth = 0;

  constructor(tokens: Tokens, readers: Readers) {
    this.#tokens = tokens;
    this.#readers = readers;
  }

  get #isInVariation(): boolean {
    return this.#line?.parent != null || this.#skippedDepth > 0;
  }

  /** Whether the current token begins the next game. */
  get isAtNextGame(): boolean {
    if (!this.isGame) return false;
    const {kind, text, breaks} = this.#tokens;
    const followsEmptyLine = breaks > 1;
    const hasResult = this.#result !== null;
    switch (kind) {
      case 'tag':
        return this.#line !== null || hasResult || (followsEmptyLine && this.#tags.has(text));
      case 'word':
      case 'open':
        return hasResult;
      case 'number': {
        // If the tags and the last result are missing, the move number 1 begins a game.
        const isMoveOne = followsEmptyLine && /^1\.?$/.test(text);
        return hasResult || (isMoveOne && !!this.#line?.last && !this.#isInVariation);
      }
      case 'comment':
      case 'openComment':
        return hasResult && followsEmptyLine;
      default:
        return false;
    }
  }

  /** Adds a finding. It is about the current token, unless `details` contains another place. */
  note(code: PgnIssueCode, values: PgnIssueValues = {}, details: Partial<Finding> = {}): void {
    const {start, end} = this.#tokens;
    const depth = this.#line?.depth ?? 0;
    this.findings.push({code, start, length: end - start, values, ply: 0, depth, ...details});
  }

  readToken(): void {
    const {kind, text, start, end, isNonstandard} = this.#tokens;
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
        this.note('comment-unclosed', {}, {length: 1});
        this.#readComment(text);
        break;
      case 'comment':
        if (isNonstandard) this.note('comment-nested');
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
        this.note('stray', {found: text});
        break;
    }
  }

  /** Ends the game. @returns The game; null if its start position cannot be read. */
  finish(): Game | null {
    let line = this.#ensureLine();
    if (this.#isInVariation) this.#result = this.#innerResult;
    while (line.parent) {
      if (line.depth === 1) this.note('variation-unclosed', {}, {start: line.start, length: 1});
      this.#endVariation(line, line.parent);
      line = line.parent;
    }
    this.#endLine(line);
    if (!this.#result) {
      const length = Math.min(this.endIndex, 1);
      this.note('result-missing', {}, {start: this.endIndex - length, length});
    }
    const start = this.#startPosition;
    if (!start) return null;
    const tags = this.#tags;
    const {parseMarks} = this.#readers;
    const comments = this.#comments.flatMap((text) => parseComment(text, start.files, parseMarks) ?? []);
    const result = this.#result ?? resultOf(tags.get('Result')) ?? '*';
    return {tags, start, comments, moves: line.moves, result};
  }

  #readTag(): void {
    const {text, value, start, end, isNonstandard} = this.#tokens;
    this.isGame = true;
    if (isNonstandard) this.note('tag-quotes', {name: text});
    this.#tags.set(text, value);
    this.#tagPlaces.set(text, {start, length: end - start});
  }

  /** Returns the current line. The first call resolves the start position and opens the main line. */
  #ensureLine(): LineBuilder {
    if (this.#line) return this.#line;
    const {position, canPlayMoves, issue} = resolveStart(this.#tags, this.#readers.readFen);
    if (issue) {
      const {code, values, tag, cause} = issue;
      // The issue may be about a tag `FEN` that the game does not have: its tag `Variant` names a start position, and the
      // page could not fetch the part that reads names. The issue is then placed at the start of the game.
      const place = this.#tagPlaces.get(tag) ?? {start: this.startIndex, length: 0};
      this.note(code, values, {...place, cause});
    }
    this.#startPosition = position;
    const start = position ?? emptyBoard;
    this.#line = new LineBuilder(boardOf(start), start);
    this.#line.isBroken = !canPlayMoves;
    return this.#line;
  }

  /** Returns the current line; null if its moves and annotations are being skipped. */
  #lineToRead(): LineBuilder | null {
    const line = this.#ensureLine();
    return this.#skippedDepth || line.isBroken ? null : line;
  }

  #readComment(text: string): void {
    const line = this.#line;
    if (this.#skippedDepth || line?.isBroken) return;
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
    const line = this.#lineToRead();
    if (nag === diagramNag) line?.addComment(diagramComment);
    else line?.addNag(nag);
  }

  #readMoveNumber(text: string): void {
    this.isGame = true;
    const line = this.#ensureLine();
    if (!this.#skippedDepth) line.hasNextMoveNumber = true;
    if (text.includes('…')) this.note('spelling', {found: text, expected: text.replaceAll('…', '...')});
  }

  #readWord(word: string): void {
    // Most words that begin with a letter are moves, but “ep” and “e.p.” are not. If the word is a glyph such as “RR”,
    // `#readMove` finds no move and passes it to `#readFailedMove`.
    if ((!/^[A-Za-z]./.test(word) || word.startsWith('e')) && this.#readNonMove(word)) return;
    this.isGame = true;
    const line = this.#lineToRead();
    if (line) this.#readMove(line, word);
  }

  /** Reads a result, a glyph, a word to ignore, or a stray one. @returns False if the word may be a move. */
  #readNonMove(word: string): boolean {
    if (moveSuffixWords.has(word)) return true;
    const result = resultOf(word);
    const nag = nagOf(word);
    if (result) this.#recordResult(result, word);
    else if (nag) this.#addNag(nag);
    else if (/[\p{L}\d@]/u.test(word) || nullMoves.has(word)) return false;
    else this.note('stray', {found: word});
    return true;
  }

  #recordResult(result: Result, word: string): void {
    this.isGame = true;
    if (word !== result) this.note('spelling', {found: word, expected: result});
    if (this.#isInVariation) this.#innerResult = result;
    else this.#result = result;
  }

  #readMove(line: LineBuilder, word: string): void {
    const {start} = this.#tokens;
    const suffix = suffixOf(word);
    const text = suffix ? word.slice(0, -suffix.length) : word;
    const {length} = text;
    const isNull = nullMoves.has(text);
    const packedMove = isNull ? 0 : findMove(line.board, text);
    if (!packedMove && !isNull) {
      this.#readFailedMove(line, text);
      return;
    }
    if (isNull) this.note('null-move', {found: text}, {length, ply: line.ply});
    if (line.earlyVariations.length)
      this.note('variation-early', {}, {start: line.lastVariationStart, length: 1});
    line.play(packedMove);
    if (!suffix) return;
    const nag = nagOf(suffix);
    if (nag) this.#addNag(nag);
    else this.note('nag-unreadable', {found: suffix}, {start: start + length, length: suffix.length});
  }

  /** Reads a word that is not a legal move: a move with a result or glyph attached, or a glyph. Others are errors. */
  #readFailedMove(line: LineBuilder, text: string): void {
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
      this.#addNag(attachedGlyph.nag);
    } else if (nag) this.#addNag(nag);
    else {
      const {turn, fullmoveNumber} = line.position;
      const move = `${fullmoveNumber}${turn === 'white' ? '.' : '...'} ${text}`;
      const {board, ply} = line;
      // The rest of the line is ignored. Therefore the board does not change any more, and the finding can keep it.
      line.isBroken = true;
      this.note('move-unreadable', {move}, {length: text.length, ply, unreadable: {board, text}});
    }
  }

  #openVariation(): void {
    this.isGame = true;
    const line = this.#lineToRead();
    const isTooDeep = line?.depth === maxDepth;
    if (isTooDeep) this.note('variation-depth', {expected: maxDepth});
    if (!line || isTooDeep) this.#skippedDepth++;
    else this.#line = line.openVariation(this.#tokens.start);
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
    // Comments that no move follows are about the last move.
    for (const comment of line.pendingComments) line.last?.addComment(comment);
    if (line.last || !line.earlyVariations.length || line.isBroken) return;
    this.note('variation-misplaced', {}, {start: line.lastVariationStart, length: 1});
  }

  #endVariation(line: LineBuilder, parent: LineBuilder): void {
    this.#endLine(line);
    if (line.last) parent.addVariation(line);
    else if (!line.isBroken) {
      this.note('variation-empty', {}, {start: line.start, length: 1});
      for (const comment of line.pendingComments) parent.addComment(comment);
    }
  }
}
