/** A module that a page fetches when it first needs it. */
export class Part<Module> {
  /** The module, once it has loaded; `element/all-parts.ts` sets it from the start. */
  loaded: Module | undefined;
  readonly #name: string;
  readonly #fetch: () => Promise<Module>;
  #loading: Promise<Module> | undefined;
  #trying: Promise<Module | undefined> | undefined;

  /** @param name - The name of the part in warnings. */
  constructor(name: string, fetch: () => Promise<Module>) {
    this.#name = name;
    this.#fetch = fetch;
  }

  /** Fetches the part, once; after a failure the next call tries again. */
  load(): Promise<Module> {
    return (this.#loading ??= (this.loaded ? Promise.resolve(this.loaded) : this.#fetch()).then(
      (module) => (this.loaded = module),
      (reason: unknown) => {
        this.#loading = undefined;
        throw Error('Unavailable, or of another version than fen-board.min.js', {cause: reason});
      },
    ));
  }

  /** Like `load`, for a part that a page can do without: a failure is a warning and `undefined`, with no second attempt. */
  tryLoad(): Promise<Module | undefined> {
    return (this.#trying ??= this.load().catch((reason: unknown) => {
      console.warn(`fen-board: ${this.#name} could not be loaded.`, reason);
      return undefined;
    }));
  }
}
