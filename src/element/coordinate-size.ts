import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {coordinatePaths, fitCoordinateScale} from '../drawing/coordinates.js';
import {outlineWidth} from '../drawing/piece-set.js';

const sizeByPicture = new WeakMap<Element, CoordinateSize>();
/** One observer for each document, because the observer of another document would be called too late. */
const observers = new WeakMap<Document, ResizeObserver>();

function observerFor(document: Document): ResizeObserver | undefined {
  const {defaultView: view} = document;
  const existing = observers.get(document);
  if (existing || !view) return existing;
  // Called after layout and before painting, when reading a style costs nothing.
  const observer = new view.ResizeObserver((entries) => {
    const textSize = parseFloat(view.getComputedStyle(document.documentElement).fontSize);
    for (const {target, contentRect} of entries) sizeByPicture.get(target)?.fit(contentRect.width, textSize);
  });
  observers.set(document, observer);
  return observer;
}

/** Adapts outlines and coordinates to the size of the board, and coordinates also to the reader's text size. */
export class CoordinateSize implements ReactiveController {
  readonly #host: BoardHost;
  #picture: Element | undefined;
  /** The observer of the document in which the picture was drawn; a board can move to another document. */
  #observer: ResizeObserver | undefined;
  /** The scale of coordinates; 1 until the board is measured. */
  scale = 1;
  /** The size of a unit of the drawing, in CSS pixels; 1 until the board is measured. */
  unit = 1;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  hostUpdated(): void {
    const picture = this.#host.root.querySelector('.board svg') as Element;
    if (picture === this.#picture) return;
    this.hostDisconnected();
    this.#picture = picture;
    sizeByPicture.set(picture, this);
    this.#observer = observerFor(picture.ownerDocument);
    this.#observer?.observe(picture);
  }

  hostDisconnected(): void {
    const picture = this.#picture;
    this.#picture = undefined;
    if (picture) this.#observer?.unobserve(picture);
  }

  /**
   * Redraws coordinates and outlines for a new width of the picture, in CSS pixels. It changes the nodes directly, because an
   * update could run the page's scripts between the observer's callbacks, and browsers report an error then.
   */
  fit(width: number, textSize: number): void {
    const {element, position, isFlipped, pieces} = this.#host;
    const {coordinates} = element;
    const {files} = position;
    // A board that is not displayed has no width.
    if (!width) return;
    const oldOutline = outlineWidth(pieces, this.unit);
    this.unit = width / viewBoxOf(files, element).width;
    const setAll = (selector: string, attribute: string, value: (i: number) => unknown) =>
      this.#picture
        ?.querySelectorAll(selector)
        .forEach((node, i) => node.setAttribute(attribute, String(value(i))));
    const newOutline = outlineWidth(pieces, this.unit);
    if (newOutline !== oldOutline)
      setAll('[part="piece white"],[part="piece black"]', 'stroke-width', () => newOutline);
    const scale = fitCoordinateScale(coordinates, this.unit, textSize);
    if (scale === this.scale) return;
    this.scale = scale;
    setAll(':has(> [part~=coordinate])', 'transform', () => `scale(${scale})`);
    const paths = coordinatePaths(files, isFlipped, coordinates, scale);
    setAll('[part~=coordinate]', 'd', (i) => paths[i]);
  }
}
