type Listeners = {readonly [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void};

/**
 * Adds event listeners.
 *
 * @param capture - Whether they are called before the listeners of the event's own target.
 * @returns A function that removes them.
 */
export function listen(target: EventTarget, listeners: Listeners, capture = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, capture);
  };
}
