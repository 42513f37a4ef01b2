/** A place in a text: line and column, from 1, and the index in the whole text, from 0; in UTF-16 units. */
export interface TextPlace {
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

export const beginning: TextPlace = {index: 0, line: 1, column: 1};

/** Finds the lines and columns of indices. If they are asked for in ascending order, the text is searched once. */
export class TextPlaces {
  readonly #text: string;
  /** Where the text begins in a longer one of which it is a piece. */
  readonly #first: TextPlace;
  readonly #lineBreak = /\r\n?|\n/g;
  #line = 0;
  /** Where the line begins in this text (below 0 if it begins in an earlier piece), and where the next one begins. */
  #start = 0;
  #end = 0;

  constructor(text: string, first: TextPlace) {
    this.#text = text;
    this.#first = first;
    this.#rewind();
  }

  of(at: number): TextPlace {
    if (at < this.#start) this.#rewind();
    while (at >= this.#end) {
      this.#line++;
      this.#start = this.#end;
      this.#findEnd();
    }
    return {index: this.#first.index + at, line: this.#line, column: at - this.#start + 1};
  }

  #rewind(): void {
    this.#line = this.#first.line;
    this.#start = 1 - this.#first.column;
    this.#lineBreak.lastIndex = 0;
    this.#findEnd();
  }

  #findEnd(): void {
    this.#end = this.#lineBreak.exec(this.#text) ? this.#lineBreak.lastIndex : Infinity;
  }
}
