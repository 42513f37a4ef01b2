type Listeners = {readonly [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void};

/**
 * Hears of events.
 * @param capture - Before they reach what they have happened to.
 * @returns A function that stops listening.
 */
export function listen(target: EventTarget, listeners: Listeners, capture = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, capture);
  };
}
