import {roleOf, type PieceLetter} from '../core/notation/position.js';
import type {PictureStrings} from './en.js';
import type {PlayStrings} from './en-play.js';
import {completed, type CurrentLocale, type Locale, type LocaleTable} from './registry.js';

/** The name of a kind of piece, without its colour: “knight”. */
export const roleName = (piece: PieceLetter, {diagram}: {readonly diagram: PictureStrings}): string =>
  diagram.pieces[roleOf(piece)][0];

/** The name of a piece with its colour: “white knight”. */
export const pieceName = (piece: PieceLetter, {interaction}: {readonly interaction: PlayStrings}): string =>
  interaction.pieces[piece];

/** Matches the letters of pieces in SAN: of the piece that moves, and of the piece that a pawn promotes to. */
const pieceLettersInSan = /^[KQRBNAC]|(?<==)[QRBNAC]/g;

/** Splits a move in SAN before and after its piece letters. The letters are at odd indices, other text at even indices. */
export const splitSan = (san: string): readonly string[] =>
  san.split(RegExp(`(${pieceLettersInSan.source})`));

/** A move in SAN, with the letters of a language for the pieces; missing letters are English. */
export const localSan = (san: string, letters: {readonly [role in string]?: string} = {}): string =>
  san.replace(pieceLettersInSan, (letter) => letters[letter] ?? letter);

/**
 * Returns a function that returns the texts of a part in a board's current language. English texts replace missing ones.
 * The English texts of each part are in a file of its own, so that the drop-in contains only the texts of diagrams.
 */
export function stringsFor<T extends object>(
  key: keyof LocaleTable,
  english: T,
): (board: {readonly locale: CurrentLocale}) => T {
  const stringsByLocale = new WeakMap<Locale, T>();
  return ({locale: {current}}) => {
    const strings = stringsByLocale.get(current) ?? completed(english, current.table[key]);
    stringsByLocale.set(current, strings);
    return strings;
  };
}
