const kinds = ['PNBRQKAC', 'pnbrqkac'];
const unit = 45;

/** The pieces in a drawing of this package, where one path has all pieces of a kind, each beginning in its square. */
export function placedPieces(root) {
  const pieces = {};
  kinds.forEach((letters, side) => {
    const group = root.querySelector(`[part="piece ${['white', 'black'][side]}"]`);
    group.querySelectorAll('path').forEach((path, kind) => {
      for (const [, x, y] of path.getAttribute('d').matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)) {
        pieces['abcdefgh'[Math.floor(x / unit)] + (8 - Math.floor(y / unit))] = letters[kind];
      }
    });
  });
  return pieces;
}
