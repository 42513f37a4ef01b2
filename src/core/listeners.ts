/**
 * A function for each board on the page. It is called when texts or piece sets may have changed for the board; with
 * `mustRedraw`, they have changed for all boards: a locale or a piece set was added.
 */
export const listeners = new Set<(mustRedraw?: boolean) => void>();
export const notifyListeners = (mustRedraw?: boolean): void =>
  listeners.forEach((listener) => listener(mustRedraw));
