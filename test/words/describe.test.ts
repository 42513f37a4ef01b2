import {expect} from 'chai';
import fc from 'fast-check';
import {describe as say, renderSvg} from '../../src/picture/files/index.js';
import {parseFen} from '../../src/core/notation/index.js';
import {enDiagram} from '../../src/words/en.js';
import {nameOf} from '../../src/words/describe.js';
import {fill} from '../../src/core/text/fill.js';
import {isCheck} from '../../src/core/rules/index.js';
import {positionOf} from '../tools/read.js';

const descriptions: readonly (readonly [fen: string, description: string])[] = [
  [
    '6k1/5ppp/8/8/8/2P5/PP6/3Q2K1 w - - 0 1',
    'White: king g1, queen d1, pawns a2, b2, c3. Black: king g8, pawns f7, g7, h7. White to move.',
  ],
  [
    'r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1',
    'White: king e1, rooks a1, h1. Black: king e8, rooks a8, h8. Black to move. ' +
      'White may castle kingside and queenside. Black may castle kingside.',
  ],
  [
    '4k3/8/8/8/8/8/8/4K1RR w G - 0 1',
    'White: king e1, rooks g1, h1. Black: king e8. White to move. White may castle kingside with the rook on g1.',
  ],
  [
    '4k3/8/8/8/8/8/8/RR2K3 w B - 0 1',
    'White: king e1, rooks a1, b1. Black: king e8. White to move. White may castle queenside with the rook on b1.',
  ],
  [
    '4k1rr/8/8/8/8/8/8/4K3 b g - 0 1',
    'White: king e1. Black: king e8, rooks g8, h8. Black to move. Black may castle kingside with the rook on g8.',
  ],
  [
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    'White: king e1, pawn e5. Black: king e8, pawn d5. White to move. The pawn on d5 may be taken en passant on d6.',
  ],
  [
    '4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1',
    'White: king e1, pawn e4. Black: king e8, pawn f4. Black to move. The pawn on e4 may be taken en passant on e3.',
  ],
  ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', 'White: king e1, pawn e4. Black: king e8. Black to move.'],
  [
    'c3k4a/10/10/10/10/10/10/A3K4C w - - 0 1',
    'White: king e1, chancellor j1, archbishop a1. Black: king e8, chancellor a8, archbishop j8. White to move.',
  ],
  ['4k3/8/8/8/7b/8/8/4K3 w - - 0 1', 'White: king e1. Black: king e8, bishop h4. White to move. Check.'],
  [
    '4k3/8/8/8/8/6P1/5P2/r3K3 b - - 0 1',
    'White: king e1, pawns f2, g3. Black: king e8, rook a1. Black to move.',
  ],
  ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'White: king e1. Black: no pieces. White to move.'],
  ['8/8/8/8/8/8/8/8 w - - 0 1', 'Empty board.'],
];

describe('the description', () => {
  for (const [fen, description] of descriptions) {
    it(`of ${fen}`, () => {
      expect(say(fen)).to.equal(description);
    });
  }

  it('of a text that cannot be read is its error', () => {
    expect(say('8/8/8/8/8/8/9/8 w - - 0 1')).to.contain('Rank 2 has 9 squares');
  });
});

describe('check in the description', () => {
  /** Placements with a few pieces anywhere; mostly with one king of each colour. */
  const placements = fc.constantFrom(8, 10).chain((files) =>
    fc
      .tuple(
        fc.array(fc.constantFrom(...' '.repeat(30), ...'PNBRQACpnbrqac'), {
          minLength: 8 * files,
          maxLength: 8 * files,
        }),
        fc.nat(8 * files - 1),
        fc.nat(8 * files - 1),
      )
      .map(([squares, white, black]) => {
        const placed = [...squares];
        placed[white] = 'K';
        placed[black] = 'k';
        const rows = Array.from({length: 8}, (_, i) => placed.slice(i * files, (i + 1) * files).join(''));
        return rows.map((row) => row.replace(/ +/g, (run) => String(run.length))).join('/');
      }),
  );

  it('is the one that the rules find, for the side to move', () => {
    fc.assert(
      fc.property(placements, fc.constantFrom('w', 'b'), (placement, turn) => {
        const position = positionOf(`${placement} ${turn} - - 0 1`);
        expect(say(position).includes('Check.')).to.equal(isCheck(position));
      }),
      {numRuns: 5000},
    );
  });

  it('is not there with several kings of the side to move', () => {
    expect(say('4k3/8/8/8/8/8/8/r3K2K w - - 0 1')).to.not.contain('Check.');
  });
});

describe('the description of a start of Chess960', () => {
  const start42 = 'nnqrbbkr/pppppppp/8/8/8/8/PPPPPPPP/NNQRBBKR w KQkq - 0 1';

  it('begins with its number, by word and by FEN', () => {
    expect(say('chess960:42')).to.match(/^Chess960 start position 42\. White: king g1, /);
    expect(say(start42)).to.equal(say('chess960:42'));
    expect(say('chess960:005')).to.match(/^Chess960 start position 5\. /);
    expect(say('chess960:000')).to.match(/^Chess960 start position 0\. /);
    expect(say('chess960:518')).to.match(/^Chess960 start position 518\. /);
  });

  it('has no number in orthodox chess, after the first move, or on ten files', () => {
    for (const fen of ['start', start42.replace('0 1', '4 3'), start42.replace(' w ', ' b '), 'gothic'])
      expect(say(fen), fen).to.match(/^White: /);
  });

  it('is the same in a picture', () => {
    expect(renderSvg('chess960:42')).to.contain('Chess960 start position 42. White: king g1, ');
  });
});

describe('the name', () => {
  const named = (fen: string) => {
    const result = parseFen(fen);
    return result.ok ? nameOf(result.position, enDiagram) : '';
  };
  it('includes the side to move, and the size of an unusual board', () => {
    expect(named('8/8/8/8/8/8/8/8 w - - 0 1')).to.equal('Chess position, White to move');
    expect(named('10/10/10/10/10/10/10/10 b - - 0 1')).to.equal(
      'Chess position on a board of 10 files, Black to move',
    );
  });
});

describe('a sentence', () => {
  it('keeps a slot without a value, and does not use inherited properties as values', () => {
    expect(fill('{a} {b} {toString}', {a: 1})).to.equal('1 {b} {toString}');
  });
});
