/// <reference types="node" />
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join, normalize} from 'node:path';
import {renderSvg} from '../drawing/index.js';
import {piecesNamed} from '../drawing/pieces.js';
import {registerShipped} from '../drawing/register-shipped.js';
import {FileNames} from './file-names.js';
import {help} from './help.js';
import {readArguments, UsageError, type Task} from './options.js';
import {loadPng} from './png.js';
import {Progress} from './progress.js';
import {boardsOf, formats, type Board, type Format} from './records.js';

/** What the command has around it. */
export interface Surroundings {
  readonly version: string;
  readonly isTerminal: boolean;
  /** The whole standard input. */
  readInput(): Promise<string>;
  write(output: string | Uint8Array): void;
  readonly report: (message: string) => void;
}

interface Input {
  /** As it is named to the person. */
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  /** What else is to be said where the text cannot be read. */
  readonly note: string;
}

/**
 * The command `fen-board`.
 *
 * @param args - What stands after its name.
 * @returns The exit status: 0, 1 if something could not be drawn, 2 if it is not clear what to do.
 */
export async function run(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  try {
    const task = readArguments(args);
    if (task === 'help') around.write(help);
    else if (task === 'version') around.write(`${around.version}\n`);
    else return await draw(task, around);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    around.report(`fen-board: ${error instanceof Error ? error.message : String(error)}\n`);
    if (isUsage) around.report('fen-board --help lists the options.\n');
    return isUsage ? 2 : 1;
  }
}

async function draw(task: Task, around: Surroundings): Promise<0 | 1> {
  registerShipped();
  const {pieces} = task.look;
  if (typeof pieces === 'string' && !piecesNamed(pieces)) {
    throw new UsageError(`--pieces is modern or classic; found “${pieces}”.`);
  }
  const toPng = task.type === 'png' ? await loadPng() : undefined;
  const picture = ({position}: Board) => {
    const svg = renderSvg(position, task.look);
    return toPng ? toPng(svg, task.size ?? 720) : `${svg}\n`;
  };

  const progress = new Progress(around.report, around.isTerminal, () => Date.now());
  const put = outlet(task, around);
  let boards = 0;
  let failures = 0;
  const fail = (message: string) => {
    failures++;
    progress.clear();
    around.report(`${message}\n`);
  };
  for (const argument of task.inputs) {
    const input = await open(argument, task, around).catch((error: unknown) => {
      fail(`fen-board: ${unreadable(argument, error)}`);
    });
    if (!input) continue;
    const {name, text, note} = input;
    let found = 0;
    for (const record of boardsOf(text, input.format, task.plies)) {
      found++;
      if (record.kind === 'problem') {
        fail(`${name}:${record.line}:${record.column}: ${record.message}${note}`);
      } else {
        put(record, input, () => picture(record));
        boards++;
      }
      progress.at(boards, name, record.index / text.length);
    }
    if (found === 0) fail(`${name}:1:1: No board was found.${note}`);
  }
  put.end();
  progress.clear();
  return failures > 0 ? 1 : 0;
}

async function open(argument: string, task: Task, around: Surroundings): Promise<Input> {
  if (argument === '-') {
    const text = await around.readInput();
    const format = task.from ?? (/^[\s\ufeff]*\[/.test(text) ? 'pgn' : 'fen');
    return {name: '<stdin>', text, format, note: ''};
  }
  const extension = extname(argument).slice(1).toLowerCase();
  const known = formats.find((format) => format === extension);
  try {
    const text = readFileSync(argument, 'utf8');
    return {name: argument, text, format: task.from ?? known ?? 'fen', note: ''};
  } catch (error) {
    if (known !== undefined || existsSync(argument)) throw error;
    const note = mayBePath(argument) ? ` ${noFile(argument)}` : '';
    return {name: '<argument>', text: argument, format: 'fen', note};
  }
}

/** Whether what is no FEN may have been meant as a path: a FEN has seven slashes, and a side to move. */
function mayBePath(argument: string): boolean {
  if (/\s[wb](?:\s|$)|[\r\n]/i.test(argument)) return false;
  if (/\\|\.\w+$|^[.~]*\//.test(argument)) return true;
  const parts = argument.split('/').length;
  return parts > 1 && parts < 8 && /[^\d\s/pnbrqkac-]/i.test(argument);
}

const noFile = (path: string) => `There is no file ${path}.`;

function unreadable(path: string, error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return noFile(path);
  return code === 'EISDIR' ? `${path} is a folder, not a file.` : `${path}: ${message}`;
}

/** Writes a file, and makes the folder it lies in. */
function save(path: string, content: string | Uint8Array): void {
  const folder = dirname(normalize(path));
  try {
    mkdirSync(folder, {recursive: true});
  } catch (cause) {
    // The system names the whole path, not the part of it that is in the way.
    for (let part = folder; part !== dirname(part); part = dirname(part)) {
      if (existsSync(part) && !statSync(part).isDirectory()) {
        throw new Error(`${part} is not a folder.`, {cause});
      }
    }
    throw cause;
  }
  writeFileSync(path, content);
}

interface Outlet {
  (board: Board, input: Input, picture: () => string | Uint8Array): void;
  /** Called when there are no more boards. */
  end(): void;
}

/** Where boards go: into a folder as they come, or the one that there is to its place when all has been read. */
function outlet(task: Task, around: Surroundings): Outlet {
  const {output, type, inputs} = task;
  if (output !== undefined && !/\.(svg|png)$/i.test(output)) {
    const names = new FileNames();
    const into = ({id, numbers}: Board, {name}: Input, picture: () => string | Uint8Array) => {
      const from = inputs.length > 1 ? basename(name, extname(name)) : undefined;
      save(join(output, `${names.next(id, numbers, from)}.${type}`), picture());
    };
    return Object.assign(into, {end: () => undefined});
  }
  const kept: (() => string | Uint8Array)[] = [];
  const keep = (_board: Board, _input: Input, picture: () => string | Uint8Array) => {
    if (kept.push(picture) > 1) {
      throw new UsageError('There are several boards: name a folder for them, such as -o boards/');
    }
  };
  return Object.assign(keep, {
    end() {
      for (const picture of kept) {
        if (output === undefined) around.write(picture());
        else save(output, picture());
      }
    },
  });
}
