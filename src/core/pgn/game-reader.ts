import {pliesBefore, formatMoves} from './move-number.js';
import {emptyBoard, type Color, type Position} from '../notation/position.js';
import {boardOf} from '../rules/board.js';
import {findMove} from '../rules/find-move.js';
import {white} from '../rules/pieces.js';
import type {parseMarks} from '../marks/parse-marks.js';
import {diagramComment, parseComment, type TranslateComment} from './comments.js';
import type {Comment, Game, Result} from './game.js';
import type {Finding, PgnIssueCode, PgnIssueValues} from './issues.js';
import {LineBuilder} from './line-builder.js';
import {resolveStart, type FenParser} from './start.js';
import type {OddReader, Tokens} from './tokens.js';
import {
  isDiagramNag,
  longGlyphs,
  moveSuffixWords,
  nagOf,
  nullMoves,
  resultOf,
  splitGlyph,
  splitResult,
  suffixOf,
} from './words.js';
import {isProseWord, signOfMove, startsMoves} from './prose.js';
import {isUnknown, joinTagValues, singleTags} from './repeated-tags.js';

/** Variations nested deeper than this are skipped, because some programs that show trees fail on them. */
export const maxDepth = 200;

/** The codes of findings that may vanish if the game is read in another notation. */
const flawCode = /^(?:move|tag)-un|stray|empty/;
/** A name of a tag that PGN does not have, such as `white` or `White:`, which `readInOtherNotation` corrects. */
const unusualTagName = /^[a-z]|[=:]$/;

/** Functions that read what only some games have. The caller passes them in, because pages fetch them only when needed. */
export interface Readers extends OddReader {
  readonly parseFen: FenParser;
  readonly parseMarks: typeof parseMarks;
  readonly translateComment: TranslateComment;
  /** Reads a game again whose moves may be in another notation, and returns the reader that understands more of them. */
  readonly readInOtherNotation: (text: string, first: GameReader, readers: Readers) => GameReader | null;
}

/** A way to write moves that PGN does not have. */
export interface MoveNotation {
  readonly name: string;
  /**
   * Returns a move as PGN writes it, and any other word as it is; null for a move that does not belong to this notation.
   * `isMove` says whether a text is a legal move in the position of the word.
   */
  readonly translate: (word: string, isMove: (text: string) => boolean) => string | null;
}

export interface GameReaderOptions {
  readonly notation?: MoveNotation;
  /** Whether the text has moves alone, in which a tag is an issue. */
  readonly isMoveText?: boolean;
}

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
  readonly #comments: {readonly text: string; readonly start: number}[] = [];
  #startPosition: Position | null = null;
  /** The innermost open line. Null before the move text, because a tag that changes the start position may follow. */
  #line: LineBuilder | null = null;
  #result: Result | null = null;
  /**
   * The result that was the last token, inside a variation. If the game ends after it, this is the game’s result. Otherwise
   * it becomes a comment, because a variation has no result.
   */
  #innerResult: Result | null = null;
  /** The number of open variations that are being skipped. */
  #skippedDepth = 0;
  /** The finding about the last token, if that is `0-0` without castling. If the game ends there, both players have lost. */
  #possibleForfeit: Finding | undefined;
  /** Set if the rules of the variant are not known. If its moves are not legal in chess, later findings are dropped. */
  #unknownRules: {readonly findingsBefore: number} | undefined;
  /** The finding about text before the first move, while that text goes on. */
  #prose: Finding | undefined;
  /** Whether the last token of that text is the number of a move. */
  #isAfterNumber = false;
  #hasMarkup = false;
  /** The number of moves that have been read, in all lines. */
  moveCount = 0;
  hasUnreadableMove = false;
  readonly options: GameReaderOptions;
  /** Whether a move is in the notation of the options, and not in that of PGN; null if the game cannot be in this notation. */
  usesNotation: boolean | null = false;
  #hasPawnLetter = false;
  #hasPawnWithoutLetter = false;
  #hasNumericMove = false;

  constructor(tokens: Tokens, readers: Readers, options: GameReaderOptions = {}) {
    this.#tokens = tokens;
    this.#readers = readers;
    this.options = options;
  }

  /** Whether pawn moves are written both with and without a `P`, which is the knight in Dutch. */
  get mayHaveDutchKnights(): boolean {
    return this.#hasPawnLetter && this.#hasPawnWithoutLetter;
  }

  /** The moves of the main line, as PGN writes them; null if one of its moves cannot be read. */
  get mainLine(): readonly string[] | null {
    let line = this.#line;
    while (line?.parent) line = line.parent;
    return line && !line.isBroken ? line.moves.map(({san}) => san) : null;
  }

  /** Whether the game is perhaps not in the notation of PGN, so that another reading may understand more. */
  get mayHaveOtherNotation(): boolean {
    return (
      this.#hasNumericMove ||
      this.mayHaveDutchKnights ||
      this.flawCount > 0 ||
      [...this.#tags.keys()].some((name) => unusualTagName.test(name))
    );
  }

  /** The number of findings that may vanish if the game is read in another notation. */
  get flawCount(): number {
    return this.findings.filter((finding) => finding !== this.#possibleForfeit && flawCode.test(finding.code))
      .length;
  }

  get #isInVariation(): boolean {
    return !!this.#line?.parent || this.#skippedDepth > 0;
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
        return hasResult || (isMoveOne && !!this.#line?.lastMove && !this.#isInVariation);
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

  /** Notes the first markup of the game: “<br />”. */
  #noteMarkup(): void {
    const {markupStart: start, markupEnd: end} = this.#tokens;
    if (!this.#hasMarkup)
      this.note('prose', {found: this.#tokens.textFrom(start, end)}, {start, length: end - start});
    this.#hasMarkup = true;
  }

  readToken(): void {
    const {kind, text, start, end, isNonstandard} = this.#tokens;
    const innerResult = this.#innerResult;
    this.#innerResult = null;
    if (innerResult && innerResult !== '*') this.#readComment(innerResult);
    this.#possibleForfeit = undefined;
    if (this.startIndex < 0) this.startIndex = start;
    this.endIndex = end;
    if (this.#tokens.markupStart >= 0) this.#noteMarkup();
    if (this.#readProse()) return;
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
    if (this.#possibleForfeit && !this.#result) {
      const {start, length, unreadable} = this.#possibleForfeit;
      this.findings.splice(this.findings.indexOf(this.#possibleForfeit), 1);
      this.note('double-forfeit', {found: unreadable?.text ?? ''}, {start, length});
      // PGN has no result for this. All moves have been read.
      this.#result = '*';
      line.isBroken = false;
    }
    if (this.#isInVariation) this.#result = this.#innerResult;
    while (line.parent) {
      if (line.depth === 1) this.note('variation-unclosed', {}, {start: line.start, length: 1});
      this.#endVariation(line, line.parent);
      line = line.parent;
    }
    this.#endLine(line);
    const keepsMoves = this.#finishUnknownRules(line);
    if (!this.#result) {
      // The place is the last character of the game.
      const length = Math.min(this.endIndex, 1);
      this.note('result-missing', {}, {start: this.endIndex - length, length});
    }
    const start = this.#startPosition;
    if (!start) return null;
    const tags = this.#tags;
    const comments = this.#comments.flatMap(
      ({text, start: index}) => this.#parseComment(text, index, start.files) ?? [],
    );
    const result = this.#result ?? resultOf(tags.get('Result')) ?? '*';
    return {tags, start, comments, moves: keepsMoves ? line.moves : [], result};
  }

  /** In a variant with unknown rules, decides whether the main line was chess. @returns Whether the moves are kept. */
  #finishUnknownRules({isBroken}: LineBuilder): boolean {
    if (!this.#unknownRules) return true;
    if (isBroken) this.findings.length = this.#unknownRules.findingsBefore;
    const code = isBroken ? 'variant-unknown' : 'variant-assumed';
    this.note(
      code,
      {variant: this.#tags.get('Variant') ?? ''},
      {...this.#tagPlaces.get('Variant'), depth: 0},
    );
    return !isBroken;
  }

  #readTag(): void {
    const {text, value, start, end, isNonstandard, isBroken, isLoose} = this.#tokens;
    if (this.options.isMoveText) {
      this.note('stray', {found: `[${text}`});
      return;
    }
    this.isGame = true;
    if (isNonstandard) this.note(isBroken ? 'tag-broken' : 'tag-quotes', {name: text});
    if (isLoose) {
      const expected = `[${text} "${value}"]`;
      this.note('spelling', {found: this.#tokens.textFrom(start, end), expected});
    }
    const hasBackslashes = text === 'FEN' && value.includes('\\');
    if (hasBackslashes) this.note('spelling', {found: '\\', expected: '/'});
    this.#setTag(text, hasBackslashes ? value.replaceAll('\\', '/') : value);
    this.#tagPlaces.set(text, {start, length: end - start});
  }

  /** Sets a tag, which may have a value already. */
  #setTag(name: string, value: string): void {
    const oldValue = this.#tags.get(name) ?? '';
    if (oldValue !== value && !isUnknown(oldValue) && !isUnknown(value))
      this.note(singleTags.has(name) ? 'tag-contradicted' : 'tag-repeated', {name, found: oldValue});
    this.#tags.set(name, joinTagValues(name, oldValue, value));
  }

  /** Returns the current line. The first call resolves the start position and opens the main line. */
  #ensureLine(): LineBuilder {
    if (this.#line) return this.#line;
    const {position, canPlayMoves, hasUnknownRules, issue} = resolveStart(this.#tags, this.#readers.parseFen);
    if (hasUnknownRules) this.#unknownRules = {findingsBefore: this.findings.length};
    else if (issue) {
      const {code, values, tag, cause} = issue;
      // The game does not have the tag if `Variant` names its start, and a page could not fetch the part that knows the names.
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
      this.#comments.push({text, start: this.#tokens.start + 1});
      return;
    }
    const {files, turn} = line.board;
    // A comment after a move is about it; before a move, it is about the next one.
    const mover = (turn === white) === line.expectsMove ? 'white' : 'black';
    const comment = this.#parseComment(text, this.#tokens.start + 1, files, mover);
    if (comment) line.addComment(comment);
  }

  /** Reads the text of a comment that begins at the index `start` of the whole text. */
  #parseComment(text: string, start: number, files: number, mover?: Color): Comment | null {
    const report = (found: string, index: number, expected?: string) => {
      const place = {start: start + index, length: found.length};
      if (expected) this.note('spelling', {found, expected}, place);
      else this.note('command-unreadable', {found}, place);
    };
    const {parseMarks, translateComment} = this.#readers;
    return parseComment(text, files, parseMarks, report, translateComment, mover);
  }

  #readNag(text: string): void {
    const nag = /^0*\d{1,3}$/.test(text) ? Number(text) : 0;
    if (!nag || nag > 255) this.note('nag-unreadable', {found: `$${text}`});
    else if (isDiagramNag(nag) && (!this.#line || this.#line.isBeforeFirstMove))
      // As the command in a comment that requests a diagram.
      this.#comments.push({text: '[#]', start: 0});
    else this.#addNag(nag);
  }

  #addNag(nag: number): void {
    // Before a game it must not open a line, because tags with a start position may follow.
    if (!this.isGame) {
      this.note('stray', {found: `$${nag}`});
      return;
    }
    const line = this.#lineToRead();
    if (isDiagramNag(nag)) line?.addComment(diagramComment);
    else line?.addNag(nag);
  }

  /**
   * Reads a token of the text before the first move: “Hi Bob, here is my game:”. Such text begins with a word that is no move,
   * and ends at a tag, at a move number, or at a line that begins with a move. @returns False for any other token.
   */
  #readProse(): boolean {
    const {kind, text, start, end, breaks} = this.#tokens;
    const line = this.#line;
    const prose = this.#prose;
    this.#prose = undefined;
    if (this.#result || this.#skippedDepth || (line && (line.isBroken || !line.isBeforeFirstMove)))
      return false;
    const isSameLine = breaks === 0;
    const begins = kind === 'word' && isProseWord(text);
    const continues = prose && (kind === 'word' ? isSameLine : !startsMoves(kind, text, !isSameLine));
    if (!begins && !continues) return false;
    const hidesMoves = kind === 'word' && this.#isAfterNumber && signOfMove.test(text);
    this.#isAfterNumber = kind === 'number' && /\D$/.test(text);
    if (prose) {
      const found = `${String(prose.values.found)} ${text}`.slice(0, 80);
      // Text that has “4. Nf3” in it is more than a greeting.
      const code = hidesMoves ? 'text-unreadable' : prose.code;
      this.#prose = {...prose, code, values: {found}, length: end - prose.start};
      // It is one of the last findings, so the search is short.
      this.findings[this.findings.lastIndexOf(prose)] = this.#prose;
    } else {
      this.note('prose', {found: text}, {start});
      this.#prose = this.findings.at(-1);
    }
    return true;
  }

  #readMoveNumber(text: string): void {
    this.isGame = true;
    if (/^\d{4,5}$/.test(text)) {
      // Perhaps a numeric move, such as 5254 for e2e4.
      this.#hasNumericMove = true;
      if (this.options.notation) {
        this.#readWord(text);
        return;
      }
    }
    const line = this.#ensureLine();
    if (!this.#skippedDepth) line.hasNextMoveNumber = true;
    if (text.includes('…')) this.note('spelling', {found: text, expected: text.replaceAll('…', '...')});
  }

  #readWord(writtenWord: string): void {
    const word = this.#translate(writtenWord);
    // The test for other words takes long, and most words are moves. A glyph such as “RR” passes as one here;
    // `#readFailedMove` finds it. With “e” begin also “ep” and “e.p.”.
    const isProbablyMove = /^[A-Za-df-z]./.test(word);
    if (!isProbablyMove && this.#readNonMove(word)) return;
    this.isGame = true;
    const line = this.#lineToRead();
    if (line) this.#readMove(line, word);
  }

  /** A word as PGN writes it. A finding is noted for the first word that differs. */
  #translate(word: string): string {
    const {notation} = this.options;
    if (!notation) return word;
    const {name, translate} = notation;
    const translated = translate(word, (text) => findMove(this.#ensureLine().board, text) > 0);
    if (translated === null) this.usesNotation = null;
    else if (translated !== word && !this.usesNotation) {
      this.usesNotation = true;
      this.note('move-notation', {found: word, expected: translated, notation: name});
    }
    return translated ?? word;
  }

  /** Reads a result, a glyph, a word to ignore, or a stray one. @returns False if the word may be a move. */
  #readNonMove(word: string): boolean {
    if (moveSuffixWords.has(word)) return true;
    const result = resultOf(word);
    const nag = nagOf(word);
    if (result) this.#recordResult(result, word);
    else if (nag) this.#addNag(nag);
    else if (/[\p{L}\d@]/u.test(word) || nullMoves.has(word)) return false;
    // The word has only signs.
    else if (suffixOf(word) === word) this.#readGlyph(word, this.#tokens.start);
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
    // These variations were read before the move that they replace.
    if (line.earlyVariations.length)
      this.note('variation-early', {}, {start: line.lastVariationStart, length: 1});
    line.play(packedMove);
    this.moveCount++;
    if (/^[a-h]/.test(text)) this.#hasPawnWithoutLetter = true;
    else if (text.startsWith('P')) this.#hasPawnLetter = true;
    if (suffix) this.#readGlyph(suffix, start + length);
  }

  /** Reads a glyph such as `!?`, which begins at an index. */
  #readGlyph(glyph: string, start: number): void {
    const expected = longGlyphs[glyph];
    const nag = nagOf(expected ?? glyph);
    const place = {start, length: glyph.length};
    if (expected) this.note('spelling', {found: glyph, expected}, place);
    if (nag) this.#addNag(nag);
    else this.note('glyph-unreadable', {found: glyph}, place);
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
    else if (!line.lastMove || !moveSuffixWords.has(text)) this.#readUnknownWord(line, text);
  }

  /** Reads a word that is two moves. Any other is an error, and ends the line. */
  #readUnknownWord(line: LineBuilder, text: string): void {
    const firstMove = this.#readers.oddText()?.firstOfTwoMoves(line.board, text);
    if (firstMove) {
      this.note('spelling', {found: text, expected: `${firstMove} ${text.slice(firstMove.length)}`});
      this.#readMove(line, firstMove);
      this.#readMove(line, text.slice(firstMove.length));
      return;
    }
    const move = formatMoves([text], pliesBefore(line.position));
    const {board, ply} = line;
    // The rest of the line is ignored. Therefore the board does not change any more, and the finding can keep it.
    line.isBroken = true;
    this.hasUnreadableMove = true;
    this.note('move-unreadable', {move}, {length: text.length, ply, unreadable: {board, text}});
    if (/^0.0$/.test(text) && !line.parent) this.#possibleForfeit = this.findings.at(-1);
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
    for (const comment of line.pendingComments) line.lastMove?.addComment(comment);
    // Without a move, these variations replace nothing.
    if (!line.lastMove && line.earlyVariations.length && !line.isBroken)
      this.note('variation-misplaced', {}, {start: line.lastVariationStart, length: 1});
  }

  #endVariation(line: LineBuilder, parent: LineBuilder): void {
    this.#endLine(line);
    if (line.lastMove) parent.addVariation(line);
    else if (!line.isBroken) {
      this.note('variation-empty', {}, {start: line.start, length: 1});
      for (const comment of line.pendingComments) parent.addComment(comment);
    }
  }
}
