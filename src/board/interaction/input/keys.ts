import type {Locale} from '../../../words/registry.js';
import type {Role} from '../../../core/notation/position.js';

/**
 * `drawMarks` turns on “Draw marks”. The others announce something: `here` the square of the cursor, `last` the
 * last move, `moves` the moves of the piece on that square, `lines` the nearest piece in each direction, `evaluation` that of an
 * engine, `help` keys.
 */
export type Command = 'here' | 'last' | 'moves' | 'lines' | 'evaluation' | 'drawMarks' | 'help';

/** The keys on the grid that give a command. `commands.ts` carries out the commands. */
export const commandsByKey: ReadonlyMap<string, Command> = new Map([
  ['o', 'here'],
  ['l', 'last'],
  ['m', 'moves'],
  ['x', 'lines'],
  ['e', 'evaluation'],
  ['+', 'drawMarks'],
  ['?', 'help'],
]);

/**
 * Maps the piece letters of a language, in lower case, to roles. The pawn's letter is the first of the pawn's name
 * that no other piece has. A letter of FEN is mapped too, unless the language uses the letter for another piece.
 */
export function mapLettersToRoles({diagram, table}: Locale): ReadonlyMap<string, Role> {
  const local = Object.entries(table.game?.letters ?? {});
  const localRoles = new Map(local.map(([role, letter]) => [letter.toLowerCase(), role as Role]));
  const pawnName = diagram.pieces.P[0].toLowerCase();
  const pawn = pawnName.split('').find((letter) => !localRoles.has(letter)) ?? 'p';
  const english = 'pnbrqkac'.split('').map((letter) => [letter, letter.toUpperCase() as Role] as const);
  return new Map([...english, [pawn, 'P'], ...localRoles]);
}
