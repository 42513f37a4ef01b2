import {addPieces, piecesNamed} from '../drawing/pieces.js';
import {languages} from '../locales/languages.js';
import {registerLocale} from '../locales/registry.js';

// The parts that most pages never need. Each is a bundle of its own beside the drop-in and imports nothing of it.
const shipped = new Map<string, () => Promise<unknown>>([
  [
    'pieces classic',
    () => import('../drawing/classic.js').then(({classic}) => addPieces('classic', classic)),
  ],
  ...Object.entries(languages).map(([tag, fetch]): [string, () => Promise<unknown>] => [
    `language ${tag}`,
    () => fetch().then((table) => registerLocale(tag, table)),
  ]),
]);

const loading = new Map<string, Promise<unknown>>();

/**
 * Fetches what is shipped under a name, once; boards are drawn anew when it comes. Where it cannot be fetched they stay
 * as they are: they ask whenever they are drawn, and a page that is offline needs no warning each time.
 *
 * @returns What is settled, and never rejected, when there is nothing more to wait for.
 */
function load(name: string): Promise<unknown> | undefined {
  const fetch = shipped.get(name);
  if (fetch && !loading.has(name)) {
    loading.set(
      name,
      fetch().catch((reason: unknown) => console.warn(`fen-board: ${name} could not be loaded.`, reason)),
    );
  }
  return loading.get(name);
}

/** Fetches a piece set, if it is a shipped one that is not there yet. */
export const loadPieces = (name: string) => (piecesNamed(name) ? undefined : load(`pieces ${name}`));

/**
 * Fetches a shipped language.
 *
 * @param lang - A tag in lower case, which may be none of them.
 */
export const loadLocale = (lang: string) => load(`language ${lang}`);

/** A part that is fetched once for all boards; after a failure the next call tries again. */
function part<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () =>
    (fetched ??= fetch().catch((reason: unknown) => {
      fetched = undefined;
      throw reason;
    }));
}

/** Fetches the part that lets people act on a board. */
export const loadInteraction = part(() => import('../interaction/index.js'));

let animation: Promise<typeof import('../interaction/glide.js') | undefined> | undefined;
/** Fetches what lets the pieces of a diagram glide, once. Where it cannot be fetched they change places at once. */
export const loadAnimation = () =>
  (animation ??= import('../interaction/glide.js').catch((reason: unknown) => {
    console.warn('fen-board: animation could not be loaded.', reason);
    return undefined;
  }));

/** Fetches what reads a move that a script gives as text, and plays it. */
export const loadMoves = part(() => import('../rules/part.js'));

/** Fetches what `mode="edit"` needs beside the part for interaction. */
export const loadEdit = part(() => import('../edit/part.js'));

/** Fetches the toolbar. */
export const loadToolbar = part(() => import('../toolbar/toolbar.js'));

/** Fetches what `mode="solve"` needs beside the part for interaction. */
export const loadSolve = part(() => import('../solve/part.js'));
