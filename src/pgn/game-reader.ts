import {emptyBoard} from '../notation/position.js';
import {parseFen, type FenIssue, type Position} from '../notation/index.js';
import {advance, boardOf, copyBoard, newBoard, pass, type Board} from '../rules/board.js';
import {sanOf} from '../rules/format-move.js';
import type {MoveError} from '../rules/index.js';
import {unpacked} from '../rules/move.js';
import {readMove} from '../rules/parse-move.js';
import {diagramComment, parseComment} from './comments.js';
import type {Comment, Game, GameMove, Result} from './game.js';
import {
  quoted,
  sentence,
  severityOf,
  type PgnIssue,
  type PgnIssueCode,
  type PgnIssueValues,
} from './messages.js';
import {nagOf} from './nags.js';
import type {Places} from './places.js';
import {PlayedMove, type Origin} from './played-move.js';
import {resultOf} from './results.js';
import {Tokens} from './tokens.js';
import {startOf} from './variants.js';

/** Deeper variations are left out: no book has them, and not every program that shows a tree can. */
const deepest = 200;
/** The annotation that asks for a diagram. */
const diagramNag = 220;
const nullMoves: ReadonlySet<string> = new Set(['--', '––', '—', 'Z0', '0000', '@@@@']);
// A glyph or a result that is written without a space behind its move: `e4±`, `Qh7#1-0`.
const attachedGlyph = /^(.+?)([□±∓⩲⩱∞=⨀⟳↑→⇆⊕∆Δ⌓]|\+\/?[-−–=]|[-−–]\/?\+|=\+)$/u;
const attachedResult = /^(.+?)(\*|1[-–]0|0[-–]1|1\/2[-–]1\/2)$/;
const judgements = /[!?‼⁇⁉⁈]+$/;

/** A line of moves that is being read: the main line, or a variation whose bracket is open. */
interface Line {
  readonly moves: PlayedMove[];
  last: PlayedMove | null;
  /** The boards after and before the last move, and what they come of. */
  readonly board: Board;
  readonly boardBefore: Board;
  origin: Origin;
  originBefore: Origin;
  /** Whether what follows is about the next move: after its number, or after variations of the last one. */
  isAhead: boolean;
  /** What is said before the next move. */
  comments: Comment[];
  nags: number[];
  variations: GameMove[][];
  /** Where the last variation begins that stands before the first move. */
  early: number;
  /** After a move that cannot be played the line has ended. */
  isBroken: boolean;
  /** Where the bracket stands; the line it is in. */
  readonly start: number;
  readonly parent: Line | null;
  readonly depth: number;
}

const newLine = (board: Board, origin: Origin, start: number, parent: Line | null): Line => ({
  moves: [],
  last: null,
  board: newBoard(board),
  boardBefore: newBoard(board),
  origin,
  originBefore: origin,
  isAhead: false,
  comments: [],
  nags: [],
  variations: [],
  early: 0,
  isBroken: false,
  start,
  parent,
  depth: parent ? parent.depth + 1 : 0,
});

/** An issue whose line is not yet counted. */
interface Finding {
  readonly code: PgnIssueCode;
  readonly start: number;
  readonly length: number;
  readonly values: PgnIssueValues;
  readonly ply: number;
  readonly depth: number;
  readonly cause: MoveError | FenIssue | undefined;
}

type Span = Pick<Finding, 'start' | 'length'>;

/** Reads one game, token after token; `GameReader`s of one text follow each other. */
export class GameReader {
  readonly tags = new Map<string, string>();
  /** Comments before the first move, and about the position they are in only if that can be read. */
  readonly #comments: string[] = [];
  readonly #findings: Finding[] = [];
  readonly #tokens: Tokens;
  #start: Position | null = null;
  #line: Line | null = null;
  #fen: Span | null = null;
  #variant: Span | null = null;
  #isUnreadable = false;
  #result: Result | null = null;
  /** The result in a variation, if nothing follows it there: of one that is never closed it is the game's. */
  #inner: Result | null = null;
  #hasTokens = false;
  /** Where the game begins and ends. */
  #first = -1;
  #end = 0;
  /** Brackets that are open inside what is left out. */
  #skipped = 0;

  constructor(tokens: Tokens, start?: Position) {
    this.#tokens = tokens;
    if (start) this.#start = start;
  }

  get hasEnded(): boolean {
    return this.#result !== null;
  }
  /** Is there anything of a game: a tag, a move, a result? Comments alone are none. */
  get isGame(): boolean {
    return this.#hasTokens;
  }
  /** Has its move text begun, so that no more tags are of it? */
  get hasMoveText(): boolean {
    return this.#line !== null || this.#isUnreadable;
  }
  get hasMoves(): boolean {
    return !!this.#line?.last;
  }
  get isInVariation(): boolean {
    return this.#line?.parent != null || this.#skipped > 0;
  }

  /** Where it begins and ends in the text. */
  get start(): number {
    return Math.max(this.#first, 0);
  }
  get end(): number {
    return this.#end;
  }
  get hasIssues(): boolean {
    return this.#findings.length > 0;
  }

  /** Notes something odd about the current token. */
  note(code: PgnIssueCode, values: PgnIssueValues = {}): void {
    this.#find(code, values);
  }

  /** Takes in the token that was read last. */
  read(): void {
    const {kind, text, start, end} = this.#tokens;
    this.#inner = null;
    if (this.#first < 0) this.#first = start;
    this.#end = end;
    switch (kind) {
      case 'tag': {
        this.#tag();
        return;
      }
      case 'badTag': {
        this.#find('tag-unreadable', {found: quoted(text)});
        return;
      }
      case 'openComment':
        this.#find('comment-unclosed', {}, start, 1);
        {
          this.#comment(text);
          return;
        }
      case 'comment':
        if (this.#tokens.isOdd) this.#find('comment-nested', {});
        {
          this.#comment(text);
          return;
        }
      case 'nag': {
        this.#nagNumber(text);
        return;
      }
      case 'number': {
        this.#number(text);
        return;
      }
      case 'word': {
        this.#word(text);
        return;
      }
      case 'open': {
        this.#open();
        return;
      }
      case 'close': {
        this.#close();
        return;
      }
      case 'stray': {
        this.#find('stray', {found: this.#tokens.source.slice(start, end)});
        return;
      }
      case 'end':
        return undefined;
    }
  }

  /** The game, when no more is said about it. */
  finish(): Game | null {
    const line = this.#begin();
    let open = line;
    if (this.isInVariation) this.#result = this.#inner;
    while (open?.parent) {
      const {start, parent} = open;
      if (!parent.parent) this.#find('variation-unclosed', {}, start, 1);
      this.#endLine(open);
      open = parent;
    }
    if (open) this.#endLine(open);
    if (!this.#result) this.#find('result-missing', {}, Math.max(this.#end - 1, 0), this.#end ? 1 : 0);
    const start = this.#start;
    return (
      start && {
        tags: this.tags,
        start,
        comments: this.#comments.flatMap((text) => parseComment(text, start.files) ?? []),
        moves: open?.moves ?? [],
        result: this.#result ?? resultOf(this.tags.get('Result')) ?? '*',
      }
    );
  }

  /** What was found, in the order of the text. */
  issues(number: number, places: Places): PgnIssue[] {
    return this.#findings
      .sort((a, b) => a.start - b.start)
      .map(({code, start, length, values, ply, depth, cause}) => ({
        code,
        severity: severityOf(code),
        game: number,
        ply,
        depth,
        ...places.of(start),
        length,
        message: sentence(code, values) + (cause ? ` ${cause.message}` : ''),
        values,
        ...(cause && {cause}),
      }));
  }

  #find(
    code: PgnIssueCode,
    values: PgnIssueValues,
    start = this.#tokens.start,
    length = this.#tokens.end - this.#tokens.start,
    ply = 0,
    cause?: MoveError | FenIssue,
  ): void {
    const depth = this.#line?.depth ?? 0;
    this.#findings.push({code, start, length, values, ply, depth, cause});
  }

  #tag(): void {
    const {text, value, start, end, isOdd} = this.#tokens;
    this.#hasTokens = true;
    if (isOdd) this.#find('tag-quotes', {name: quoted(text)});
    this.tags.set(text, value);
    const place = {start, length: end - start};
    if (text === 'FEN') this.#fen = place;
    if (text === 'Variant') this.#variant = place;
  }

  /** The line that is being read; null where there is no position to read moves in. */
  #begin(): Line | null {
    if (this.#line || this.#isUnreadable) return this.#line;
    const variant = this.tags.get('Variant') ?? '';
    const known = startOf(variant);
    const values = {variant: quoted(variant)};
    if (known === undefined) this.#findAt('variant-unknown', values, this.#variant);
    if (!this.#start) {
      const fen = this.tags.get('FEN')?.trim() || known;
      const parsed = fen ? parseFen(fen, {tolerant: true}) : null;
      if (parsed?.ok) this.#start = parsed.position;
      // Of a game that is not played here the tags are right, and no board is wrong that is empty.
      else if (known === undefined) this.#start = emptyBoard;
      else if (parsed) this.#findAt('fen-unreadable', {}, this.#fen, parsed.error);
      else this.#findAt('fen-missing', values, this.#variant);
    }
    if (!this.#start) this.#isUnreadable = true;
    else {
      this.#line = newLine(boardOf(this.#start), this.#start, 0, null);
      this.#line.isBroken = known === undefined;
    }
    return this.#line;
  }

  #findAt(code: PgnIssueCode, values: PgnIssueValues, place: Span | null, cause?: FenIssue): void {
    this.#find(code, values, place?.start ?? 0, place?.length ?? 0, 0, cause);
  }

  #comment(text: string): void {
    const line = this.#line;
    if (this.#skipped || line?.isBroken || this.#isUnreadable) return;
    if (!line || (!line.parent && !line.last && !line.isAhead)) {
      this.#comments.push(text);
      return;
    }
    const comment = parseComment(text, line.board.files);
    if (comment) this.#add(line, comment);
  }

  #add(line: Line, comment: Comment): void {
    if (line.last && !line.isAhead) line.last.addComment(comment);
    else line.comments.push(comment);
  }

  #nagNumber(text: string): void {
    const nag = /^0*\d{1,3}$/.test(text) ? Number(text) : 0;
    if (!nag || nag > 255) this.#find('nag-unreadable', {found: quoted(`$${text}`)});
    else if (nag === diagramNag && this.#hasNoMove()) this.#comments.push('[#]');
    else this.#nag(nag);
  }

  #hasNoMove(): boolean {
    const line = this.#line;
    return !line || (!line.parent && !line.last && !line.isAhead);
  }

  #nag(nag: number): void {
    const line = this.#begin();
    if (!line || this.#skipped || line.isBroken) return;
    if (nag === diagramNag) {
      this.#add(line, diagramComment);
      return;
    }
    // After a number it is about the move to come, such as “better is”; after a variation about the last one.
    if (line.last && !(line.isAhead && !line.last.variations.length)) line.last.addNag(nag);
    else if (!line.nags.includes(nag)) line.nags.push(nag);
  }

  #number(text: string): void {
    this.#hasTokens = true;
    const line = this.#begin();
    if (line && !this.#skipped) line.isAhead = true;
    if (text.includes('…')) {
      this.#find('spelling', {found: quoted(text), expected: quoted(text.replaceAll('…', '...'))});
    }
  }

  #word(word: string): void {
    // Most words are moves, and begin with a letter.
    if (!/^[A-Za-z]./.test(word) || word.startsWith('e')) {
      if (word === 'e.p.' || word === 'ep' || word === '+' || word === '#' || word === '++') return;
      const result = resultOf(word);
      if (result) {
        this.#finishWith(result, word);
        return;
      }
      const nag = nagOf(word);
      if (nag) {
        this.#nag(nag);
        return;
      }
      if (!/[\p{L}\d@]/u.test(word) && !nullMoves.has(word)) {
        this.#find('stray', {found: quoted(word)});
        return;
      }
    }
    this.#hasTokens = true;
    const line = this.#begin();
    if (!line || this.#skipped || line.isBroken) return;
    this.#move(line, word);
  }

  #finishWith(result: Result, word: string): void {
    this.#hasTokens = true;
    if (word !== result) this.#find('spelling', {found: quoted(word), expected: result});
    if (this.isInVariation) this.#inner = result;
    else this.#result = result;
  }

  #move(line: Line, word: string, start = this.#tokens.start): void {
    const judged = /[!?‼⁇⁉⁈]$/.test(word) ? (judgements.exec(word)?.[0] ?? '') : '';
    const text = judged ? word.slice(0, -judged.length) : word;
    const isNull = nullMoves.has(text);
    const read = isNull ? 0 : readMove(line.board, text);
    if (typeof read !== 'number') {
      this.#unreadable(line, text, start, read);
      return;
    }
    if (isNull) this.#find('null-move', {found: quoted(text)}, start, text.length, plyOf(line));
    this.#play(line, read);
    if (!judged) return;
    const nag = nagOf(judged);
    if (nag) this.#nag(nag);
    else this.#find('nag-unreadable', {found: quoted(judged)}, start + text.length, judged.length);
  }

  /** Plays a packed move, 0 being a null move, and gives it what was said before it. */
  #play(line: Line, move: number): void {
    const {board, boardBefore, origin} = line;
    if (line.variations.length) this.#find('variation-early', {}, line.early, 1);
    copyBoard(boardBefore, board);
    if (move) advance(board, move);
    else pass(board);
    const played = new PlayedMove(
      move ? unpacked(move) : null,
      move ? sanOf(boardBefore, move, board) : '--',
      origin,
      line.nags,
      line.comments,
      line.variations,
    );
    line.moves.push(played);
    line.last = played;
    line.originBefore = origin;
    line.origin = played;
    line.isAhead = false;
    if (line.nags.length) line.nags = [];
    if (line.comments.length) line.comments = [];
    if (line.variations.length) line.variations = [];
  }

  /** A word that is no move may be one with a glyph or a result behind it, or a glyph itself; else the line has ended. */
  #unreadable(line: Line, text: string, start: number, error: MoveError): void {
    const [, withoutResult, result] = attachedResult.exec(text) ?? [];
    if (withoutResult && result) {
      this.#find('result-attached', {found: quoted(withoutResult)});
      this.#move(line, withoutResult, start);
      this.#finishWith(resultOf(result) ?? '*', resultOf(result) ?? '*');
      return;
    }
    const [, withoutGlyph, glyph = ''] = attachedGlyph.exec(text) ?? [];
    if (withoutGlyph && nagOf(glyph)) {
      this.#move(line, withoutGlyph, start);
      if (!line.isBroken) this.#nag(nagOf(glyph));
      return;
    }
    const nag = nagOf(text);
    if (nag) {
      this.#nag(nag);
      return;
    }
    line.isBroken = true;
    const position = line.origin instanceof PlayedMove ? line.origin.position : line.origin;
    const move = numbered(position, text);
    this.#find('move-unreadable', {move}, start + error.index, error.length, plyOf(line), error);
  }

  #open(): void {
    this.#hasTokens = true;
    const line = this.#begin();
    if (!line || this.#skipped || line.isBroken) {
      this.#skipped++;
    } else if (line.depth >= deepest) {
      this.#find('variation-depth', {expected: deepest});
      this.#skipped++;
    } else {
      const {last, board, boardBefore, origin, originBefore} = line;
      this.#line = last
        ? newLine(boardBefore, originBefore, this.#tokens.start, line)
        : newLine(board, origin, this.#tokens.start, line);
    }
  }

  #close(): void {
    if (this.#skipped) {
      this.#skipped--;
      return;
    }
    const line = this.#line;
    if (!line?.parent) {
      this.#find('stray', {found: ')'});
      return;
    }
    this.#endLine(line);
    this.#line = line.parent;
  }

  /** Gives a line's last remarks their place, and the line its own. */
  #endLine(line: Line): void {
    const {last, parent, start} = line;
    for (const comment of line.comments) last?.addComment(comment);
    for (const variation of line.variations) last?.addVariation(variation);
    if (!last && line.variations.length && !line.isBroken)
      this.#find('variation-misplaced', {}, line.early, 1);
    if (!parent) return;
    if (last) {
      if (!parent.last) parent.early = start;
      if (parent.last) parent.last.addVariation(line.moves);
      else parent.variations.push(line.moves);
      parent.isAhead = true;
    } else if (!line.isBroken) {
      this.#find('variation-empty', {}, start, 1);
      for (const comment of line.comments) this.#add(parent, comment);
    }
  }
}

const plyOf = (line: Line): number => {
  let ply = line.moves.length + 1;
  // A variation replaces the last move of the line it is in.
  for (let {parent} = line; parent; {parent} = parent) ply += Math.max(parent.moves.length - 1, 0);
  return ply;
};

const numbered = ({turn, fullmoveNumber}: Position, text: string): string =>
  `${fullmoveNumber}${turn === 'white' ? '.' : '...'} ${quoted(text)}`;
