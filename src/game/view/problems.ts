import type {PgnIssue} from '../../core/pgn/issues.js';
import {fill} from '../../core/text/fill.js';
import {gameFilesPart} from '../../parts/game-loader.js';
import {issuesPart} from '../../parts/loader.js';
import type {GameStrings} from '../../words/en-game.js';
import type {GameContext} from '../document/context.js';
import type {GameErrorDetail} from '../document/events.js';
import {isPending, shownFile, type GameDocument} from '../document/game-document.js';
import {findingsIn, type GameFile} from '../document/game-file.js';

/** An issue with its place, as a sentence for the reader. */
const issueText = ({line, column, message}: PgnIssue, strings: GameStrings): string =>
  fill(strings.issue, {line, column, message});

/** The errors of a game, as sentences. A warning does not make the game incomplete; authors find it in `issues`. */
export const errorsOf = (
  issues: readonly PgnIssue[],
  number: number,
  strings: GameStrings,
): readonly string[] =>
  issues
    .filter((issue) => issue.game === number && issue.severity === 'error')
    .map((issue) => issueText(issue, strings));

/** The games of a document, as far as they have been read. */
interface Known {
  /** The number of games that can be shown. */
  readonly count: number;
  readonly issues: readonly PgnIssue[];
  /** Whether a part is loading, perhaps that for issues. */
  readonly isLoading: boolean;
}

/** The reason why no game can be shown; null if one can be shown, or while the text or a part is loading. */
export function problemOf(
  document: GameDocument,
  {count, issues, isLoading}: Known,
  context: GameContext,
): GameErrorDetail | null {
  const {strings} = context;
  const {source, number, request} = document;
  if (source.type === 'failed') {
    const {url} = request;
    const hint = gameFilesPart.loaded?.hintOnDisk(url, context) ?? '';
    return {message: fill(strings.notLoaded, {url}) + hint, issue: null};
  }
  if (isPending(document) || number <= count) return null;
  if (count > 0) return {message: fill(strings.noSuchGame, {number, count}), issue: null};
  const [issue] = issues;
  return isLoading
    ? null
    : {message: issue ? issueText(issue, strings) : strings.noGame, issue: issue ?? null};
}

/** The issues of files, each with the number of games that had been read. */
const known = new WeakMap<GameFile, {readonly readCount: number; readonly issues: readonly PgnIssue[]}>();

/** The issues of the games that have been read; none until the part with their messages has loaded. The games do not wait for it. */
export function issuesOf(document: GameDocument): readonly PgnIssue[] {
  const file = shownFile(document);
  const readCount = file.chunks.flat().filter(({content}) => content.isRead).length;
  if (known.get(file)?.readCount !== readCount && issuesPart.loaded)
    known.set(file, {readCount, issues: issuesPart.loaded.issuesIn(document.text, findingsIn(file))});
  return known.get(file)?.issues ?? [];
}
