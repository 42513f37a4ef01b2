import {pliesBefore, moveNumberAfter, formatMoveNumber} from './move-number.js';
import {formatMark} from '../marks/format-marks.js';
import type {Mark} from '../marks/mark.js';
import {roundTime} from './comments.js';
import type {Comment, Game, GameMove} from './game.js';
import {formatFen} from '../notation/format-fen.js';
import {parseFen} from '../notation/parse-fen.js';
import type {Position} from '../notation/position.js';
import {resolveStart} from './start.js';

/** Writes a comment without its braces. */
export function formatComment({
  text,
  marks,
  clock,
  elapsed,
  evaluation,
  commands = [],
  diagram,
}: Comment): string {
  const parts: string[] = [];
  if (diagram) parts.push('[#]');
  if (evaluation) {
    const {pawns, mate, depth} = evaluation;
    // A whole number before a depth would count centipawns.
    const value =
      mate !== undefined ? `#${mate}` : Number.isInteger(pawns) && depth !== undefined ? `${pawns}.0` : pawns;
    parts.push(`[%eval ${value}${depth === undefined ? '' : `,${depth}`}]`);
  }
  if (elapsed !== undefined) parts.push(`[%emt ${formatTime(elapsed)}]`);
  if (clock !== undefined) parts.push(`[%clk ${formatTime(clock)}]`);
  parts.push(formatMarkCommands(marks), ...commands, text);
  return parts.filter(Boolean).join(' ');
}

function formatTime(time: number): string {
  const seconds = roundTime(time);
  const minutes = Math.floor(seconds / 60);
  const [whole = '', fraction] = String(roundTime(seconds - minutes * 60)).split('.');
  const minutesOfHour = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${minutesOfHour}:${whole.padStart(2, '0')}${fraction ? `.${fraction}` : ''}`;
}

/** Writes marks as commands, squares first: `[%csl Ge4,Rd5][%cal Gg1f3]`; '' without marks. */
function formatMarkCommands(marks: readonly Mark[]): string {
  const squares = marks.filter(({to}) => !to).map(formatMark);
  const arrows = marks.filter(({to}) => to).map(formatMark);
  return (
    (squares.length ? `[%csl ${squares.join()}]` : '') + (arrows.length ? `[%cal ${arrows.join()}]` : '')
  );
}

/** The tags that come first, in their order (PGN standard 8.1.1). */
const sevenTagRoster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
/** A line has fewer than 80 characters (PGN standard 4.3). */
const maxLineLength = 79;

/**
 * Writes a game in the export format of the PGN standard, in lines of fewer than 80 characters. `parsePgn` reads the same
 * game from this text.
 *
 * If the tags do not name the start position, a `FEN` tag is added. PGN has no line breaks in tags, so they become
 * spaces. A comment with a `}` is written after `;` or, if it has several paragraphs, with `)` for `}`.
 *
 * @returns The text, with a line break at its end.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm
 * @example
 * const [game] = parsePgn('1.e4 e5 2.Nf3 *').games;
 * if (game) formatPgn(game).trim().endsWith('1. e4 e5 2. Nf3 *'); // → true
 */
export function formatPgn(game: Game): string {
  const tags = tagsWithStart(game);
  const names = [
    ...sevenTagRoster.filter((name) => tags.has(name)),
    ...[...tags.keys()].filter((name) => !sevenTagRoster.includes(name)).sort(),
  ];
  const tagLines = names.map((name) => `[${name} "${escapeTagValue(tags.get(name) ?? '')}"]\n`).join('');
  const writer = new MoveTextWriter();
  for (const comment of game.comments) writer.addComment(comment);
  writer.addMoves(game);
  writer.addWord(game.result);
  return `${tagLines}${tagLines && '\n'}${writer.finish()}\n`;
}

/** The tags of a game. If they do not name its start position, `SetUp` and `FEN` are added. */
function tagsWithStart({tags, start, moves}: Game): ReadonlyMap<string, string> {
  const {position, hasUnknownRules} = resolveStart(tags, (fen) => parseFen(fen, {tolerant: true}));
  // If the moves of a variant could not be played, its start position is not known, and the tags stay as they are.
  const hasUnknownStart = hasUnknownRules && moves.length === 0;
  if (position && (hasUnknownStart || shredderFen(position) === shredderFen(start))) return tags;
  return new Map([...tags, ['SetUp', '1'], ['FEN', formatFen(start, 'fen')]]);
}

const shredderFen = (position: Position): string => formatFen(position, 'shredder-fen');

const escapeTagValue = (value: string): string => value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

/** The moves of a line from the index `at` on, and the position before them. */
interface RestOfLine {
  readonly moves: readonly GameMove[];
  readonly at: number;
  readonly before: Position;
}

class MoveTextWriter {
  readonly #textLines: string[] = [];
  #textLine = '';
  /** Whether an opening bracket was written last; no space follows it. */
  #isAfterBracket = false;
  /** Whether a move of Black needs its number: at the start of a line of moves, and after a comment or variation. */
  #needsNumber = true;

  /** Writes the main line and all variations, in a loop, because their depth is not limited. */
  addMoves({start, moves}: Game): void {
    /** The moves and brackets that are left to write; the last item comes first. */
    const rest: (RestOfLine | '(' | ')')[] = [{moves, at: 0, before: start}];
    for (let next = rest.pop(); next; next = rest.pop()) {
      if (next === '(') this.#openVariation();
      else if (next === ')') this.#closeVariation();
      else {
        const {at, before} = next;
        const move = next.moves[at];
        if (!move) continue;
        this.#addMove(move, before);
        rest.push({moves: next.moves, at: at + 1, before: move.position});
        // The variations come before the rest of the line.
        for (const variation of [...move.variations].reverse())
          rest.push(')', {moves: variation, at: 0, before}, '(');
      }
    }
  }

  #addMove({san, nags, commentsBefore, commentsAfter}: GameMove, before: Position): void {
    const number = moveNumberAfter(pliesBefore(before));
    if (number.isWhite || this.#needsNumber || commentsBefore.length)
      this.addWord(formatMoveNumber(number, '...'));
    for (const comment of commentsBefore) this.addComment(comment);
    this.addWord(san);
    for (const nag of nags) this.addWord(`$${nag}`);
    this.#needsNumber = false;
    for (const comment of commentsAfter) this.addComment(comment);
  }

  #openVariation(): void {
    this.addWord('(');
    this.#isAfterBracket = true;
    this.#needsNumber = true;
  }

  #closeVariation(): void {
    if (this.#textLine.length >= maxLineLength) this.#endTextLine();
    this.#textLine += ')';
    this.#needsNumber = true;
  }

  addComment(comment: Comment): void {
    this.#needsNumber = true;
    const text = formatComment(comment);
    if (!text) return;
    if (text.includes('}') && !text.includes('\n')) {
      this.#endTextLine();
      this.#textLines.push(`; ${text}`);
      this.#isAfterBracket = false;
      return;
    }
    const [firstParagraph = '', ...paragraphs] = `{${text.replaceAll('}', ')')}}`.split(/\n\n+/);
    this.#addWords(firstParagraph);
    for (const paragraph of paragraphs) {
      this.#endTextLine();
      this.#textLines.push('');
      // Some readers skip a line that begins with `%`, even in a comment.
      this.#addWords(paragraph.replace(/^%/, ' %'));
    }
  }

  #addWords(text: string): void {
    // A line is not broken inside a command, nor before a `%`, because readers skip a line that begins with `%`.
    for (const word of text.split(/(?<!\[%\w+)[ \n]+(?!%)/)) this.addWord(word);
  }

  addWord(word: string): void {
    const space = this.#textLine && !this.#isAfterBracket ? ' ' : '';
    this.#isAfterBracket = false;
    if (this.#textLine.length + space.length + word.length > maxLineLength) {
      this.#endTextLine();
      this.#textLine = word;
    } else this.#textLine += space + word;
  }

  #endTextLine(): void {
    if (this.#textLine) this.#textLines.push(this.#textLine);
    this.#textLine = '';
  }

  finish(): string {
    this.#endTextLine();
    return this.#textLines.join('\n');
  }
}
