import type {FoundGame} from '../../core/pgn/games.js';
import {formatPgn} from '../../core/pgn/format-pgn.js';
import type {Game} from '../../core/pgn/game.js';

/** A text and the games that were found in it. */
export interface GameFile {
  readonly text: string;
  readonly found: readonly FoundGame[];
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** A file in which one game was changed. The text of the others stays as it is, even where it could not be read. */
export function withGame({text, found}: GameFile, before: Game, game: Game): GameFile {
  const index = found.findIndex((entry) => entry.game === before);
  const changed = found[index];
  if (!changed) return {text, found};
  const previous = found[index - 1];
  const previousEnd = previous?.end ?? 0;
  const gapBefore = text.slice(previousEnd, changed.start);
  const gapAfter = text.slice(changed.end);
  // Without a result, the game before could swallow a game that has no tags and no moves any more.
  const result = previous?.findings.some(({code}) => code === 'result-missing')
    ? `\n${previous.game?.result ?? '*'}`
    : '';
  const divider = previous ? '\n'.repeat(Math.max(0, 2 - lineBreaks(gapBefore))) : '';
  const start = changed.start + result.length + divider.length;
  const pgn = formatPgn(game).trimEnd();
  const isLast = gapAfter.trim() === '';
  const blankAfter = gapAfter.slice(0, gapAfter.length - gapAfter.trimStart().length);
  // A `%` must not come to the start of a line, which readers would skip.
  const indent = /(^|[^\r\n])$/.test(blankAfter) && gapAfter.trimStart().startsWith('%') ? ' ' : '';
  const rest = isLast ? '\n' : lineBreaks(blankAfter) < 2 ? `\n\n${indent}${gapAfter.trimStart()}` : gapAfter;
  const head = text.slice(0, previousEnd) + result + gapBefore + divider + pgn;
  const shift = head.length + rest.length - text.length;
  return {
    text: head + rest,
    found: found.map((entry, i) => {
      if (i < index) {
        const isPrevious = i === index - 1 && result !== '';
        return isPrevious
          ? {
              ...entry,
              end: entry.end + result.length,
              findings: entry.findings.filter(({code}) => code !== 'result-missing'),
            }
          : entry;
      }
      if (i === index) return {...entry, game, findings: [], start, end: start + pgn.length};
      return {
        ...entry,
        start: entry.start + shift,
        end: entry.end + shift,
        findings: entry.findings.map((finding) => ({...finding, start: finding.start + shift})),
      };
    }),
  };
}
