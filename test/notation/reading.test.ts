import {expect} from 'chai';
import {
  formatEpd,
  formatFen,
  parseEpd,
  parseFen,
  pieceAt,
  type FenIssue,
  type Position,
  type Square,
} from '../../src/notation/index.js';
import {castlingDestinations} from '../../src/notation/castling-destinations.js';
import {english, issueMessage} from '../../src/notation/messages.js';
import type {File} from '../../src/notation/position.js';
import goalCases from '../fixtures/notation/castling-goals.json';
import epdCases from '../fixtures/notation/epd.json';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

function read(text: string): Position {
  const result = parseFen(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.position;
}

/** An issue as a row of a table: what it is about, where it points, and what it says. */
const told = ({code, field, index, length, message}: FenIssue, text: string): string =>
  `${field} ${code} ${JSON.stringify(text.slice(index, index + length))} ${message}`;

describe('strict reading', () => {
  const rows: readonly (readonly [text: string, told: string])[] = [
    ['', 'structure no-fen "" Expected a FEN.'],
    [' \u00a0', 'structure no-fen " \u00a0" Expected a FEN.'],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1',
      'structure spelling "  " “  ” should be “ ”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u00a0w KQkq - 0 1',
      'structure spelling "\u00a0" “U+00A0” should be “ ”.',
    ],
    [
      ' rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'structure stray " " “ ” is not part of a FEN.',
    ],
    [
      '\u201crnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\u201d',
      'structure stray "\u201c" “U+201C” is not part of a FEN.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ\u200bkq - 0 1',
      'structure stray "\u200b" “U+200B” is not part of a FEN.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq \u2013 0 1',
      'enPassant spelling "\u2013" “U+2013” should be “-”.',
    ],
    [
      'start',
      'placement placement-character "s" “s” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq',
      'structure missing-fields "q" Expected 6 fields, found 3; add “- 0 1”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 2 3',
      'structure stray "2 3" “2 3” is not part of a FEN.',
    ],
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
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1',
      'placement rank-count "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8" A board has 8 ranks; found 9.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1',
      'placement rank-count "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/" A board has 8 ranks; found 9.',
    ],
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
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1',
      'placement stray "[]" “[]” is not part of a FEN.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1',
      'placement placement-character "[" “[” on rank 1 is not a number or a piece: PNBRQKACpnbrqkac.',
    ],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1', 'turn spelling "W" “W” should be “w”.'],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white KQkq - 0 1',
      'turn turn "white" “white” is not a side to move; expected “w” or “b”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww KQkq - 0 1',
      'turn turn "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww" “wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww” is not a side to move; expected “w” or “b”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1',
      'castling castling-right "x" “x” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqi - 0 1',
      'castling castling-right "i" “i” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk\u212a - 0 1',
      'castling castling-right "\u212a" “U+212A” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1',
      'castling spelling "kqKQ" “kqKQ” should be “KQkq”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KKQkq - 0 1',
      'castling spelling "KKQkq" “KKQkq” should be “KQkq”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AKkq - 0 1',
      'castling spelling "AKkq" “AKkq” should be “KAkq”.',
    ],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HQkq - 0 1', 'read'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w s - 0 1', 'castling spelling "s" “s” should be “-”.'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w s- - 0 1', 'castling spelling "s-" “s-” should be “-”.'],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w -- - 0 1',
      'castling castling-right "-" “-” is not a castling right; expected K, Q, a file of the board, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w smKQ - 0 1',
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
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \u2013 KQkq - 0 1',
      'turn turn "\u2013" “U+2013” is not a side to move; expected “w” or “b”.',
    ],
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e4 0 1',
      'enPassant en-passant "e4" “e4” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1',
      'enPassant en-passant "e3" “e3” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1',
      'enPassant en-passant-pawn "e6" “e6” needs a pawn on e5, with e6 and e7 empty.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq i6 0 1',
      'enPassant en-passant "i6" “i6” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e66 0 1',
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
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 00 1',
      'halfmoveClock spelling "00" “00” should be “0”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1234567 1',
      'halfmoveClock counter "1234567" “1234567” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1',
      'halfmoveClock counter "x" “x” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1',
      'halfmoveClock spelling "-" “-” should be “0”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0',
      'fullmoveNumber spelling "0" “0” should be “1”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 007',
      'fullmoveNumber spelling "007" “007” should be “7”.',
    ],
  ];
  for (const [text, expected] of rows) {
    it(`${JSON.stringify(text)}: ${expected}`, () => {
      const result = parseFen(text);
      expect(result.ok ? 'read' : told(result.error, text)).to.equal(expected);
    });
  }

  it('refuses a text of more than 512 characters unread', () => {
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

  it('refuses what is not a text', () => {
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

  it('points into the text as it was given', () => {
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

describe('tolerant reading', () => {
  const rows: readonly (readonly [text: string, read: string, told: readonly string[]])[] = [
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
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\n/8 w',
      'turn turn "/8" “/8” is not a side to move; expected “w” or “b”.',
      [],
    ],
    [
      'rnbqkbnr\n/pppppppp/ 8/8 /8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      [
        'structure stray "\\n" “U+000A” is not part of a FEN.',
        'structure stray " " “ ” is not part of a FEN.',
        'structure stray " " “ ” is not part of a FEN.',
      ],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR / w KQkq - 0 1',
      'turn turn "/" “/” is not a side to move; expected “w” or “b”.',
      [],
    ],
    [
      "'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'",
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
      [
        'structure stray "\'" “\'” is not part of a FEN.',
        'structure missing-fields "R" Expected 6 fields, found 1; add “w - - 0 1”.',
        'structure stray "\'" “\'” is not part of a FEN.',
      ],
    ],
    [
      '\u00ab\u00a0rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u00a0\u00bb',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
      [
        'structure stray "\u00ab\u00a0" “U+00ABU+00A0” is not part of a FEN.',
        'structure missing-fields "R" Expected 6 fields, found 1; add “w - - 0 1”.',
        'structure stray "\u00a0\u00bb" “U+00A0U+00BB” is not part of a FEN.',
      ],
    ],
    [
      '\ufeffrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      ['structure stray "\ufeff" “U+FEFF” is not part of a FEN.'],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ\u00adkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      ['structure stray "\u00ad" “U+00AD” is not part of a FEN.'],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \u200b w KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      ['structure spelling " \u200b " “ U+200B ” should be “ ”.'],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w \u2212 \u2014 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[]_b',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1',
      [
        'placement stray "[]" “[]” is not part of a FEN.',
        'structure spelling "_" “_” should be “ ”.',
        'structure missing-fields "b" Expected 6 fields, found 2; add “- - 0 1”.',
      ],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u3000b\u2028KQkq\u2003-\u20050\u205f1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',
      [
        'structure spelling "\u3000" “U+3000” should be “ ”.',
        'structure spelling "\u2028" “U+2028” should be “ ”.',
        'structure spelling "\u2003" “U+2003” should be “ ”.',
        'structure spelling "\u2005" “U+2005” should be “ ”.',
        'structure spelling "\u205f" “U+205F” should be “ ”.',
      ],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \u202ew KQkq - 0 1',
      'turn turn "\u202ew" “U+202Ew” is not a side to move; expected “w” or “b”.',
      [],
    ],
  ];
  for (const [text, expected, warnings] of rows) {
    it(`${JSON.stringify(text)}: ${expected}`, () => {
      const result = parseFen(text, {tolerant: true});
      expect(result.ok ? formatFen(result.position, 'fen') : told(result.error, text)).to.equal(expected);
      expect(result.ok ? result.warnings.map((issue) => told(issue, text)) : []).to.deep.equal(warnings);
    });
  }
});

describe('positions that only look wrong', () => {
  const rows: readonly (readonly [text: string, told: readonly string[]])[] = [
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
      expect(result.ok && result.warnings.map((issue) => told(issue, text))).to.deep.equal(warnings);
    });
  }
});

describe('EPD', () => {
  const rows: readonly (readonly [text: string, tolerant: boolean, read: string])[] = [
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 []',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 []',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ;',
      false,
      'structure operation ";" “;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ;',
      true,
      'structure operation ";" “;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;',
      false,
      'structure spelling "0 1;" “0 1;” should be “hmvc 0; fmvn 1;”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["hmvc","0"],["fmvn","1"]]structure spelling "0 1;" “0 1;” should be “hmvc 0; fmvn 1;”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; "x";',
      false,
      'structure operation "\\"x\\";" “"x";” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; "x";',
      true,
      'structure operation "\\"x\\";" “"x";” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "abc',
      false,
      'structure operation "id \\"abc" “id "abc” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "abc',
      true,
      'structure operation "id \\"abc" “id "abc” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "a\\"; bm e4',
      false,
      'structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "a\\"; bm e4',
      true,
      'structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "id" x;',
      false,
      'structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "id" x;',
      true,
      'structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc;',
      false,
      'halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc;',
      true,
      'halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 1 2;',
      false,
      'halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 1 2;',
      true,
      'halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 01; fmvn 0;',
      false,
      'halfmoveClock counter "hmvc 01;" “hmvc 01;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 01; fmvn 0;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 1 [["hmvc","01"],["fmvn","0"]]halfmoveClock counter "hmvc 01;" “hmvc 01;” is not a counter; expected 1 to 6 digits.,fullmoveNumber counter "fmvn 0;" “fmvn 0;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 0',
      false,
      'fullmoveNumber counter "fmvn 0" “fmvn 0” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 0',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["fmvn","0"]]fullmoveNumber counter "fmvn 0" “fmvn 0” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq',
      false,
      'structure missing-fields "q" Expected 4 fields, found 3; add “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 []structure missing-fields "q" Expected 4 fields, found 3; add “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\tbm e4;',
      false,
      'structure spelling "\\t" “U+0009” should be “ ”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\tbm e4;',
      true,
      'enPassant en-passant "bm" “bm” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - id "a  \u2013_b";',
      false,
      'structure spelling "  " “  ” should be “ ”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - id "a  \u2013_b";',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["id","a  \u2013_b"]]structure spelling "  " “  ” should be “ ”.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - acd;  noop ;',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["acd"],["noop"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - acd;  noop ;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["acd"],["noop"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - c0 "say \\"hi\\" \\\\";',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["c0","say \\"hi\\" \\\\"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - c0 "say \\"hi\\" \\\\";',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["c0","say \\"hi\\" \\\\"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Nf3 e4',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["bm","Nf3","e4"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Nf3 e4',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["bm","Nf3","e4"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - abcdefghijklmno 1;',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["abcdefghijklmno","1"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - abcdefghijklmno 1;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["abcdefghijklmno","1"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - abcdefghijklmnop 1;',
      false,
      'structure operation "abcdefghijklmnop 1;" “abcdefghijklmnop 1;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - abcdefghijklmnop 1;',
      true,
      'structure operation "abcdefghijklmnop 1;" “abcdefghijklmnop 1;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 3; hmvc 4;',
      false,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 1 [["hmvc","3"],["hmvc","4"]]',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 3; hmvc 4;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 1 [["hmvc","3"],["hmvc","4"]]',
    ],
    [
      ' rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 3;',
      false,
      'structure stray " " “ ” is not part of a FEN.',
    ],
    [
      ' rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 3;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 1 [["hmvc","3"]]structure stray " " “ ” is not part of a FEN.',
    ],
  ];
  for (const [text, tolerant, expected] of rows) {
    it(`${JSON.stringify(text)} ${tolerant ? 'tolerantly' : 'strictly'}: ${expected}`, () => {
      const result = parseEpd(text, {tolerant});
      if (!result.ok) expect(told(result.error, text)).to.equal(expected);
      else {
        const operations = JSON.stringify(
          result.operations.map(({opcode, operands}) => [opcode, ...operands]),
        );
        const warnings = result.warnings.map((issue) => told(issue, text)).join(',');
        expect(`${formatFen(result.position)} ${operations}${warnings}`).to.equal(expected);
      }
    });
  }

  for (const {id, input, fromFen, expect: expected} of epdCases as readonly {
    id: string;
    input: string;
    fromFen: string | null;
    expect: {ok: boolean; strict?: boolean; xfen?: string; operations?: Record<string, string>};
  }[]) {
    it(`${id} ${input}`, () => {
      const strict = parseEpd(input);
      expect(strict.ok).to.equal(expected.strict ?? expected.ok);
      const result = parseEpd(input, {tolerant: true});
      expect(result.ok).to.equal(expected.ok);
      if (!result.ok) return;
      expect(formatFen(result.position)).to.equal(expected.xfen);
      const operations = result.operations.map(({opcode, operands}) => [opcode, operands.join(' ')]);
      expect(Object.fromEntries(operations)).to.deep.equal(expected.operations);
      if (fromFen) expect(formatEpd(read(fromFen))).to.equal(input);
    });
  }

  it('writes the counters of the position, added only where they say something', () => {
    const position = read(`${start} w KQkq - 3 7`);
    const bm = {opcode: 'bm', operands: ['e4', 'd4']};
    expect(formatEpd(position, [{opcode: 'fmvn', operands: ['1']}, bm])).to.equal(
      `${start} w KQkq - fmvn 7; bm e4 d4; hmvc 3;`,
    );
    expect(formatEpd(read(`${start} w KQkq - 0 1`), [bm], 'shredder-fen')).to.equal(
      `${start} w HAha - bm e4 d4;`,
    );
  });

  it('quotes names and comments, and what could not be read otherwise', () => {
    const operations = [
      {opcode: 'id', operands: ['x']},
      {opcode: 'c9', operands: ['a "b" \\']},
      {opcode: 'c10', operands: ['x']},
      {opcode: 'xid', operands: ['x', '', 'a;b', 'a b']},
    ];
    expect(formatEpd(read(`${start} w KQkq - 0 1`), operations)).to.equal(
      `${start} w KQkq - id "x"; c9 "a \\"b\\" \\\\"; c10 x; xid x "" "a;b" "a b";`,
    );
  });
});

describe('pieces by square', () => {
  const position = read('r8k/10/10/1A1C6/10/10/10/9K w - - 0 1');
  const rows: readonly (readonly [square: string, piece: string | null])[] = [
    ['a8', 'r'],
    ['j8', 'k'],
    ['b8', null],
    ['a7', null],
    ['j7', null],
    ['b5', 'A'],
    ['c5', null],
    ['d5', 'C'],
    ['j5', null],
    ['i1', null],
    ['j1', 'K'],
    ['k1', null],
    ['a0', null],
    ['a9', null],
    ['A8', null],
    ['a88', null],
    ['xa8', null],
    ['', null],
  ];
  for (const [square, piece] of rows) {
    it(`${square || 'nothing'} holds ${piece ?? 'nothing'}`, () => {
      expect(pieceAt(position, square as Square)).to.equal(piece);
    });
  }

  it('has none beyond the h-file of eight files', () => {
    expect(pieceAt(read('7k/r7/8/8/8/8/8/7K w - - 0 1'), 'i8')).to.equal(null);
  });
});

describe('where castling leads', () => {
  for (const {id, input, expect: expected} of goalCases) {
    it(`${id} ${input}`, () => {
      const {castling, files, placement} = read(input);
      const [rank1 = ''] = placement.split('/').slice(-1);
      const king = 'abcdefghij'[rank1.replace(/\d/g, (run) => ' '.repeat(Number(run))).indexOf('K')] as File;
      // A type that says nothing is not kept, and leads where the standard type does.
      const kingside = castlingDestinations(castling.type, files, king, 'kingside');
      const queenside = castlingDestinations(castling.type, files, king, 'queenside');
      expect(kingside.king).to.equal(expected.kingGoalK);
      expect(queenside.king).to.equal(expected.kingGoalQ);
      expect(kingside.rook.charCodeAt(0)).to.equal(kingside.king.charCodeAt(0) - 1);
      expect(queenside.rook.charCodeAt(0)).to.equal(queenside.king.charCodeAt(0) + 1);
    });
  }
});

describe('values', () => {
  it('are frozen through and through', () => {
    const position = read('r3k2r/8/8/8/8/8/8/R3K2R w sKQkq - 0 1');
    for (const value of [position, position.castling, position.castling.white, position.castling.black]) {
      expect(Object.isFrozen(value)).to.equal(true);
    }
    const {castling} = read('k7/8/8/8/8/8/8/K7 w - - 0 1');
    expect(Object.isFrozen(castling)).to.equal(true);
    expect(Object.isFrozen(castling.white)).to.equal(true);
    const epd = parseEpd('k7/8/8/8/8/8/8/K7 w - -');
    expect(epd.ok && Object.isFrozen(epd.position)).to.equal(true);
  });

  it('include what a message names, for other languages', () => {
    const german = {...english, white: 'Wei\u00df', 'no-king': '{color} hat keinen K\u00f6nig.'};
    expect(issueMessage(german, 'no-king', {color: 'white'})).to.equal('Wei\u00df hat keinen K\u00f6nig.');
  });
});

describe('small things that matter', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

  it('finds its place after characters that were skipped', () => {
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

  it('reads the word start as an EPD record too, and only as far as that goes', () => {
    const read = parseEpd('start', {tolerant: true});
    expect(read.ok && formatFen(read.position)).to.equal(`${start} w KQkq - 0 1`);
    expect(read.ok && read.warnings).to.deep.equal([]);
  });
});
