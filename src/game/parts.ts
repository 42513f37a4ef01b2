import type {GameContext} from './context.js';
import type {Viewer} from './viewer.js';

/** Makes the viewer of an element. */
export type ConnectGame = (context: GameContext) => Viewer;

let connectGame: ConnectGame | undefined;
let loading: Promise<ConnectGame> | undefined;

/** Makes the viewer, if its part is already loaded: fetched, bundled, or imported on a server. */
export const loadedViewer = (): ConnectGame | undefined => connectGame;

/** Provides the viewer without a fetch, for servers and for builds that bundle it. */
export function provideViewer(connect: ConnectGame): void {
  connectGame = connect;
}

/** Fetches the part that reads and shows games, once; after a failure the next call tries again. */
export function loadViewer(): Promise<ConnectGame> {
  loading ??= import('./part.js').then(
    ({connect}) => (connectGame ??= connect),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
