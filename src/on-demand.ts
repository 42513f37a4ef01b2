import {addPieces, piecesNamed} from './drawing/pieces.js';

// The parts that most pages never need. Each is a bundle of its own beside the drop-in and imports nothing of it.
const pieceSets = {
  classic: () => import('./drawing/classic.js').then(({classic}) => classic),
} as const;

const isShipped = (name: string): name is keyof typeof pieceSets => Object.hasOwn(pieceSets, name);
const loading = new Set<string>();

/**
 * Fetches a shipped piece set that is not there yet; boards that show it are drawn anew when it comes. Where it
 * cannot be fetched they stay as they are, and the next board that asks for it tries again.
 */
export function loadPieces(name: string): void {
  if (!isShipped(name) || piecesNamed(name) || loading.has(name)) return;
  loading.add(name);
  pieceSets[name]()
    .then((set) => addPieces(name, set))
    .catch((reason: unknown) =>
      console.warn(`fen-board: the piece set “${name}” could not be loaded.`, reason),
    )
    .finally(() => loading.delete(name));
}

let interaction: Promise<typeof import('./interaction/index.js')> | undefined;

/** Fetches the part that lets people act on a board; all boards share it. After a failure the next call tries again. */
export function loadInteraction(): Promise<typeof import('./interaction/index.js')> {
  interaction ??= import('./interaction/index.js').catch((reason: unknown) => {
    interaction = undefined;
    throw reason;
  });
  return interaction;
}
