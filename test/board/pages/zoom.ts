/** Converts a point of a box, in an element or its shadow root, to the pixels of the viewport. */
export function inWindow(element: Element, {x, y}: DOMPoint): DOMPoint {
  if (!boxesAreZoomed()) return new DOMPoint(x, y);
  const zoom = zoomOf(element);
  // The browser subtracts the scroll offset in pixels of the viewport, not of the element.
  return new DOMPoint((x + scrollX) * zoom - scrollX, (y + scrollY) * zoom - scrollY);
}

/** Whether this browser, like WebKit, gives boxes in pixels of the zoomed element instead of the viewport. */
function boxesAreZoomed(): boolean {
  const outer = document.createElement('div');
  outer.style.cssText = 'position: fixed; left: 0; zoom: 2; padding-left: 50px';
  const inner = outer.appendChild(document.createElement('i'));
  document.body.append(outer);
  const ratio = inner.getBoundingClientRect().left;
  const own = zoomOf(document.body);
  outer.remove();
  return Math.round(ratio * own) < 100;
}

function zoomOf(element: Element): number {
  const {zoom} = getComputedStyle(element) as CSSStyleDeclaration & {zoom: string};
  return Number(zoom) * (element.parentElement ? zoomOf(element.parentElement) : 1);
}
