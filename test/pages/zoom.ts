/** Where a point of a box, of an element or of what is in its shadow root, is seen in the window. */
export function inWindow(element: Element, {x, y}: DOMPoint): DOMPoint {
  if (!boxesAreZoomed()) return new DOMPoint(x, y);
  const zoom = zoomOf(element);
  // How far the page is scrolled has been taken off in pixels of the window.
  return new DOMPoint((x + scrollX) * zoom - scrollX, (y + scrollY) * zoom - scrollY);
}

/** WebKit gives boxes in the pixels of the zoomed element, not of the window. */
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
