import type {FenIssue} from '../notation/index.js';
import {fill} from '../notation/fill.js';
import {quote} from '../notation/visible.js';
import type {Board} from '../rules/board.js';
import type {MoveError} from '../rules/index.js';
import {explainMove} from '../rules/parse-move.js';

/** The English messages, with slots as in `fill`, about a part of a PGN text that is missing from its game. */
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

/** The messages about an oddity of the text that leaves nothing out of the game. */
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

const english = {...errors, ...warnings};

/**
 * Errors and warnings of a PGN text, for programs and for translations. Codes do not change between versions.
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
  /** How deep in nested variations the issue is; 0 in the main line. */
  readonly depth: number;
  /** The line on which the issue begins, from 1. */
  readonly line: number;
  /** Its column in that line, from 1, in UTF-16 units. */
  readonly column: number;
  /** Its index in the whole text, from 0, in UTF-16 units. */
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

/** An issue whose line and column are not known yet. */
export interface Finding extends Span {
  readonly code: PgnIssueCode;
  readonly values: PgnIssueValues;
  readonly ply: number;
  readonly depth: number;
  readonly cause?: FenIssue | undefined;
  /** A text that is not a legal move on this board. */
  readonly unreadable?: {readonly board: Board; readonly text: string};
}

/** The findings in a game. */
export interface GameFindings {
  /** The number of the game in the text, from 1; games that are left out are counted, too. */
  readonly number: number;
  readonly findings: readonly Finding[];
}

/**
 * The issues of games, in the order of the text, with their lines and columns. They are not made while a game is read: a
 * bracket that is never closed is only noticed at its end, and a page fetches the messages only if there are issues.
 */
export const issuesOf = (games: readonly GameFindings[], places: TextPlaces): PgnIssue[] =>
  games.flatMap(({number, findings}) =>
    findings
      .map((finding) => ({...finding, ...explained(finding)}))
      .sort((a, b) => a.start - b.start)
      .map(({code, start, length, values, ply, depth, cause}) => ({
        code,
        severity: code in errors ? 'error' : 'warning',
        game: number,
        ply,
        depth,
        ...places.of(start),
        length,
        message: fill(english[code], values) + (cause ? ` ${cause.message}` : ''),
        values,
        ...(cause && {cause}),
      })),
  );

/** The values of a finding as a message quotes them, and the reason why a move cannot be played, with its place. */
function explained({values, start, unreadable}: Finding) {
  const quoted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? quote(value) : value,
  ]);
  const cause = unreadable && explainMove(unreadable.board, unreadable.text);
  return {
    values: Object.fromEntries(quoted) as PgnIssueValues,
    ...(cause && {cause, start: start + cause.index, length: cause.length}),
  };
}

/** The issues of the games of a whole text. */
export const issuesIn = (text: string, games: readonly GameFindings[]): PgnIssue[] =>
  issuesOf(games, new TextPlaces(text, beginning));

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
  /** Where this text begins in the whole text, if it is a piece of a longer one. */
  readonly #first: TextPlace;
  readonly #lineBreak = /\r\n?|\n/g;
  #line = 0;
  /** Where the line begins in this text (negative if it begins in an earlier piece), and where the next one begins. */
  #start = 0;
  #end = 0;

  constructor(text: string, first: TextPlace) {
    this.#text = text;
    this.#first = first;
    this.#rewind();
  }

  of(at: number): TextPlace {
    if (at < this.#start) this.#rewind();
    while (at >= this.#end) {
      this.#line++;
      this.#start = this.#end;
      this.#findEnd();
    }
    return {index: this.#first.index + at, line: this.#line, column: at - this.#start + 1};
  }

  #rewind(): void {
    this.#line = this.#first.line;
    this.#start = 1 - this.#first.column;
    this.#lineBreak.lastIndex = 0;
    this.#findEnd();
  }

  #findEnd(): void {
    this.#end = this.#lineBreak.exec(this.#text) ? this.#lineBreak.lastIndex : Infinity;
  }
}
