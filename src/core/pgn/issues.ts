import type {FenIssue} from '../notation/index.js';
import {excerpt, fill} from '../text/fill.js';
import type {Board} from '../rules/board.js';
import type {MoveError} from '../rules/index.js';
import {explainMove} from '../rules/parse-move.js';

/** The messages of errors: something in the PGN text is missing from its game. Slots such as `{move}` are filled in. */
const errors = {
  'move-unreadable': '{move} cannot be played.',
  'text-unreadable': '“{found}” cannot be read as moves.',
  'fen-unreadable': 'The FEN tag cannot be read.',
  'fen-missing': 'A game of “{variant}” needs a FEN tag.',
  'variant-unknown': 'Games of “{variant}” cannot be played here.',
  'tag-unreadable': '“{found}” is not a tag.',
  'tag-contradicted': 'The tag {name} is repeated; its earlier value “{found}” is left out.',
  'nag-unreadable': '“{found}” is not an annotation; expected $1 to $255.',
  'glyph-unreadable': '“{found}” is not a glyph; expected !, ?, !!, ??, !? or ?!.',
  'variation-misplaced': 'A variation has no move that it could replace.',
  'variation-depth': 'Variations are nested more than {expected} deep; the inner ones are left out.',
  'comment-unclosed': 'A comment has no closing brace.',
} as const;

/** The messages of warnings: the PGN text has a mistake, but the game is complete. */
const warnings = {
  stray: '“{found}” does not belong here.',
  'variant-assumed': 'The rules of “{variant}” are not known here; the moves are played as those of chess.',
  'variation-early': 'A variation comes before the move it replaces.',
  'variation-empty': 'A variation has no moves.',
  'variation-unclosed': 'A variation has no closing bracket.',
  'comment-nested': 'A comment has braces inside.',
  'command-unreadable': '“{found}” in a comment cannot be read.',
  'tag-quotes':
    'The value of the tag {name} should be in straight quotation marks, with a backslash before those inside.',
  'tag-broken': 'The tag {name} is broken over several lines.',
  'tag-repeated': 'The tag {name} is repeated; its values are joined by a colon.',
  'tag-line': 'An empty line is missing before the tags of a game.',
  'result-missing': 'The game has no result at its end.',
  'result-attached': 'A space is missing between “{found}” and the result.',
  'double-forfeit': '“{found}” means that both players have lost, which PGN cannot say.',
  'move-notation': '“{found}” is in {notation}; PGN has “{expected}”.',
  prose: '“{found}” is not part of a game.',
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
export type PgnIssueCode = keyof typeof messages;

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
  /** `error`: something in the text is missing from the game. `warning`: nothing is missing. */
  readonly severity: 'error' | 'warning';
  /** The number of the game in the text, from 1. Games that are left out are counted too. */
  readonly game: number;
  /** The number of the half-move that the issue is about, from 1; 0 if it is not about a move. */
  readonly ply: number;
  /** The number of variations, nested in each other, that contain the issue; 0 in the main line. */
  readonly depth: number;
  /** The line on which the issue begins, from 1. */
  readonly line: number;
  /** The column at which the issue begins, from 1, in UTF-16 units. */
  readonly column: number;
  /** The index in the whole text at which the issue begins, from 0, in UTF-16 units. */
  readonly index: number;
  /** The length of the text that the issue is about, in UTF-16 units. */
  readonly length: number;
  /** One or two English sentences. They do not mention the line number. */
  readonly message: string;
  /** The values in the first sentence of the message, for translations. */
  readonly values: PgnIssueValues;
  /** The error of `parseMove` or `parseFen`, if the issue came from one of these functions. */
  readonly cause?: MoveError | FenIssue;
}

/**
 * The values in a message by name, such as the text that was found.
 *
 * @example
 * const values: PgnIssueValues = {found: 'Ke3'};
 */
export type PgnIssueValues = Readonly<Record<string, string | number>>;

/** Something wrong or odd that the reader of a game has noticed. `makeIssues` turns it into an issue. */
export interface Finding extends Pick<PgnIssue, 'code' | 'values' | 'ply' | 'depth' | 'length'> {
  readonly start: number;
  readonly cause?: FenIssue | undefined;
  /** A move that is not legal, and the board before it. `makeIssues` finds the reason. */
  readonly unreadable?: {readonly board: Board; readonly text: string};
}

/** The findings in a game, and its number as in `PgnIssue`. */
export interface GameFindings {
  readonly number: number;
  readonly findings: readonly Finding[];
}

/**
 * Makes the issues of games from their findings. Pages fetch this function only if there are findings. The findings are
 * sorted by place, because a bracket that is never closed is only noticed at the end of its game.
 */
export const makeIssues = (games: readonly GameFindings[], placeOf: PlaceOf): PgnIssue[] =>
  games.flatMap(({number, findings}) =>
    findings
      .map(withReason)
      .sort((a, b) => a.start - b.start)
      .map(({code, start, length, values, ply, depth, cause}) => {
        const quoted = quotedValues(values);
        return {
          code,
          severity: code in errors ? 'error' : 'warning',
          game: number,
          ply,
          depth,
          ...placeOf(start),
          length,
          message: fill(messages[code], quoted) + (cause ? ` ${cause.message}` : ''),
          values: quoted,
          ...(cause && {cause}),
        };
      }),
  );

/** Adds the reason why a move cannot be played. The finding then has the place of that reason. */
function withReason(finding: Finding) {
  const {start, unreadable} = finding;
  const cause = unreadable && explainMove(unreadable.board, unreadable.text);
  return cause ? {...finding, cause, start: start + cause.index, length: cause.length} : finding;
}

const quotedValues = (values: PgnIssueValues): PgnIssueValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? excerpt(value) : value]),
  );

/** The issues of the games of a whole text. */
export const issuesIn = (text: string, games: readonly GameFindings[]): PgnIssue[] =>
  makeIssues(games, placesIn(text, beginning));

type TextPlace = Pick<PgnIssue, 'index' | 'line' | 'column'>;
/** Finds the place of an index. */
export type PlaceOf = (index: number) => TextPlace;

/** The place of the first character of a text. */
export const beginning: TextPlace = {index: 0, line: 1, column: 1};

/**
 * Returns a function that finds the place of an index in `text`. `textStart` is the place of `text` in the whole text. The
 * function must be called with ascending indices, because it searches the text only once.
 */
export function placesIn(text: string, textStart: TextPlace): PlaceOf {
  const lineBreak = /\r\n?|\n/g;
  const findLineEnd = () => (lineBreak.exec(text) ? lineBreak.lastIndex : Infinity);
  let {line} = textStart;
  // The first line may begin before this text, at a negative index.
  let lineStart = 1 - textStart.column;
  let lineEnd = findLineEnd();
  return (index) => {
    for (; index >= lineEnd; line++) {
      lineStart = lineEnd;
      lineEnd = findLineEnd();
    }
    return {index: textStart.index + index, line, column: index - lineStart + 1};
  };
}
