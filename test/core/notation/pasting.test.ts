// Pasted texts, read tolerantly: text around a FEN is skipped with a warning, and no repair changes
// what a person would read.
import {expect} from 'chai';
import {formatEpd, formatFen, parseEpd, parseFen} from '../../../src/core/notation/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';

const [placement = ''] = start.split(' ');

describe('text around a FEN is skipped', () => {
  // Each text with the parts that its warnings quote.
  const rows: readonly (readonly [text: string, quoted: readonly string[]])[] = [
    [`FEN: ${start}`, ['FEN: ']],
    [`Fen: ${start}`, ['Fen: ']],
    [`FEN : ${start}`, ['FEN : ']],
    [`FEN:${start}`, ['FEN:']],
    [`fen ${start}`, ['fen ']],
    [`position fen ${start}`, ['position fen ']],
    [`"FEN: ${start}"`, ['"FEN: ', '"']],
    [`FEN: “${start}”`, ['FEN: “', '”']],
    [`[FEN "${start}"]`, ['[FEN "', '"]']],
    [`[fen]${start}[/fen]`, ['[fen]', '[/fen]']],
    [`[FEN] ${start} [/FEN]`, ['[FEN] ', ' [/FEN]']],
    [`(${start})`, ['(', ')']],
    [`[${start}]`, ['[', ']']],
    [`{${start}}`, ['{', '}']],
    [`<${start}>`, ['<', '>']],
    [`(${start}).`, ['(', ').']],
    [`(FEN: ${start}.)`, ['(FEN: ', '.)']],
    [`\`${start}\``, ['`', '`']],
    [start.replaceAll(' ', '%20'), ['%20', '%20', '%20', '%20', '%20']],
    [start.replaceAll(' ', '+'), ['+', '+', '+', '+', '+']],
    [start.replaceAll(' ', '&nbsp;'), ['&nbsp;', '&nbsp;', '&nbsp;', '&nbsp;', '&nbsp;']],
    [start.replaceAll('/', '%2F'), ['%2F', '%2F', '%2F', '%2F', '%2F', '%2F', '%2F']],
    [start.replaceAll('/', '%2f'), ['%2f', '%2f', '%2f', '%2f', '%2f', '%2f', '%2f']],
    [start.replaceAll('/', '\\/'), ['\\/', '\\/', '\\/', '\\/', '\\/', '\\/', '\\/']],
    [`%20${start}%20`, ['%20', '%20']],
    [`${start};`, [';']],
    [`${start},`, [',']],
    [`${start}.`, ['.']],
    [`${start}."`, ['."']],
    [start.replace('KQkq', 'KQ\u200bkq'), ['\u200b']],
    [start.replace(' - ', ' \uff0d '), ['\uff0d']],
    [start.replace(' w', '[] w'), ['[]']],
    [start.replace(' w', '[-] w'), ['[-]']],
    [start.replace('KQkq', 'KQ/kq'), ['KQ/kq']],
    ['start', []],
    ['startpos', []],
    ['position startpos', ['position ']],
    ['“start”', ['“', '”']],
  ];
  for (const [text, quoted] of rows) {
    it(`${JSON.stringify(text)} warns of ${JSON.stringify(quoted)}`, () => {
      const read = parseFen(text, {tolerant: true});
      if (!read.ok) throw new Error(read.error.message);
      expect(formatFen(read.position)).to.equal(start);
      const found = read.warnings.map(({index, length}) => text.slice(index, index + length));
      expect(found).to.deep.equal(quoted);
      // Strict reading stops at the first of them.
      const strict = parseFen(text);
      expect(!strict.ok && strict.error.index).to.equal(read.warnings[0]?.index ?? 0);
    });
  }

  it('also on 10×8', () => {
    const read = parseFen(`[FEN "${capablanca}"]`, {tolerant: true});
    expect(read.ok && formatFen(read.position)).to.equal(capablanca);
  });

  it('also around an EPD record', () => {
    const read = parseEpd(`FEN: ${placement} w KQkq - bm e4;`, {tolerant: true});
    expect(read.ok && read.operations).to.deep.equal([{opcode: 'bm', operands: ['e4']}]);
  });

  const rights: readonly (readonly [written: string, read: string])[] = [
    ['KQ-', 'KQ'],
    ['KQ\u2013', 'KQ'],
    ['-kq', 'kq'],
    ['KQ/-', 'KQ'],
    ['-/kq', 'kq'],
    ['K/q', 'Kq'],
    ['KK', 'K'],
    ['s-', '-'],
  ];
  for (const [written, expected] of rights) {
    it(`reads ${written} as ${expected}, with a warning for the castling field`, () => {
      const read = parseFen(start.replace('KQkq', written), {tolerant: true});
      expect(read.ok && formatFen(read.position)).to.equal(start.replace('KQkq', expected));
      expect(read.ok && read.warnings.map(({field}) => field)).to.include('castling');
    });
  }
});

describe('refusing to repair', () => {
  const pawnless = '/8/8/8/8/8/8/';
  const rows: readonly (readonly [text: string, error: string])[] = [
    // The error names the text that is not part of a FEN.
    [`${start} moves e2e4`, 'structure 57 “moves e2e4” is not part of a FEN.'],
    [`${start} bm e4`, 'structure 57 “bm e4” is not part of a FEN.'],
    [`${placement} w KQkq - bm e4`, 'halfmoveClock 53 “bm” is not a counter; expected 1 to 6 digits.'],
    // Only brackets that are both opened and closed are skipped.
    [`(${start}`, 'placement 0 “(” on rank 8 is not a number or a piece: PNBRQKACpnbrqkac.'],
    [`${start})`, 'fullmoveNumber 55 “1)” is not a counter; expected 1 to 6 digits.'],
    // In a text with real spaces, a plus is not a space.
    [`${placement} w KQkq - +0 1`, 'halfmoveClock 53 “+0” is not a counter; expected 1 to 6 digits.'],
    // A number must not change.
    [`${placement} w KQkq - 12\u200b34 1`, 'structure 55 “U+200B” is not part of a FEN.'],
    [`4k3/4\u00ad4${pawnless.slice(2)}4K3 w - - 0 1`, 'structure 5 “U+00AD” is not part of a FEN.'],
    // Lost case.
    [`${placement} w kqkq - 0 1`, 'castling 46 “kqkq” has lost the case of its letters.'],
    [`${placement} w KQKQ - 0 1`, 'castling 46 “KQKQ” has lost the case of its letters.'],
    [`${placement} w KQK - 0 1`, 'castling 46 “KQK” has lost the case of its letters.'],
    ['nrk2r2/8/8/8/8/8/8/NRK2R2 w FBFB - 0 1', 'castling 28 “FBFB” has lost the case of its letters.'],
    [
      `${placement.toLowerCase()} w - - 0 1`,
      'placement 0 “rnbqkbnr/pppppppp/8/8/8/8/pppppppp/rnbqk” has lost the case of its letters.',
    ],
    [
      `${placement.toUpperCase()} w - - 0 1`,
      'placement 0 “RNBQKBNR/PPPPPPPP/8/8/8/8/PPPPPPPP/RNBQK” has lost the case of its letters.',
    ],
    // A capital first letter, if a small one would remove a problem.
    ['R3k2r/8/8/8/8/8/8/4K3 w q - 0 1', 'placement 0 “R” at the start should be “r”.'],
    ['R3k2r/8/8/8/8/8/8/4K3 w ha - 0 1', 'placement 0 “R” at the start should be “r”.'],
    ['FEN: R3k2r/8/8/8/8/8/8/4K3 w q - 0 1', 'placement 5 “R” at the start should be “r”.'],
    ['K6r/8/8/8/8/8/8/4K3 w - - 0 1', 'placement 0 “K” at the start should be “k”.'],
    ['Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', 'placement 0 “R” at the start should be “r”.'],
    ['Qrbkrbnn/pppppppp/8/8/8/8/PPPPPPPP/QRBKRBNN w - - 0 1', 'placement 0 “Q” at the start should be “q”.'],
    [
      'Arbkrbnncq/pppppppppp/10/10/10/10/PPPPPPPPPP/AARKRBNNCQ w - - 0 1',
      'placement 0 “A” at the start should be “a”.',
    ],
    ['Pk6/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1', 'placement 0 “P” at the start should be “p”.'],
  ];
  for (const [text, expected] of rows) {
    it(`${JSON.stringify(text)}: ${expected}`, () => {
      const read = parseFen(text, {tolerant: true});
      if (read.ok) throw new Error(formatFen(read.position));
      const {field, index, message} = read.error;
      expect(`${field} ${index} ${message}`).to.equal(expected);
    });
  }

  // Without evidence of a mistake, a text is read as it is.
  const asWritten: readonly string[] = [
    'KQ6/8/8/8/8/8/8/k7 w - - 0 1',
    'K7/8/8/8/8/8/8/8 w - - 0 1',
    'Q7/8/8/8/8/8/8/8 w - - 0 1',
    'QQQQQQQQ/8/8/8/8/8/8/8 w - - 0 1',
    'RR2k2r/8/8/8/8/8/8/4K3 w k - 0 1',
    'R3k3/8/8/8/8/8/8/4K3 w - - 0 1',
    'Q3k3/pppppppp/8/8/8/8/PPPPPPP1/3QK3 w - - 0 1',
    'P3k3/8/8/8/8/8/1PPPPPPP/4K3 w - - 0 1',
    'NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/8/8/8/8 w - - 0 1',
    'kk6/8/8/8/8/8/8/4K3 w - - 0 1',
    'KKK5/8/8/8/8/8/8/8 w - - 0 1',
  ];
  for (const fen of asWritten) {
    it(`reads ${fen} as it is`, () => {
      const read = parseFen(fen, {tolerant: true});
      expect(read.ok && formatFen(read.position)).to.equal(fen);
    });
  }

  it('drops a right without its rook if no small letter would add the rook', () => {
    for (const right of ['k', 'K', 'Q', 'A', 'h']) {
      const read = parseFen(`R3k3/8/8/8/8/8/8/4K3 w ${right} - 0 1`, {tolerant: true});
      expect(read.ok && formatFen(read.position)).to.equal('R3k3/8/8/8/8/8/8/4K3 w - - 0 1');
    }
  });

  it('only warns in strict reading, which is for text from programs', () => {
    for (const [fen, code] of [
      ['K6r/8/8/8/8/8/8/4K3 w - - 0 1', 'capital-letter'],
      ['kk6/8/8/8/8/8/8/8 w - - 0 1', 'case-lost'],
    ] as const) {
      const read = parseFen(fen);
      expect(read.ok && formatFen(read.position)).to.equal(fen);
      expect(read.ok && read.warnings.map((issue) => issue.code)).to.include(code);
    }
  });

  it('quotes at most 40 characters, and shows invisible ones as code points', () => {
    for (const [text, quoted] of [
      [`${placement} \u001bc KQkq - 0 1`, '“U+001Bc”'],
      [`${placement} \u202ew KQkq - 0 1`, '“U+202Ew”'],
      [`${placement} \u0435 KQkq - 0 1`, '“U+0435”'],
      [`${placement} ${'x'.repeat(60)} KQkq - 0 1`, `“${'x'.repeat(40)}”`],
    ] as const) {
      const read = parseFen(text, {tolerant: true});
      expect(read.ok ? '' : read.error.message).to.contain(`${quoted} is not a side to move`);
    }
  });
});

describe('EPD with the counters of FEN', () => {
  const rows: readonly (readonly [rest: string, read: string])[] = [
    ['3 7', '3 7 hmvc 3; fmvn 7;'],
    ['3 7;', '3 7 hmvc 3; fmvn 7;'],
    ['3 7 bm e4; id "x y";', '3 7 hmvc 3; fmvn 7; bm e4; id "x y";'],
    ['3 7; bm e4', '3 7 hmvc 3; fmvn 7; bm e4;'],
  ];
  for (const [rest, expected] of rows) {
    it(`reads “${rest}” after four fields, and warns`, () => {
      const text = `${placement} w KQkq - ${rest}`;
      const read = parseEpd(text, {tolerant: true});
      if (!read.ok) throw new Error(read.error.message);
      const {halfmoveClock, fullmoveNumber} = read.position;
      const operations = formatEpd(read.position, read.operations).split(' - ')[1] ?? '';
      expect(`${halfmoveClock} ${fullmoveNumber} ${operations}`).to.equal(expected);
      expect(read.warnings.map(({message}) => message)).to.have.length(1);
      expect(parseEpd(text).ok).to.equal(false);
    });
  }

  it('reads them after fields that need a repair', () => {
    const text = `FEN: ${placement} W KQkq - 3 7 bm e4;`;
    const read = parseEpd(text, {tolerant: true});
    if (!read.ok) throw new Error(read.error.message);
    expect(read.position.fullmoveNumber).to.equal(7);
    expect(read.operations.map(({opcode}) => opcode)).to.deep.equal(['hmvc', 'fmvn', 'bm']);
    const found = read.warnings.map(({index, length}) => text.slice(index, index + length));
    expect(found).to.deep.equal(['FEN: ', 'W', '3 7']);
  });

  it('keeps the places of the operations that follow', () => {
    const text = `${placement} w KQkq - 0 1 "x";`;
    const read = parseEpd(text, {tolerant: true});
    expect(read.ok && read.warnings.map(({index}) => text.slice(index))).to.deep.equal(['0 1 "x";', '"x";']);
  });

  it('warns of a single counter, and of a counter of more than six digits', () => {
    for (const rest of ['3;', '3 bm e4;', '1234567 1;', '3 x;']) {
      const text = `${placement} w KQkq - ${rest}`;
      expect(parseEpd(text).ok).to.equal(false);
      const read = parseEpd(text, {tolerant: true});
      expect(read.ok && read.warnings.map(({index}) => index)).to.deep.equal([text.indexOf(rest)]);
    }
  });
});
