import {html, nothing} from 'lit/html.js';
import type {BoardHost} from '../board-host.js';
import type {Point, State} from '../state/state.js';
import {pieceGroup} from './piece-group.js';
import {squareSide as side} from '../../../picture/drawing/piece-set.js';

/** The dragged piece, in the browser's top layer, so that no element of the page cuts it off. */
export const dragLayerTemplate = (host: BoardHost, state: State): unknown =>
  state.type === 'dragging'
    ? html`<div class="dragged" popover="manual" aria-hidden="true">
        <svg viewBox="0 0 ${side} ${side}" stroke-linejoin="round" stroke-linecap="round">
          ${pieceGroup(host, state.selection.piece, 'dragged', {x: 0, y: 0})}
        </svg>
      </div>`
    : nothing;

/** Moves the dragged piece to the pointer, and marks the destination under it, without updating the element. */
export function placeDragLayer(root: ShadowRoot, {x, y}: Point): void {
  const layer = root.querySelector<HTMLElement>('.dragged');
  if (!layer) return;
  if (!layer.style.width) showLayer(layer, measureSquareSide(root));
  const half = parseFloat(layer.style.width) / 2;
  const zoom = Number(layer.dataset.zoom);
  layer.style.transform = `translate(${x / zoom - half}px, ${y / zoom - half}px)`;
  const target = root.elementFromPoint(x, y)?.closest('[data-target]');
  for (const cell of root.querySelectorAll('.aimed')) cell.classList.toggle('aimed', cell === target);
  target?.classList.add('aimed');
}

/** Makes the layer `width` pixels wide on the screen. */
function showLayer(layer: HTMLElement, width: number): void {
  // Browsers without popovers show the layer with `position: fixed` alone.
  (layer as {showPopover?: () => void}).showPopover?.();
  layer.style.width = `${width}px`;
  // CSS `zoom` scales the layer, but not the coordinates of pointers. It scales the measured box too, except in WebKit until
  // October 2025: https://bugs.webkit.org/show_bug.cgi?id=300474. If the box is twice as wide as `width`, half the width is set.
  const box = layer.getBoundingClientRect();
  layer.style.width = `${box.width ? (width * width) / box.width : width}px`;
  layer.dataset.zoom = String(findZoom(layer));
}

/** The product of the CSS `zoom` of an element and of all its ancestors, also those outside the shadow root. */
function findZoom(element: Element): number {
  const {zoom} = getComputedStyle(element) as CSSStyleDeclaration & {readonly zoom?: string};
  const root = element.getRootNode();
  const parent =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  // Firefox before 126 has no `zoom`: https://bugzilla.mozilla.org/show_bug.cgi?id=390936
  return (Number(zoom) || 1) * (parent ? findZoom(parent) : 1);
}

/** Measures the side of a square in pixels, between the centres of two squares: their boxes grow if CSS rotates them. */
export function measureSquareSide(root: ShadowRoot): number {
  const [first, second] = root.querySelectorAll('[role=gridcell]');
  if (!first || !second) return 0;
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return Math.hypot(b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom) / 2;
}
