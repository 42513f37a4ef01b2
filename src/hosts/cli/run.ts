/// <reference types="node" />
import type {Server} from 'node:http';
import type {Position} from '../../core/notation/position.js';
import {renderSvg, type SvgOptions} from '../../picture/files/render-svg.js';
import {piecesNamed} from '../../picture/drawing/pieces.js';
import {registerShippedPiecesAndLocales} from '../../picture/drawing/register-shipped.js';
import {shippedTables} from '../../words/shipped.js';
import {chess960NumberIn} from '../../core/notation/start-positions.js';
import {makeVisible} from '../../core/text/fill.js';
import {pngWidth} from '../../picture/address/picture-address.js';
import {UsageError} from './command-line.js';
import {help} from './help.js';
import {readTask, type Task} from './task.js';
import {mayHaveGames, openInput, readErrorMessage, recordsOf, type BoardRecord} from './inputs.js';
import {makeBoardNamer, makeOutput, WriteError} from './outputs.js';
import {pasteOf} from './paste.js';
import {loadGif, loadPng} from './file-writers.js';
import {animateGame} from '../../picture/files/animate-game.js';
import {serve} from './serve.js';

/** Of many failures of one kind, this many are reported; the others are only counted. */
const reportedFailures = 10;
/** The width of a GIF for which no size is named. */
const gifWidth = 480;

/** The process in which the command runs; tests replace it. */
interface Environment {
  readonly version: string;
  /** The folder of the package’s built files, which `fen-board serve` sends. */
  readonly folder: URL;
  /** Whether the standard error, to which `report` writes, is a terminal. */
  readonly isTerminal: boolean;
  /** A clock in milliseconds, for reports of progress; by default the clock of the system. */
  readonly now?: () => number;
  readonly readInput: () => Promise<Uint8Array>;
  readonly write: (output: string | Uint8Array) => void;
  readonly report: (message: string) => void;
  /** Gets the server of `fen-board serve`, which keeps running. */
  readonly onServer?: (server: Server) => void;
}

/** Runs the command. Returns its exit status: 0, 1 if something was not drawn, 2 for a wrong command line. */
export async function run(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  try {
    if (args[0] === 'serve') {
      const server = await serve(args.slice(1), environment.folder, environment.report);
      environment.onServer?.(server);
      return 0;
    }
    const task = readTask(args);
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
  registerShippedPiecesAndLocales();
  const {pieces, lang} = task.look;
  if (pieces !== undefined && !piecesNamed(pieces)) {
    throw new UsageError(`--pieces must be one of modern, classic; found “${pieces}”.`);
  }
  const languages = ['en', ...Object.keys(shippedTables)];
  // A region may follow, as in de-AT.
  if (lang !== undefined && !languages.includes(lang.toLowerCase().replace(/-.*/, ''))) {
    throw new UsageError(`--lang must be one of ${languages.join(', ')}; found “${lang}”.`);
  }
  const toPng = task.type === 'png' ? loadPng() : undefined;
  const toGif = task.type === 'gif' ? loadGif() : undefined;
  const {width, height} = task.look;
  const size = toPng && width === undefined && height === undefined ? {width: pngWidth} : {};
  const drawPicture = (record: BoardRecord) => {
    const {position, fen, marks = [], lastMove = '', game} = record;
    if (task.animates && game) {
      const place = typeof task.positions === 'object' ? task.positions.at : undefined;
      const options = {...task.look, place, seconds: task.seconds};
      return toGif
        ? toGif(game, width === undefined && height === undefined ? {...options, width: gifWidth} : options)
        : `${animateGame(game, options)}\n`;
    }
    const look = {marks, ...task.look, ...size, ...(task.showsLastMove && {lastMove})};
    // The description of `chess960:518` mentions the number. That of `start`, the same position, does not.
    const svg = renderSvg(fen && chess960NumberIn(fen) ? fen : position, look);
    return toPng ? toPng(svg) : `${svg}\n`;
  };

  const toDataAddress = (position: Position, look: SvgOptions) => {
    const svg = renderSvg(position, {...look, ...size});
    const content = Buffer.from(toPng ? toPng(svg) : svg).toString('base64');
    return `data:image/${toPng ? 'png' : 'svg+xml'};base64,${content}`;
  };

  const progress = progressReport(environment.report, environment.isTerminal, environment.now ?? Date.now);
  const output = makeOutput(task, environment.write);
  const nameBoard = makeBoardNamer(task.inputs);
  let boardCount = 0;
  let failureCount = 0;
  const report = (message: string) => {
    progress.clear();
    environment.report(`${makeVisible(message)}\n`);
  };
  const failuresOfKind = new Map<string, number>();
  /** Reports a failure, but of many of one kind, such as those of an input, only the first ones; `reportOthers` counts the rest. */
  const reportFailure = (message: string, kind: string) => {
    failureCount++;
    const count = (failuresOfKind.get(kind) ?? 0) + 1;
    failuresOfKind.set(kind, count);
    if (count <= reportedFailures) report(message);
  };
  const reportOthers = (kind: string) => {
    const others = (failuresOfKind.get(kind) ?? 0) - reportedFailures;
    if (others > 0) report(`${kind}: ${others} more like ${others > 1 ? 'these' : 'this'}.`);
  };
  // A file that cannot be written does not stop the others.
  const tryToWrite = (write: () => void) => {
    try {
      write();
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      reportFailure(`fen-board: ${error.message}`, 'fen-board');
    }
  };
  if (task.randomStart && environment.isTerminal) report(`Chosen at random: ${task.randomStart}`);
  for (const argument of task.inputs) {
    const input = await openInput(argument, task.from, environment.readInput).catch((error: unknown) => {
      reportFailure(`fen-board: ${readErrorMessage(argument, error)}`, argument);
    });
    if (!input) continue;
    const {name, text, encoding, format} = input;
    const others = task.inputs.filter((other) => other !== argument);
    if (task.gameOption && format !== 'pgn' && !others.some((other) => mayHaveGames(other, task.from)))
      throw new UsageError(`--${task.gameOption} is of a game, and there is none in ${name}.`);
    if (encoding !== 'UTF-8') report(`fen-board: ${name} is read as ${encoding}.`);
    let recordCount = 0;
    for (const record of recordsOf(text, format, task.positions)) {
      recordCount++;
      if (record.type === 'problem') {
        reportFailure(input.formatProblem(record.line, record.column, record.message), name);
      } else if (task.animates && !record.game) {
        reportFailure(input.formatProblem(1, 1, 'Only a game moves: name a .pgn file.'), name);
      } else if (task.as === 'static' && !record.game) {
        reportFailure(input.formatProblem(1, 1, 'Only a game has moves to print: name a .pgn file.'), name);
      } else {
        if (task.as) {
          const isOneFen = task.inputs.length === 1 && name === 'FEN';
          const fileName = isOneFen ? 'board' : nameBoard(record, name);
          environment.write(`${pasteOf(task.as, record, {...task, fileName, toDataAddress})}\n`);
        } else tryToWrite(() => output.add(record, name, () => drawPicture(record)));
        boardCount++;
      }
      progress.update(boardCount, makeVisible(name), record.index / text.length);
    }
    if (recordCount === 0) {
      const message =
        format === 'pgn' && task.positions === 'diagrams'
          ? 'No game asks for a diagram, with [#], [D] or $220.'
          : 'No board was found.';
      reportFailure(input.formatProblem(1, 1, message), name);
    }
    reportOthers(name);
  }
  tryToWrite(() => {
    const summary = output.end();
    // Written only for a person: a script can use the exit status.
    if (environment.isTerminal && summary) report(summary);
  });
  reportOthers('fen-board');
  progress.clear();
  return failureCount > 0 ? 1 : 0;
}

/** Reports the progress of a run that takes longer than a second. `now` is a clock in milliseconds. */
export function progressReport(write: (text: string) => void, isTerminal: boolean, now: () => number) {
  const startTime = now();
  let lastReportTime = startTime;
  let isLineVisible = false;
  return {
    /** `fraction` is the part of `input` that has been read, from 0 to 1. */
    update(boardCount: number, input: string, fraction: number): void {
      const time = now();
      const laterPause = isTerminal ? 200 : 10_000;
      if (time - lastReportTime < (lastReportTime === startTime ? 1000 : laterPause)) return;
      lastReportTime = time;
      const text = `${boardCount} boards, ${Math.floor(fraction * 100)} % of ${input}`;
      write(isTerminal ? `\r${text}\u001b[K` : `${text}\n`);
      isLineVisible = isTerminal;
    },
    clear(): void {
      if (isLineVisible) write('\r\u001b[K');
      isLineVisible = false;
    },
  };
}
