import {glyphs, glyphStroke} from './glyphs.js';

const texts = /<text\b([^>]*)>([^<]*)<\/text>/g;
const moveTo = /M(-?[\d.]+) (-?[\d.]+)/g;

/** The size of the text of a file, and so what an `em` is there. */
const em = 10;

/** What an attribute says in the markup of our own drawing. */
const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const rounded = (coordinate: number) => +coordinate.toFixed(2);

/**
 * Puts drawn letters in the place of the text of a drawing: they are there also where no font is. A text with a
 * letter that no board has at its edge stays as it is.
 *
 * @param svg - What `boardTemplate` gave: every letter has a place of its own in `x`, `y` and `dy`.
 */
export const outlineText = (svg: string): string =>
  svg.replace(texts, (text, attributes: string, letters: string) => {
    const [xs = [], ys = [], dys = []] = ['x', 'y', 'dy'].map((name) =>
      attribute(attributes, name).split(' ').map(parseFloat),
    );
    const anchor = attribute(attributes, 'text-anchor');
    let path = '';
    for (const [i, letter] of Array.from(letters.trim()).entries()) {
      const glyph = glyphs[letter];
      const x = xs[i];
      const y = (ys[i] ?? NaN) + (dys[i] ?? NaN) * em;
      if (!glyph || x === undefined || Number.isNaN(y)) return text;
      const left = x - glyph.width * (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0);
      path += glyph.path.replace(
        moveTo,
        (_, dx: string, dy: string) => `M${rounded(left + +dx)} ${rounded(y + +dy)}`,
      );
    }
    const color = attribute(attributes, 'fill');
    return (
      path &&
      `<path part="${attribute(attributes, 'part')}" fill="none" stroke="${color}" stroke-width="${glyphStroke}" d="${path}"/>`
    );
  });
