import {expect} from 'chai';
import {formatFen, parseEpd, parseFen} from '../../../src/core/notation/index.js';
import {explain} from '../../../src/words/index.js';
import {registerShippedPiecesAndLocales} from '../../../src/picture/drawing/register-shipped.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';

describe('a word for a start position', () => {
  const rows: readonly (readonly [text: string, fen: string])[] = [
    ['chess960:518', start],
    ['chess960:0', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'],
    ['chess960:959', 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
    ['chess960:007', 'qnbnrkrb/pppppppp/8/8/8/8/PPPPPPPP/QNBNRKRB w KQkq - 0 1'],
    ['capablanca', capablanca],
    ['gothic', 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1'],
    ['carrera', 'ranbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNCR w KQkq - 0 1'],
    ['janus', 'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1'],
    ['embassy', 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w mKQkq - 0 1'],
  ];
  for (const [text, fen] of rows) {
    it(`is read tolerantly, without a warning: ${text}`, () => {
      const read = parseFen(text, {tolerant: true});
      if (!read.ok) throw new Error(read.error.message);
      expect(formatFen(read.position)).to.equal(fen);
      expect(read.warnings).to.deep.equal([]);
      const record = parseEpd(text, {tolerant: true});
      expect(record.ok && record.position).to.deep.equal(read.position);
    });
    it(`is refused in strict reading: ${text}`, () => expect(parseFen(text).ok).to.equal(false));
  }

  const wrong: readonly (readonly [text: string, found: string, index: number])[] = [
    ['chess960:960', '960', 9],
    ['chess960:', '', 9],
    ['chess960', '', 8],
    ['chess960:5x', '5x', 9],
    ['chess960:-1', '-1', 9],
    ['chess960:1e2', '1e2', 9],
    ['chess960:0518', '0518', 9],
    ['  "chess960:1000" ', '1000', 12],
  ];
  for (const [text, found, index] of wrong) {
    it(`has an error with its place: ${JSON.stringify(text)}`, () => {
      const read = parseFen(text, {tolerant: true});
      expect(!read.ok && read.error).to.deep.equal({
        code: 'chess960-number',
        field: 'structure',
        index,
        length: found.length,
        message: `A Chess960 start has a number from 0 to 959; found “${found}”.`,
        values: {found},
      });
    });
  }

  it('has error messages in the language of the page', () => {
    registerShippedPiecesAndLocales();
    const read = parseFen('chess960:960', {tolerant: true});
    if (read.ok) throw new Error('960 is read');
    const sentences = ['de', 'es', 'fr', 'nl'].map((lang) => explain(read.error, {lang}));
    expect(new Set([read.error.message, ...sentences]).size).to.equal(5);
    for (const sentence of sentences) expect(sentence).to.match(/959.*960/);
  });

  for (const text of [
    'chess9600:1',
    'Chess960:1',
    'Gothic',
    'gothics',
    'janus w',
    'constructor',
    '__proto__',
    'tostring',
  ]) {
    it(`is refused if it is misspelled: ${text}`, () => {
      expect(parseFen(text, {tolerant: true})).to.deep.include({ok: false});
    });
  }
});
