import {expect} from '@open-wc/testing';
import {ladder} from '../../tools/fixtures/positions.js';
import {tabTo, temporary, until} from '../../tools/user.js';
import {Solver} from './solver.js';

const mate = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';
const corner = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';

/** The same three puzzles in each format, and the moves of the person. The last of the CSV has a first move of the board. */
const sets: Readonly<Record<string, {text: string; moves: readonly (readonly string[])[]}>> = {
  PGN: {
    text:
      `[FEN "${mate}"]\n\n{Mate in one.} 1. Ra8# *\n\n` +
      `[FEN "${ladder}"]\n\n1. Ra7 Kg8 2. Rb8# *\n\n` +
      `[FEN "${corner}"]\n\n1. Rh8# *\n`,
    moves: [['a1a8'], ['a2a7', 'b1b8'], ['h1h8']],
  },
  EPD: {
    text: [
      `${mate.replace(/ \d+ \d+$/, '')} bm Ra8#; id "Mate in one.";`,
      `${ladder.replace(/ \d+ \d+$/, '')} bm Ra7;`,
      `${corner.replace(/ \d+ \d+$/, '')} bm Rh8#;`,
    ].join('\n'),
    moves: [['a1a8'], ['a2a7'], ['h1h8']],
  },
  CSV: {
    text: [
      'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags',
      `00001,${mate.replace('6k1', '5k2').replace(' w ', ' b ')},f8g8 a1a8,900,75,96,10,mateIn1,,`,
      `00002,${ladder.replace('7k', '6k1').replace(' w ', ' b ')},g8h8 a2a7 h8g8 b1b8,1100,75,96,10,mateIn2,,`,
      '0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1570,75,96,27052,advantage,,',
    ].join('\n'),
    moves: [['a1a8'], ['a2a7', 'b1b8'], ['f8d8', 'f6d8']],
  },
};

/** The ways in which people move a piece and press a button, and the width of the page. */
interface Way {
  readonly width: number;
  readonly move: (user: Solver, from: string, to: string) => Promise<void>;
  readonly press: (user: Solver, name: string) => Promise<void>;
}
const isSquare = (element: Element) => element.matches('[data-square]');
const ways: Readonly<Record<string, Way>> = {
  mouse: {
    width: 800,
    move: (user, from, to) => user.drag(from, to),
    press: (user, name) => user.pressButton(name),
  },
  finger: {
    width: 390,
    move: (user, from, to) => user.tap(from, to),
    press: async (user, name) => {
      const button = await user.button(name);
      button.scrollIntoView({block: 'nearest'});
      await user.tapOn(button);
    },
  },
  keys: {
    width: 800,
    move: async (user, from, to) => {
      // The buttons follow the board.
      const isBeyond = user.root.activeElement?.matches('button');
      await tabTo(user.root, isSquare, isBeyond ? 'Shift+Tab' : 'Tab');
      for (const [file = '', rank = ''] of [from, to])
        await user.press(`Shift+${'abcdefgh'.indexOf(file) + 1}`, rank, 'Enter');
    },
    press: async (user, name) => {
      const there = ({textContent}: Element) => textContent.trim() === name;
      await tabTo(user.root, there);
      await user.press('Enter');
    },
  },
};

const place = ({root}: Solver) => root.querySelector('[part=place]')?.textContent;
const solved = ({root}: Solver) =>
  root.querySelector('[part=squares]')?.getAttribute('aria-label')?.split('.')[0];

/** Opens a page with a set, and a link before it, where the keys begin. */
async function open(text: string, {width}: Way, progress = ''): Promise<Solver> {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  const src = URL.createObjectURL(new Blob([text]));
  const user = await Solver.setup({mode: 'solve', animation: 'none', src, progress}, box);
  const link = Object.assign(document.createElement('a'), {href: '#', textContent: 'Puzzles'});
  box.before(temporary(link));
  link.focus();
  await until(() => place(user));
  return user;
}

describe('a set from a file', () => {
  for (const [format, {text, moves}] of Object.entries(sets)) {
    for (const [name, way] of Object.entries(ways)) {
      it(`of ${format} is solved by ${name}, goes on in a new page, and comes to its summary`, async () => {
        let user = await open(text, way);
        for (const [i, line] of moves.entries()) {
          await until(() => place(user) === `${i + 1} of 3`);
          for (const move of line) {
            await user.turn();
            await way.move(user, move.slice(0, 2), move.slice(2));
          }
          await until(() => solved(user) === `${i + 1} of 3 solved`);
          if (i === 2) break;
          await way.press(user, 'Next');
          await until(() => place(user) === `${i + 2} of 3`);
          // Of the CSV, the first move of the board follows.
          await until(() => user.announcements.some((text) => text.startsWith(`Puzzle ${i + 2} of 3.`)));
          if (i > 0) continue;
          const kept = user.board.progress ?? '';
          expect(kept).to.match(/^fen-board 1 /);
          user.leave();
          user = await open(text, way, kept);
          expect([place(user), solved(user)]).to.deep.equal(['2 of 3', '1 of 3 solved']);
        }
        const summary = await until(() => user.root.querySelector<HTMLElement>('[part=summary]'));
        expect(summary.textContent).to.match(/^The end\. 3 of 3 solved, 3 at the first try\./);
        await until(() => user.announced.endsWith('The end. 3 of 3 solved, 3 at the first try.'));
        await way.press(user, 'Start again');
        await until(() => place(user) === '1 of 3' && solved(user) === '0 of 3 solved');
        // Keys go on where they are.
        if (name === 'keys') expect(user.root.activeElement !== null).to.equal(true);
      });
    }
  }

  it('has all its buttons within 390 px, each large enough for a finger', async () => {
    const user = await open(sets.PGN?.text ?? '', ways.finger as Way);
    const right = Math.min(390, user.board.getBoundingClientRect().right);
    for (const name of ['Hint', 'Solution', 'Previous', 'Next']) {
      const box = (await user.button(name)).getBoundingClientRect();
      expect(box.right, name).to.be.at.most(right);
      expect(Math.min(box.width, box.height), name).to.be.at.least(24);
    }
    const row = user.root.querySelector('[part=set]') as HTMLElement;
    expect(row.scrollWidth).to.be.at.most(row.clientWidth);
  });
});
