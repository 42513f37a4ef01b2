// Shows how far a task has come, and how long it took.

/** The time from `begin` to `end`, both from `performance.now()`, as text: `4.2 s`, `3 min 12 s`. */
export function seconds(begin, end = performance.now()) {
  const spent = (end - begin) / 1000;
  return spent < 60 ? `${spent.toFixed(1)} s` : `${Math.floor(spent / 60)} min ${Math.floor(spent % 60)} s`;
}

/** The milliseconds between two lines in a log. */
const pause = 10_000;

/** One line that is rewritten in a terminal; in a log, a new line from time to time. */
export class ProgressLine {
  #last = performance.now();
  #isTerminal = Boolean(process.stdout.isTTY);

  /** @param text - Cut to the width of the terminal, for only one line can be rewritten. */
  show(text) {
    if (this.#isTerminal) {
      process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
    } else if (performance.now() - this.#last >= pause) {
      this.#last = performance.now();
      process.stdout.write(`${text}\n`);
    }
  }

  /** Removes the line, so that other text can follow. */
  clear() {
    if (this.#isTerminal) process.stdout.write('\r\u001B[K');
  }
}
