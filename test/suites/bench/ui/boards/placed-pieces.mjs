import {modern} from '../../../../../src/picture/drawing/modern.ts';

const unit = 45;
/** A shape, whatever its square. */
const withoutPlace = (path) => path.replace(/^M-?[\d.]+[ ,]-?[\d.]+/, '');
const roleOfShape = new Map(
  Object.entries(modern.pieces).map(([role, {body}]) => [withoutPlace(body), role]),
);

/** The pieces in a drawing of this package, where one path has all bodies of a side, each beginning in its square. */
export function placedPieces(root) {
  const pieces = {};
  for (const side of ['white', 'black']) {
    const path = root.querySelector(`[part="piece ${side}"] > path`).getAttribute('d');
    for (const [shape, x, y] of path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)[^M]*/g)) {
      const role = roleOfShape.get(withoutPlace(shape));
      pieces['abcdefgh'[Math.floor(x / unit)] + (8 - Math.floor(y / unit))] =
        side === 'white' ? role : role?.toLowerCase();
    }
  }
  return pieces;
}
