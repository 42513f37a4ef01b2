import type {FenGameEventMap, GameChangeDetail, PgnChangeDetail} from '../../../src/game/document/events.js';
import type {
  ChangeDetail,
  FenBoardEventMap,
  MarksChangeDetail,
} from '../../../src/board/interaction/events.js';
import {createElement, useEffect, useRef, type Node} from './wordpress.js';

/** A board or a game in the canvas. */
export interface LiveElement extends HTMLElement {
  fen?: string | null;
}

interface LiveProperties {
  readonly tag: 'fen-board' | 'fen-game';
  /** The attributes of the element; others are removed. */
  readonly attributes: {readonly [name: string]: string};
  /** The text inside, shown until the element is defined. */
  readonly text: string;
  readonly listeners: {readonly [event in EventName]?: (event: CustomEvent<Detail>) => void};
}

type EventName = keyof FenBoardEventMap | keyof FenGameEventMap;

/** The details of events that a block stores. */
export type Detail = Partial<
  Pick<ChangeDetail, 'fen'> &
    Pick<MarksChangeDetail, 'marks'> &
    Pick<GameChangeDetail, 'game' | 'place'> &
    Pick<PgnChangeDetail, 'pgn'>
>;

const own = document.currentScript;
/** The address of a file beside this one. */
export const addressOf = (file: string): string =>
  own instanceof HTMLScriptElement ? new URL(file, own.src).href : '';
const script = addressOf('fen-board.min.js');

/** Loads the drop-in, once, into the canvas, which is an iframe with its own registry of elements or the page itself. */
export function load(canvas: Document): void {
  if ([...canvas.scripts].some(({src}) => src === script)) return;
  const element = canvas.createElement('script');
  element.type = 'module';
  element.src = script;
  canvas.head.append(element);
}

/**
 * A board or game in the canvas. It is made without React, whose versions, which depend on the site, differ in how they
 * handle attributes and events of custom elements.
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
    for (const name of Object.keys(current.current) as EventName[]) {
      element.addEventListener(name, (event) => current.current[name]?.(event as CustomEvent<Detail>));
    }
    // Keys that the board handles, such as undo, delete and copy, must not act on the block too.
    for (const name of ['keydown', 'copy', 'cut', 'paste', 'beforeinput']) {
      element.addEventListener(name, (event) => {
        if (event.defaultPrevented || isTyping(event)) event.stopPropagation();
      });
    }
    // The editor must not drag the block while a piece is dragged.
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
      // Setting the position that came from the board again would animate it.
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

/** Whether a key is for a field inside the element. The editor sees only the element, and would apply it to the block. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Object && 'matches' in target && (target as Element).matches('input,textarea,select')
  );
}
