import {results, type Result} from './game.js';
import {nagOf} from './nags.js';

const otherResults: ReadonlyMap<string, Result> = new Map([
  ['1:0', '1-0'],
  ['0:1', '0-1'],
  ['1/2:1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['½:½', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½', '1/2-1/2'],
]);

const nullMoves: ReadonlySet<string> = new Set(['--', '––', '—', 'Z0', '0000', '@@@@']);
const notMoves: ReadonlySet<string> = new Set(['e.p.', 'ep', '+', '#', '++']);
const judgements = '!?‼⁇⁉⁈';
// No move is longer: what comes after more characters is not searched.
const attachedGlyph = /^(.{1,40}?)([□±∓⩲⩱∞=⨀⟳↑→⇆⊕∆Δ⌓]|\+\/?[-−–=]|[-−–]\/?\+|=\+)$/u;
const attachedResult = /^(.{1,40}?)(\*|1[-–]0|0[-–]1|1\/2[-–]1\/2)$/;

/** The result that a word means, in any spelling (`½–½`, `1:0`); null if it is no result. */
export const resultOf = (word = ''): Result | null => {
  const plain = word.replace(/[‐‑‒–—−]/g, '-');
  return results.find((result) => result === plain) ?? otherResults.get(plain) ?? null;
};

/** Whether a word is a null move, with which a side passes. PGN has none, but ChessBase, Scid and others write them. */
export const isNullMove = (word: string): boolean => nullMoves.has(word);

/** Whether a word belongs to the move before it, and can be left out: `e.p.`, or a `+` after a space. */
export const isAppendix = (word: string): boolean => notMoves.has(word);

/** The `!` and `?` at the end of a move, or ''. */
export function judgementOf(word: string): string {
  let start = word.length;
  while (start > 0 && judgements.includes(word.charAt(start - 1))) start--;
  return word.slice(start);
}

/** A move with a result right behind it, such as `Qh7#1-0`. */
export function resultBehind(word: string): {readonly move: string; readonly result: Result} | null {
  const [, move, text] = attachedResult.exec(word) ?? [];
  const result = resultOf(text);
  return move && result ? {move, result} : null;
}

/** A move with a glyph right behind it, such as `e4±`. */
export function glyphBehind(word: string): {readonly move: string; readonly nag: number} | null {
  const [, move, glyph = ''] = attachedGlyph.exec(word) ?? [];
  const nag = nagOf(glyph);
  return move && nag ? {move, nag} : null;
}
