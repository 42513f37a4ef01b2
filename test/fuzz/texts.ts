// FENs as they come: those of the fixtures, those that the grammar makes, either with a few slips, and no FEN at all.
import fc from 'fast-check';
import {formatFen, type Notation} from '../../src/notation/index.js';
import chess960 from '../fixtures/notation/chess960.json';
import invalid from '../fixtures/notation/invalid.json';
import parse from '../fixtures/notation/parse.json';
import tolerant from '../fixtures/notation/tolerant.json';
import {capablanca} from '../fixtures/positions.js';
import perft from '../fixtures/rules/perft.json';
import {mutated, positions} from '../notation/arbitrary.js';

export const notations = fc.constantFrom<Notation>('fen', 'x-fen', 'shredder-fen');

const atChess960: fc.Arbitrary<string> = fc
  .constantFrom(...chess960.rows)
  .map((row) => `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`);

/** Where a game may be: at its start on either width, or at one of the positions that programs count moves in. */
export const startFens: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(capablanca, ...perft.map(({fen}) => fen)),
  atChess960,
);

const realFens: fc.Arbitrary<string> = fc.oneof(
  startFens,
  fc.constantFrom(...[...parse, ...tolerant, ...invalid].map(({input}) => input)),
);

const grammarFens = fc
  .tuple(positions, notations)
  .map(([position, notation]) => formatFen(position, notation));

const garbage = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string({unit: fc.constantFrom(...'pnbrqkacPNBRQKAC12345678910/ wb-smHAha36_–\u00a0\u200b~[]"')}),
  fc.nat(600).map((length) => 'rnbqkbnr/'.repeat(80).slice(0, length)),
);

/** Any text that somebody may take for a FEN. */
export const fens: fc.Arbitrary<string> = fc.oneof(
  {weight: 2, arbitrary: realFens},
  {weight: 2, arbitrary: grammarFens},
  {weight: 4, arbitrary: realFens.chain(mutated)},
  {weight: 4, arbitrary: grammarFens.chain(mutated)},
  {weight: 1, arbitrary: garbage},
);
