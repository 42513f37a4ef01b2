/// <reference types="node" />
import {existsSync, readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {decode} from '../pgn/decode.js';
import {parseEpd, parseFen, type Operation, type Position} from '../notation/index.js';
import {readGames, type Game, type GameMove} from '../pgn/index.js';

/** A text to draw from: an argument of the command line, or the file or standard input that it names. */
interface Input {
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  /** A sentence to add to the messages of errors in the text; may be empty. */
  readonly hint: string;
  /** A sentence about the encoding; empty for UTF-8. */
  readonly encodingNote: string;
  /** Formats a place in the text for a message; `line` and `column` count from 1. */
  readonly formatPlace: (line: number, column: number) => string;
}

/** Opens a file, `-` for the standard input, or a FEN. Throws the system's error for a file that cannot be read. */
export async function openInput(
  argument: string,
  formatOption: Format | undefined,
  readInput: () => Promise<Uint8Array>,
): Promise<Input> {
  if (argument === '-') {
    const {text, ...input} = inputOf('<stdin>', await readInput());
    const format = formatOption ?? (/^[\s\ufeff]*\[/.test(text) ? 'pgn' : 'fen');
    return {...input, text, format};
  }
  const extension = extname(argument).slice(1).toLowerCase();
  const formatByName = formats.find((format) => format === extension);
  try {
    return {...inputOf(argument, readFileSync(argument)), format: formatOption ?? formatByName ?? 'fen'};
  } catch (error) {
    if (formatByName !== undefined || existsSync(argument)) throw error;
    const hint = mayBePath(argument) ? ` ${missingFileMessage(argument)}` : '';
    const formatPlace = formatPlaceInFen;
    return {name: 'FEN', text: argument, format: 'fen', hint, encodingNote: '', formatPlace};
  }
}

function inputOf(name: string, bytes: Uint8Array): Omit<Input, 'format'> {
  const {text, encoding} = decode(bytes);
  const encodingNote = encoding === 'UTF-8' ? '' : `${name} is read as ${encoding}.`;
  const formatPlace = (line: number, column: number) => `${name}:${line}:${column}`;
  return {name, text, hint: '', encodingNote, formatPlace};
}

/** Formats a place in a FEN on the command line, which has no file name, and rarely a second line. */
const formatPlaceInFen = (line: number, column: number) =>
  `FEN, ${line > 1 ? `line ${line}, ` : ''}character ${column}`;

/** Whether an argument that is not a FEN may be a path: a FEN has seven slashes and a side to move. */
function mayBePath(argument: string): boolean {
  if (/\s[wb](?:\s|$)|[\r\n]/i.test(argument)) return false;
  // A backslash, a file extension, or a slash at the beginning, as in `./boards`.
  if (/\\|\.\w+$|^[.~]*\//.test(argument)) return true;
  const parts = argument.split('/').length;
  return parts > 1 && parts < 8 && /[^\d\s/pnbrqkac-]/i.test(argument);
}

const missingFileMessage = (path: string) => `There is no file ${path}.`;

/** The reason why a file cannot be read, as a sentence. */
export function readErrorMessage(path: string, error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missingFileMessage(path);
  return code === 'EISDIR' ? `${path} is a folder, not a file.` : `${path}: ${message}`;
}

/** The formats of a text: one board per line, or games. */
export const formats = ['fen', 'epd', 'pgn'] as const;
export type Format = (typeof formats)[number];

/** The positions of a game to draw; a number is the number of half-moves before the position. */
export type PositionChoice = number | 'last' | 'every' | 'variations' | 'diagrams';

/** A board in a text. */
export interface BoardRecord {
  readonly type: 'board';
  readonly position: Position;
  /** The text of the board; missing if the board belongs to a game. */
  readonly fen?: string;
  /** The number of the board or game in the text, from 1. The numbers of a half-move may follow (see `numberedMoves`). */
  readonly numbers: readonly number[];
  /** The `id` of an EPD record. */
  readonly id: string | undefined;
  /** The place in the text where the board or game ends, to report progress. */
  readonly index: number;
}
/** An error in a text; line and column count from 1. */
interface Problem {
  readonly type: 'problem';
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** A place in the text, to report progress. */
  readonly index: number;
}

/** Finds the boards in a text, and its errors. */
export const recordsOf = (text: string, format: Format, choice: PositionChoice) =>
  format === 'pgn' ? recordsOfGames(text, choice) : recordsOfLines(text, format);

function* recordsOfLines(text: string, format: 'fen' | 'epd'): Generator<BoardRecord | Problem> {
  let number = 0;
  let line = 0;
  for (const {0: wholeLine, index} of text.matchAll(/[^\r\n]*(?:\r\n|[\r\n]|$)/g)) {
    line++;
    const record = wholeLine.replace(/[\r\n]+$/, '');
    const end = index + wholeLine.length;
    if (!/[^\s\ufeff]/.test(record) || /^[\s\ufeff]*#/.test(record)) continue;
    number++;
    const result = readRecord(record, format);
    yield result.ok
      ? {type: 'board', position: result.position, fen: record, numbers: [number], id: result.id, index: end}
      : {type: 'problem', line, column: result.error.index + 1, message: result.error.message, index: end};
  }
}

/** Reads a line as a FEN or as an EPD record. If it is neither, the error is that of the expected format. */
function readRecord(record: string, expected: 'fen' | 'epd') {
  const [parseExpected, parseOther] = expected === 'epd' ? [parseEpd, parseFen] : [parseFen, parseEpd];
  const result = parseExpected(record, {tolerant: true});
  if (result.ok) return {...result, id: idOf(result)};
  const otherResult = parseOther(record, {tolerant: true});
  return otherResult.ok ? {...otherResult, id: idOf(otherResult)} : result;
}

const idOf = ({operations}: {readonly ok: true; readonly operations?: readonly Operation[]}) =>
  operations?.find(({opcode}) => opcode === 'id')?.operands.join(' ');

function* recordsOfGames(text: string, choice: PositionChoice): Generator<BoardRecord | Problem> {
  for (const {number, game, issues, end: index} of readGames(text)) {
    const errors = issues.filter(({severity}) => severity === 'error');
    // The error after which the moves of the main line are missing.
    const breakError = errors.find(({code, depth}) => code === 'move-unreadable' && depth === 0);
    const positions = game ? [...choosePositions(game, choice, breakError !== undefined)] : [];
    for (const error of errors) {
      const {line, column} = error;
      const skipped = error === breakError && positions.length === 0 ? ' The game is skipped.' : '';
      const message = `Game ${error.game}: ${error.message}${skipped}`;
      yield {type: 'problem', line, column, message, index: error.index};
    }
    for (const {position, numbers} of positions) {
      yield {type: 'board', position, numbers: [number, ...numbers], id: undefined, index};
    }
  }
}

type NumberedPosition = Pick<BoardRecord, 'position' | 'numbers'>;

function* choosePositions(
  {start, moves, comments}: Game,
  choice: PositionChoice,
  isCutShort: boolean,
): Generator<NumberedPosition> {
  if (choice === 'diagrams') {
    if (comments.some(({diagram}) => diagram)) yield {position: start, numbers: [0]};
    for (const numbered of numberedMoves(moves)) if (requestsDiagram(numbered.move)) yield numbered;
  } else if (choice === 'variations') {
    yield {position: start, numbers: [0]};
    yield* numberedMoves(moves);
  } else {
    const positions = [start, ...moves.map(({position}) => position)];
    // A game with an unreadable move has no last position: neither `last` nor a number beyond that move draws anything.
    const lastPly = isCutShort ? Infinity : moves.length;
    const chosenPly = Math.min(typeof choice === 'number' ? choice : Infinity, lastPly);
    for (const [ply, position] of positions.entries()) {
      if (choice === 'every') yield {position, numbers: [ply]};
      else if (ply === chosenPly) yield {position, numbers: []};
    }
  }
}

/** Whether a comment requests a diagram. The reader of PGN also makes such a comment of `$220`. */
const requestsDiagram = ({commentsAfter}: GameMove): boolean => commentsAfter.some(({diagram}) => diagram);

/**
 * Numbers all moves of a line, each followed by the variations that replace it. `[14]` is half-move 14 of the main line,
 * `[14, 2, 14]` the first move of the second variation in place of half-move 14.
 */
function* numberedMoves(
  moves: readonly GameMove[],
  pliesBefore = 0,
  prefix: readonly number[] = [],
): Generator<NumberedPosition & {readonly move: GameMove}> {
  for (const [i, move] of moves.entries()) {
    const numbers = [...prefix, pliesBefore + i + 1];
    yield {move, position: move.position, numbers};
    for (const [index, variation] of move.variations.entries()) {
      yield* numberedMoves(variation, pliesBefore + i, [...numbers, index + 1]);
    }
  }
}
