/// <reference types="node" />
import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join, normalize} from 'node:path';
import {pictureName, UsageError, type Task} from './options.js';
import type {BoardRecord} from './inputs.js';

/** The standard output, a file or a folder. If one file cannot be written but others may, methods throw a `WriteError`. */
export interface Output {
  /** Writes the picture of a board from the input `source`, now or at the end. */
  add(board: BoardRecord, source: string, picture: () => string | Uint8Array): void;
  end(): void;
  /** A sentence about the files that were written; empty if there are none. */
  summary(): string;
}

/** The error of one file that could not be written; others may still be. Its message says why. */
export class WriteError extends Error {}

export function makeOutput(task: Task, write: (output: string | Uint8Array) => void): Output {
  const {output, type, inputs, force} = task;
  if (output !== undefined && !pictureName.test(output)) {
    const names = new FileNames();
    let count = 0;
    return {
      add({id, numbers}, source, picture) {
        const inputName = inputs.length > 1 ? basename(source, extname(source)) : undefined;
        save(join(output, `${names.next(id, numbers, inputName)}.${type}`), picture, force);
        count++;
      },
      end: () => undefined,
      summary: () => (count > 0 ? `${count} ${count > 1 ? 'files' : 'file'} written into ${output}.` : ''),
    };
  }
  const pictures: (() => string | Uint8Array)[] = [];
  let summary = '';
  return {
    add(_board, _source, picture) {
      if (pictures.push(picture) > 1) {
        throw new UsageError('There are several boards: name a folder for them, such as -o boards/');
      }
    },
    end() {
      for (const picture of pictures) {
        if (output === undefined) write(picture());
        else {
          save(output, picture, force);
          summary = `${output} written.`;
        }
      }
    },
    summary: () => summary,
  };
}

/** Errors that concern one file only: the name is too long or already taken, or permission is denied. */
const singleFileErrors: ReadonlySet<string | undefined> = new Set([
  'EISDIR',
  'ENAMETOOLONG',
  'EEXIST',
  'EACCES',
  'EPERM',
  'EROFS',
]);

/** Writes a file into a folder, which it makes if necessary. Replaces a file only with `force`. */
function save(path: string, picture: () => string | Uint8Array, force: boolean): void {
  makeFolder(dirname(normalize(path)));
  const content = picture();
  try {
    writeFileSync(path, content, {flag: force ? 'w' : 'wx'});
  } catch (cause) {
    const {code, message} = cause as NodeJS.ErrnoException;
    if (!singleFileErrors.has(code)) throw cause;
    throw new WriteError(writeErrorMessage(code, path, message), {cause});
  }
}

function writeErrorMessage(code: string | undefined, path: string, message: string): string {
  if (existsSync(path) && statSync(path).isDirectory()) return `${path} is a folder.`;
  if (code === 'EEXIST') return `${path} is already there; --force replaces it.`;
  return code === 'ENAMETOOLONG' ? `${path}: The name is too long.` : message;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (cause) {
    // The system's message names the whole path, not the part of it that is a file.
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
 * Makes a safe file name from a name in an input; it may become empty. Keeps letters, digits and `. _ + = ( ) -`, in
 * Unicode's composed form; anything else becomes a hyphen. It never begins with a dot.
 */
export function safeName(name: string): string {
  const composed = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._+=()-]+/gu, '-');
  const safe = shorten(composed).replace(/^[.-]+|[.-]+$/g, '');
  return deviceNames.test(safe) ? `_${safe}` : safe;
}

/** Shortens a name to at most 80 characters and `maxNameLength` bytes, without cutting a character in two. */
function shorten(name: string): string {
  let bytes = 0;
  let short = '';
  for (const character of name.match(/./gsu)?.slice(0, 80) ?? []) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > maxNameLength) break;
    short += character;
  }
  return short;
}

/** Formats numbers with at least three digits, so that up to a thousand files are listed in their order. */
const formatNumbers = (numbers: readonly number[]) =>
  numbers.map((number) => String(number).padStart(3, '0')).join('-');

/** Gives each board of a folder a unique file name; names that differ only in case count as equal. */
export class FileNames {
  readonly #usedNames = new Set<string>();
  /** The number of boards that have asked for each name. */
  readonly #counts = new Map<string, number>();

  /** Returns the name of the next board: its `id` or its numbers, after the name of its input if there are several inputs. */
  next(id: string | undefined, numbers: readonly number[], inputName?: string): string {
    const boardName = (id && safeName(id)) || formatNumbers(numbers);
    const name = inputName ? `${safeName(inputName)}-${boardName}` : boardName;
    const key = name.toLowerCase();
    let uniqueName = name;
    let count = this.#counts.get(key) ?? 1;
    while (this.#usedNames.has(uniqueName.toLowerCase())) uniqueName = `${name}-${++count}`;
    this.#counts.set(key, count);
    this.#usedNames.add(uniqueName.toLowerCase());
    return uniqueName;
  }
}
