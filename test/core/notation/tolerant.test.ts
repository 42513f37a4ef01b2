import {expect} from 'chai';
import {formatFen, parseEpd, parseFen} from '../../../src/core/notation/index.js';
import {placementOfStart as start, summaryOf, withStart} from '../../tools/read.js';

describe('tolerant reading', () => {
  const rows: readonly (readonly [text: string, read: string, warnings: readonly string[]])[] = [
    [
      '9/9/9/9/9/9/9/9 w - - 0 1',
      'placement board-width "9/9/9/9/9/9/9/9" A board is 8 or 10 files wide; found 9.',
      [],
    ],
    [
      '4k3/8/8/8/8/8/8/R3K2R w KQE - 0 1',
      '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      [
        'castling no-rook "E" “E” needs a rook of its colour on that file of rank 1.',
        'castling spelling "KQE" “KQE” should be “KQ”.',
      ],
    ],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w KHkq - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1',
      ['castling spelling "KHkq" “KHkq” should be “Kkq”.'],
    ],
    [
      '8/?7/?7/?7/?7/?7/8/8 w - - 0 1',
      'placement placement-character "?" “?” on rank 7 is not a number or a piece: PNBRQKACpnbrqkac.',
      [],
    ],
    [
      'RR2K3/8/8/8/8/8/8/RR1K3k w AB - 0 1',
      'RR2K3/8/8/8/8/8/8/RR1K3k w - - 0 1',
      [
        'placement several-kings "RR2K3/8/8/8/8/8/8/RR1K3k" White has 2 kings.',
        'castling castling-king "A" “A” needs the only king of its colour on rank 1.',
        'castling castling-king "B" “B” needs the only king of its colour on rank 1.',
        'castling spelling "AB" “AB” should be “-”.',
      ],
    ],
    [
      '4k3/8/8/8/8/8/8/4K1NR w GH - 0 1',
      'castling two-rooks "H" “H” names a second rook on the same side.',
      [],
    ],
    [
      '4k3/8/8/8/8/8/8/4K1NR w G - 0 1',
      '4k3/8/8/8/8/8/8/4K1NR w - - 0 1',
      [
        'castling no-rook "G" “G” needs a rook of its colour on that file of rank 1.',
        'castling spelling "G" “G” should be “-”.',
      ],
    ],
    [
      '4k3/8/8/8/8/8/8/4K1NR w KG - 0 1',
      'castling two-rooks "G" “G” names a second rook on the same side.',
      [],
    ],
    [
      '10/10/10/10/10/10/K8k/55 w - - 0 1',
      'placement empty-squares "55" “55” on rank 1 is not a number from 1 to 10.',
      [],
    ],
    [
      '4k3/8/8/8/8/8/8/K6 w - - 0 1 \u201d',
      'placement rank-width "K6" Rank 1 has 7 squares; the board is 8 files wide.',
      [],
    ],
    ['START\n/8 w', 'turn turn "/8" “/8” is not a side to move; expected “w” or “b”.', []],
    [
      'rnbqkbnr\n/pppppppp/ 8/8 /8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'START w KQkq - 0 1',
      [
        'structure stray "\\n" “U+000A” is not part of a FEN.',
        'structure stray " " “ ” is not part of a FEN.',
        'structure stray " " “ ” is not part of a FEN.',
      ],
    ],
    ['START / w KQkq - 0 1', 'turn turn "/" “/” is not a side to move; expected “w” or “b”.', []],
    [
      "'START'",
      'START w - - 0 1',
      [
        'structure stray "\'" “\'” is not part of a FEN.',
        'structure missing-fields "R" Expected 6 fields, found 1; add “w - - 0 1”.',
        'structure stray "\'" “\'” is not part of a FEN.',
      ],
    ],
    [
      '\u00ab\u00a0START\u00a0\u00bb',
      'START w - - 0 1',
      [
        'structure stray "\u00ab\u00a0" “U+00ABU+00A0” is not part of a FEN.',
        'structure missing-fields "R" Expected 6 fields, found 1; add “w - - 0 1”.',
        'structure stray "\u00a0\u00bb" “U+00A0U+00BB” is not part of a FEN.',
      ],
    ],
    [
      '\ufeffSTART w KQkq - 0 1',
      'START w KQkq - 0 1',
      ['structure stray "\ufeff" “U+FEFF” is not part of a FEN.'],
    ],
    [
      'START w KQ\u00adkq - 0 1',
      'START w KQkq - 0 1',
      ['structure stray "\u00ad" “U+00AD” is not part of a FEN.'],
    ],
    [
      'START \u200b w KQkq - 0 1',
      'START w KQkq - 0 1',
      ['structure spelling " \u200b " “ U+200B ” should be “ ”.'],
    ],
    [
      'START w \u2212 \u2014 0 1',
      'START w - - 0 1',
      [
        'castling spelling "\u2212" “U+2212” should be “-”.',
        'enPassant spelling "\u2014" “U+2014” should be “-”.',
      ],
    ],
    [
      'rnbqkbnr/pppp\u2013ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "\u2013" “U+2013” on rank 7 is not a number or a piece: PNBRQKACpnbrqkac.',
      [],
    ],
    [
      '\u201cstart\u201d',
      'START w KQkq - 0 1',
      [
        'structure stray "\u201c" “U+201C” is not part of a FEN.',
        'structure stray "\u201d" “U+201D” is not part of a FEN.',
      ],
    ],
    [
      'Start',
      'placement placement-character "S" “S” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
      [],
    ],
    [
      'r3k2r/8/8/8/8/8/8/4K3 w KQkq - 0 1',
      'r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1',
      [
        'castling no-kingside-rook "K" “K” needs a rook on rank 1, kingside of the king.',
        'castling no-queenside-rook "Q" “Q” needs a rook on rank 1, queenside of the king.',
        'castling spelling "KQkq" “KQkq” should be “kq”.',
      ],
    ],
    [
      '4k3/8/8/8/8/8/4K3/R6R w sKQ - 0 1',
      '4k3/8/8/8/8/8/4K3/R6R w - - 0 1',
      [
        'castling castling-king "K" “K” needs the only king of its colour on rank 1.',
        'castling castling-king "Q" “Q” needs the only king of its colour on rank 1.',
        'castling spelling "sKQ" “sKQ” should be “-”.',
      ],
    ],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w haHA - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      ['castling spelling "haHA" “haHA” should be “HAha”.'],
    ],
    ['r3k2r/8/8/8/8/8/8/R3K2R w AHha - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', []],
    [
      '4k3/8/8/44/17/8/8/4K3 w - - - -',
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      [
        'placement spelling "44" “44” should be “8”.',
        'placement spelling "17" “17” should be “8”.',
        'halfmoveClock spelling "-" “-” should be “0”.',
        'fullmoveNumber spelling "-" “-” should be “1”.',
      ],
    ],
    [
      '10/10/10/10/10/10/Q~9/K8k w - - 0 1',
      '10/10/10/10/10/10/Q9/K8k w - - 0 1',
      ['placement spelling "Q~" “Q~” should be “Q”.'],
    ],
    [
      'START[]_b',
      'START b - - 0 1',
      [
        'placement stray "[]" “[]” is not part of a FEN.',
        'structure spelling "_" “_” should be “ ”.',
        'structure missing-fields "b" Expected 6 fields, found 2; add “- - 0 1”.',
      ],
    ],
    [
      'START\u3000b\u2028KQkq\u2003-\u20050\u205f1',
      'START b KQkq - 0 1',
      [
        'structure spelling "\u3000" “U+3000” should be “ ”.',
        'structure spelling "\u2028" “U+2028” should be “ ”.',
        'structure spelling "\u2003" “U+2003” should be “ ”.',
        'structure spelling "\u2005" “U+2005” should be “ ”.',
        'structure spelling "\u205f" “U+205F” should be “ ”.',
      ],
    ],
    [
      'START \u202ew KQkq - 0 1',
      'turn turn "\u202ew" “U+202Ew” is not a side to move; expected “w” or “b”.',
      [],
    ],
  ];
  for (const [written, read, warnings] of rows) {
    const [text, expected] = [withStart(written), withStart(read)];
    it(`${JSON.stringify(text)}: ${expected}`, () => {
      const result = parseFen(text, {tolerant: true});
      expect(result.ok ? formatFen(result.position, 'fen') : summaryOf(result.error, text)).to.equal(
        expected,
      );
      expect(result.ok ? result.warnings.map((issue) => summaryOf(issue, text)) : []).to.deep.equal(warnings);
    });
  }
});

describe('positions that only look wrong', () => {
  const rows: readonly (readonly [text: string, warnings: readonly string[]])[] = [
    [
      '8/8/8/8/8/8/8/8 w - - 0 1',
      [
        'placement no-king "8/8/8/8/8/8/8/8" White has no king.',
        'placement no-king "8/8/8/8/8/8/8/8" Black has no king.',
      ],
    ],
    [
      'kk6/8/8/8/8/8/8/KKK5 w - - 0 1',
      [
        'placement several-kings "kk6/8/8/8/8/8/8/KKK5" White has 3 kings.',
        'placement several-kings "kk6/8/8/8/8/8/8/KKK5" Black has 2 kings.',
      ],
    ],
    [
      'P3k2p/8/8/8/8/8/8/p3K3 w - - 0 1',
      [
        'placement pawn-rank "P" A pawn stands on rank 8.',
        'placement pawn-rank "p" A pawn stands on rank 8.',
        'placement pawn-rank "p" A pawn stands on rank 1.',
      ],
    ],
    ['4k3/P7/8/8/8/8/p7/4K3 w - - 0 1', []],
    [
      'rnbckbnr/8/8/8/8/8/8/RNAQKBNR w - - 0 1',
      ['placement fairy-piece "c" “c” is not a piece of chess on 8\u00d78.'],
    ],
    [
      'k7/pppppppp/p7/8/8/8/8/K7 w - - 0 1',
      ['placement pawn-count "k7/pppppppp/p7/8/8/8/8/K7" Black has 9 pawns; a side has at most 8.'],
    ],
    [
      'k7/8/8/NNNNNNNN/NNNNNNNN/8/8/K7 w - - 0 1',
      ['placement piece-count "k7/8/8/NNNNNNNN/NNNNNNNN/8/8/K7" White has 17 pieces; a side has at most 16.'],
    ],
    [
      'k9/pppppppppp/10/10/NNNNNNNNNN/NNNNNNNNN1/10/KA8 w - - 0 1',
      [
        'placement piece-count "k9/pppppppppp/10/10/NNNNNNNNNN/NNNNNNNNN1/10/KA8" White has 21 pieces; a side has at most 20.',
      ],
    ],
    [
      'k9/pppppppppp/p9/10/NNNNNNNNNN/NNNNNNNNNN/10/KA8 w - - 0 1',
      [
        'placement piece-count "k9/pppppppppp/p9/10/NNNNNNNNNN/NNNNNNNNNN/10/KA8" White has 22 pieces; a side has at most 20.',
        'placement pawn-count "k9/pppppppppp/p9/10/NNNNNNNNNN/NNNNNNNNNN/10/KA8" Black has 11 pawns; a side has at most 10.',
      ],
    ],
  ];
  for (const [text, warnings] of rows) {
    it(`${text}: ${warnings.length} warnings`, () => {
      const result = parseFen(text);
      expect(result.ok && result.warnings.map((issue) => summaryOf(issue, text))).to.deep.equal(warnings);
    });
  }
});

describe('details of tolerant reading', () => {
  it('lists warnings in the order of the text, whether or not it needs a repair', () => {
    for (const fen of ['4a3/8/8/8/8/8/8/4K3 w - - 0 1', '4a3/8/8/8/8/8/8/4K3 w - - 0']) {
      const read = parseFen(fen, {tolerant: true});
      const codes = read.ok && read.warnings.map(({code}) => code);
      expect(codes && codes.slice(0, 2), fen).to.deep.equal(['fairy-piece', 'no-king']);
    }
  });

  it('takes the notation from a right that it drops, too', () => {
    // White has the right with the rook on h1, which Shredder-FEN would call H; Black has no rook for q.
    const read = parseFen('4k3/8/8/8/8/8/8/4K2R w Hq - 0 1', {tolerant: true});
    expect(read.ok && read.notation).to.equal('x-fen');
  });

  it('reports the right place after skipped characters', () => {
    const text = `rnbqkbnr/pppp\u00adpppp/8/\u200b8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1`;
    const read = parseFen(text, {tolerant: true});
    expect(read.ok && read.warnings.map(({field, index}) => [field, text.charAt(index)])).to.deep.equal([
      ['structure', '\u00ad'],
      ['structure', '\u200b'],
      ['turn', 'W'],
    ]);
  });

  it('reads an upper-case B as Black’s turn', () => {
    const read = parseFen(`${start} B KQkq - 0 1`, {tolerant: true});
    expect(read.ok && read.position.turn).to.equal('black');
  });

  it('does not read a colon as a digit', () => {
    const read = parseFen(start.replace('/8/', '/:/') + ' w KQkq - 0 1');
    expect(!read.ok && read.error.code).to.equal('placement-character');
  });

  it('reads a last EPD operation without operands and without its semicolon', () => {
    const read = parseEpd(`${start} w KQkq - bm e4; draw_offer`);
    expect(read.ok && read.operations).to.deep.equal([
      {opcode: 'bm', operands: ['e4']},
      {opcode: 'draw_offer', operands: []},
    ]);
  });

  it('reads the word start as an EPD record, which has only four fields', () => {
    const read = parseEpd('start', {tolerant: true});
    expect(read.ok && formatFen(read.position)).to.equal(`${start} w KQkq - 0 1`);
    expect(read.ok && read.warnings).to.deep.equal([]);
  });
});
