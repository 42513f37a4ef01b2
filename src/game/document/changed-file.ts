import {formatPgn} from '../../core/pgn/format-pgn.js';
import type {Game} from '../../core/pgn/game.js';
import {withFiledGame, type GameFile} from './game-file.js';

const lineBreaks = (text: string): number => text.split('\n').length - 1;
const leadingBlank = (text: string): string => text.slice(0, text.length - text.trimStart().length);

/** A file in which one game was changed. The text of the others stays as it is, even where it could not be read. */
export function withGame(file: GameFile, before: Game, game: Game): GameFile {
  const filed = file.chunks.flat();
  const index = filed.findIndex((entry) => entry.game === before);
  const [previous, changed, next] = [filed[index - 1], filed[index], filed[index + 1]];
  if (!changed) return file;
  const divider = previous ? '\n'.repeat(Math.max(0, 2 - lineBreaks(changed.gap))) : '';
  const text = formatPgn(game).trimEnd();
  let result = withFiledGame(file, index, {gap: changed.gap + divider, text, game, findings: []});
  // Without a result, the game before could swallow a game that has no tags and no moves any more.
  if (previous?.findings.some(({code}) => code === 'result-missing')) {
    result = withFiledGame(result, index - 1, {
      ...previous,
      text: `${previous.text}\n${previous.game?.result ?? '*'}`,
      findings: previous.findings.filter(({code}) => code !== 'result-missing'),
    });
  }
  const after = next?.gap ?? file.rest;
  if (!next && after.trim() === '') return {...result, rest: '\n'};
  const blank = leadingBlank(after);
  if (lineBreaks(blank) > 1) return result;
  // A `%` must not come to the start of a line, which readers would skip.
  const indent = /(^|[^\r\n])$/.test(blank) && (after.trimStart() || next?.text)?.startsWith('%') ? ' ' : '';
  const gap = `\n\n${indent}${after.trimStart()}`;
  return next ? withFiledGame(result, index + 1, {...next, gap}) : {...result, rest: gap};
}
