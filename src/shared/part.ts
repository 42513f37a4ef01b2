/** Warns in the console that a part could not be loaded; `elements` need the part. */
export const warnOfMissingPart = (reason: unknown, ...elements: readonly Element[]): void =>
  console.warn(
    'fen-board: a part is missing, or of another version than fen-board.min.js.',
    reason,
    ...elements,
  );

/** A module that a page fetches when it first needs it. */
export class Part<Module> {
  /** The module once it has loaded. Code that has imported the module may set it. */
  loaded: Module | undefined;
  readonly #fetch: () => Promise<Module>;
  #loading: Promise<Module> | undefined;
  #trying: Promise<Module | undefined> | undefined;
  /** Whether `tryLoad` has failed. */
  hasFailed = false;

  constructor(fetch: () => Promise<Module>) {
    this.#fetch = fetch;
  }

  /** Fetches the module, once; after a failure the next call tries again. */
  load(): Promise<Module> {
    return (this.#loading ??= (this.loaded ? Promise.resolve(this.loaded) : this.#fetch()).then(
      (module) => (this.loaded = module),
      (reason: unknown) => {
        this.#loading = undefined;
        throw reason;
      },
    ));
  }

  /** Fetches an optional module. If that fails, it warns, returns `undefined`, and tries again only after `forgive`. */
  tryLoad(): Promise<Module | undefined> {
    return (this.#trying ??= this.load().catch((reason: unknown) => {
      this.hasFailed = true;
      warnOfMissingPart(reason);
      return undefined;
    }));
  }

  /** Lets `tryLoad` try again, if it has failed. */
  forgive(): void {
    if (this.hasFailed) this.#trying = undefined;
    this.hasFailed = false;
  }
}
