import {expect} from 'chai';
import {parseFen} from '../../../src/core/notation/index.js';
import {parseMarks} from '../../../src/core/marks/parse-marks.js';
import {parseMoveText} from '../../../src/core/pgn/index.js';
import {parseSolution} from '../../../src/board/solve/solution.js';
import {readInSlices} from '../../../src/board/solve/read-in-slices.js';
import {readSet} from '../../../src/board/solve/read-set.js';
import {readerPart} from '../../../src/parts/loader.js';
import {ladder} from '../../tools/fixtures/positions.js';

function read(text: string) {
  const readers = {
    parseFen: (fen: string) => parseFen(fen, {tolerant: true}),
    parseMarks,
    translateComment: () => null,
    oddText: () => null,
    readInOtherNotation: () => null,
  };
  const all = [...readSet(text, readers)];
  const puzzles = all.filter((one) => 'fen' in one);
  const unread = all.flatMap((one, i) => ('fen' in one ? [] : [{number: i + 1, line: one.line}]));
  return {puzzles, unread};
}

/** The puzzles of a set, each as its placement, its solution, and what else it has. */
const brief = (text: string) =>
  read(text).puzzles.map(({fen, solution, side, title}) =>
    [fen.split(' ').slice(0, 2).join(' '), solution, side, title].filter(Boolean),
  );
const mate = '6k1/5ppp/8/8/8/8/5PPP/R5K1';
const lichess =
  'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n' +
  '00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1852,74,96,7823,crushing hangingPiece,https://lichess.org/787zsVup/black#48,\n' +
  '0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1570,75,96,27052,advantage endgame short,https://lichess.org/F8M8OS71#53,\n';

const table: readonly (readonly [title: string, text: string, puzzles: readonly unknown[]])[] = [
  [
    'PGN: a FEN and the moves',
    `[FEN "${ladder}"]\n\n1. Ra7 Kg8 2. Rb8# *\n\n[FEN "${mate} w - - 0 1"]\n\n1. Ra8# *`,
    [
      [ladder.split(' ').slice(0, 2).join(' '), '1. Ra7 Kg8 2. Rb8#'],
      [`${mate} w`, '1. Ra8#'],
    ],
  ],
  [
    'PGN: variations, glyphs and comments are kept, the task is its title',
    `[FEN "${mate} w - - 0 1"]\n\n{Mate in one.} 1. Ra8# (1. Ra7? {Look at the back rank.} h6) *`,
    [[`${mate} w`, '1. Ra8# (1. Ra7 $2 {Look at the back rank.} 1... h6)', 'Mate in one.']],
  ],
  [
    'PGN: a diagram inside a solution begins no puzzle',
    `[FEN "${ladder}"]\n\n1. Ra7 {[#]} Kg8 2. Rb8# *`,
    [[ladder.split(' ').slice(0, 2).join(' '), '1. Ra7 Kg8 2. Rb8#']],
  ],
  [
    'PGN: from each diagram of a game on, to the next',
    '1. e4 e5 2. Qh5 Ke7 {[#] Mate in one.} 3. Qxe5# *\n\n1. e4 {[#]} e5 2. Bc4 Nc6 {[#]} 3. Qh5 Nf6 4. Qxf7# 1-0',
    [
      ['rnbq1bnr/ppppkppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w', '3. Qxe5#', 'Mate in one.'],
      ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b', '1... e5 2. Bc4 Nc6'],
      ['r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w', '3. Qh5 Nf6 4. Qxf7#'],
    ],
  ],
  [
    'PGN: from a question of ChessBase on',
    '1. e4 e5 2. Qh5 Ke7 {[%tqu "En","How does White win?","","","h5e5","",10]} 3. Qxe5# 1-0',
    [['rnbq1bnr/ppppkppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w', '3. Qxe5#', 'How does White win?']],
  ],
  [
    'PGN: an opening with its lines, whose chapter has a name',
    '[ChapterName "Open games"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *',
    [['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w', '1. e4 e5 (1... c5 2. Nf3) 2. Nf3', 'Open games.']],
  ],
  [
    'EPD: the best move, or several',
    `# mates\n${mate} w - - bm Ra8#; id "mate 1";\n${ladder.split(' ')[0] ?? ''} w - - bm Ra7 Rb7; c0 "Two ways.";\n`,
    [
      [`${mate} w`, '1. Ra8#', 'mate 1.'],
      [ladder.split(' ').slice(0, 2).join(' '), '1. Ra7 (1. Rb7)', 'Two ways.'],
    ],
  ],
  [
    'CSV of Lichess: the board plays the first move',
    lichess,
    [
      ['r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b', 'f2g3 e6e7 b2b1 b3c1 b1c1 h6c1', 'white'],
      ['5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w', 'd3d6 f8d8 d6d8 f6d8', 'black'],
    ],
  ],
  [
    'CSV without its header, and with the semicolons of a spreadsheet',
    lichess.split('\n').slice(2, 3).join('').replaceAll(',', ';'),
    [['5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w', 'd3d6 f8d8 d6d8 f6d8', 'black']],
  ],
];

describe('a set of puzzles', () => {
  for (const [title, text, puzzles] of table) {
    it(`is read from ${title}`, () => {
      expect(brief(text)).to.deep.equal(puzzles);
      expect(read(text).unread).to.deep.equal([]);
      // With the line ends of other systems, too.
      expect(brief(text.replaceAll('\n', '\r\n'))).to.deep.equal(puzzles);
    });
  }

  it('has solutions that can be played', () => {
    for (const [title, text] of table)
      for (const {position, solution, side} of read(text).puzzles)
        expect(parseSolution(position, solution, side ?? 'auto', parseMoveText).ok, title).to.equal(true);
  });

  const broken: readonly (readonly [title: string, text: string, readable: number, unread: unknown])[] = [
    ['an empty file', '', 0, []],
    ['blank lines', '\n \n', 0, []],
    ['prose', 'Nothing to see here.', 0, [{number: 1, line: 1}]],
    [
      'a third puzzle with a FEN that cannot be read',
      [mate, mate, '6k1/5pp/8', mate].map((fen) => `[FEN "${fen} w - - 0 1"]\n\n1. Ra8# *\n`).join('\n'),
      3,
      [{number: 3, line: 9}],
    ],
    [
      'a solution that cannot be played',
      `[FEN "${mate} w - - 0 1"]\n\n1. Rb8# *\n\n[FEN "${mate} w - - 0 1"]\n\n1. Ra8# *\n`,
      1,
      [{number: 1, line: 1}],
    ],
    ['a game without moves', `[FEN "${mate} w - - 0 1"]\n\n*`, 0, [{number: 1, line: 1}]],
    [
      'EPD with a move that cannot be played, with none, and with one to avoid',
      `${mate} w - - bm Rb8#;\n${mate} w - -\n${mate} w - - am Ra8#;\n${mate} w - - bm Ra8#;`,
      1,
      [1, 2, 3].map((line) => ({number: line, line})),
    ],
    [
      'broken lines of CSV',
      `${lichess}00008,r6k/pp2r2p\n,,,\n0000E,${mate} w - - 0 1,a1a9 b1b2,1\n"\n`,
      2,
      [3, 4, 5, 6].map((number) => ({number, line: number + 1})),
    ],
  ];
  for (const [title, text, readable, unread] of broken) {
    it(`skips and counts what it cannot read: ${title}`, () => {
      const set = read(text);
      expect(set.puzzles).to.have.length(readable);
      expect(set.unread).to.deep.equal(unread);
    });
  }
});

describe('a set that is read in slices', () => {
  it('gives nothing of a file that was replaced, even if a part is missing', async () => {
    const now = performance.now.bind(performance);
    let time = 0;
    // Each slice has two lines.
    performance.now = () => (time += 20);
    try {
      const [, , line = ''] = lichess.split('\n');
      const text = `${`${line}\n`.repeat(3)}${line.replace(' w ', ' x ')}\n`;
      const slices: unknown[] = [];
      for await (const slice of readInSlices(text, () => slices.length > 0)) slices.push(slice);
      expect(slices).to.have.length(1);
    } finally {
      performance.now = now;
    }
  });

  it('has its first puzzles before a part has loaded that a broken line needs', async () => {
    const [, , line = ''] = lichess.split('\n');
    const slices = readInSlices(`${line}\n${line.replace(' w ', ' x ')}\n${line}`, () => false);
    const counts: unknown[] = [];
    for await (const {puzzles, unread} of slices)
      counts.push([puzzles.length, unread.length, readerPart.loaded !== undefined]);
    expect(counts).to.deep.equal([
      [1, 0, false],
      [1, 1, true],
    ]);
  });

  it('ends when nobody waits for it', async () => {
    const line = `${lichess.split('\n')[1] ?? ''}\n`;
    let isStale = false;
    let count = 0;
    for await (const {puzzles} of readInSlices(line.repeat(5000), () => isStale)) {
      count += puzzles.length;
      isStale = true;
    }
    expect(count).to.be.within(1, 4999);
  });
});
