import type {GameElement} from './context.js';

/** So many texts are remembered. Frameworks set a text again within a few changes. */
const maxTexts = 50;

/** A text as it is compared: fields and frameworks may leave out the blanks around it, and no text is that of no game. */
export const comparable = (pgn: string): string => pgn.trim() || '*';

/**
 * The texts that an editor has generated and the page has not set again yet. Frameworks write back what an event gave them,
 * some of them late: after the next change. Such a text is no change. But a text that was set again already is one when it
 * is set once more, as by a page that has its own Undo.
 */
export class Echoes {
  #texts: string[] = [];

  add(text: string): void {
    this.#texts.push(comparable(text));
    if (this.#texts.length > maxTexts) this.#texts.shift();
  }

  /** Whether a text is one that the page has not set again yet; then it and those before it are forgotten. */
  isLate(text: string): boolean {
    const index = this.#texts.indexOf(comparable(text));
    this.#texts.splice(0, index + 1);
    return index >= 0;
  }

  /** The page has set the current text again. */
  seen(text: string): void {
    this.#texts.splice(0, this.#texts.lastIndexOf(comparable(text)) + 1);
  }

  forget(): void {
    this.#texts = [];
  }
}

/**
 * Calls back whenever `pgn` of a game is set, even to the text that it has: then the element is not updated.
 *
 * @returns A function that ends that.
 */
export function watchPgn(element: GameElement, onSet: (pgn: string | null) => void): () => void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.defineProperty(element, 'pgn', {
    configurable: true,
    get: () => Reflect.get(prototype, 'pgn', element) as unknown,
    set(pgn: string | null) {
      onSet(pgn);
      Reflect.set(prototype, 'pgn', pgn, element);
    },
  });
  return () => void Reflect.deleteProperty(element, 'pgn');
}
