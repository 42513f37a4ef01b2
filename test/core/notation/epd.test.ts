import {expect} from 'chai';
import {formatEpd, formatFen, parseEpd, type FenIssue} from '../../../src/core/notation/index.js';
import epdCases from '../../tools/fixtures/notation/epd.json';
import {positionOf} from '../../tools/read.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** An issue as a line of text: its field, code, place and message. */
const summaryOf = ({code, field, index, length, message}: FenIssue, text: string): string =>
  `${field} ${code} ${JSON.stringify(text.slice(index, index + length))} ${message}`;

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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 []structure operation ";" “;” is not an EPD operation.',
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["bm","e4"],["\\"x\\""]]structure operation "\\"x\\";" “"x";” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "abc',
      false,
      'structure operation "id \\"abc" “id "abc” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "abc',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["id","abc"]]structure operation "id \\"abc" “id "abc” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "a\\"; bm e4',
      false,
      'structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "a\\"; bm e4',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["id","a\\"; bm e4"]]structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "id" x;',
      false,
      'structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "id" x;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["\\"id\\"","x"]]structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc;',
      false,
      'halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["hmvc"]]halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 1 2;',
      false,
      'halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 1 2;',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["hmvc","1","2"]]halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["abcdefghijklmnop","1"]]structure operation "abcdefghijklmnop 1;" “abcdefghijklmnop 1;” is not an EPD operation.',
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
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "id x',
      true,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [["\\"id x\\""]]structure operation "\\"id x" “"id x” is not an EPD operation.',
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
      if (!result.ok) expect(summaryOf(result.error, text)).to.equal(expected);
      else {
        const operations = JSON.stringify(
          result.operations.map(({opcode, operands}) => [opcode, ...operands]),
        );
        const warnings = result.warnings.map((issue) => summaryOf(issue, text)).join(',');
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
      if (fromFen) expect(formatEpd(positionOf(fromFen))).to.equal(input);
    });
  }

  it('writes the counters of the position, but adds only those that differ from a start', () => {
    const position = positionOf(`${start} w KQkq - 3 7`);
    const bm = {opcode: 'bm', operands: ['e4', 'd4']};
    expect(formatEpd(position, [{opcode: 'fmvn', operands: ['1']}, bm])).to.equal(
      `${start} w KQkq - fmvn 7; bm e4 d4; hmvc 3;`,
    );
    expect(formatEpd(positionOf(`${start} w KQkq - 0 1`), [bm], 'shredder-fen')).to.equal(
      `${start} w HAha - bm e4 d4;`,
    );
  });

  it('writes a counter once that a record says twice', () => {
    const operations = ['1', '2'].map((clock) => ({opcode: 'hmvc', operands: [clock]}));
    expect(formatEpd(positionOf(`${start} w KQkq - 7 1`), operations)).to.equal(`${start} w KQkq - hmvc 7;`);
  });

  it('quotes names and comments, and operands that could not be read otherwise', () => {
    const operations = [
      {opcode: 'id', operands: ['x']},
      {opcode: 'c9', operands: ['a "b" \\']},
      {opcode: 'c10', operands: ['x']},
      {opcode: 'xid', operands: ['x', '', 'a;b', 'a b']},
    ];
    expect(formatEpd(positionOf(`${start} w KQkq - 0 1`), operations)).to.equal(
      `${start} w KQkq - id "x"; c9 "a \\"b\\" \\\\"; c10 x; xid x "" "a;b" "a b";`,
    );
  });
});
