import type {Position} from '../notation/position.js';
import {readGrammar} from '../notation/read-certain.js';
import {
  chess960Rank,
  chess960Starts,
  namedStarts,
  putKnightsKingAndRooks,
  putPiece,
  startFen,
} from '../notation/start-positions.js';

export {chess960Number} from '../notation/start-positions.js';

/**
 * The name of a start position of 10×8.
 *
 * @example
 * const name: StartName = 'gothic';
 */
export type StartName = keyof typeof namedStarts;

/**
 * The names of the start positions of 10×8 that `namedStart` knows.
 *
 * @example
 * startNames.join(); // → 'capablanca,gothic,carrera,janus,embassy,grotesque,univers,victorian'
 */
export const startNames = /* @__PURE__ */ Object.keys(namedStarts) as readonly StartName[];

/** The position of a valid FEN. */
const positionOf = (fen: string): Position => (readGrammar(fen) as {position: Position}).position;

/**
 * A start position of Chess960 by its number, as numbered by Reinhard Scharnagl
 * (https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme). Number 518 is the start of orthodox chess.
 *
 * @param white - From 0 to 959.
 * @param black - The number of Black’s back rank in double Chess960, as seen from White’s side; by default White’s number.
 * @returns A position in which White is to move and both sides may castle.
 * @throws RangeError for anything but a whole number from 0 to 959.
 * @example
 * formatFen(chess960(0)); // → 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
 */
export function chess960(white: number, black = white): Position {
  for (const number of [white, black]) {
    if (!Number.isInteger(number) || number < 0 || number >= chess960Starts)
      throw new RangeError(`The starts of Chess960 have the numbers 0 to 959; found ${String(number)}.`);
  }
  return positionOf(startFen(chess960Rank(white), chess960Rank(black)));
}

/**
 * A start position of 10×8 by its name, with its castling type: `symmetric` in Janus chess, `modern` in Embassy chess.
 *
 * @param name - One of `startNames`.
 * @throws RangeError for any other name.
 * @example
 * formatFen(namedStart('janus')); // → 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1'
 */
export function namedStart(name: StartName): Position {
  if (!startNames.includes(name))
    throw new RangeError(`The starts with a name are ${startNames.join(', ')}; found “${name}”.`);
  return positionOf(namedStarts[name]);
}

/** The number of back ranks from which `capablancaRandom` draws. */
export const capablancaRanks = 48_000;

/** White’s back rank in Capablanca random chess, by a number from 0 to 47,999. */
export function capablancaRank(number: number): string {
  const rank = new Array<string>(10);
  // Each choice takes a digit of the number, in the base of the number of possibilities.
  let remaining = number;
  const choose = (choices: number): number => {
    const choice = remaining % choices;
    remaining = Math.floor(remaining / choices);
    return choice;
  };
  // The a-file, the file 0, is dark on White's back rank.
  const [onDark, onLight] = choose(2) ? ['Q', 'A'] : ['A', 'Q'];
  putPiece(rank, onDark, choose(5), 0);
  putPiece(rank, onLight, choose(5), 1);
  putPiece(rank, 'B', choose(4), 0);
  putPiece(rank, 'B', choose(4), 1);
  putPiece(rank, 'C', choose(6));
  return putKnightsKingAndRooks(rank, choose(10));
}

/** Whether every pawn is protected: by the piece behind it, or by a piece one or two files away from that piece. */
export const protectsPawns = (rank: string): boolean =>
  rank.split('').every((behind, file) => {
    const atDistance = (files: number): string => rank.charAt(file - files) + rank.charAt(file + files);
    return /[RQKC]/.test(behind) || /[BQKA]/.test(atDistance(1)) || /[NAC]/.test(atDistance(2));
  });

/**
 * A random start position by Reinhard Scharnagl’s rules for Capablanca random chess
 * (https://www.chessvariants.com/contests/10/crc.html). The bishops stand on different colours, as do queen and archbishop.
 * The king stands between the rooks. 48,000 back ranks follow these rules, and 21,836 of them protect all pawns. Without
 * Gothic chess and adjacent bishops, 12,129 remain (other sources count 12,118). Each of them is equally likely.
 *
 * @param random - Returns numbers from 0 up to, but not including, 1.
 * @returns A position in which White is to move and both sides may castle.
 * @throws RangeError if `random` returns any other number.
 * @example
 * capablancaRandom().files; // → 10
 */
export function capablancaRandom(random: () => number = Math.random): Position {
  // Each try adds one to the number, so that the loop ends even if `random` always returns the same number.
  for (let tries = 0; ; tries++) {
    const number = Math.floor(random() * capablancaRanks);
    if (!(number >= 0 && number < capablancaRanks))
      throw new RangeError('random() must give a number from 0 up to, but not including, 1.');
    const rank = capablancaRank((number + tries) % capablancaRanks);
    const fen = startFen(rank);
    if (protectsPawns(rank) && fen !== namedStarts.gothic && !rank.includes('BB')) return positionOf(fen);
  }
}
