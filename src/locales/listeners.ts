/** The listeners of boards. All boards must redraw after a locale or piece set was added, but not after a `lang` has changed. */
export const listeners = new Set<(mustRedraw?: boolean) => void>();
export const notifyListeners = (mustRedraw?: boolean): void =>
  listeners.forEach((listener) => listener(mustRedraw));
