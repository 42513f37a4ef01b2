import {results, type Result} from './game.js';

/** Numeric annotations (PGN standard 8.2.3.8 and 10), each with the glyph that ChessBase and Lichess show, and other spellings. */
const glyphs: readonly (readonly [nag: number, ...glyphs: string[]])[] = [
  [1, '!'],
  [2, '?'],
  [3, '!!', '‼'],
  [4, '??', '⁇'],
  [5, '!?', '⁉'],
  [6, '?!', '⁈'],
  [7, '□', '[]'],
  [10, '=', '=='],
  [13, '∞', 'inf'],
  [14, '⩲', '+=', '+/='],
  [15, '⩱', '=+', '=/+'],
  [16, '±', '+/-'],
  [17, '∓', '-/+'],
  [18, '+-'],
  [19, '-+'],
  [20, '+--'],
  [21, '--+'],
  [22, '⨀'],
  [32, '⟳'],
  [36, '↑'],
  [40, '→'],
  [44, '=∞', '=/∞', '∞='],
  [132, '⇆'],
  [138, '⊕'],
  [140, '∆', 'Δ'],
  [141, '∇'],
  [142, '⌓'],
  [145, 'RR'],
  [146, 'N'],
  [220, 'D'],
  [239, '⇔'],
  [240, '⇗'],
  [241, '⊞'],
  [242, '⟫', '»'],
  [243, '⟪', '«'],
  [244, '✕'],
  [245, '⊥'],
];
/** Annotations that share the glyph of another one: the first and the last number, and that glyph. */
const sharedGlyphs: readonly (readonly [first: number, last: number, glyph: string])[] = [
  [8, 8, '□'],
  [11, 12, '='],
  [24, 29, '○'],
  [30, 35, '⟳'],
  [38, 39, '↑'],
  [46, 47, '=∞'],
  [48, 53, '⊞'],
  [54, 59, '⟫'],
  [60, 65, '⟪'],
  [130, 135, '⇆'],
  [136, 139, '⊕'],
  [143, 143, '≤'],
  [144, 144, '='],
  [238, 238, '○'],
];

const nags = new Map(glyphs.flatMap(([nag, ...texts]) => texts.map((text) => [text, nag] as const)));
const preferredGlyphs = new Map(glyphs.map(([nag, glyph]) => [nag, glyph]));
/** Annotations about White. The next number is the same annotation about Black, and has the same glyph. */
const nagsForWhite = [22, 32, 36, 40, 44, 132, 138];

/** The number of the annotation that a glyph stands for (`!?`, `±`, `+-`, with any kind of dash), or 0. */
export const nagOf = (glyph: string): number => nags.get(glyph.replace(/[‐‑‒–—−]/g, '-')) ?? 0;

/**
 * The glyph of an annotation, such as `!?` for 5 and `±` for 16; '' for one that has none.
 *
 * @example
 * nagGlyph(5); // → '!?'
 */
export const nagGlyph = (nag: number): string =>
  preferredGlyphs.get(nagsForWhite.includes(nag - 1) ? nag - 1 : nag) ??
  sharedGlyphs.find(([first, last]) => first <= nag && nag <= last)?.[2] ??
  '';

/** The annotations that request a diagram: of the PGN standard, of ChessBase from Black’s side, and of Scid. */
export const isDiagramNag = (nag: number): boolean => nag === 220 || nag === 221 || nag === 201;

/** Words for a null move, which passes the turn. PGN has no null moves, but ChessBase, Scid and others write them. */
export const nullMoves: ReadonlySet<string> = new Set(
  '-- --- –– ——— — Z0 0000 @@@@ <> null Null pass'.split(' '),
);
/** Words that belong to the move before them and can be ignored: `e.p.`, a `+` after a space, or `ch` in older books. */
export const moveSuffixWords: ReadonlySet<string> = new Set(
  'e.p. ep + # ++ † ‡ †† ≠ ch ch. check dis disch. dbl dblch. mate mate.'.split(' '),
);
/** Glyphs that people write with a sign too many, and the glyph that they mean. */
export const longGlyphs: {readonly [suffix: string]: string | undefined} = {
  '!!!': '!!',
  '!!!!': '!!',
  '???': '??',
  '????': '??',
};

const suffixCharacters = '!?‼⁇⁉⁈';
// The limit of 40 bounds the recursion that splits one glyph after another off a word such as `e4======`.
const attachedGlyph = /^(.{1,40}?)([□±∓⩲⩱∞=⨀⟳↑→⇆⊕∆Δ⌓]|\+\/?[-−–=]|[-−–]\/?\+|=\+)$/u;
const attachedResult = /^(.{1,40}?)(\*|1[-–]0|0[-–]1|1\/2[-–]1\/2)$/;

/** The result that a word means, in any spelling (`½–½`, `1:0`), or null. */
export const resultOf = (word = ''): Result | null => {
  const withHyphens = word.replace(/[‐‑‒–—−:]/g, '-').replace(/½|0?[.,]5(?!\d)/g, '1/2');
  return results.find((result) => result === withHyphens) ?? (withHyphens === '1/2' ? '1/2-1/2' : null);
};

/** The suffix annotation at the end of a move, such as `!?`, or ''. */
export function suffixOf(word: string): string {
  let start = word.length;
  while (start > 0 && suffixCharacters.includes(word.charAt(start - 1))) start--;
  return word.slice(start);
}

/** Splits a move that has a result directly after it, such as `Qh7#1-0`. */
export function splitResult(word: string) {
  const [, move, text] = attachedResult.exec(word) ?? [];
  const result = resultOf(text);
  return move && result ? {move, result} : null;
}

/** Splits a move that has a glyph directly after it, such as `e4±`. */
export function splitGlyph(word: string) {
  const [, move, glyph = ''] = attachedGlyph.exec(word) ?? [];
  const nag = nagOf(glyph);
  return move && nag ? {move, nag} : null;
}
