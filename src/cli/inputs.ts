/// <reference types="node" />
import {existsSync, readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {decode} from '../pgn/decode.js';
import {parseEpd, parseFen, type FenIssue, type Position} from '../notation/index.js';
import {readGames, type Game, type GameMove} from '../pgn/index.js';

interface Input {
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  /** A sentence that follows messages about a text that cannot be read; may be empty. */
  readonly note: string;
  /** A sentence about the encoding; empty for UTF-8. */
  readonly encodingNote: string;
  /** Names a place in the text for a message; `line` and `column` count from 1. */
  readonly placeOf: (line: number, column: number) => string;
}

/** Opens a file, `-` for the standard input, or a FEN. Throws the system's error for a file that cannot be read. */
export async function openInput(
  argument: string,
  from: Format | undefined,
  readInput: () => Promise<Uint8Array>,
): Promise<Input> {
  if (argument === '-') {
    const {text, ...input} = inputOf('<stdin>', await readInput());
    const format = from ?? (/^[\s\ufeff]*\[/.test(text) ? 'pgn' : 'fen');
    return {...input, text, format};
  }
  const extension = extname(argument).slice(1).toLowerCase();
  const known = formats.find((format) => format === extension);
  try {
    return {...inputOf(argument, readFileSync(argument)), format: from ?? known ?? 'fen'};
  } catch (error) {
    if (known !== undefined || existsSync(argument)) throw error;
    const note = mayBePath(argument) ? ` ${noFile(argument)}` : '';
    return {name: 'FEN', text: argument, format: 'fen', note, encodingNote: '', placeOf: placeInFen};
  }
}

function inputOf(name: string, bytes: Uint8Array): Omit<Input, 'format'> {
  const {text, encoding} = decode(bytes);
  const encodingNote = encoding === 'UTF-8' ? '' : `${name} is read as ${encoding}.`;
  const placeOf = (line: number, column: number) => `${name}:${line}:${column}`;
  return {name, text, note: '', encodingNote, placeOf};
}

/** Names a place in a FEN on the command line, which has no file to name, and rarely a second line. */
const placeInFen = (line: number, column: number) =>
  `FEN, ${line > 1 ? `line ${line}, ` : ''}character ${column}`;

/** Whether an argument that is not a FEN may be a path: a FEN has seven slashes and a side to move. */
function mayBePath(argument: string): boolean {
  if (/\s[wb](?:\s|$)|[\r\n]/i.test(argument)) return false;
  if (/\\|\.\w+$|^[.~]*\//.test(argument)) return true;
  const parts = argument.split('/').length;
  return parts > 1 && parts < 8 && /[^\d\s/pnbrqkac-]/i.test(argument);
}

const noFile = (path: string) => `There is no file ${path}.`;

export function unreadable(path: string, error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return noFile(path);
  return code === 'EISDIR' ? `${path} is a folder, not a file.` : `${path}: ${message}`;
}

/** The formats of a text: one board per line, or games. */
export const formats = ['fen', 'epd', 'pgn'] as const;
export type Format = (typeof formats)[number];

/** The positions of a game to draw; a number is that of half-moves made before the position. */
export type Plies = number | 'last' | 'every' | 'variations' | 'diagrams';

/** A board or a problem in a text; `index` is its place in the text, for the progress display. */
type Found = BoardRecord | Problem;
export interface BoardRecord {
  readonly kind: 'board';
  readonly position: Position;
  /** Its text; missing if it belongs to a game. */
  readonly fen?: string;
  /** The number of the board or game in the text, from 1; then those of `stepsOf` if several positions of a game are drawn. */
  readonly numbers: readonly number[];
  readonly id: string | undefined;
  readonly index: number;
}
interface Problem {
  readonly kind: 'problem';
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly index: number;
}

export function* boardsOf(text: string, format: Format, plies: Plies): Generator<Found> {
  yield* format === 'pgn' ? ofGames(text, plies) : ofLines(text, format);
}

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
      ? {kind: 'board', position: read.position, fen: record, numbers: [number], id: read.id, index: end}
      : {kind: 'problem', line, column: read.error.index + 1, message: read.error.message, index: end};
  }
}

/** Reads a line as a FEN or as an EPD record. If it is neither, the error is that of the expected format. */
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
  for (const {number, game, issues, end: index} of readGames(text)) {
    const errors = issues.filter(({severity}) => severity === 'error');
    // `--ply` draws the last position of a shorter game, but not of one with an unreadable move.
    const breakOff = errors.find(({code, depth}) => code === 'move-unreadable' && depth === 0);
    const chosen = game ? [...chosenFrom(game, plies, breakOff !== undefined)] : [];
    for (const error of errors) {
      const {line, column, game: inGame, index: at} = error;
      const skipped = error === breakOff && chosen.length === 0 ? ' The game is skipped.' : '';
      const message = `Game ${inGame}: ${error.message}${skipped}`;
      yield {kind: 'problem', line, column, message, index: at};
    }
    for (const {position, numbers} of chosen) {
      yield {kind: 'board', position, numbers: [number, ...numbers], id: undefined, index};
    }
  }
}

interface Chosen {
  readonly position: Position;
  readonly numbers: readonly number[];
}

function* chosenFrom(game: Game, plies: Plies, breaksOff: boolean): Generator<Chosen> {
  const {start, moves} = game;
  if (plies === 'diagrams') {
    if (game.comments.some(({diagram}) => diagram)) yield {position: start, numbers: [0]};
    for (const step of stepsOf(moves)) if (wantsDiagram(step.move)) yield step;
  } else if (plies === 'variations') {
    yield {position: start, numbers: [0]};
    yield* stepsOf(moves);
  } else {
    const positions = [start, ...moves.map(({position}) => position)];
    const {length} = moves;
    const wanted = plies === 'last' ? (breaksOff ? Infinity : length) : plies;
    const ply = wanted === 'every' || breaksOff ? wanted : Math.min(wanted, length);
    for (const [at, position] of positions.entries()) {
      if (ply === 'every') yield {position, numbers: [at]};
      else if (ply === at) yield {position, numbers: []};
    }
  }
}

/** Whether a comment requests a diagram; `$220` is read as such a comment. */
const wantsDiagram = ({commentsAfter}: GameMove): boolean => commentsAfter.some(({diagram}) => diagram);

/**
 * All moves of a line, each followed by the variations that replace it. The numbers of a move: `[14]` is half-move 14 of
 * the main line, `[14, 2, 14]` the first move of the second variation in place of it.
 */
function* stepsOf(
  moves: readonly GameMove[],
  before = 0,
  prefix: readonly number[] = [],
): Generator<Chosen & {readonly move: GameMove}> {
  for (const [i, move] of moves.entries()) {
    const numbers = [...prefix, before + i + 1];
    yield {move, position: move.position, numbers};
    for (const [index, variation] of move.variations.entries()) {
      yield* stepsOf(variation, before + i, [...numbers, index + 1]);
    }
  }
}
