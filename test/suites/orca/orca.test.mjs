// The words of Orca while a person does the five tasks, key by key, compared with the files in `transcripts`.
import {readFileSync, writeFileSync} from 'node:fs';
import {expect} from 'chai';
import {startOrca} from './orca.mjs';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const times = (count, key) => Array(count).fill(key);
/** Keys that go to a square of the grid and press it. */
const on = (...squares) =>
  squares.flatMap(([file, rank]) => [`shift+${'abcdefgh'.indexOf(file) + 1}`, rank, 'Return']);
/** Texts, each entered in a field. */
const enter = (...texts) => texts.flatMap((text) => [`“${text}”`, 'Return']);

/** A set of two mates, as an address. */
const mates = `data:text/plain,${encodeURIComponent(
  '[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]\n\n{Mate in one.} 1. Ra8# *\n\n[FEN "k7/8/1K6/8/8/8/8/7R w - - 0 1"]\n\n1. Rh8# *\n',
)}`;
/** The first puzzle with a mistake, the second with its solution, then the summary. */
const solveBoth = [
  ...['Tab', ...on('a1', 'a7', 'a1', 'a8')],
  // The buttons of the puzzle, then Previous and Next.
  ...[...times(4, 'Tab'), 'space'],
  ...[...times(2, 'shift+Tab'), 'space', ...times(3, 'Tab')],
];

/** A club’s file of three games. */
const club = ['Zoe', 'Ana', 'Bob']
  .map(
    (name, i) =>
      `[Round "${i + 1}"]\n[White "${name}"]\n[Black "Rival ${i + 1}"]\n[Result "${i === 1 ? '1/2-1/2' : '1-0'}"]\n\n1. e4 e5 ${i === 1 ? '1/2-1/2' : '1-0'}`,
  )
  .join('\n\n');
/** By White; a game, and the one after it; a name in the field; the standings. */
const findGame = [
  // The tab of the games, the field, the button to the next game, the heads.
  ...times(5, 'Tab'),
  ...['Right', 'Return'],
  ...['Tab', 'Home', 'Return', 'shift+Next'],
  ...[...times(4, 'shift+Tab'), '“bo”', 'shift+Tab'],
  ...['Right', 'Return', ...times(3, 'Tab')],
];

/** The page of each task, and its steps: keys, and texts in quotation marks. */
const tasks = {
  'a-diagram': {
    page: `<p>Position 1.</p>
      <fen-board fen="r3k2r/pp3ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 12" marks="Gd6 Re5d6"></fen-board>
      <p>The end.</p>`,
    steps: times(10, 'Down'),
  },
  'scholars-mate-typed': {
    page: '<fen-board mode="play" move-input fen="start" animation="none"></fen-board>',
    steps: ['Tab', 'Tab', ...enter('e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#')],
  },
  'scholars-mate-by-squares': {
    page: '<fen-board mode="play" fen="start" animation="none"></fen-board>',
    steps: ['Tab', ...on('e2', 'e4', 'e7', 'e5', 'f1', 'c4', 'b8', 'c6', 'd1', 'h5', 'g8', 'f6', 'h5', 'f7')],
  },
  'castling-and-promotion-typed': {
    page: '<fen-board mode="play" move-input fen="7k/P7/8/8/8/8/8/4K2R w K - 0 1" animation="none"></fen-board>',
    steps: ['Tab', 'Tab', ...enter('O-O', 'Kh7', 'a8=N')],
  },
  'castling-and-promotion-by-squares': {
    page: '<fen-board mode="play" fen="7k/P7/8/8/8/8/8/4K2R w K - 0 1" animation="none"></fen-board>',
    steps: ['Tab', ...on('e1', 'g1', 'h8', 'h7', 'a7', 'a8'), 'Down', 'Return'],
  },
  'setting-up': {
    page: '<fen-board mode="edit" fen="8/8/8/8/8/8/8/8 w - - 0 1" animation="none"></fen-board>',
    steps: [
      'Tab',
      'Tab',
      'shift+5',
      'shift+k',
      'shift+8',
      'shift+r',
      'shift+5',
      '8',
      'k',
      ...times(13, 'Tab'),
      'space',
      'shift+Tab',
      'space',
    ],
  },
  'a-puzzle': {
    page: '<fen-board mode="solve" fen="7k/8/8/8/8/8/R7/1R2K3 w - - 0 1" solution="Ra7 Kg8 Rb8#" animation="none"></fen-board>',
    steps: ['Tab', ...on('b1', 'b8'), 'Tab', 'space', 'shift+Tab', ...on('a2', 'a7', 'b1', 'b8')],
  },
  'a-set': {
    page: `<fen-board mode="solve" src="${mates}" animation="none"></fen-board>`,
    steps: solveBoth,
  },
  'a-set-in-german': {
    page: `<div lang="de"><fen-board mode="solve" src="${mates}" animation="none"></fen-board></div>`,
    steps: solveBoth,
  },
  'a-table': {
    page: `<fen-game list="table"><pre>${club}</pre></fen-game>`,
    steps: findGame,
  },
  'a-table-in-german': {
    page: `<div lang="de"><fen-game list="table"><pre>${club}</pre></fen-game></div>`,
    steps: findGame,
  },
  'a-game': {
    page: `<fen-game><pre>[Result "1-0"]

1. e4 {Best.} e5 (1... c5 2. Nf3) (1... e6) 2. Qh5 Ke7?? 3. Qxe5# 1-0</pre></fen-game>`,
    // The buttons Next, Other move here, Next, Previous, Other move here, Next.
    steps: [
      ...times(4, 'Tab'),
      ...times(2, 'space'),
      ...[...times(2, 'Tab'), 'space'],
      ...[...times(2, 'shift+Tab'), 'space'],
      ...[...times(2, 'shift+Tab'), 'space'],
      ...[...times(4, 'Tab'), ...times(2, 'space')],
      ...[...times(2, 'shift+Tab'), ...times(3, 'space')],
    ],
  },
};

describe('Orca', function () {
  this.timeout(300_000);
  let orca;
  before(async () => (orca = await startOrca()));
  after(() => orca?.close());

  for (const [name, {page, steps}] of Object.entries(tasks)) {
    it(`says what is written in ${name}.txt`, async () => {
      await orca.open(page);
      await orca.ready();
      const transcript = [];
      for (const step of steps) {
        const [, text] = /^“(.*)”$/.exec(step) ?? [];
        if (text) orca.type(text);
        else orca.press(step);
        transcript.push(`[${step}]`, ...(await orca.heard()));
      }
      const file = new URL(`transcripts/${name}.txt`, import.meta.url);
      const text = `${transcript.join('\n')}\n`;
      if (process.env.FEN_BOARD_TRANSCRIPTS) writeFileSync(file, text);
      expect(text).to.equal(readFileSync(file, 'utf8'));
    });
  }
});
