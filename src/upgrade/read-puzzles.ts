import {parseFen, type FenIssue} from '../notation/index.js';

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

/** The FENs of a text, or its first error with line and column, which count from 0. */
type BoardsRead =
  | {readonly ok: true; readonly fens: readonly string[]}
  | {readonly ok: false; readonly error: FenIssue; readonly line: number; readonly column: number};

const lineBreak = /\r\n|[\r\n]/;
const parse = (text: string) => parseFen(text, {tolerant: true});

/**
 * Reads the FENs of a block: one FEN, which may be broken over several lines, or one per line. In a list, blank lines
 * and lines that begin with `#` are skipped. FENs are read tolerantly; if one cannot be read, none is returned.
 */
function readBoards(text: string): BoardsRead {
  const whole = parse(text);
  if (whole.ok) return {ok: true, fens: [text.trim()]};

  const lines = text.split(lineBreak).map((line, index) => ({line, index}));
  const records = lines.filter(({line}) => line.trim() && !/^\s*#/.test(line));
  const read = records.map(({line, index}) => ({index, fen: line.trim(), result: parse(line)}));
  const isList = read[0]?.result.ok === true || (read.length > 1 && whole.error.code === 'too-long');
  for (const {index, result} of read) {
    if (!result.ok && (isList || read.length === 1)) {
      return {ok: false, error: result.error, line: index, column: result.error.index};
    }
  }
  if (isList) return {ok: true, fens: read.map(({fen}) => fen)};

  const before = text.slice(0, whole.error.index).split(lineBreak);
  return {
    ok: false,
    error: whole.error,
    line: before.length - 1,
    column: before.at(-1)?.length ?? 0,
  };
}
