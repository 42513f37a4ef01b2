import {formatPgn} from '../../core/pgn/format-pgn.js';
import type {Game} from '../../core/pgn/game.js';
import {readContent} from '../../core/pgn/games.js';
import {chunkSize, filedGamesIn, type FiledGame, type GameFile} from './game-file.js';

/** The text of a file, of which `fileOf` made it. */
export const textOf = ({chunks, rest}: GameFile): string =>
  [...chunks.flatMap((chunk) => chunk.map(({gap, text}) => gap + text)), rest].join('');

/** A file with another game at an index. */
const withFiledGame = (file: GameFile, index: number, filed: FiledGame): GameFile => ({
  ...file,
  chunks: file.chunks.map((chunk, i) =>
    i === Math.floor(index / chunkSize)
      ? chunk.map((before, j) => (j === index % chunkSize ? filed : before))
      : chunk,
  ),
});

const lineBreaks = (text: string): number => text.split('\n').length - 1;
const leadingBlank = (text: string): string => text.slice(0, text.length - text.trimStart().length);

/** A file in which the game with a number was changed. The text of the others stays as it is, even where it could not be read. */
export function withGame(file: GameFile, number: number, game: Game): GameFile {
  const filed = file.chunks.flat();
  const changed = filedGamesIn(file)[number - 1];
  if (!changed) return file;
  const index = filed.indexOf(changed);
  const [previous, next] = [filed[index - 1], filed[index + 1]];
  const divider = previous ? '\n'.repeat(Math.max(0, 2 - lineBreaks(changed.gap))) : '';
  const text = formatPgn(game).trimEnd();
  const content = readContent({game, findings: []});
  let result = withFiledGame(file, index, {gap: changed.gap + divider, text, content});
  const before = previous?.content.read();
  // Without a result, the game before could swallow a game that has no tags and no moves any more.
  if (previous && before?.findings.some(({code}) => code === 'result-missing')) {
    const findings = before.findings.filter(({code}) => code !== 'result-missing');
    // A result would be a part of a comment that has no end.
    const isOpen = findings.some(({code}) => code === 'comment-unclosed');
    result = withFiledGame(result, index - 1, {
      ...previous,
      text:
        isOpen && before.game
          ? formatPgn(before.game).trimEnd()
          : `${previous.text}\n${before.game?.result ?? '*'}`,
      content: readContent({...before, findings}),
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
