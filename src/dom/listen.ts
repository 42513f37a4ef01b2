type Listeners = {readonly [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void};

/** Adds event listeners, with `capture` before those of the target; the function that is returned removes them. */
export function listen(target: EventTarget, listeners: Listeners, capture = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, capture);
  };
}
