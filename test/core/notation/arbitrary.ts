// Random values for tests of notation: positions that the grammar allows, and texts that are nearly valid.
import fc from 'fast-check';
import {neededCastlingType} from '../../../src/core/notation/castling-and-en-passant.js';
import {fileLetters, type File, type Position} from '../../../src/core/notation/position.js';

/** The placement of rows of squares, rank 8 first. */
const placementOf = (rows: readonly string[]): string =>
  rows.map((row) => row.replace(/ +/g, (run) => String(run.length))).join('/');

/** A copy of a row with another content on one of its squares. */
export const replaced = (row: readonly string[], at: number, put: string): string[] =>
  row.map((square, file) => (file === at ? put : square));

/** Any position that the grammar allows: pieces anywhere, each right to any rook on its side of the king. */
export const positions: fc.Arbitrary<Position> = fc.constantFrom(8 as const, 10 as const).chain((files) => {
  const square = fc.oneof(
    {weight: 6, arbitrary: fc.constant(' ')},
    {weight: 5, arbitrary: fc.constantFrom(...'PNBRQACpnbrqac')},
  );
  const backRank = (rook: string, king: string): fc.Arbitrary<string[]> =>
    fc
      .tuple(
        fc.array(fc.constantFrom(rook, rook, ' ', 'B', 'n', 'P'), {minLength: files, maxLength: files}),
        fc.option(fc.nat(files - 1), {freq: 8}),
      )
      .map(([row, file]) => (file === null ? row : replaced(row, file, king)));
  return fc
    .tuple(
      backRank('r', 'k'),
      fc.array(fc.array(square, {minLength: files, maxLength: files}), {minLength: 6, maxLength: 6}),
      backRank('R', 'K'),
      fc.constantFrom('standard', 'symmetric', 'modern'),
      fc.constantFrom('white', 'black'),
      fc.option(fc.nat(files - 1)),
    )
    .chain(([black, middle, white, type, turn, pushed]) => {
      const rows = [black, ...middle, white];
      if (pushed !== null) {
        // The en passant square is empty, and so is the one from which the pawn came.
        const [from, over, on] = turn === 'white' ? [1, 2, 3] : [6, 5, 4];
        for (const row of [from, over]) rows[row] = replaced(rows[row] ?? [], pushed, ' ');
        rows[on] = replaced(rows[on] ?? [], pushed, turn === 'white' ? 'p' : 'P');
      }
      const placement = placementOf(rows.map((row) => row.join('')));
      const rooks = (row: readonly string[], king: string, rook: string) => {
        const from = row.indexOf(king);
        const on = (side: (file: number) => boolean): fc.Arbitrary<File | undefined> => {
          const found = row.flatMap((piece, file) =>
            piece === rook && side(file) ? [fileLetters[file]] : [],
          );
          return from < 0 || found.length === 0
            ? fc.constant(undefined)
            : fc.constantFrom(undefined, ...found);
        };
        return fc
          .tuple(
            on((file) => file > from),
            on((file) => file < from),
          )
          .map(([kingside, queenside]) => ({...(kingside && {kingside}), ...(queenside && {queenside})}));
      };
      const enPassant =
        pushed === null ? null : (`${fileLetters[pushed] as File}${turn === 'white' ? 6 : 3}` as const);
      return fc
        .record({
          white: rooks(white, 'K', 'R'),
          black: rooks(black, 'k', 'r'),
          halfmoveClock: fc.nat(999_999),
          fullmoveNumber: fc.integer({min: 1, max: 999_999}),
        })
        .map(({white, black, halfmoveClock, fullmoveNumber}): Position => {
          const castling = {
            type: neededCastlingType({type, white, black}, files, placement),
            white,
            black,
          };
          return {files, placement, turn, castling, enPassant, halfmoveClock, fullmoveNumber};
        });
    });
});

/** What people do to a character by mistake: it is missing, doubled, or exchanged with the next one. */
const typos: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at + 1) + text.slice(at),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
];

/** A text with one of its characters deleted, doubled or exchanged with the next one. */
export const mistyped = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(Math.max(text.length - 1, 0)), fc.nat(typos.length - 1))
    .map(([at, typo]) => typos[typo]?.(text, at) ?? text);

/** All texts that one such typo makes of a text. */
export const allMistyped = (text: string): string[] =>
  typos.flatMap((mistype) => Array.from(text, (_, at) => mistype(text, at)));

/** A text with one to three of its characters changed, added or removed. */
export const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(2),
        fc.oneof(
          fc.constantFrom(...' \t/-_~[]"\u00a0\u200b\u20131089KQkqwbsmAHah36xé\u212a'),
          fc.string({maxLength: 2}),
        ),
      ),
      {minLength: 1, maxLength: 3},
    )
    .map((changes) =>
      changes.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), text),
    );
