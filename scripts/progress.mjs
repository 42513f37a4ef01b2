// What a person sees while something runs: one line that is rewritten in a terminal, and from time to time a new line
// in a log.
import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** How long it took since `begin` (of `performance.now()`): `4.2 s`, `3 min 12 s`. */
export function seconds(begin, end = performance.now()) {
  const spent = (end - begin) / 1000;
  return spent < 60 ? `${spent.toFixed(1)} s` : `${Math.floor(spent / 60)} min ${Math.floor(spent % 60)} s`;
}

/** A line that shows how far something is. */
export class ProgressLine {
  #last = performance.now();
  #isTerminal = Boolean(process.stdout.isTTY);
  #pause;

  /** @param pause - In a log, how many milliseconds are between two lines. */
  constructor(pause = 10_000) {
    this.#pause = pause;
  }

  /** @param text - What to show; a longer line than the terminal is cut, for only one line can be rewritten. */
  show(text) {
    if (this.#isTerminal) {
      process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
    } else if (performance.now() - this.#last >= this.#pause) {
      this.#last = performance.now();
      process.stdout.write(`${text}\n`);
    }
  }

  /** Removes the line, so that other text can follow. */
  clear() {
    if (this.#isTerminal) process.stdout.write('\r\u001B[K');
  }
}

/** How long something has been running, shown until it ends: `1/3 … 40 s`. */
const wholeSeconds = (begin) => `${Math.round((performance.now() - begin) / 1000)} s`;

/**
 * Waits for something that shows nothing of its own, and shows how long it has taken so far.
 *
 * @param what - What is waited for, or a function that gives it whenever it is shown.
 * @param pause - In a log, how many milliseconds are between two lines.
 */
export async function withTime(what, promise, pause = 5000) {
  const line = new ProgressLine(pause);
  const begin = performance.now();
  const show = () => line.show(`${typeof what === 'string' ? what : what()} … ${wholeSeconds(begin)}`);
  const timer = setInterval(show, Math.min(pause, 1000));
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    line.clear();
  }
}

/**
 * Runs a program that shows nothing but errors, and shows how long it has been running.
 *
 * @returns Its exit status; 1 if it cannot be started.
 */
export async function runWithTime(what, [command, args, options], pause) {
  const child = spawn(command, args, {stdio: 'inherit', ...options});
  const ended = once(child, 'close').catch((error) => {
    console.error(error.message);
    return [1];
  });
  const [status] = await withTime(what, ended, pause);
  return status ?? 1;
}
