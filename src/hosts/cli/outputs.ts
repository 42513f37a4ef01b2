/// <reference types="node" />
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, extname, join, normalize} from 'node:path';
import {UsageError} from './command-line.js';
import {pictureName, type Task} from './task.js';
import type {BoardRecord} from './inputs.js';

type DrawPicture = () => string | Uint8Array;

/** Writes pictures to the standard output, a file or a folder. If one file fails, but others may not, throws a `WriteError`. */
interface Output {
  /** Adds the picture of a board from the input `source`. In a folder it is written at once, otherwise by `end`. */
  add(board: BoardRecord, source: string, draw: DrawPicture): void;
  /** Writes the picture that `add` has kept, if any. Returns a sentence about all written files; empty if there are none. */
  end(): string;
}

/** An error of one file; other files may still be written. */
export class WriteError extends Error {}

export function makeOutput(
  {output, type, inputs, force}: Task,
  write: (output: string | Uint8Array) => void,
): Output {
  if (output !== undefined && !pictureName.test(output)) {
    const nameBoard = makeBoardNamer(inputs);
    let count = 0;
    return {
      add(board, source, draw) {
        save(join(output, `${nameBoard(board, source)}.${type}`), draw, force);
        count++;
      },
      end: () => (count > 0 ? `${count} ${count > 1 ? 'files' : 'file'} written into ${output}.` : ''),
    };
  }
  const drawings: DrawPicture[] = [];
  return {
    add(_board, _source, draw) {
      if (drawings.push(draw) > 1) {
        throw new UsageError('There are several boards: name a folder for them, such as -o boards/');
      }
    },
    end() {
      const [draw] = drawings;
      if (draw && output !== undefined) {
        save(output, draw, force);
        return `${output} written.`;
      }
      if (draw) write(draw());
      return '';
    },
  };
}

/** Errors that concern one file only: its name is too long or already taken, or permission is denied. */
const singleFileErrors = ['EISDIR', 'ENAMETOOLONG', 'EEXIST', 'EACCES', 'EPERM', 'EROFS'];

/** Writes a file whole or not at all: under another name first, so that a full disk leaves no half of a picture. */
function save(path: string, draw: DrawPicture, force: boolean): void {
  const folder = dirname(normalize(path));
  makeFolder(folder);
  const content = draw();
  const temporary = join(folder, `.fen-board-${process.pid}`);
  try {
    // Fails if there is a file of the name, unless it may be replaced, and if there is a folder.
    if (!force || (existsSync(path) && statSync(path).isDirectory())) closeSync(openSync(path, 'wx'));
    try {
      writeFileSync(temporary, content);
      renameSync(temporary, path);
    } catch (cause) {
      rmSync(temporary, {force: true});
      if (!force) rmSync(path, {force: true});
      throw cause;
    }
  } catch (cause) {
    const {code = '', message} = cause as NodeJS.ErrnoException;
    if (!singleFileErrors.includes(code)) throw cause;
    throw new WriteError(writeErrorMessage(code, path, message.replace(temporary, path)), {cause});
  }
}

function writeErrorMessage(code: string, path: string, message: string): string {
  if (existsSync(path) && statSync(path).isDirectory()) return `${path} is a folder.`;
  if (code === 'EEXIST') return `${path} is already there; --force replaces it.`;
  return code === 'ENAMETOOLONG' ? `${path}: The name is too long.` : message;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (cause) {
    // The system's message names the whole path, but not which part of it is a file instead of a folder.
    for (let path = folder; path !== dirname(path); path = dirname(path)) {
      if (existsSync(path) && !statSync(path).isDirectory()) {
        throw new Error(`${path} is not a folder.`, {cause});
      }
    }
    throw cause;
  }
}

/** The longest name in bytes of UTF-8. File systems allow 255, but a number and an extension are added. */
const maxNameLength = 200;
/** Names that Windows reserves for devices, with any extension. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a safe file name from a name in an input. The result may be empty. Keeps letters, digits and `. _ + = ( ) -`, in
 * Unicode's composed form; anything else becomes a hyphen. Cuts the name at 80 characters or `maxNameLength` bytes.
 */
export function safeName(name: string): string {
  const composed = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._+=()-]+/gu, '-');
  const short = composed.replace(/^(.{80}).*/u, '$1');
  const {read} = new TextEncoder().encodeInto(short, new Uint8Array(maxNameLength));
  const safe = short.slice(0, read).replace(/^[.-]+|[.-]+$/g, '');
  return deviceNames.test(safe) ? `_${safe}` : safe;
}

/** Returns a function that gives each board from an input `source` the name of its file in a folder, without the ending. */
export function makeBoardNamer(inputs: readonly string[]) {
  const nameBoard = makeFileNamer();
  return ({id, numbers}: BoardRecord, source: string): string =>
    nameBoard(id, numbers, inputs.length > 1 ? basename(source, extname(source)) : undefined);
}

/** Returns a function that gives each board of a folder a unique file name. Names that differ only in case count as equal. */
export function makeFileNamer() {
  /** The names in use, in lower case, with the number that was last appended to each. */
  const counts = new Map<string, number>();
  return (id: string | undefined, numbers: readonly number[], inputName?: string): string => {
    // With three digits, up to a thousand files are listed in the order of their numbers.
    const paddedNumbers = numbers.map((number) => String(number).padStart(3, '0'));
    const boardName = (id && safeName(id)) || paddedNumbers.join('-');
    const name = inputName ? `${safeName(inputName)}-${boardName}` : boardName;
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 1;
    let suffix = '';
    while (counts.has(key + suffix)) suffix = `-${++count}`;
    counts.set(key + suffix, 1);
    counts.set(key, count);
    return name + suffix;
  };
}
