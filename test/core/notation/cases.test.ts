import {expect} from 'chai';
import {formatFen, parseFen, pieceAt, type Square} from '../../../src/core/notation/index.js';
import {fileLetters} from '../../../src/core/notation/position.js';
import convertCases from '../../tools/fixtures/notation/convert.json';
import invalidCases from '../../tools/fixtures/notation/invalid.json';
import parseCases from '../../tools/fixtures/notation/parse.json';
import pastedCases from '../../tools/fixtures/notation/pasted.json';
import roundtripCases from '../../tools/fixtures/notation/roundtrip.json';
import tolerantCases from '../../tools/fixtures/notation/tolerant.json';
import {positionOf} from '../../tools/read.js';

const title = (id: string, input: string, note?: string): string =>
  `${id} ${JSON.stringify(input)}${note ? ` (${note})` : ''}`;

describe('reading what other programs read', () => {
  const types = {standard: '', symmetric: 's', modern: 'm'};
  for (const {id, input, note, expect: expected} of parseCases as readonly {
    id: string;
    input: string;
    note?: string;
    expect: Record<string, unknown>;
  }[]) {
    it(title(id, input, note), () => {
      const position = positionOf(input);
      const pieces: Record<string, string> = {};
      for (const file of fileLetters) {
        for (let rank = 1; rank <= 8; rank++) {
          const piece = pieceAt(position, `${file}${rank}` as Square);
          if (piece) pieces[`${file}${rank}`] = piece;
        }
      }
      const {castling} = position;
      const rooks = (color: 'white' | 'black', rank: number): string[] =>
        [castling[color].kingside, castling[color].queenside].flatMap((file) => (file ? [file + rank] : []));
      expect({
        files: position.files,
        ranks: 8,
        pieces,
        turn: position.turn[0],
        castlingType: types[castling.type],
        castlingRooks: {white: rooks('white', 1), black: rooks('black', 8)},
        ep: position.enPassant,
        halfmove: position.halfmoveClock,
        fullmove: position.fullmoveNumber,
      }).to.deep.equal(expected);
    });
  }
});

describe('converting between FEN, X-FEN and Shredder-FEN', () => {
  for (const {id, input, note, expect: expected} of convertCases) {
    it(title(id, input, note), () => {
      const position = positionOf(input);
      expect({
        fen: formatFen(position, 'fen'),
        xfen: formatFen(position, 'x-fen'),
        shredder: formatFen(position, 'shredder-fen'),
      }).to.deep.equal(expected);
    });
  }
});

describe('writing back what was read', () => {
  for (const {id, input, format, expect: expected} of roundtripCases) {
    it(title(id, input), () => {
      expect(formatFen(positionOf(input), format === 'xfen' ? 'x-fen' : 'shredder-fen')).to.equal(expected);
    });
  }
});

describe('refusing what is not FEN', () => {
  const fields = new Map([
    ['ep', 'enPassant'],
    ['halfmove', 'halfmoveClock'],
    ['fullmove', 'fullmoveNumber'],
  ]);
  for (const {id, input, note, expect: expected} of invalidCases as readonly {
    id: string;
    input: string;
    note?: string;
    expect: {
      strict: {valid: boolean; field?: string; index?: number; length?: number; reason?: string};
      lenient: {valid: boolean};
    };
  }[]) {
    it(title(id, input, note ?? expected.strict.reason), () => {
      const strict = parseFen(input);
      const {field = '', index, length} = expected.strict;
      expect(strict.ok).to.equal(expected.strict.valid);
      if (strict.ok) expect(strict.warnings).not.to.be.empty;
      else {
        expect(strict.error.field).to.equal(fields.get(field) ?? field);
        expect([strict.error.index, strict.error.length]).to.deep.equal([index, length]);
      }
      expect(parseFen(input, {tolerant: true}).ok).to.equal(expected.lenient.valid);
    });
  }
});

describe('repairing text that has only one possible meaning', () => {
  for (const {id, input, note, strictOk, expect: expected} of tolerantCases) {
    it(title(id, input, note), () => {
      const tolerant = parseFen(input, {tolerant: true});
      if (!tolerant.ok) throw new Error(tolerant.error.message);
      expect(formatFen(tolerant.position)).to.equal(expected.xfen);
      expect(tolerant.warnings.length > 0).to.equal(expected.warnings);
      expect(parseFen(input).ok).to.equal(strictOk);
    });
  }
});

describe('reading what people paste', () => {
  for (const {id, input, note, strictOk, expect: expected} of pastedCases as readonly {
    id: string;
    input: string;
    note: string;
    strictOk: boolean;
    expect: {xfen?: string; warnings?: boolean; error?: boolean; index?: number};
  }[]) {
    it(title(id, input, note), () => {
      const tolerant = parseFen(input, {tolerant: true});
      expect(parseFen(input).ok).to.equal(strictOk);
      if (tolerant.ok) {
        expect(formatFen(tolerant.position)).to.equal(expected.xfen);
        expect(tolerant.warnings.length > 0).to.equal(expected.warnings);
      } else {
        expect(expected.error).to.equal(true);
        if (expected.index !== undefined) expect(tolerant.error.index).to.equal(expected.index);
      }
    });
  }
});
