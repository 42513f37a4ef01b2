import {listen} from '../../shared/listen.js';

/** How long a finger rests, in milliseconds, and how far it may stray meanwhile, in CSS pixels. */
const rest = 500;
const stray = 10;

/**
 * Calls a function when a finger rests on an element inside the root, because iOS has no `contextmenu` event for a long press:
 * https://bugs.webkit.org/show_bug.cgi?id=213953
 * In other browsers, that event cancels the timer.
 *
 * @param handle - Returns whether it has handled the press. If not, the end of the touch is a click.
 * @returns A function that removes the listeners.
 */
export function listenToLongPress(root: ShadowRoot, handle: (target: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | undefined;
  let isHeld = false;
  const cancel = () => {
    clearTimeout(timer);
    start = undefined;
  };
  const stop = listen(root, {
    pointerdown: (event) => {
      cancel();
      isHeld = false;
      const {target} = event;
      if (event.pointerType !== 'touch' || !event.isPrimary || !(target instanceof Element)) return;
      start = event;
      timer = setTimeout(() => {
        cancel();
        isHeld = handle(target);
      }, rest);
    },
    pointermove: ({clientX, clientY}) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > stray) cancel();
    },
    pointerup: cancel,
    // The finger scrolls.
    pointercancel: cancel,
    contextmenu: cancel,
    // Without this, the element would be clicked too.
    touchend: (event) => {
      if (isHeld && event.cancelable) event.preventDefault();
      isHeld = false;
    },
  });
  return () => {
    cancel();
    stop();
  };
}
