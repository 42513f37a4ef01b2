import type {FenIssue} from '../notation/index.js';
import {fill} from '../notation/fill.js';
import {excerpt} from '../notation/visible.js';
import type {Board} from '../rules/board.js';
import type {MoveError} from '../rules/index.js';
import {explainMove} from '../rules/parse-move.js';

/** The English messages about a part of a PGN text that is left out of its game. Slots such as `{move}` are filled in. */
const errors = {
  'move-unreadable': '{move} cannot be played.',
  'fen-unreadable': 'The FEN tag cannot be read.',
  'fen-missing': 'A game of “{variant}” needs a FEN tag.',
  'variant-unknown': 'Games of “{variant}” cannot be played here.',
  'tag-unreadable': '“{found}” is not a tag.',
  'nag-unreadable': '“{found}” is not an annotation; expected $1 to $255.',
  'variation-misplaced': 'A variation has no move that it could replace.',
  'variation-depth': 'Variations are nested more than {expected} deep; the inner ones are left out.',
  'comment-unclosed': 'A comment has no closing brace.',
} as const;

/** The English messages about mistakes in a PGN text; the game is complete in spite of them. */
const warnings = {
  stray: '“{found}” does not belong here.',
  'variation-early': 'A variation comes before the move it replaces.',
  'variation-empty': 'A variation has no moves.',
  'variation-unclosed': 'A variation has no closing bracket.',
  'comment-nested': 'A comment has braces inside.',
  'tag-quotes':
    'The value of the tag {name} should be in straight quotation marks, with a backslash before those inside.',
  'tag-line': 'An empty line is missing before the tags of a game.',
  'result-missing': 'The game has no result at its end.',
  'result-attached': 'A space is missing between “{found}” and the result.',
  'null-move': '“{found}” is a null move, which PGN does not have.',
  spelling: '“{found}” should be “{expected}”.',
} as const;

const messages = {...errors, ...warnings};

/**
 * The type of an error or warning, for programs and translations. Codes do not change between versions.
 *
 * @example
 * const code: PgnIssueCode = 'move-unreadable';
 */
export type PgnIssueCode = keyof typeof errors | keyof typeof warnings;

/**
 * Something wrong or odd in a PGN text, with its place.
 *
 * @example
 * const {issues} = parsePgn('1. e4 e5 2. Ke3 *');
 * issues[0]?.column; // → 13
 */
export interface PgnIssue {
  /** The type of the error or warning. */
  readonly code: PgnIssueCode;
  /** `error`: a part of the text is missing from the game. `warning`: nothing is missing. */
  readonly severity: 'error' | 'warning';
  /** The number of the game in the text, from 1; games that are left out are counted, too. */
  readonly game: number;
  /** The half-move that could not be read, from 1; 0 if the issue is not about a move. */
  readonly ply: number;
  /** The number of variations, nested in each other, that contain the issue; 0 in the main line. */
  readonly depth: number;
  /** The line on which the issue begins, from 1. */
  readonly line: number;
  /** The column at which it begins, from 1, in UTF-16 units. */
  readonly column: number;
  /** The index in the whole text at which it begins, from 0, in UTF-16 units. */
  readonly index: number;
  /** Its length, in UTF-16 units. */
  readonly length: number;
  /** One or two English sentences. They do not mention the line. */
  readonly message: string;
  /** The values in the first sentence, for translations. */
  readonly values: PgnIssueValues;
  /** The error of `parseMove` or `parseFen`, if it came from one of them. */
  readonly cause?: MoveError | FenIssue;
}

/**
 * The values in a message by name, such as the text that was found.
 *
 * @example
 * const values: PgnIssueValues = {found: 'Ke3'};
 */
export type PgnIssueValues = Readonly<Record<string, string | number>>;

/** A part of the text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** An issue without its message, line and column. */
export interface Finding extends Span {
  readonly code: PgnIssueCode;
  readonly values: PgnIssueValues;
  readonly ply: number;
  readonly depth: number;
  /** The error of the FEN; that of a move is found later, by `explainFinding`. */
  readonly cause?: FenIssue | undefined;
  /** The text of a move that is not legal, and the board before it. */
  readonly unreadable?: {readonly board: Board; readonly text: string};
}

/** The findings in a game. */
export interface GameFindings {
  /** The number of the game in the text, from 1; games that are left out are counted, too. */
  readonly number: number;
  readonly findings: readonly Finding[];
}

/**
 * Makes the issues of games from the findings, in the order of the text. This is separate from reading, because pages
 * fetch it only if there are findings, and because a bracket that is never closed is only noticed at the end of its game.
 */
export const makeIssues = (games: readonly GameFindings[], places: TextPlaces): PgnIssue[] =>
  games.flatMap(({number, findings}) =>
    findings
      .map((finding) => ({...finding, ...explainFinding(finding)}))
      .sort((a, b) => a.start - b.start)
      .map(({code, start, length, values, ply, depth, cause}) => ({
        code,
        severity: code in errors ? 'error' : 'warning',
        game: number,
        ply,
        depth,
        ...places.at(start),
        length,
        message: fill(messages[code], values) + (cause ? ` ${cause.message}` : ''),
        values,
        ...(cause && {cause}),
      })),
  );

/** Quotes the values of a finding for its message, and adds the reason why a move cannot be played, with its place. */
function explainFinding({values, start, unreadable}: Finding) {
  const quotedValues = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? excerpt(value) : value,
  ]);
  const cause = unreadable && explainMove(unreadable.board, unreadable.text);
  return {
    values: Object.fromEntries(quotedValues) as PgnIssueValues,
    ...(cause && {cause, start: start + cause.index, length: cause.length}),
  };
}

/** The issues of the games of a whole text. */
export const issuesIn = (text: string, games: readonly GameFindings[]): PgnIssue[] =>
  makeIssues(games, new TextPlaces(text, beginning));

/** A place in a text: line and column, from 1, and the index in the whole text, from 0; in UTF-16 units. */
export interface TextPlace {
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

export const beginning: TextPlace = {index: 0, line: 1, column: 1};

/** Finds the lines and columns of indices. If the indices ascend, the text is searched once. */
export class TextPlaces {
  readonly #text: string;
  /** The place in the whole text at which this text begins. */
  readonly #textStart: TextPlace;
  readonly #lineBreak = /\r\n?|\n/g;
  /** The current line: its number, and the indices in this text where it begins (negative if before this text) and ends. */
  #line = 0;
  #lineStart = 0;
  #lineEnd = 0;

  constructor(text: string, textStart: TextPlace) {
    this.#text = text;
    this.#textStart = textStart;
    this.#rewind();
  }

  /** The place of an index in this text. */
  at(index: number): TextPlace {
    if (index < this.#lineStart) this.#rewind();
    while (index >= this.#lineEnd) {
      this.#line++;
      this.#lineStart = this.#lineEnd;
      this.#findLineEnd();
    }
    return {index: this.#textStart.index + index, line: this.#line, column: index - this.#lineStart + 1};
  }

  #rewind(): void {
    this.#line = this.#textStart.line;
    this.#lineStart = 1 - this.#textStart.column;
    this.#lineBreak.lastIndex = 0;
    this.#findLineEnd();
  }

  #findLineEnd(): void {
    this.#lineEnd = this.#lineBreak.exec(this.#text) ? this.#lineBreak.lastIndex : Infinity;
  }
}
