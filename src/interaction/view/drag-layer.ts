import {html, nothing} from 'lit/html.js';
import type {BoardHost} from '../../dom/board-host.js';
import type {Point, State} from '../state/state.js';
import {pieceGroup} from './piece-group.js';
import {squareSide as side} from '../../drawing/piece-set.js';

/** The dragged piece, in the browser's top layer, so that no element of the page cuts it off. */
export const dragLayerTemplate = (host: BoardHost, state: State): unknown =>
  state.type === 'dragging'
    ? html`<div class="dragged" popover="manual" aria-hidden="true">
        <svg viewBox="0 0 ${side} ${side}" stroke-linejoin="round" stroke-linecap="round">
          ${pieceGroup(host, state.selection.piece, 'dragged', 0, 0)}
        </svg>
      </div>`
    : nothing;

/** Moves the dragged piece to the pointer, without an update. */
export function placeDragLayer(root: ShadowRoot, {x, y}: Point): void {
  const layer = root.querySelector<HTMLElement>('.dragged');
  if (!layer) return;
  if (!layer.style.width) showLayer(layer, squareSide(root));
  const half = parseFloat(layer.style.width) / 2;
  const zoom = Number(layer.dataset.zoom);
  layer.style.transform = `translate(${x / zoom - half}px, ${y / zoom - half}px)`;
}

function showLayer(layer: HTMLElement, side: number): void {
  // Browsers without popovers show the layer with `position: fixed` alone.
  (layer as {showPopover?: () => void}).showPopover?.();
  layer.style.width = `${side}px`;
  // CSS `zoom` scales the top layer, but not pointer coordinates. Except in WebKit, it scales measured boxes too.
  const {width} = layer.getBoundingClientRect();
  layer.style.width = `${width ? (side * side) / width : side}px`;
  layer.dataset.zoom = String(zoomOf(layer));
}

/** The product of the zooms that CSS sets around an element, shadow roots included. */
function zoomOf(element: Element): number {
  const {zoom} = getComputedStyle(element) as CSSStyleDeclaration & {readonly zoom?: string};
  const root = element.getRootNode();
  const parent =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  // Firefox had no zoom before 126.
  return (Number(zoom) || 1) * (parent ? zoomOf(parent) : 1);
}

/** The side of a square in the viewport, in pixels, from the distance of two squares, which rotation does not change. */
export function squareSide(root: ShadowRoot): number {
  const [one, two] = root.querySelectorAll('[role=gridcell]');
  if (!one || !two) return 0;
  const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
  return Math.hypot(b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom) / 2;
}
