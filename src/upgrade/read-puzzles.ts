import {parseFen} from '../notation/index.js';
import {readBoards, type BoardsRead} from './read-boards.js';

/** A board of a text, and the solution that belongs to it. */
export interface PuzzleText {
  readonly fen: string;
  /** Move text as it was given; `null` where the board has none. */
  readonly solution: string | null;
  /** The line on which the solution begins, from 0; -1 where there is none. */
  readonly solutionLine: number;
}

/** The boards of a text, or its first error with line and column, which count from 0. */
export type PuzzlesRead =
  {readonly ok: true; readonly boards: readonly PuzzleText[]} | Extract<BoardsRead, {ok: false}>;

const lineBreak = /\r\n|[\r\n]/;
const solutionStart = /^\s*solution\s*:\s*/i;
/** A blank line, or a comment of a list. */
const isSkipped = (line: string) => /^\s*(?:#|$)/.test(line);
/** A solution may be broken over several lines; it ends where there is nothing more, or the next board. */
const endsSolution = (line: string) =>
  isSkipped(line) || solutionStart.test(line) || parseFen(line, {tolerant: true}).ok;
/** The first line that is meant, from one on; without such a line, the number of lines. */
function findFrom(lines: readonly string[], first: number, isMeant: (line: string) => boolean): number {
  let at = first;
  while (at < lines.length && !isMeant(lines[at] ?? '')) at++;
  return at;
}

/**
 * Reads boards as `readBoards` does, with lines `solution: 1. Qxg7+ Kxg7 2. Bf6#` between them: each belongs to the
 * board above it. Solutions are returned as they are, whether they can be played or not.
 *
 * @returns The boards; or, where a FEN cannot be read, what is wrong with it and where in the whole text.
 */
export function readPuzzles(text: string): PuzzlesRead {
  const lines = text.split(lineBreak);
  const boards: PuzzleText[] = [];
  for (let first = 0; first < lines.length;) {
    const start = findFrom(lines, first, (line) => solutionStart.test(line));
    const fenLines = lines.slice(first, start);
    // After the last solution there may be nothing but blank lines and comments.
    if (start === lines.length && first > 0 && fenLines.every(isSkipped)) break;
    const read = readBoards(fenLines.join('\n'));
    if (!read.ok) return {...read, line: read.line + first};
    const other = {solution: null, solutionLine: -1};
    for (const fen of read.fens) boards.push({fen, ...other});
    if (start === lines.length) break;
    const end = findFrom(lines, start + 1, endsSolution);
    const solution = lines.slice(start, end).join(' ');
    const last = boards.pop();
    const moves = solution.replace(solutionStart, '').trim();
    if (last) boards.push(moves ? {...last, solution: moves, solutionLine: start} : last);
    first = end;
  }
  return {ok: true, boards};
}
