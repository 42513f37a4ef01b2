import {expect} from 'chai';
import {formatEpd, formatFen, parseEpd} from '../../../src/core/notation/index.js';
import epdCases from '../../tools/fixtures/notation/epd.json';
import {placementOfStart as start, positionOf, summaryOf, withStart} from '../../tools/read.js';

describe('EPD', () => {
  type Row = readonly [text: string, strictly: string, tolerantly: string];
  const rows: readonly Row[] = [
    ['START w KQkq -', 'START w KQkq - 0 1 []', 'same'],
    [
      'START w KQkq - ;',
      'structure operation ";" “;” is not an EPD operation.',
      'START w KQkq - 0 1 []structure operation ";" “;” is not an EPD operation.',
    ],
    [
      'START w KQkq - 0 1;',
      'structure spelling "0 1;" “0 1;” should be “hmvc 0; fmvn 1;”.',
      'START w KQkq - 0 1 [["hmvc","0"],["fmvn","1"]]structure spelling "0 1;" “0 1;” should be “hmvc 0; fmvn 1;”.',
    ],
    [
      'START w KQkq - bm e4; "x";',
      'structure operation "\\"x\\";" “"x";” is not an EPD operation.',
      'START w KQkq - 0 1 [["bm","e4"],["\\"x\\""]]structure operation "\\"x\\";" “"x";” is not an EPD operation.',
    ],
    [
      'START w KQkq - id "abc',
      'structure operation "id \\"abc" “id "abc” is not an EPD operation.',
      'START w KQkq - 0 1 [["id","abc"]]structure operation "id \\"abc" “id "abc” is not an EPD operation.',
    ],
    [
      'START w KQkq - id "a\\"; bm e4',
      'structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
      'START w KQkq - 0 1 [["id","a\\"; bm e4"]]structure operation "id \\"a\\\\\\"; bm e4" “id "a\\"; bm e4” is not an EPD operation.',
    ],
    [
      'START w KQkq - "id" x;',
      'structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
      'START w KQkq - 0 1 [["\\"id\\"","x"]]structure operation "\\"id\\" x;" “"id" x;” is not an EPD operation.',
    ],
    [
      'START w KQkq - hmvc;',
      'halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
      'START w KQkq - 0 1 [["hmvc"]]halfmoveClock counter "hmvc;" “hmvc;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'START w KQkq - hmvc 1 2;',
      'halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
      'START w KQkq - 0 1 [["hmvc","1","2"]]halfmoveClock counter "hmvc 1 2;" “hmvc 1 2;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'START w KQkq - hmvc 01; fmvn 0;',
      'halfmoveClock counter "hmvc 01;" “hmvc 01;” is not a counter; expected 1 to 6 digits.',
      'START w KQkq - 1 1 [["hmvc","01"],["fmvn","0"]]halfmoveClock counter "hmvc 01;" “hmvc 01;” is not a counter; expected 1 to 6 digits.,fullmoveNumber counter "fmvn 0;" “fmvn 0;” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'START w KQkq - fmvn 0',
      'fullmoveNumber counter "fmvn 0" “fmvn 0” is not a counter; expected 1 to 6 digits.',
      'START w KQkq - 0 1 [["fmvn","0"]]fullmoveNumber counter "fmvn 0" “fmvn 0” is not a counter; expected 1 to 6 digits.',
    ],
    [
      'START w KQkq',
      'structure missing-fields "q" Expected 4 fields, found 3; add “-”.',
      'START w KQkq - 0 1 []structure missing-fields "q" Expected 4 fields, found 3; add “-”.',
    ],
    [
      'START w KQkq\tbm e4;',
      'structure spelling "\\t" “U+0009” should be “ ”.',
      'enPassant en-passant "bm" “bm” is not an en passant square; expected rank 6, or “-”.',
    ],
    [
      'START  w KQkq - id "a  \u2013_b";',
      'structure spelling "  " “  ” should be “ ”.',
      'START w KQkq - 0 1 [["id","a  \u2013_b"]]structure spelling "  " “  ” should be “ ”.',
    ],
    ['START w KQkq - acd;  noop ;', 'START w KQkq - 0 1 [["acd"],["noop"]]', 'same'],
    ['START w KQkq - c0 "say \\"hi\\" \\\\";', 'START w KQkq - 0 1 [["c0","say \\"hi\\" \\\\"]]', 'same'],
    ['START w KQkq - bm Nf3 e4', 'START w KQkq - 0 1 [["bm","Nf3","e4"]]', 'same'],
    ['START w KQkq - abcdefghijklmno 1;', 'START w KQkq - 0 1 [["abcdefghijklmno","1"]]', 'same'],
    [
      'START w KQkq - abcdefghijklmnop 1;',
      'structure operation "abcdefghijklmnop 1;" “abcdefghijklmnop 1;” is not an EPD operation.',
      'START w KQkq - 0 1 [["abcdefghijklmnop","1"]]structure operation "abcdefghijklmnop 1;" “abcdefghijklmnop 1;” is not an EPD operation.',
    ],
    ['START w KQkq - hmvc 3; hmvc 4;', 'START w KQkq - 4 1 [["hmvc","3"],["hmvc","4"]]', 'same'],
    [
      'START w KQkq - "id x',
      'structure operation "\\"id x" “"id x” is not an EPD operation.',
      'START w KQkq - 0 1 [["\\"id x\\""]]structure operation "\\"id x" “"id x” is not an EPD operation.',
    ],
    [
      ' START w KQkq - hmvc 3;',
      'structure stray " " “ ” is not part of a FEN.',
      'START w KQkq - 3 1 [["hmvc","3"]]structure stray " " “ ” is not part of a FEN.',
    ],
  ];
  for (const [written, ...both] of rows) {
    for (const [tolerant, result] of [
      [false, both[0]],
      [true, both[1] === 'same' ? both[0] : both[1]],
    ] as const) {
      const [text, expected] = [withStart(written), withStart(result)];
      it(`${JSON.stringify(text)} ${tolerant ? 'tolerantly' : 'strictly'}: ${expected}`, () => {
        const parsed = parseEpd(text, {tolerant});
        const read = () => {
          if (!parsed.ok) return summaryOf(parsed.error, text);
          const operations = parsed.operations.map(({opcode, operands}) => [opcode, ...operands]);
          const warnings = parsed.warnings.map((issue) => summaryOf(issue, text)).join(',');
          return `${formatFen(parsed.position)} ${JSON.stringify(operations)}${warnings}`;
        };
        expect(read()).to.equal(expected);
      });
    }
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
