import {expect} from 'chai';
import {parseEpd, parseFen} from '../../../src/core/notation/index.js';
import {english, issueMessage} from '../../../src/core/notation/messages.js';
import {placementOfStart as start, positionOf, summaryOf, withStart} from '../../tools/read.js';

describe('strict reading', () => {
  const rows: readonly (readonly [text: string, summary: string])[] = [
    ['', 'structure no-fen "" Expected a FEN.'],
    [' \u00a0', 'structure no-fen " \u00a0" Expected a FEN.'],
    ['START  w KQkq - 0 1', 'structure spelling "  " “  ” should be “ ”.'],
    ['START\u00a0w KQkq - 0 1', 'structure spelling "\u00a0" “U+00A0” should be “ ”.'],
    [' START w KQkq - 0 1', 'structure stray " " “ ” is not part of a FEN.'],
    ['\u201cSTART w KQkq - 0 1\u201d', 'structure stray "\u201c" “U+201C” is not part of a FEN.'],
    ['START w KQ\u200bkq - 0 1', 'structure stray "\u200b" “U+200B” is not part of a FEN.'],
    ['START w KQkq \u2013 0 1', 'enPassant spelling "\u2013" “U+2013” should be “-”.'],
    [
      'start',
      'placement placement-character "s" “s” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    ['START w KQkq', 'structure missing-fields "q" Expected 6 fields, found 3; add “- 0 1”.'],
    ['START w KQkq - 0 1 2 3', 'structure stray "2 3" “2 3” is not part of a FEN.'],
    [
      'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "ppppppppp" Rank 7 has 9 squares; the board is 8 files wide.',
    ],
    [
      'rnbqkbnr/pppppppp/1/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "1" Rank 6 has 1 square; the board is 8 files wide.',
    ],
    [
      '/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "/" Rank 8 has 0 squares; the board is 8 files wide.',
    ],
    [
      'rnbqkbnr//8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "/" Rank 7 has 0 squares; the board is 8 files wide.',
    ],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/ w KQkq - 0 1', 'structure stray " " “ ” is not part of a FEN.'],
    [
      '10/8/10/8/10/8/10/8 w - - 0 1',
      'placement rank-width "8" Rank 7 has 8 squares; the board is 10 files wide.',
    ],
    [
      '8/10/10/8/8/10/10/8 w - - 0 1',
      'placement rank-width "10" Rank 7 has 10 squares; the board is 8 files wide.',
    ],
    [
      '7/8/8/8/10/10/10/9 w - - 0 1',
      'placement rank-width "7" Rank 8 has 7 squares; the board is 8 files wide.',
    ],
    [
      '9/9/9/9/9/9/9/9 w - - 0 1',
      'placement board-width "9/9/9/9/9/9/9/9" A board is 8 or 10 files wide; found 9.',
    ],
    ['START/8 w KQkq - 0 1', 'placement rank-count "START/8" A board has 8 ranks; found 9.'],
    ['START/ w KQkq - 0 1', 'placement stray "/" “/” is not part of a FEN.'],
    // A rank without text is marked by the slash before it, or after it.
    [
      '/8/4k3/8/8/4K3/4P3/8 b - - 12 40',
      'placement rank-width "/" Rank 8 has 0 squares; the board is 8 files wide.',
    ],
    [
      '//4k3/8/8/4K3/4P3/8 b - - 12 40',
      'placement rank-width "/" Rank 8 has 0 squares; the board is 8 files wide.',
    ],
    [
      '8/8/4k3//8/4K3/4P3/8 b - - 12 40',
      'placement rank-width "/" Rank 5 has 0 squares; the board is 8 files wide.',
    ],
    [
      '8/8/4k3/8/8/4K3/4P3/ b - - 12 40',
      // A line may break after a slash, so this is a space in the placement.
      'structure stray " " “ ” is not part of a FEN.',
    ],
    ['///////', 'placement board-width "///////" A board is 8 or 10 files wide; found 0.'],
    ['8/8/8/8/8/8/8 w - - 0 1', 'placement rank-count "8/8/8/8/8/8/8" A board has 8 ranks; found 7.'],
    ['rnbqkbnr w - - 0 1', 'placement rank-count "rnbqkbnr" A board has 8 ranks; found 1.'],
    [
      'rnbqkbnr/pppp?ppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "?" “?” on rank 7 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    [
      'rnbqkbn/pppp?ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "rnbqkbn" Rank 8 has 7 squares; the board is 8 files wide.',
    ],
    [
      'rnbq\ud83e\ude00bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "\\ud83e" “U+D83E” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    [
      'rnbq\u212abnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "\u212a" “U+212A” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    [
      'rnbq\u202ekbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "\u202e" “U+202E” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    [
      'rnbqkbnr/pppppppp/4p12/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement spelling "4p12" “4p12” should be “4p3”.',
    ],
    [
      'rnbqkbnr/pppppppp/55/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement rank-width "55" Rank 6 has 10 squares; the board is 8 files wide.',
    ],
    [
      '10/55/10/10/10/73/10/10 w - - 0 1',
      'placement empty-squares "55" “55” on rank 7 is not a number from 1 to 10.',
    ],
    ['64 w - - 0 1', 'placement empty-squares "64" “64” on rank 8 is not a number from 1 to 10.'],
    [
      'rnabqkbcnr/pppppppppp/55/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
      'placement empty-squares "55" “55” on rank 6 is not a number from 1 to 10.',
    ],
    [
      'rnbqkbnr/pppppppp/80/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement empty-squares "80" “80” on rank 6 is not a number from 1 to 10.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1',
      'placement spelling "Q~" “Q~” should be “Q”.',
    ],
    [
      'rnbqkbnr/pppppppp/8~/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "~" “~” on rank 6 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    ['START[] w KQkq - 0 1', 'placement stray "[]" “[]” is not part of a FEN.'],
    [
      'START[Q] w KQkq - 0 1',
      'placement placement-character "[" “[” on rank 1 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    ['START W KQkq - 0 1', 'turn spelling "W" “W” should be “w”.'],
    ['START white KQkq - 0 1', 'turn turn "white" “white” is not a side to move; expected “w” or “b”.'],
    [
      'START wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww KQkq - 0 1',
      'turn turn "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww" “wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww” is not a side to move; expected “w” or “b”.',
    ],
    [
      'START w KQkx - 0 1',
      'castling castling-right "x" “x” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'START w KQkqi - 0 1',
      'castling castling-right "i" “i” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'START w KQk\u212a - 0 1',
      'castling castling-right "\u212a" “U+212A” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    ['START w kqKQ - 0 1', 'castling spelling "kqKQ" “kqKQ” should be “KQkq”.'],
    ['START w KKQkq - 0 1', 'castling spelling "KKQkq" “KKQkq” should be “KQkq”.'],
    ['START w AKkq - 0 1', 'castling spelling "AKkq" “AKkq” should be “KAkq”.'],
    ['START w HQkq - 0 1', 'read'],
    ['START w s - 0 1', 'castling spelling "s" “s” should be “-”.'],
    ['START w s- - 0 1', 'castling spelling "s-" “s-” should be “-”.'],
    [
      'START w -- - 0 1',
      'castling castling-right "-" “-” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'START w smKQ - 0 1',
      'castling castling-right "m" “m” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K3 w K - 0 1',
      'castling no-kingside-rook "K" “K” needs a rook on rank 1, kingside of the king.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K3 w q - 0 1',
      'castling no-queenside-rook "q" “q” needs a rook on rank 8, queenside of the king.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K2r w H - 0 1',
      'castling no-rook "H" “H” needs a rook of its colour on that file of rank 1.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K3 w a - 0 1',
      'castling no-rook "a" “a” needs a rook of its colour on that file of rank 8.',
    ],
    ['4k3/8/8/8/8/8/8/R3K3 w AA - 0 1', 'castling spelling "AA" “AA” should be “A”.'],
    ['r3k2r/8/8/8/8/8/8/4K3 w kh - 0 1', 'castling spelling "kh" “kh” should be “k”.'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w QHkq - 0 1', 'castling spelling "QHkq" “QHkq” should be “HQkq”.'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w haKQ - 0 1', 'castling spelling "haKQ" “haKQ” should be “KQha”.'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w AKha - 0 1', 'castling spelling "AKha" “AKha” should be “KAha”.'],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w AHA - 0 1',
      'castling case-lost "AHA" “AHA” has lost the case of its letters.',
    ],
    ['r3k2r/8/8/8/8/8/8/R3K2R w sQK - 0 1', 'castling spelling "sQK" “sQK” should be “sKQ”.'],
    [
      'rnbqkbnr/pppp\u2013ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'placement placement-character "\u2013" “U+2013” on rank 7 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    ['START \u2013 KQkq - 0 1', 'turn turn "\u2013" “U+2013” is not a side to move; expected “w” or “b”.'],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w @ - 0 1',
      'castling castling-right "@" “@” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w LPR - 0 1',
      'castling castling-right "L" “L” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      '4k3/8/8/8/8/8/8/R3K2R w E - 0 1',
      'castling no-rook "E" “E” needs a rook of its colour on that file of rank 1.',
    ],
    [
      '4k3/8/8/8/8/8/4K3/R6R w K - 0 1',
      'castling castling-king "K" “K” needs the only king of its colour on rank 1.',
    ],
    [
      '4k3/8/8/8/8/8/8/RK1K3R w K - 0 1',
      'castling castling-king "K" “K” needs the only king of its colour on rank 1.',
    ],
    ['4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1', 'castling two-rooks "B" “B” names a second rook on the same side.'],
    [
      '4k3/8/8/8/8/8/8/R3K1RR w KGQ - 0 1',
      'castling two-rooks "G" “G” names a second rook on the same side.',
    ],
    [
      '4k3/8/8/8/8/8/8/4KN1R w FH - 0 1',
      'castling no-rook "F" “F” needs a rook of its colour on that file of rank 1.',
    ],
    [
      'START w KQkq e4 0 1',
      'enPassant en-passant "e4" “e4” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'START w KQkq e3 0 1',
      'enPassant en-passant "e3" “e3” is not an en passant square; expected rank 6, or “-”.',
    ],
    ['START w KQkq e6 0 1', 'enPassant en-passant-pawn "e6" “e6” needs a pawn on e5, with e6 and e7 empty.'],
    [
      'START w KQkq i6 0 1',
      'enPassant en-passant "i6" “i6” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'START w KQkq e66 0 1',
      'enPassant en-passant "e66" “e66” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq F3 0 2',
      'enPassant spelling "F3" “F3” should be “f3”.',
    ],
    [
      'rnbqkbnr/pppp1ppp/8/8/4pP2/5N2/PPPPP1PP/RNBQKBNR b KQkq f3 0 2',
      'enPassant en-passant-pawn "f3" “f3” needs a pawn on f4, with f3 and f2 empty.',
    ],
    [
      'rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPPPPP/RNBQKBNR b KQkq f3 0 2',
      'enPassant en-passant-pawn "f3" “f3” needs a pawn on f4, with f3 and f2 empty.',
    ],
    ['START w KQkq - 00 1', 'halfmoveClock spelling "00" “00” should be “0”.'],
    [
      'START w KQkq - 1234567 1',
      'halfmoveClock counter "1234567" “1234567” is not a counter; expected 1 to 6 digits.',
    ],
    ['START w KQkq - x 1', 'halfmoveClock counter "x" “x” is not a counter; expected 1 to 6 digits.'],
    ['START w KQkq - - 1', 'halfmoveClock spelling "-" “-” should be “0”.'],
    ['START w KQkq - 0 0', 'fullmoveNumber spelling "0" “0” should be “1”.'],
    ['START w KQkq - 0 007', 'fullmoveNumber spelling "007" “007” should be “7”.'],
  ];
  for (const row of rows) {
    const [text, expected] = row.map(withStart) as [string, string];
    it(`${JSON.stringify(text)}: ${expected}`, () => {
      const result = parseFen(text);
      expect(result.ok ? 'read' : summaryOf(result.error, text)).to.equal(expected);
    });
  }

  it('refuses a text of more than 512 characters without reading it', () => {
    const long = `${start} w KQkq - 0 1`.padEnd(513);
    const result = parseFen(long, {tolerant: true});
    expect(result.ok ? 'read' : result.error).to.deep.equal({
      code: 'too-long',
      field: 'structure',
      index: 512,
      length: 1,
      message: 'A FEN has at most 512 characters; found 513.',
      values: {found: 513, expected: 512},
    });
    expect(parseFen(long.slice(0, 512), {tolerant: true}).ok).to.equal(true);
  });

  it('refuses a value that is not a string', () => {
    const result = parseFen(null as unknown as string);
    expect(result.ok ? 'read' : result.error).to.deep.equal({
      code: 'no-fen',
      field: 'structure',
      index: 0,
      length: 0,
      message: 'Expected a FEN.',
      values: {found: ''},
    });
  });

  it('reports places in the original text', () => {
    const result = parseFen(`${start.replace('/8/', '/54/')} w KQkq - 0 1`);
    expect(result.ok ? 'read' : result.error).to.deep.equal({
      code: 'rank-width',
      field: 'placement',
      index: 18,
      length: 2,
      message: 'Rank 6 has 9 squares; the board is 8 files wide.',
      values: {rank: 6, found: 9, expected: 8},
    });
  });
});

describe('values', () => {
  it('are deeply frozen', () => {
    const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w sKQkq - 0 1');
    for (const value of [position, position.castling, position.castling.white, position.castling.black]) {
      expect(Object.isFrozen(value)).to.equal(true);
    }
    const {castling} = positionOf('k7/8/8/8/8/8/8/K7 w - - 0 1');
    expect(Object.isFrozen(castling)).to.equal(true);
    expect(Object.isFrozen(castling.white)).to.equal(true);
    const epd = parseEpd('k7/8/8/8/8/8/8/K7 w - -');
    expect(epd.ok && Object.isFrozen(epd.position)).to.equal(true);
  });

  it('include those in a message, for other languages', () => {
    const german = {...english, white: 'Wei\u00df', 'no-king': '{color} hat keinen K\u00f6nig.'};
    expect(issueMessage(german, 'no-king', {color: 'white'})).to.equal('Wei\u00df hat keinen K\u00f6nig.');
  });
});
