/** Where the text of a game comes from: `pgn`, else what `src` gives, else what stands inside the element. */
export interface GameSource {
  readonly pgn: string | null;
  readonly src: string | null;
  readonly text: string;
}

/** What is known of the text. */
export type Loaded =
  | {readonly state: 'loading'}
  | {readonly state: 'loaded'; readonly text: string}
  | {readonly state: 'failed'; readonly url: string};

/** Fetches the text of `src`, once for each address, and remembers what came. */
export class SourceReader {
  readonly #changed: () => void;
  #url: string | undefined;
  #fetched: Loaded = {state: 'loading'};

  /** @param changed - Called when a text has come, or has failed to. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  read({pgn, src, text}: GameSource): Loaded {
    if (pgn !== null) return {state: 'loaded', text: pgn};
    if (src === null) return {state: 'loaded', text};
    if (src !== this.#url) {
      this.#url = src;
      this.#fetched = {state: 'loading'};
      void this.#fetch(src);
    }
    return this.#fetched;
  }

  async #fetch(url: string): Promise<void> {
    let fetched: Loaded;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(String(response.status));
      fetched = {state: 'loaded', text: await response.text()};
    } catch {
      fetched = {state: 'failed', url};
    }
    // Another address may have been asked for since.
    if (this.#url !== url) return;
    this.#fetched = fetched;
    this.#changed();
  }
}
