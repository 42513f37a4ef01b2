/// <reference types="node" />
import {existsSync, readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {decode} from '../pgn/decode.js';
import {formats, type Format} from './records.js';

export interface Input {
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  /** Added to messages about a text that cannot be read. */
  readonly note: string;
  /** A note on the encoding; empty for UTF-8. */
  readonly encodingNote: string;
  /** How a message names a place in it; `line` and `column` count from 1. */
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

/** An argument has no name that an editor could open, and hardly ever a second line. */
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
