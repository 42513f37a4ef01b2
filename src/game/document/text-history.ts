import type {Path} from '../../core/pgn/tree.js';
import {comparable} from './echoes.js';
import type {GameFile} from './edited-text.js';

/** A state of the text that Undo and Redo step through. */
export interface Entry extends GameFile {
  /** The number of the game that was changed, from 1. */
  readonly number: number;
  /** The path of the current move after the change, and in the game before it. */
  readonly path: Path;
  readonly pathBefore: Path;
  /** The change that has led here, in a sentence. */
  readonly summary: string;
  /** Changes in a row with the same key, as while a person types, are one entry. */
  readonly key: string;
}

/** Steps that can be undone, at most. */
const maxEntries = 500;

/** The texts that a person has made of the page’s own one, which is the first. */
export class TextHistory {
  #entries: Entry[] = [];
  #index = 0;

  /** The page’s own text. */
  get first(): Entry | undefined {
    return this.#entries[0];
  }

  get current(): Entry | undefined {
    return this.#entries[this.#index];
  }

  /** The entry that is so many steps after the current one, or before it if `steps` is negative. */
  at(steps: number): Entry | undefined {
    return this.#entries[this.#index + steps];
  }

  /** The steps to the last entry with a text before the current one, or else to the first after it; 0 if there is none. */
  stepsTo(text: string): number {
    const texts = this.#entries.map((entry) => comparable(entry.text));
    const before = texts.slice(0, this.#index).lastIndexOf(comparable(text));
    const found = before < 0 ? texts.indexOf(comparable(text), this.#index) : before;
    return found < 0 ? 0 : found - this.#index;
  }

  step(steps: number): void {
    this.#index += steps;
  }

  begin(entry: Entry): void {
    this.#entries = [entry];
    this.#index = 0;
  }

  replaceCurrent(entry: Entry): void {
    this.#entries[this.#index] = entry;
  }

  /** Adds a change after the current entry, or to it if both have the same key. What could be redone is gone. */
  add(entry: Entry): void {
    const {current} = this;
    if (entry.key && current?.key === entry.key) {
      this.#entries.splice(this.#index, Infinity, {...entry, pathBefore: current.pathBefore});
      return;
    }
    this.#entries.splice(++this.#index, Infinity, entry);
    if (this.#entries.length <= maxEntries) return;
    this.#entries.shift();
    this.#index--;
  }
}
