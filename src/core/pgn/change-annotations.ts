import type {Mark} from '../marks/mark.js';
import {parseMarks} from '../marks/parse-marks.js';
import {
  changedGame,
  changedMove,
  changeLine,
  moveAt,
  pathAt,
  replaced,
  withMoves,
  type Place,
} from './change-tree.js';
import {parseComment} from './comments.js';
import {formatComment} from './format-pgn.js';
import {isDiagramNag} from './words.js';
import type {Comment, Evaluation, Game, GameMove} from './game.js';
import type {Path} from './tree.js';

/** The text of several comments. */
export const commentText = (comments: readonly Comment[]): string =>
  comments
    .map(({text}) => text)
    .filter(Boolean)
    .join('\n\n');

const emptyComment: Comment = Object.freeze({text: '', marks: Object.freeze([]), diagram: false});

/**
 * Changes the comments after a move or, at the start, those on the game. Each changed comment is written and read again, so
 * that the game has exactly what a reader will find in its text.
 */
function changeComments(
  game: Game,
  place: Place,
  change: (comments: readonly Comment[]) => readonly Comment[],
): Game {
  const path = pathAt(game, place);
  if (!path) return game;
  const before = moveAt(game, path)?.commentsAfter ?? game.comments;
  const after = Object.freeze(
    change(before).flatMap((comment) => {
      if (before.includes(comment)) return comment;
      const read = parseComment(
        formatComment(comment),
        game.start.files,
        parseMarks,
        () => undefined,
        () => null,
      );
      if (!read) return [];
      // In PGN, only a comment of one line can have a closing brace.
      const [text = '', ...others] = read.text.includes('}') ? read.text.split('\n\n') : [read.text];
      const paragraphs = others.map((paragraph): Comment => ({...emptyComment, text: paragraph}));
      return [{...read, text}, ...paragraphs].map((one) => Object.freeze(one));
    }),
  );
  const textOf = (comments: readonly Comment[]) => JSON.stringify(comments.map(formatComment));
  if (textOf(before) === textOf(after)) return game;
  if (path.length === 0) return changedGame(game, {comments: after});
  return changeMove(game, path, {commentsAfter: after});
}

const changeMove = (game: Game, path: Path, changes: Partial<GameMove>): Game =>
  withMoves(
    game,
    changeLine(game.moves, path, (line, index) => {
      const move = line[index];
      return move ? replaced(line, index, 1, changedMove(move, changes)) : line;
    }),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Gives a value to the first comment that has one, or else to the first of all, and removes it from the others. */
function giveToOne<Key extends 'text' | 'marks' | 'diagram' | 'evaluation'>(
  comments: readonly Comment[],
  key: Key,
  value: Comment[Key],
): readonly Comment[] {
  const none = emptyComment[key];
  const list = comments.length > 0 ? comments : [emptyComment];
  const owner = Math.max(
    list.findIndex((comment) => !isSame(comment[key], none)),
    0,
  );
  return list.map((comment, i) => {
    const wanted = i === owner ? value : none;
    return isSame(comment[key], wanted) ? comment : {...comment, [key]: wanted};
  });
}

/**
 * Sets the text of the comment after a move or, at `start`, of that on the game. Clocks, evaluations, marks and other
 * commands stay. Several comments become one, unless a paragraph has a brace. Commands in the text, such as `[%clk 0:01:00]`,
 * are read.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @param text - The text; an empty line separates paragraphs, other white space is one space.
 * @returns The changed game; the same one if it has this comment already, or does not have the place.
 * @example
 * const [game] = parsePgn('1. e4 {[%clk 0:05:00] Good.} *').games;
 * if (game) formatPgn(setComment(game, '1', 'Best by test.')).trim(); // → '1. e4 {[%clk 0:05:00] Best by test.} *'
 */
export const setComment = (game: Game, place: Place, text: string): Game =>
  changeComments(game, place, (comments) => {
    const withLineFeeds = text.replace(/\r\n?/g, '\n');
    if (withLineFeeds === commentText(comments)) return comments;
    return giveToOne(comments, 'text', withLineFeeds);
  });

/**
 * Sets the marked squares and arrows of the comment after a move or, at `start`, of that on the game.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @returns The changed game; the same one if it has these marks already, or does not have the place.
 * @example
 * const [game] = parsePgn('1. e4 *').games;
 * const arrow: Comment['marks'] = [{color: 'green', from: 'e4', to: 'e5'}];
 * if (game) formatPgn(setMarks(game, '1', arrow)).trim(); // → '1. e4 {[%cal Ge4e5]} *'
 */
export const setMarks = (game: Game, place: Place, marks: readonly Mark[]): Game =>
  changeComments(game, place, (comments) => giveToOne(comments, 'marks', marks));

/**
 * Sets the evaluation of the position after a move or, at `start`, of that before the first: `[%eval 0.31,18]`. An engine
 * fills the evaluations of a game with it.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @param evaluation - In pawns or moves to mate, from White's side; null removes it.
 * @returns The changed game; the same one if it has this evaluation already, if a number of it is not finite, or if the game does not have the place.
 * @example
 * const [game] = parsePgn('1. e4 *').games;
 * if (game) formatPgn(setEvaluation(game, '1', {pawns: 0.31, depth: 18})).trim(); // → '1. e4 {[%eval 0.31,18]} *'
 */
export function setEvaluation(game: Game, place: Place, evaluation: Evaluation | null): Game {
  if (
    evaluation &&
    !Object.values(evaluation).every((value) => value === undefined || Number.isFinite(value))
  )
    return game;
  return changeComments(game, place, (comments) =>
    giveToOne(comments, 'evaluation', evaluation ?? undefined),
  );
}

/**
 * Sets whether a comment requests a diagram: the one after a move or, at `start`, the one on the game.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @returns The changed game; the same one if it requests the diagram already, or does not have the place.
 * @example
 * const [game] = parsePgn('1. e4 *').games;
 * if (game) formatPgn(setDiagram(game, '1', true)).trim(); // → '1. e4 {[#]} *'
 */
export const setDiagram = (game: Game, place: Place, diagram: boolean): Game =>
  changeComments(game, place, (comments) => giveToOne(comments, 'diagram', diagram));

/**
 * Sets the numeric annotation glyphs of a move, such as 1 for `!`. Numbers that PGN does not have are left out, and so is 220,
 * the diagram, which `setDiagram` sets.
 *
 * @param place - The place of the move, as in `at` of `<fen-game>`, such as `14b` or `14b/1/16`.
 * @returns The changed game; the same one if the move has these glyphs already, or if there is no such move.
 * @example
 * const [game] = parsePgn('1. e4 *').games;
 * if (game) formatPgn(setNags(game, '1', [1, 16])).trim(); // → '1. e4 $1 $16 *'
 */
export function setNags(game: Game, place: Place, nags: readonly number[]): Game {
  const path = pathAt(game, place);
  const isNag = (nag: number) => Number.isInteger(nag) && nag > 0 && nag < 256 && !isDiagramNag(nag);
  const after = Object.freeze([...new Set(nags.filter(isNag))]);
  if (!path || path.length === 0 || String(moveAt(game, path)?.nags) === String(after)) return game;
  return changeMove(game, path, {nags: after});
}
