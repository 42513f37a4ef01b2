import type {Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import {namedStarts, startFen} from '../notation/named-starts.js';
import {chess960Row, chess960Starts, put, putKnightsKingAndRooks} from '../notation/start-positions.js';

export {chess960Number} from '../notation/start-positions.js';

/**
 * A start of 10×8 that has a name.
 *
 * @example
 * const name: StartName = 'gothic';
 */
export type StartName = keyof typeof namedStarts;

/**
 * The names of the starts of 10×8 that `namedStart` knows.
 *
 * @example
 * startNames.join(); // → 'capablanca,gothic,carrera,janus,embassy'
 */
export const startNames = /* @__PURE__ */ Object.keys(namedStarts) as readonly StartName[];

/** The position of a FEN of our own. */
const positionOf = (fen: string): Position => (readStrict(fen) as {position: Position}).position;

/**
 * A start of Chess960 by its number, in the order of Reinhard Scharnagl
 * (https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme): 518 is that of orthodox chess.
 *
 * @param white - From 0 to 959.
 * @param black - The number of Black’s start in double Chess960, as seen from White’s side; the same if it is left out.
 * @returns White is to move, and both sides may castle.
 * @throws RangeError for what is no whole number from 0 to 959.
 * @example
 * formatFen(chess960(0)); // → 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
 */
export function chess960(white: number, black = white): Position {
  for (const number of [white, black]) {
    if (!Number.isInteger(number) || number < 0 || number >= chess960Starts)
      throw new RangeError(`The starts of Chess960 have the numbers 0 to 959; found ${String(number)}.`);
  }
  return positionOf(startFen(chess960Row(white), chess960Row(black)));
}

/**
 * A start of 10×8 by its name, with its way of castling: Janus chess has the type `s` of X-FEN, Embassy chess `m`.
 *
 * @param name - One of `startNames`.
 * @throws RangeError for another name.
 * @example
 * formatFen(namedStart('janus')); // → 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1'
 */
export function namedStart(name: StartName): Position {
  if (!startNames.includes(name))
    throw new RangeError(`The starts with a name are ${startNames.join(', ')}; found “${name}”.`);
  return positionOf(namedStarts[name]);
}

/** How many arrangements Capablanca random chess has before those with a weakness are left out. */
export const capablancaArrangements = 48_000;

/** White’s back rank in Capablanca random chess, by a number below 48,000. */
export function capablancaRow(number: number): string {
  const row = new Array<string>(10);
  let rest = number;
  const draw = (choices: number): number => {
    const drawn = rest % choices;
    rest = Math.floor(rest / choices);
    return drawn;
  };
  const [dark, light] = draw(2) ? ['Q', 'A'] : ['A', 'Q'];
  put(row, dark, draw(5), 0);
  put(row, light, draw(5), 1);
  put(row, 'B', draw(4), 0);
  put(row, 'B', draw(4), 1);
  put(row, 'C', draw(6));
  return putKnightsKingAndRooks(row, draw(10));
}

/** Whether every pawn is protected: by the piece behind it, or one whose square is beside that or two files away. */
export function protectsPawns(row: string): boolean {
  for (let file = 0; file < row.length; file++) {
    const around = (distance: number): string => row.charAt(file - distance) + row.charAt(file + distance);
    const isProtected =
      /[RQKC]/.test(row.charAt(file)) || /[BQKA]/.test(around(1)) || /[NAC]/.test(around(2));
    if (!isProtected) return false;
  }
  return true;
}

/**
 * A start of Capablanca random chess, drawn by lot. By Reinhard Scharnagl’s rules
 * (https://www.chessvariants.com/contests/10/crc.html) bishops stand on both colours, so do queen and archbishop, the
 * king stands between the rooks: 48,000 arrangements. All pawns are protected: 21,836. He later left out Gothic chess and
 * bishops side by side: of the 12,129 that remain each is as likely. (12,118 is often printed.)
 *
 * @param random - Gives numbers from 0 up to, but not including, 1.
 * @returns White is to move, and both sides may castle.
 * @throws RangeError where `random` gives another number.
 * @example
 * capablancaRandom().files; // → 10
 */
export function capablancaRandom(random: () => number = Math.random): Position {
  // A step further each time, so that numbers that are always the same come to a start as well.
  for (let tries = 0; ; tries++) {
    const number = Math.floor(random() * capablancaArrangements);
    if (!(number >= 0 && number < capablancaArrangements))
      throw new RangeError('random() must give a number from 0 up to, but not including, 1.');
    const row = capablancaRow((number + tries) % capablancaArrangements);
    const fen = startFen(row);
    if (protectsPawns(row) && fen !== namedStarts.gothic && !row.includes('BB')) return positionOf(fen);
  }
}
