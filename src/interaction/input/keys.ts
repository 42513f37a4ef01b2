import type {Locale} from '../../locales/registry.js';
import type {Role} from '../../notation/position.js';

/**
 * `here` reads the square of the cursor, `last` the last move, `moves` the moves of the piece on the square, and `lines`
 * the nearest pieces in all directions.
 */
export type Command = 'here' | 'last' | 'moves' | 'lines' | 'drawMarks' | 'help';

/** The commands of keys on the grid, which `commands.ts` carries out. */
export const commandsByKey: ReadonlyMap<string, Command> = new Map([
  ['o', 'here'],
  ['l', 'last'],
  ['m', 'moves'],
  ['x', 'lines'],
  ['+', 'drawMarks'],
  ['?', 'help'],
]);

/**
 * The roles by the piece letters of a language, in lower case. The pawn's letter is the first letter of its name that no
 * other piece has. Letters of FEN work too, except those that the language uses for another piece.
 */
export function mapLettersToRoles({diagram, table}: Locale): ReadonlyMap<string, Role> {
  const local = Object.entries(table.game?.letters ?? {});
  const localRoles = new Map(local.map(([role, letter]) => [letter.toLowerCase(), role as Role]));
  const pawnName = diagram.pieces.P[0].toLowerCase();
  const pawn = pawnName.split('').find((letter) => !localRoles.has(letter)) ?? 'p';
  const english = 'pnbrqkac'.split('').map((letter) => [letter, letter.toUpperCase() as Role] as const);
  return new Map([...english, [pawn, 'P'], ...localRoles]);
}
