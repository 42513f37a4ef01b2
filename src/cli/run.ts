/// <reference types="node" />
import {renderSvg} from '../drawing/index.js';
import {piecesNamed} from '../drawing/pieces.js';
import {registerShipped} from '../drawing/register-shipped.js';
import {shippedTables} from '../locales/shipped.js';
import {chess960NumberIn} from '../notation/start-positions.js';
import {makeVisible} from '../notation/visible.js';
import {help, readArguments, UsageError, type Task} from './options.js';
import {openInput, unreadable, boardsOf, type BoardRecord} from './inputs.js';
import {NotWritten, outputOf} from './outputs.js';

export interface Environment {
  readonly version: string;
  readonly isTerminal: boolean;
  readInput(): Promise<Uint8Array>;
  write(output: string | Uint8Array): void;
  readonly report: (message: string) => void;
}

/** Runs the command `fen-board`. Returns its status: 0, 1 if something was not drawn, 2 for a wrong command line. */
export async function run(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  try {
    const task = readArguments(args);
    if (task === 'help') environment.write(help);
    else if (task === 'version') environment.write(`${environment.version}\n`);
    else return await draw(task, environment);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    environment.report(`fen-board: ${makeVisible(error instanceof Error ? error.message : String(error))}\n`);
    if (isUsage) environment.report('fen-board --help lists the options.\n');
    return isUsage ? 2 : 1;
  }
}

async function draw(task: Task, environment: Environment): Promise<0 | 1> {
  registerShipped();
  const {pieces, lang} = task.look;
  if (typeof pieces === 'string' && !piecesNamed(pieces)) {
    throw new UsageError(`--pieces must be one of modern, classic; found “${pieces}”.`);
  }
  const languages = ['en', ...Object.keys(shippedTables)];
  // A region may follow, as in de-AT.
  if (typeof lang === 'string' && !languages.includes(lang.toLowerCase().replace(/-.*/, ''))) {
    throw new UsageError(`--lang must be one of ${languages.join(', ')}; found “${lang}”.`);
  }
  const toPng = task.type === 'png' ? await loadPng() : undefined;
  const picture = ({position, fen}: BoardRecord) => {
    // The position of `chess960:518` is that of orthodox chess; only the text shows that its number is wanted.
    const svg = renderSvg(chess960NumberIn(fen) ? (fen as string) : position, task.look);
    return toPng ? toPng(svg, task.size) : `${svg}\n`;
  };

  const progress = progressReport(environment.report, environment.isTerminal, () => Date.now());
  const output = outputOf(task, (content) => environment.write(content));
  let boards = 0;
  let failures = 0;
  const note = (message: string) => {
    progress.clear();
    environment.report(`${makeVisible(message)}\n`);
  };
  const fail = (message: string) => {
    failures++;
    note(message);
  };
  // A file that cannot be written does not stop the others.
  const unlessNotWritten = (act: () => void) => {
    try {
      act();
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      fail(`fen-board: ${error.message}`);
    }
  };
  if (task.randomStart && environment.isTerminal) note(`Drawn by lot: ${task.randomStart}`);
  for (const argument of task.inputs) {
    const input = await openInput(argument, task.from, () => environment.readInput()).catch(
      (error: unknown) => {
        fail(`fen-board: ${unreadable(argument, error)}`);
      },
    );
    if (!input) continue;
    const {name, text} = input;
    if (input.encodingNote) note(`fen-board: ${input.encodingNote}`);
    let found = 0;
    for (const record of boardsOf(text, input.format, task.plies)) {
      found++;
      if (record.kind === 'problem') {
        fail(`${input.placeOf(record.line, record.column)}: ${record.message}${input.note}`);
      } else {
        unlessNotWritten(() => output.put(record, name, () => picture(record)));
        boards++;
      }
      progress.at(boards, makeVisible(name), record.index / text.length);
    }
    if (found === 0) {
      const what =
        input.format === 'pgn' && task.plies === 'diagrams'
          ? 'No game asks for a diagram, with [#], [D] or $220.'
          : 'No board was found.';
      fail(`${input.placeOf(1, 1)}: ${what}${input.note}`);
    }
  }
  unlessNotWritten(() => output.end());
  progress.clear();
  // Scripts have the exit status.
  const written = output.written();
  if (environment.isTerminal && written) environment.report(`${makeVisible(written)}\n`);
  return failures > 0 ? 1 : 0;
}

/** In pixels; the height counts only without a width. Without either, the width is 720. */
interface PngSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

type ToPng = (svg: string, size: PngSize) => Uint8Array;

/** Loads the package that makes PNGs; throws an `Error` with a sentence if it is not installed. */
async function loadPng(): Promise<ToPng> {
  let resvg;
  try {
    resvg = await import('@resvg/resvg-js');
  } catch (cause) {
    // v8 ignore next 6: the package is always installed here; test/package/command.test.mjs tests without it.
    throw new Error(
      'PNG needs @resvg/resvg-js, which is not installed here: npm install fen-board @resvg/resvg-js, ' +
        'or npx -p fen-board -p @resvg/resvg-js fen-board …',
      {cause},
    );
  }
  const {Resvg} = resvg;
  return (svg, {width, height}) => {
    const fitTo =
      width === undefined && height !== undefined
        ? {mode: 'height' as const, value: height}
        : {mode: 'width' as const, value: width ?? 720};
    return new Resvg(svg, {fitTo, font: {loadSystemFonts: false}}).render().asPng();
  };
}

/**
 * Reports on the standard error how far a long run is; a short one reports nothing. On a terminal one line is updated;
 * elsewhere a new line is written from time to time.
 */
export function progressReport(write: (text: string) => void, isTerminal: boolean, now: () => number) {
  const start = now();
  let reported = start;
  let isOnLine = false;
  return {
    /** @param part - How much of `input` has been read, from 0 to 1. */
    at(boards: number, input: string, part: number): void {
      const time = now();
      const pause = reported === start ? 1000 : isTerminal ? 200 : 10_000;
      if (time - reported < pause) return;
      reported = time;
      const text = `${boards} boards, ${Math.floor(part * 100)} % of ${input}`;
      write(isTerminal ? `\r${text}\u001b[K` : `${text}\n`);
      isOnLine = isTerminal;
    },
    clear(): void {
      if (isOnLine) write('\r\u001b[K');
      isOnLine = false;
    },
  };
}
