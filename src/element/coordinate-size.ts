import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {boxOf} from '../drawing/box.js';
import {coordinatePaths, coordinateScale} from '../drawing/coordinates.js';

const sizeOf = new WeakMap<Element, CoordinateSize>();
/** One for all boards of a document: an observer of another document is not called in step with its layout. */
const observers = new WeakMap<Document, ResizeObserver>();

function observerFor(document: Document): ResizeObserver | undefined {
  const {defaultView: view} = document;
  const known = observers.get(document);
  if (known || !view) return known;
  // It is called after layout and before painting, when reading a style costs nothing.
  const observer = new view.ResizeObserver((entries) => {
    const textSize = parseFloat(view.getComputedStyle(document.documentElement).fontSize);
    for (const {target, contentRect} of entries) sizeOf.get(target)?.fit(contentRect.width, textSize);
  });
  observers.set(document, observer);
  return observer;
}

/** How large the coordinates of a board are: they follow its size and the reader's size of text. */
export class CoordinateSize implements ReactiveController {
  readonly #host: BoardHost;
  #picture: Element | undefined;
  #scale = 1;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  /** As `boardTemplate` needs it; 1 until the board has been measured, and on a server. */
  get scale(): number {
    return this.#scale;
  }

  hostUpdated(): void {
    const {element, root} = this.#host;
    const picture =
      element.coordinates === 'none' ? undefined : (root.querySelector('.board svg') ?? undefined);
    if (picture === this.#picture) return;
    this.hostDisconnected();
    this.#picture = picture;
    if (!picture) return;
    sizeOf.set(picture, this);
    observerFor(picture.ownerDocument)?.observe(picture);
  }

  hostDisconnected(): void {
    const picture = this.#picture;
    this.#picture = undefined;
    // When a board moves to another document, its picture still belongs to the first one here.
    if (picture) observers.get(picture.ownerDocument)?.unobserve(picture);
  }

  /**
   * Draws the coordinates anew where they no longer fit; `width` is that of the picture, in CSS pixels. They are
   * written into the picture directly: an update would let the page's scripts go on in the middle of the observer's
   * round, which browsers report as an error. The next rendering writes the same.
   */
  fit(width: number, textSize: number): void {
    const {element, position, fromBlack} = this.#host;
    const {coordinates} = element;
    const {files} = position;
    // A board that is not displayed has no width.
    if (!width) return;
    const scale = coordinateScale(coordinates, width / boxOf(files, element).width, textSize);
    if (scale === this.#scale) return;
    this.#scale = scale;
    const paths = coordinatePaths(files, fromBlack, coordinates, scale);
    const drawn = this.#picture?.querySelectorAll('[part~=coordinate]') ?? [];
    for (const [i, path] of [...drawn].entries()) path.setAttribute('d', paths[i] ?? '');
  }
}
