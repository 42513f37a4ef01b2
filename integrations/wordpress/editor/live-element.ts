import {createElement, useEffect, useRef, type Node} from './wordpress.js';

/** A board or a game in the canvas. */
export interface LiveElement extends HTMLElement {
  fen?: string | null;
}

interface LiveProperties {
  readonly tag: 'fen-board' | 'fen-game';
  /** The attributes of the tag; one that is gone is removed. */
  readonly attributes: {readonly [name: string]: string};
  /** The text inside, for as long as the element is not there. */
  readonly text: string;
  readonly listeners: {readonly [event: string]: (event: CustomEvent<Detail>) => void};
}

/** The details of the events, as far as a block stores them. */
export interface Detail {
  readonly fen?: string;
  readonly marks?: string;
  readonly place?: string;
}

const own = document.currentScript;
/** The address of a file beside this one. */
export const addressOf = (file: string): string =>
  own instanceof HTMLScriptElement ? new URL(file, own.src).href : '';
const script = addressOf('fen-board.min.js');

/** The canvas is an iframe with a registry of its own, or the page itself: whichever it is, it gets the script once. */
export function load(canvas: Document): void {
  if ([...canvas.scripts].some(({src}) => src === script)) return;
  const element = canvas.createElement('script');
  element.type = 'module';
  element.src = script;
  canvas.head.append(element);
}

/**
 * An element of ours in the canvas. It is made by hand: versions of React differ in what they do with attributes and
 * events of custom elements, and sites differ in their React.
 */
export function Live({tag, attributes, text, listeners}: LiveProperties): Node {
  const box = useRef<HTMLElement | null>(null);
  const live = useRef<LiveElement | null>(null);
  const current = useRef(listeners);
  current.current = listeners;

  useEffect(() => {
    if (!box.current) return undefined;
    const canvas = box.current.ownerDocument;
    load(canvas);
    const element: LiveElement = canvas.createElement(tag);
    for (const name of Object.keys(current.current)) {
      element.addEventListener(name, (event) => current.current[name]?.(event as CustomEvent<Detail>));
    }
    // The editor must not repeat on the block what a key does on the board: undo, delete, copy.
    for (const name of ['keydown', 'copy', 'cut', 'paste', 'beforeinput']) {
      element.addEventListener(name, (event) => {
        if (event.defaultPrevented || isTyping(event)) event.stopPropagation();
      });
    }
    // Nor drag the block while a piece is dragged.
    element.addEventListener('dragstart', (event) => event.stopPropagation());
    live.current = element;
    box.current.append(element);
    return () => element.remove();
  }, [tag]);

  useEffect(() => {
    const element = live.current;
    if (!element) return undefined;
    for (const {name} of [...element.attributes]) {
      if (!(name in attributes)) element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(attributes)) {
      // A position that came from the board is there already; setting it again would animate it.
      if (
        name === 'fen'
          ? (element.fen ?? element.getAttribute(name)) !== value
          : element.getAttribute(name) !== value
      ) {
        element.setAttribute(name, value);
      }
    }
    if (!element.shadowRoot) element.textContent = text;
    return undefined;
  });

  return createElement('div', {ref: box});
}

/** Whether a key is for a field inside the element: the editor sees the element alone, and takes it for the block. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Object && 'matches' in target && (target as Element).matches('input,textarea,select')
  );
}
