/** By how much the boxes that are asked of an element, and of what is in its shadow root, are smaller than they are seen. */
export const boxZoomOf = (element: Element): number => (boxesAreZoomed() ? zoomOf(element) : 1);

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
