import {glyphsOf} from '../../core/pgn/move-text.js';

/** The glyphs about a move, then those about a position; a move has at most one of each group. */
export const glyphGroups = {
  moveGlyphs: [1, 2, 3, 4, 5, 6],
  positionGlyphs: [10, 13, 14, 15, 16, 17, 18, 19],
} as const;

export type GlyphGroup = keyof typeof glyphGroups;

/** Adds a glyph, in place of one of its group, or removes it. Glyphs that have no button stay. */
export function toggleGlyph(nags: readonly number[], nag: number, group: GlyphGroup): readonly number[] {
  const inGroup: readonly number[] = glyphGroups[group];
  const others = nags.filter((other) => !inGroup.includes(other));
  if (nags.includes(nag)) return nags.filter((other) => other !== nag);
  // As books print them: what is said about the move is before what is said about the position.
  return group === 'moveGlyphs' ? [nag, ...others] : [...others, nag];
}

/**
 * The glyph about a move that a typed `!` or `?` gives: after `!`, it completes `!!` or `!?`; otherwise it begins anew. The two
 * characters of `!!` or `??` typed a third time remove the glyph.
 */
export function glyphOfKey(nags: readonly number[], key: string): number {
  const find = (text: string) => glyphGroups.moveGlyphs.find((nag) => glyphText(nag) === text);
  const current = glyphGroups.moveGlyphs.find((nag) => nags.includes(nag));
  const text = current ? glyphText(current) : '';
  return find(text + key) ?? (text === key + key ? current : undefined) ?? find(key) ?? 1;
}

/** The text of a button: `∞` for the unclear position, which has no other glyph. */
export const glyphText = (nag: number): string => glyphsOf([nag])[0]?.trim() ?? '';
