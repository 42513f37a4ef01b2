import {indexed} from '../../core/indexed.js';
/**
 * A picture as pixels.
 *
 * @example
 * const red: Pixels = {width: 1, height: 1, pixels: Uint8Array.of(255, 0, 0, 255)};
 */
export interface Pixels {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Four bytes for each pixel: red, green, blue and alpha, row by row from the top left. */
  readonly pixels: Uint8Array;
}

/** The colours of a palette, each as a number whose bytes are those of a pixel (`colorsIn`). */
export interface Palette {
  readonly colors: readonly number[];
  /** The index of the colour that is most similar to another. */
  readonly indexOf: (color: number) => number;
}

/** The pixels as one number each. Red is the lowest byte. */
export function colorsIn({pixels}: Pixels): Uint32Array {
  const {buffer, byteOffset, byteLength} = pixels;
  // Most processors store the lowest byte first; `slice` aligns the bytes of a pixel.
  return byteOffset % 4 === 0
    ? new Uint32Array(buffer, byteOffset, byteLength / 4)
    : new Uint32Array(pixels.slice().buffer);
}

/** The red, green, blue and alpha of a colour, from 0 to 255. */
export const channelsOf = (
  color: number,
): readonly [red: number, green: number, blue: number, alpha: number] => [
  color & 255,
  (color >>> 8) & 255,
  (color >>> 16) & 255,
  color >>> 24,
];

/** How different two colours look, as a squared distance. For nearly transparent colours, only alpha matters. */
function difference(one: number, other: number): number {
  const [red, green, blue, alpha] = channelsOf(one);
  const [red2, green2, blue2, alpha2] = channelsOf(other);
  const seen = Math.min(alpha, alpha2) / 255;
  return (
    seen * (2 * (red - red2) ** 2 + 4 * (green - green2) ** 2 + (blue - blue2) ** 2) +
    3 * (alpha - alpha2) ** 2
  );
}

/** Counts the pixels of each colour. */
export function countColors(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0, start = 0; i < colors.length; i++) {
    const color = colors[i] ?? 0;
    // Neighbours of one colour are counted at once.
    if (color === colors[i + 1]) continue;
    counts.set(color, (counts.get(color) ?? 0) + i + 1 - start);
    start = i + 1;
  }
  return counts;
}

/**
 * Chooses a palette for a drawing of flat colours. The most frequent colours stay as they are; those of anti-aliased edges are
 * replaced by similar ones.
 *
 * @param counts - The colours, with the number of their pixels.
 * @param size - The largest number of colours.
 */
export function choosePalette(counts: ReadonlyMap<number, number>, size: number): Palette {
  const frequent = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  let colors: number[] = [];
  // Colours that look the same share a place. If there are still too many, the limit of similarity is raised.
  for (let distance = 40; colors.length === 0 || colors.length > size; distance *= 1.6) {
    colors = [];
    for (const [color] of frequent) {
      if (colors.length > size) break;
      if (colors.every((chosen) => difference(chosen, color) > distance)) colors.push(color);
    }
  }
  const indices = new Map(colors.map((color, index) => [color, index]));
  const indexOf = (color: number): number => {
    let index = indices.get(color);
    if (index === undefined) {
      let best = Infinity;
      index = 0;
      for (const [i, chosen] of indexed(colors)) {
        const distance = difference(chosen, color);
        if (distance < best) [best, index] = [distance, i];
      }
      indices.set(color, index);
    }
    return index;
  };
  return {colors, indexOf};
}
