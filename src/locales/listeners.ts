/** Functions that are called when a locale or a piece set is added (`isAdded`), and when a `lang` attribute changes. */
export const listeners = new Set<(isAdded?: boolean) => void>();
export const notifyListeners = (isAdded?: boolean): void =>
  listeners.forEach((listener) => listener(isAdded));
