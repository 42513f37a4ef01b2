import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {run} from '../../../src/hosts/cli/run.js';

/** Runs the command in a new folder for each test of a suite. */
export function setup() {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fen-board-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  /** A path in the folder. */
  const inside = (...names: string[]): string => join(folder, ...names);
  /** Writes a file there. @returns Its path. */
  const file = (name: string, text: string): string => {
    writeFileSync(inside(name), text);
    return inside(name);
  };
  const read = (...names: string[]) => readFileSync(inside(...names), 'utf8');

  /** Runs the command and returns its output. */
  async function command(args: readonly string[], input: string | Uint8Array = '', isTerminal = false) {
    const written: (string | Uint8Array)[] = [];
    let reported = '';
    const status = await run(args, {
      version: '1.2.3',
      folder: new URL('../../../src/', import.meta.url),
      isTerminal,
      // However busy the machine is, no progress is reported.
      now: () => 0,
      readInput: () => Promise.resolve(typeof input === 'string' ? new TextEncoder().encode(input) : input),
      write: (output) => void written.push(output),
      report: (message) => void (reported += message),
    });
    return {status, output: written.join(''), reported: reported.replaceAll(folder, ''), written};
  }
  return {inside, file, read, command};
}
