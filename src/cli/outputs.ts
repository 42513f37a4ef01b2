/// <reference types="node" />
import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join, normalize} from 'node:path';
import {isPicture, UsageError, type Task} from './options.js';
import type {BoardRecord} from './inputs.js';

export interface Output {
  /** Writes the picture of a board from the input `source`, now or at the end. Throws `NotWritten` if only this file fails. */
  put(board: BoardRecord, source: string, picture: () => string | Uint8Array): void;
  end(): void;
  /** A sentence about the files that were written; empty if there are none. */
  written(): string;
}

/** A file that could not be written; its message says why. Other files may succeed. */
export class NotWritten extends Error {}

export function outputOf(task: Task, write: (output: string | Uint8Array) => void): Output {
  const {output, type, inputs, force} = task;
  if (output !== undefined && !isPicture.test(output)) {
    const names = new FileNames();
    let count = 0;
    return {
      put({id, numbers}, source, picture) {
        const from = inputs.length > 1 ? basename(source, extname(source)) : undefined;
        save(join(output, `${names.next(id, numbers, from)}.${type}`), picture, force);
        count++;
      },
      end: () => undefined,
      written: () => (count > 0 ? `${count} ${count > 1 ? 'files' : 'file'} written into ${output}.` : ''),
    };
  }
  const pictures: (() => string | Uint8Array)[] = [];
  let written = '';
  return {
    put(_board, _source, picture) {
      if (pictures.push(picture) > 1) {
        throw new UsageError('There are several boards: name a folder for them, such as -o boards/');
      }
    },
    end() {
      for (const picture of pictures) {
        if (output === undefined) write(picture());
        else {
          save(output, picture, force);
          written = `${output} written.`;
        }
      }
    },
    written: () => written,
  };
}

/** Errors that concern one file only: a name that is too long or that a file or folder has, or no permission. */
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
    throw new NotWritten(reasonOf(code, path, message), {cause});
  }
}

function reasonOf(code: string | undefined, path: string, message: string): string {
  if (existsSync(path) && statSync(path).isDirectory()) return `${path} is a folder.`;
  if (code === 'EEXIST') return `${path} is already there; --force replaces it.`;
  return code === 'ENAMETOOLONG' ? `${path}: The name is too long.` : message;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (cause) {
    // The system's message names the whole path, not the part of it that is a file.
    for (let part = folder; part !== dirname(part); part = dirname(part)) {
      if (existsSync(part) && !statSync(part).isDirectory()) {
        throw new Error(`${part} is not a folder.`, {cause});
      }
    }
    throw cause;
  }
}

/** In bytes of UTF-8: file systems allow 255, and a number and an extension follow. */
const maxNameLength = 200;
/** Names that Windows reserves for devices, with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a safe file name from a name in an input; it may become empty. Keeps letters, digits and `. _ + = ( ) -`, in
 * Unicode's composed form; anything else becomes a hyphen. It never begins with a dot.
 */
export function safeName(name: string): string {
  const composed = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._+=()-]+/gu, '-');
  const safe = shortened(composed).replace(/^[.-]+|[.-]+$/g, '');
  return devices.test(safe) ? `_${safe}` : safe;
}

/** The beginning of a name, without cutting a character in two. */
function shortened(name: string): string {
  let bytes = 0;
  let short = '';
  for (const character of name.match(/./gsu)?.slice(0, 80) ?? []) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > maxNameLength) break;
    short += character;
  }
  return short;
}

/** Numbers with at least three digits, so that up to a thousand files are listed in their order. */
const numberName = (numbers: readonly number[]) =>
  numbers.map((number) => String(number).padStart(3, '0')).join('-');

/** Gives each board of a folder a unique file name; names that differ only in case count as equal. */
export class FileNames {
  readonly #taken = new Set<string>();
  /** The last number added to each name that several boards share. */
  readonly #counts = new Map<string, number>();

  /** The name of the next board: its `id` or its numbers, preceded by `from`, the input's name, if there are several. */
  next(id: string | undefined, numbers: readonly number[], from?: string): string {
    const own = (id && safeName(id)) || numberName(numbers);
    const name = from ? `${safeName(from)}-${own}` : own;
    const key = name.toLowerCase();
    let free = name;
    let count = this.#counts.get(key) ?? 1;
    while (this.#taken.has(free.toLowerCase())) free = `${name}-${++count}`;
    this.#counts.set(key, count);
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
