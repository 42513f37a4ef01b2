/**
 * Numeric annotations with their glyphs (PGN standard 8.2.3.8 and 10; the signs of the Chess Informant): first the one
 * that ChessBase, Scid and Lichess show, then other spellings.
 */
const glyphs: readonly (readonly [nag: number, ...glyphs: string[]])[] = [
  [1, '!'],
  [2, '?'],
  [3, '!!', '‼'],
  [4, '??', '⁇'],
  [5, '!?', '⁉'],
  [6, '?!', '⁈'],
  [7, '□'],
  [10, '=', '=='],
  [13, '∞', 'inf'],
  [14, '⩲', '+=', '+/='],
  [15, '⩱', '=+', '=/+'],
  [16, '±', '+/-'],
  [17, '∓', '-/+'],
  [18, '+-'],
  [19, '-+'],
  [22, '⨀'],
  [32, '⟳'],
  [36, '↑'],
  [40, '→'],
  [44, '=∞', '=/∞'],
  [132, '⇆'],
  [138, '⊕'],
  [140, '∆', 'Δ'],
  [142, '⌓'],
  [145, 'RR'],
  [146, 'N'],
  [220, 'D'],
];

const nags = new Map(glyphs.flatMap(([nag, ...texts]) => texts.map((text) => [text, nag] as const)));
const shown = new Map(glyphs.map(([nag, glyph]) => [nag, glyph]));
/** Annotations about White. The next number is the same annotation about Black, with the same glyph. */
const pairs = [22, 32, 36, 40, 44, 132, 138];

/** The number of an annotation that is written as a glyph (`!?`, `±`, `+-`, also with a dash), or 0. */
export const nagOf = (glyph: string): number => nags.get(glyph.replace(/[‐‑‒–—−]/g, '-')) ?? 0;

/**
 * The glyph of an annotation, such as `!?` for 5 and `±` for 16; '' for one that has none.
 *
 * @example
 * nagGlyph(5); // → '!?'
 */
export const nagGlyph = (nag: number): string =>
  shown.get(nag) ?? (pairs.includes(nag - 1) ? (shown.get(nag - 1) ?? '') : '');
