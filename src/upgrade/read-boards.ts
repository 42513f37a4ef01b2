import {parseFen, type FenIssue} from '../notation/index.js';

/** The FENs of a text, or its first error with line and column, which count from 0. */
export type BoardsRead =
  | {readonly ok: true; readonly fens: readonly string[]}
  | {readonly ok: false; readonly error: FenIssue; readonly line: number; readonly column: number};

const lineBreak = /\r\n|[\r\n]/;
const parse = (text: string) => parseFen(text, {tolerant: true});

/**
 * Reads the FENs of a block: one FEN, which may be broken over several lines, or one per line. In a list, blank lines
 * and lines that begin with `#` are skipped. FENs are read tolerantly; if one cannot be read, none is returned.
 */
export function readBoards(text: string): BoardsRead {
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
