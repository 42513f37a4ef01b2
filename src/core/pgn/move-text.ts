import {formatMoveNumber} from './move-number.js';
import type {Result} from './game.js';
import type {MoveNode} from './tree.js';
import {nagGlyph} from './words.js';

/** The short name of a move: “14… exd5”. */
export const nameOfMove = (node: MoveNode): string => `${formatMoveNumber(node)} ${node.gameMove.san}`;

/**
 * The glyphs of NAGs, the numbers that annotate a move (PGN standard 8.2.4). A number n without a glyph has its name instead, or,
 * without a name, `$n`.
 */
export const glyphsOf = (
  nags: readonly number[],
  nameOf?: (nag: number) => string | undefined,
): readonly string[] =>
  // The glyphs of 1 to 6, `!` to `?!`, follow the move without a space.
  nags.map(
    (nag) => `${nag <= 6 ? '' : ' '}${nagGlyph(nag).replaceAll('-', '−') || (nameOf?.(nag) ?? `$${nag}`)}`,
  );

/** A result as books print it, such as “½–½”; empty for `*`, a game without a result. */
export const resultText = (result: Result): string =>
  result.replaceAll('1/2', '½').replace('-', '–').replace('*', '');
