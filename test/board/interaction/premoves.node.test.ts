import {expect} from 'chai';
import {formatFen, type Square} from '../../../src/core/notation/index.js';
import {legalMoves, play} from '../../../src/core/rules/index.js';
import {legalActions} from '../../../src/board/interaction/state/legal-moves.js';
import {premoveDestinations, premoveStep} from '../../../src/board/interaction/state/premoves.js';
import {enDiagram} from '../../../src/words/en.js';
import {enPlay} from '../../../src/words/en-play.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

describe('the squares to which a piece may go in advance', () => {
  for (const [what, fen, from, squares] of [
    ['a knight leaps', start, 'g1', 'e2 f3 h3'],
    ['a white pawn steps, and captures what may come', start, 'e2', 'd3 e3 e4 f3'],
    ['a black pawn goes the other way', start, 'e7', 'd6 e5 e6 f6'],
    ['a pawn that has moved makes one step', '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1', 'e4', 'd5 e5 f5'],
    [
      'a bishop goes through what is in its way',
      '4k3/8/8/8/8/8/1P6/B3K3 b - - 0 1',
      'a1',
      'b2 c3 d4 e5 f6 g7 h8',
    ],
    ['a king without rights makes one step', '4k3/8/8/8/8/8/8/4K2R b - - 0 1', 'e1', 'd1 d2 e2 f1 f2'],
    [
      'a king castles, to its square or onto its rook',
      '4k3/8/8/8/8/8/8/4K2R b K - 0 1',
      'e1',
      'd1 d2 e2 f1 f2 g1 h1',
    ],
    [
      'an archbishop moves as bishop and knight',
      '5k4/10/10/10/10/10/10/A4K4 b - - 0 1',
      'a1',
      'b2 b3 c2 c3 d4 e5 f6 g7 h8',
    ],
  ] as const) {
    it(what, () => {
      expect([...premoveDestinations(positionOf(fen), from)].sort().join(' ')).to.equal(squares);
    });
  }

  it('are none of an empty square', () => {
    expect(premoveDestinations(positionOf(start), 'e4').size).to.equal(0);
  });

  it('hold every move that is legal after any move of the other side', () => {
    for (const fen of [
      start,
      capablanca,
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
    ]) {
      const position = positionOf(fen);
      const destinations = new Map<Square, ReadonlySet<Square>>();
      for (const answer of legalMoves(position)) {
        for (const {from, to} of legalMoves(play(position, answer))) {
          const known = destinations.get(from) ?? premoveDestinations(position, from);
          destinations.set(from, known);
          expect(known.has(to), `${fen}: ${from}${to}`).to.equal(true);
        }
      }
    }
  });
});

describe('a move in advance', () => {
  const strings = {diagram: enDiagram, interaction: enPlay};
  for (const [what, fen, premove, placement] of [
    [
      'is made if it is legal',
      start,
      {from: 'e2', to: 'e4'},
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
    ],
    ['is not made if it is not legal', start, {from: 'e2', to: 'd3'}, null],
    ['is not made if its piece was captured', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', {from: 'a1', to: 'a8'}, null],
    [
      'makes a queen of a pawn',
      '8/P7/8/8/8/8/8/k1K5 w - - 0 1',
      {from: 'a7', to: 'a8'},
      'Q7/8/8/8/8/8/8/k1K5',
    ],
    [
      'makes the piece that was chosen',
      '8/P7/8/8/8/8/8/k1K5 w - - 0 1',
      {from: 'a7', to: 'a8', promotion: 'N'},
      'N7/8/8/8/8/8/8/k1K5',
    ],
  ] as const) {
    it(what, () => {
      const step = premoveStep(legalActions(positionOf(fen), strings), premove);
      expect(step && formatFen(step.next).split(' ')[0]).to.equal(placement);
    });
  }
});
