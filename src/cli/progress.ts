/** Reports on the standard error how far a long run is; a short one reports nothing. */
export class ProgressReport {
  readonly #write: (text: string) => void;
  readonly #isTerminal: boolean;
  readonly #now: () => number;
  readonly #start: number;
  #reported: number;
  #onLine = false;

  /** On a terminal one line is updated; elsewhere a new line is written from time to time. */
  constructor(write: (text: string) => void, isTerminal: boolean, now: () => number) {
    this.#write = write;
    this.#isTerminal = isTerminal;
    this.#now = now;
    this.#start = this.#reported = now();
  }

  /** @param part - How much of `input` has been read, from 0 to 1. */
  at(boards: number, input: string, part: number): void {
    const now = this.#now();
    const pause = this.#reported === this.#start ? 1000 : this.#isTerminal ? 200 : 10_000;
    if (now - this.#reported < pause) return;
    this.#reported = now;
    const text = `${boards} boards, ${Math.floor(part * 100)} % of ${input}`;
    this.#write(this.#isTerminal ? `\r${text}\u001b[K` : `${text}\n`);
    this.#onLine = this.#isTerminal;
  }

  clear(): void {
    if (this.#onLine) this.#write('\r\u001b[K');
    this.#onLine = false;
  }
}
