import {indexed} from '../../core/indexed.js';
import type {Game} from '../../core/pgn/game.js';
import type {FoundGame} from '../../core/pgn/games.js';
import type {Finding} from '../../core/pgn/issues.js';

/** A game of a file. The places of its findings are counted from the start of its own text, so they stay when others change. */
export interface FiledGame {
  /** The text between the game before and this one. */
  readonly gap: string;
  readonly text: string;
  /** The game; `null` if its start position cannot be read, or if the text has findings but no game. */
  readonly game: Game | null;
  readonly findings: readonly Finding[];
}

/** So many games are in a chunk. A changed file shares every chunk but one with the file before. */
const chunkSize = 100;

/** A text as its games, whole: what is between them and after them is kept too. */
export interface GameFile {
  readonly chunks: readonly (readonly FiledGame[])[];
  /** The text after the last game. */
  readonly rest: string;
}

export const emptyFile: GameFile = {chunks: [], rest: ''};

/** Divides a text into the games that were found in it. */
export function fileOf(text: string, found: readonly FoundGame[]): GameFile {
  const chunks: FiledGame[][] = [];
  let end = 0;
  for (const [index, entry] of indexed(found)) {
    const {start, game} = entry;
    const findings = entry.findings.map((finding) => ({...finding, start: finding.start - start}));
    if (index % chunkSize === 0) chunks.push([]);
    chunks.at(-1)?.push({gap: text.slice(end, start), text: text.slice(start, entry.end), game, findings});
    end = entry.end;
  }
  return {chunks, rest: text.slice(end)};
}

/** The text of a file, of which `fileOf` made it. */
export const textOf = ({chunks, rest}: GameFile): string =>
  [...chunks.flatMap((chunk) => chunk.map(({gap, text}) => gap + text)), rest].join('');

/** The games of a file that can be shown. */
export const gamesIn = ({chunks}: GameFile): readonly Game[] =>
  chunks.flatMap((chunk) => chunk.flatMap(({game}) => game ?? []));

/** The games with findings, with their numbers and places in the whole text, as `issuesIn` needs them. */
export function findingsIn({chunks}: GameFile): Pick<FoundGame, 'number' | 'findings'>[] {
  let end = 0;
  return chunks.flat().flatMap(({gap, text, findings}, index) => {
    const start = end + gap.length;
    end = start + text.length;
    return findings.length > 0
      ? {number: index + 1, findings: findings.map((one) => ({...one, start: one.start + start}))}
      : [];
  });
}

/** A file with another game at an index. */
export const withFiledGame = (file: GameFile, index: number, filed: FiledGame): GameFile => ({
  ...file,
  chunks: file.chunks.map((chunk, i) =>
    i === Math.floor(index / chunkSize)
      ? chunk.map((before, j) => (j === index % chunkSize ? filed : before))
      : chunk,
  ),
});
