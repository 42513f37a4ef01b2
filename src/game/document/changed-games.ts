import {formatPgn} from '../../core/pgn/format-pgn.js';
import type {Game} from '../../core/pgn/game.js';
import {readContent} from '../../core/pgn/games.js';
import {findPlainGame} from '../../core/pgn/plain-game.js';
import {withGame} from './changed-file.js';
import {chunkSize, filedGamesIn, type FiledGame, type GameFile} from './game-file.js';

/** A file of games in chunks. */
function fileWith(filed: readonly FiledGame[], rest: string): GameFile {
  const chunks: FiledGame[][] = [];
  for (let start = 0; start < filed.length; start += chunkSize)
    chunks.push(filed.slice(start, start + chunkSize));
  return {chunks, rest};
}

/** Whether a text is read as one game wherever it stands. */
const isPlain = ({text}: FiledGame): boolean => findPlainGame(text, 0)?.end === text.length;

/**
 * A file in which the game with a number, or what follows the last game, is not read as a part of the game before. Their texts stay, if
 * both are written as the standard has it; otherwise they are written anew.
 */
function divided(file: GameFile, number: number): GameFile {
  const games = filedGamesIn(file);
  const [before, game] = [games[number - 2], games[number - 1]];
  if (!before) return file;
  const gap = game?.gap ?? file.rest;
  const isDivided = gap.trim() === '' && (!game || (gap.split('\n').length > 2 && isPlain(game)));
  if (isDivided && (!game || isPlain(before))) return file;
  return [number, number - 1].reduce((changed, one) => {
    const content = games[one - 1]?.content.read().game;
    return content ? withGame(changed, one, content) : changed;
  }, file);
}

/** A file with its games divided from those before, where the numbers say. */
const dividedAt = (file: GameFile, ...numbers: readonly number[]): GameFile => numbers.reduce(divided, file);

const gapBetweenGames = '\n\n';

/** A file with one more game, whose number is given. */
export function withMore(file: GameFile, number: number, game: Game): GameFile {
  return inserted(file, number, {
    text: formatPgn(game).trimEnd(),
    content: readContent({game, findings: []}),
  });
}

/** A file in which the game with a number follows once more. */
export function withCopy(file: GameFile, number: number): GameFile {
  const game = filedGamesIn(file)[number - 1];
  return game ? inserted(file, number + 1, game) : file;
}

function inserted(file: GameFile, number: number, {text, content}: Omit<FiledGame, 'gap'>): GameFile {
  const filed = file.chunks.flat();
  const before = filedGamesIn(file)[number - 2];
  const index = before ? filed.indexOf(before) + 1 : 0;
  const added = {gap: index > 0 ? gapBetweenGames : '', text, content};
  return dividedAt(
    fileWith([...filed.slice(0, index), added, ...filed.slice(index)], file.rest),
    number,
    number + 1,
  );
}

/** A file without the game with a number. */
export function withoutGame(file: GameFile, number: number): GameFile {
  const filed = file.chunks.flat();
  const game = filedGamesIn(file)[number - 1];
  if (!game) return file;
  const index = filed.indexOf(game);
  const after = filed[index + 1];
  const left = filed.filter((one) => one !== game);
  // The text before the first game stays.
  if (index === 0 && after) left[0] = {...after, gap: game.gap};
  return dividedAt(fileWith(left, file.rest), number);
}

/** A file in which the game with a number and the next one have changed places. What is between them stays. */
export function withNextFirst(file: GameFile, number: number): GameFile {
  const games = filedGamesIn(file);
  const [game, next] = [games[number - 1], games[number]];
  if (!game || !next) return file;
  const filed = file.chunks
    .flat()
    .map((one) => (one === game ? {...next, gap: game.gap} : one === next ? {...game, gap: next.gap} : one));
  return dividedAt(fileWith(filed, file.rest), number, number + 1, number + 2);
}
