// Texts for FEN parsers: FENs of the fixtures, FENs made from the grammar, either of these with mistakes, and garbage.
import fc from 'fast-check';
import {formatFen, type Notation} from '../../../src/core/notation/index.js';
import chess960 from '../../tools/fixtures/notation/chess960.json';
import invalid from '../../tools/fixtures/notation/invalid.json';
import parse from '../../tools/fixtures/notation/parse.json';
import tolerant from '../../tools/fixtures/notation/tolerant.json';
import {capablanca} from '../../tools/fixtures/positions.js';
import perft from '../../tools/fixtures/rules/perft.json';
import {mistyped, mutated, positions} from '../../core/notation/arbitrary.js';

export const notations = fc.constantFrom<Notation>('fen', 'x-fen', 'shredder-fen');

const atChess960: fc.Arbitrary<string> = fc
  .constantFrom(...chess960.rows)
  .map((row) => `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`);

/** Positions of games: starts of both widths, and positions for perft, which have many special moves. */
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

/** Any text that somebody might pass as a FEN. */
export const fens: fc.Arbitrary<string> = fc.oneof(
  {weight: 2, arbitrary: realFens},
  {weight: 2, arbitrary: grammarFens},
  {weight: 4, arbitrary: realFens.chain(mutated)},
  {weight: 4, arbitrary: grammarFens.chain(mutated)},
  {weight: 2, arbitrary: fc.oneof(realFens, grammarFens).chain(mistyped)},
  {weight: 1, arbitrary: garbage},
);
