/// <reference types="node" />
import {existsSync, readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {decodeFile} from '../../core/pgn/decode-file.js';
import {parseEpd} from '../../core/notation/epd.js';
import {parseFen} from '../../core/notation/parse-fen.js';
import type {Mark} from '../../core/marks/mark.js';
import type {Position} from '../../core/notation/position.js';
import {readGames} from '../../core/pgn/parse-pgn.js';
import type {Game, GameMove} from '../../core/pgn/game.js';
import {squaresOfMove} from '../../core/pgn/squares-of-move.js';
import {findPlace, treeOf} from '../../core/pgn/tree.js';

/** A text to draw from: a FEN from the command line, a file, or the standard input. */
interface Input {
  readonly name: string;
  readonly text: string;
  readonly encoding: string;
  readonly format: Format;
  /** Formats a message about a place in the text; `line` and `column` count from 1. */
  readonly formatProblem: (line: number, column: number, message: string) => string;
}

/** Whether an input may have games. The standard input may have anything. */
export const mayHaveGames = (argument: string, formatOption: Format | undefined): boolean =>
  formatOption === undefined
    ? argument === '-' || extname(argument).toLowerCase() === '.pgn'
    : formatOption === 'pgn';

/** Opens a file, the standard input (`-`) or a FEN. Throws the system's error if a file cannot be read. */
export async function openInput(
  argument: string,
  formatOption: Format | undefined,
  readInput: () => Promise<Uint8Array>,
): Promise<Input> {
  if (argument === '-') {
    const input = decodeInput('<stdin>', await readInput());
    return {...input, format: formatOption ?? (/^\s*\[/.test(input.text) ? 'pgn' : 'fen')};
  }
  const extension = extname(argument).slice(1).toLowerCase();
  const formatByName = formats.find((format) => format === extension);
  try {
    return {...decodeInput(argument, readFileSync(argument)), format: formatOption ?? formatByName ?? 'fen'};
  } catch (error) {
    if (formatByName !== undefined || existsSync(argument)) throw error;
    const hint = mayBePath(argument) ? ` ${missingFileMessage(argument)}` : '';
    return {
      name: 'FEN',
      text: argument,
      encoding: 'UTF-8',
      format: 'fen',
      // A FEN on the command line rarely has a second line.
      formatProblem: (line, column, message) =>
        `FEN, ${line > 1 ? `line ${line}, ` : ''}character ${column}: ${message}${hint}`,
    };
  }
}

const decodeInput = (name: string, bytes: Uint8Array): Omit<Input, 'format'> => ({
  name,
  ...decodeFile(bytes),
  formatProblem: (line, column, message) => `${name}:${line}:${column}: ${message}`,
});

/** Whether an argument that is no file may be meant as a path. A FEN has seven slashes and a side to move. */
function mayBePath(argument: string): boolean {
  if (/\s[wb](?:\s|$)|[\r\n]/i.test(argument)) return false;
  // A backslash, a file extension, or a slash at the beginning, as in `./boards`.
  if (/\\|\.\w+$|^[.~]*\//.test(argument)) return true;
  const parts = argument.split('/').length;
  return parts > 1 && parts < 8 && /[^\d\s/pnbrqkac-]/i.test(argument);
}

const missingFileMessage = (path: string) => `There is no file ${path}.`;

/** Says why a file cannot be read. */
export function readErrorMessage(path: string, error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missingFileMessage(path);
  return code === 'EISDIR' ? `${path} is a folder, not a file.` : `${path}: ${message}`;
}

/** The formats of a text: `fen` and `epd` have one board per line, `pgn` has games. */
export const formats = ['fen', 'epd', 'pgn'] as const;
export type Format = (typeof formats)[number];

/** The positions of a game to draw; a number means the position after that many half-moves, `at` a place such as `14b`. */
export type PositionChoice = number | 'last' | 'every' | 'variations' | 'diagrams' | {readonly at: string};

/** A board in a text. */
export interface BoardRecord {
  readonly type: 'board';
  readonly position: Position;
  /** The line of the board in the text; missing if the board belongs to a game. */
  readonly fen?: string;
  /** The number of the board or game in the text, from 1. The numbers of a half-move may follow (see `numberedMoves`). */
  readonly numbers: readonly number[];
  readonly id?: string | undefined;
  /** The marks in the comments of a game about the position. */
  readonly marks?: readonly Mark[];
  /** The move of a game that led to the position, as `renderSvg` expects it; empty at the start. */
  readonly lastMove?: string;
  /** The game of the position. */
  readonly game?: Game;
  /** The index in the text up to which it has been read, to report progress. */
  readonly index: number;
}

/** An error in a text. Line and column count from 1. */
interface Problem {
  readonly type: 'problem';
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly index: number;
}

/** Finds the boards and errors in a text. */
export const recordsOf = (text: string, format: Format, choice: PositionChoice) =>
  format === 'pgn' ? recordsOfGames(text, choice) : recordsOfLines(text, format);

const lineBreak = /\r\n|[\r\n]/;

function* recordsOfLines(text: string, format: 'fen' | 'epd'): Generator<BoardRecord | Problem> {
  let number = 0;
  let line = 0;
  for (const {0: wholeLine, 1: fen = '', index} of text.matchAll(/([^\r\n]*)(?:\r\n|[\r\n]|$)/g)) {
    line++;
    const isBlankOrComment = /^\s*(?:[#%]|$)/.test(fen);
    if (isBlankOrComment) continue;
    number++;
    const end = index + wholeLine.length;
    const result = readRecord(fen, format);
    if (result.ok) {
      const operations = 'operations' in result ? result.operations : [];
      const id = operations.find(({opcode}) => opcode === 'id')?.operands.join(' ');
      yield {type: 'board', position: result.position, fen, numbers: [number], id, index: end};
    } else {
      const {message, index: errorIndex} = result.error;
      yield {type: 'problem', line, column: errorIndex + 1, message, index: end};
    }
  }
}

/** Reads a line as a FEN or as an EPD record. If both fail, returns the error of the expected format. */
function readRecord(record: string, expected: 'fen' | 'epd') {
  const [parseExpected, parseOther] = expected === 'epd' ? [parseEpd, parseFen] : [parseFen, parseEpd];
  const result = parseExpected(record, {tolerant: true});
  if (result.ok) return result;
  const otherResult = parseOther(record, {tolerant: true});
  return otherResult.ok ? otherResult : result;
}

function* recordsOfGames(text: string, choice: PositionChoice): Generator<BoardRecord | Problem> {
  for (const {number, game, issues, end: index} of readGames(text)) {
    const errors = issues.filter(({severity}) => severity === 'error');
    for (const [i, {line, column, message, index: errorIndex}] of errors.entries()) {
      // Something is missing from the game, and nobody would see that in its pictures.
      const skipped = game && i === errors.length - 1 ? ' The game is skipped.' : '';
      yield {
        type: 'problem',
        line,
        column,
        message: `Game ${number}: ${message}${skipped}`,
        index: errorIndex,
      };
    }
    if (errors.length > 0) continue;
    const chosenMoves = game ? chooseMoves(game, choice) : [];
    const isMissing = game && chosenMoves.length === 0 && typeof choice === 'object';
    if (isMissing)
      yield {
        type: 'problem',
        line: text.slice(0, index).trimEnd().split(lineBreak).length,
        column: 1,
        message: `Game ${number}: There is no move ${choice.at} in this game.`,
        index,
      };
    for (const {move, numbers} of chosenMoves) {
      const {position, commentsAfter} = move;
      const marks = commentsAfter.flatMap((comment) => comment.marks);
      const lastMove = 'san' in move ? squaresOfMove(move).join('') : '';
      yield {
        type: 'board',
        position,
        marks,
        lastMove,
        ...(game && {game}),
        numbers: [number, ...numbers],
        index,
      };
    }
  }
}

interface DrawnMove {
  /** The move before the position to draw, or the start of the game. */
  readonly move: GameMove | Pick<GameMove, 'position' | 'commentsAfter'>;
  readonly numbers: readonly number[];
}

/** Chooses the moves after which positions are drawn. */
function chooseMoves(game: Game, choice: PositionChoice): readonly DrawnMove[] {
  const {start, comments, moves} = game;
  const gameStart = {numbers: [0], move: {position: start, commentsAfter: comments}};
  if (typeof choice === 'object') {
    const node = findPlace(choice.at, treeOf(game));
    return node === undefined ? [] : [{numbers: [], move: node?.gameMove ?? gameStart.move}];
  }
  const allMoves = [gameStart, ...numberedMoves(moves)];
  if (choice === 'variations') return allMoves;
  if (choice === 'diagrams')
    return allMoves.filter(({move}) => move.commentsAfter.some(({diagram}) => diagram));
  const mainLine = allMoves.filter(({numbers}) => numbers.length === 1);
  if (choice === 'every') return mainLine;
  const ply = Math.min(choice === 'last' ? Infinity : choice, moves.length);
  return mainLine.slice(ply, ply + 1).map(({move}) => ({move, numbers: []}));
}

/**
 * Numbers all moves of a line, each followed by the variations that replace it. `[14]` is half-move 14 of the main line,
 * `[14, 2, 14]` the first move of the second variation in place of half-move 14.
 */
function* numberedMoves(
  moves: readonly GameMove[],
  pliesBefore = 0,
  prefix: readonly number[] = [],
): Generator<DrawnMove> {
  for (const [i, move] of moves.entries()) {
    const numbers = [...prefix, pliesBefore + i + 1];
    yield {move, numbers};
    for (const [index, variation] of move.variations.entries()) {
      yield* numberedMoves(variation, pliesBefore + i, [...numbers, index + 1]);
    }
  }
}
