import type {Locale} from '../../locales/registry.js';
import type {Role} from '../../notation/position.js';
import type {Session} from '../state/session.js';

/** The commands of keys on the grid, which `commands.ts` carries out. */
export type Command = 'here' | 'last' | 'moves' | 'lines' | 'drawMarks' | 'help';

export const commandsByKey: ReadonlyMap<string, Command> = new Map([
  ['o', 'here'],
  ['l', 'last'],
  ['m', 'moves'],
  ['x', 'lines'],
  ['+', 'drawMarks'],
  ['?', 'help'],
]);

/**
 * Roles by the piece letters of a language, in lower case. A pawn has the first letter of its name that is not another
 * piece's. The letters of FEN also work, unless the language has them for another piece.
 */
export function rolesByLetter({diagram, table}: Locale): ReadonlyMap<string, Role> {
  const own = Object.entries(table.game?.letters ?? {}).map(([role, letter]) => [letter, role] as const);
  const isTaken = (letter: string) => own.some(([other]) => other.toLowerCase() === letter);
  const pawn =
    diagram.pieces.P[0]
      .toLowerCase()
      .split('')
      .find((letter) => !isTaken(letter)) ?? 'p';
  const all = [...'PNBRQKAC'.split('').map((role) => [role, role] as const), [pawn, 'P'] as const, ...own];
  return new Map(all.map(([letter, role]) => [letter.toLowerCase(), role as Role]));
}

/** The square of the cursor in the grid; `null` until the grid is drawn. */
export const cursorSquare = ({host, cursor}: Session): HTMLElement | null =>
  host.root.querySelector<HTMLElement>(`[data-square="${cursor}"]`);

export function focusCursor(session: Session): void {
  cursorSquare(session)?.focus();
}
