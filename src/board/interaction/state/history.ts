import {formatFen} from '../../../core/notation/format-fen.js';
import {joinSentences} from '../../../core/text/sentence.js';
import type {Color, Position} from '../../../core/notation/position.js';
import {outcomeOfGame, type Outcome} from '../../../core/rules/outcome.js';
import type {Step} from './mode.js';

/** A position, with the move, null if it was edited, and the summary of the step that led to it. */
type HistoryEntry = {readonly position: Position} & Pick<Step, 'move' | 'lastMove' | 'summary'>;

/** The positions that Undo and Redo step through; one of them is the current one. */
export class History {
  readonly #entries: HistoryEntry[] = [];
  #index = 0;
  /** The outcome at an entry. */
  #found: {readonly entry: HistoryEntry; readonly outcome: Outcome | null} | undefined;

  constructor(position: Position) {
    this.restart(position);
  }

  get current(): HistoryEntry {
    return this.#entries[this.#index] as HistoryEntry;
  }

  /** The entries from the last position without a move on; the current one is the last. */
  get line(): readonly HistoryEntry[] {
    const entries = this.#entries.slice(0, this.#index + 1);
    const starts = entries.map(({move}) => !move);
    return entries.slice(starts.lastIndexOf(true));
  }

  /** The outcome of the game that the line is, repetitions included. */
  get outcome(): Outcome | null {
    const entry = this.current;
    if (this.#found?.entry !== entry)
      this.#found = {entry, outcome: outcomeOfGame(this.line.map(({position}) => position))};
    return this.#found.outcome;
  }

  /** The entry that is `steps` away from the current one: -1 for Undo, 1 for Redo. */
  entry(steps: number): HistoryEntry | undefined {
    return this.#entries[this.#index + steps];
  }

  /** The sentences of the steps between the current entry and the one that is `steps` away. */
  summary(steps: number): string {
    const [from, to] = steps < 0 ? [steps, 0] : [0, steps];
    const entries = this.#entries.slice(this.#index + from + 1, this.#index + to + 1);
    return joinSentences(...entries.map(({summary}) => summary));
  }

  /** The number of steps to the nearest entry with that position, negative for Undo; `undefined` if there is none. */
  stepsTo(position: Position): number | undefined {
    const fen = formatFen(position);
    const distances = this.#entries.flatMap((entry, i) =>
      formatFen(entry.position) === fen ? [i - this.#index] : [],
    );
    return distances.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  }

  /**
   * The number of steps to the next position in which a side is to move; null is either side. It is negative for Undo, and 0 if there is
   * none. Redo goes at least to the last position.
   */
  stepsToTurn(direction: -1 | 1, side: Color | null): number {
    let steps: number = direction;
    for (let entry; (entry = this.entry(steps)); steps += direction)
      if (!side || entry.position.turn === side) return steps;
    return direction > 0 ? steps - 1 : 0;
  }

  /** Adds an entry after the current one, and removes the entries that could be redone. */
  add(entry: HistoryEntry): void {
    this.#entries.splice(++this.#index, Infinity, entry);
  }

  /** Moves by `steps`. @param position - The position as read from the FEN; it replaces the position of the entry. */
  go(steps: number, position: Position): void {
    this.#index += steps;
    this.#entries[this.#index] = {...this.current, position};
  }

  /** Goes on at a position, or begins again if it is another than the current one. */
  resume(position: Position): void {
    if (formatFen(position) === formatFen(this.current.position)) this.go(0, position);
    else this.restart(position);
  }

  restart(position: Position): void {
    this.#index = 0;
    this.#entries.splice(0, Infinity, {position, move: null, lastMove: [], summary: ''});
  }
}
