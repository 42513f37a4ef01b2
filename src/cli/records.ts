import {parseEpd, parseFen, type FenIssue, type Position} from '../notation/index.js';
import {gamesOf} from '../pgn/parse-pgn.js';
import {positionsOf} from '../pgn/positions.js';
import type {PgnIssue} from '../pgn/index.js';

/** How a text is written: one board a line, or games. */
export const formats = ['fen', 'epd', 'pgn'] as const;
export type Format = (typeof formats)[number];

/** Which positions of a game: that after so many half-moves, the last one, or every one. */
export type Plies = number | 'last' | 'every';

/** What a text holds, one thing after another; `index` is how far it has been read. */
export type Found = Board | Problem;
export interface Board {
  readonly kind: 'board';
  readonly position: Position;
  /** Which record of the text, from 1, and of a game's positions which, if there may be several. */
  readonly numbers: readonly number[];
  /** What the record calls itself, by an operation `id` of EPD. */
  readonly id: string | undefined;
  readonly index: number;
}
export interface Problem {
  readonly kind: 'problem';
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly index: number;
}

/** The boards of a text, and what cannot be read in it, in its order. */
export function* boardsOf(text: string, format: Format, plies: Plies): Generator<Found> {
  yield* format === 'pgn' ? ofGames(text, plies) : ofLines(text, format);
}

/** One board a line; blank lines and those that begin with `#` hold none. */
function* ofLines(text: string, format: 'fen' | 'epd'): Generator<Found> {
  let number = 0;
  let line = 0;
  for (const {0: whole, index} of text.matchAll(/[^\r\n]*(?:\r\n|[\r\n]|$)/g)) {
    line++;
    const record = whole.replace(/[\r\n]+$/, '');
    const end = index + whole.length;
    if (!/[^\s\ufeff]/.test(record) || /^[\s\ufeff]*#/.test(record)) continue;
    number++;
    const read = readRecord(record, format);
    yield read.ok
      ? {kind: 'board', position: read.position, numbers: [number], id: read.id, index: end}
      : {kind: 'problem', line, column: read.error.index + 1, message: read.error.message, index: end};
  }
}

/** What a line says, be it a FEN or an EPD record; what is wrong is said of the kind that is expected. */
function readRecord(record: string, expected: 'fen' | 'epd') {
  const asFen = () => {
    const read = parseFen(record, {tolerant: true});
    return read.ok ? {ok: true as const, position: read.position, id: undefined} : wrong(read.error);
  };
  const asEpd = () => {
    const read = parseEpd(record, {tolerant: true});
    if (!read.ok) return wrong(read.error);
    const id = read.operations.find(({opcode}) => opcode === 'id')?.operands.join(' ');
    return {ok: true as const, position: read.position, id};
  };
  const [first, second] = expected === 'epd' ? [asEpd, asFen] : [asFen, asEpd];
  const read = first();
  if (read.ok) return read;
  const other = second();
  return other.ok ? other : read;
}

const wrong = (error: FenIssue) => ({ok: false as const, error});

function* ofGames(text: string, plies: Plies): Generator<Found> {
  const issues: PgnIssue[] = [];
  let index = 0;
  const told = function* (): Generator<Problem> {
    for (const {line, index: at, message} of issues.splice(0)) {
      const column = at - Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1));
      // The place stands before the sentence.
      const sentence = message.replace(/^Line \d+, g/, 'G');
      yield {kind: 'problem', line, column, message: sentence, index: at};
    }
  };
  for (const {number, game, end} of gamesOf(text, issues)) {
    const breaksOff = issues.some((issue) => issue.code === 'move-unreadable' && issue.game === number);
    yield* told();
    index = end;
    const length = game.moves.length;
    // Of a game that breaks off what comes later is not known; one that is just short gives its end.
    const wanted = breaksOff && plies === 'last' ? Infinity : plies === 'last' ? length : plies;
    const ply = wanted === 'every' || breaksOff ? wanted : Math.min(wanted, length);
    let at = 0;
    for (const position of positionsOf(game)) {
      if (ply === 'every') yield {kind: 'board', position, numbers: [number, at], id: undefined, index};
      else if (ply === at) yield {kind: 'board', position, numbers: [number], id: undefined, index};
      at++;
    }
  }
  yield* told();
}
