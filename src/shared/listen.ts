type Listeners = {readonly [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void};

/** Adds event listeners; with `capture`, they run before the listeners of inner nodes. @returns A function that removes them. */
export function listen(target: EventTarget, listeners: Listeners, capture = false): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, capture);
  };
}

/** The type of `addEventListener` of an element with events of its own. */
export interface AddListener<Target, OwnEvents> {
  <Type extends keyof (HTMLElementEventMap & OwnEvents)>(
    type: Type,
    listener: (this: Target, event: (HTMLElementEventMap & OwnEvents)[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
