import {expect} from '@open-wc/testing';
import {emulate, temporary, until} from '../../tools/user.js';
import {addLocale} from '../../../src/index.js';
import {de} from '../../../src/words/de.js';
import {Solver} from './solver.js';
import {recordWarnings} from '../../tools/warnings.js';

const mate = '[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]\n\n{Mate in one.} 1. Ra8# *\n\n';
const lichess =
  '0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1570,75,96,27052,advantage,https://lichess.org/F8M8OS71#53,';

/** Puts a set on the page, and waits until all of it has been read. */
async function opened(text: string, attributes: Readonly<Record<string, string>> = {}): Promise<Solver> {
  const src = URL.createObjectURL(new Blob([text]));
  let isRead = false;
  document.addEventListener('load', () => (isRead = true), {capture: true, once: true});
  const user = await Solver.setup({mode: 'solve', animation: 'none', src, ...attributes});
  await until(() => isRead && user.root.querySelector('[part=set]'));
  return user;
}

/** Prints a board with a set, and returns the sheets. */
async function print(text: string, attributes: Readonly<Record<string, string>> = {}) {
  return printOf(await opened(text, attributes));
}

function printOf(user: Solver) {
  dispatchEvent(new Event('beforeprint'));
  const [sheet, solutions] = user.root.querySelectorAll('.sheet');
  const texts = {
    captions: [...(sheet?.querySelectorAll('figcaption') ?? [])].map((one) => one.textContent.trim()),
    solutions: [...(solutions?.querySelectorAll('p') ?? [])].map((one) => one.textContent.trim()),
    heading: solutions?.querySelector('h2')?.textContent,
    coordinates: sheet?.querySelectorAll('[part~=coordinate][d^=M]').length,
    boards: sheet?.querySelectorAll('svg[viewBox="0 0 360 360"]').length,
  };
  dispatchEvent(new Event('afterprint'));
  expect(user.root.querySelector('.sheet')).to.equal(null);
  return texts;
}

describe('a worksheet', () => {
  const warnings = recordWarnings();

  it('has the task above each board, coordinates, and the solutions on another sheet', async () => {
    const sheet = await print(mate.repeat(3), {coordinates: 'none'});
    expect(sheet.captions).to.deep.equal([1, 2, 3].map((n) => `${n}. Mate in one. White to move.`));
    expect(sheet.solutions).to.deep.equal([1, 2, 3].map((n) => `${n} 1. Ra8#`));
    expect([sheet.heading, sheet.boards, sheet.coordinates]).to.deep.equal(['Solutions', 3, 12]);
  });

  it('has the puzzles that the page names', async () => {
    const {captions} = await print(mate.repeat(5), {'print-range': '2, 4-9'});
    expect(captions.map((caption) => caption.charAt(0))).to.deep.equal(['2', '4', '5']);
  });

  it('shows what is to be solved where the board plays the first move', async () => {
    addLocale('de', de);
    const sheet = await print(lichess, {lang: 'de'});
    expect(sheet.captions).to.deep.equal(['1. Schwarz am Zug.']);
    expect(sheet.solutions).to.deep.equal(['1 27... Td8 28. Dxd8+ Lxd8']);
  });

  const formats: readonly (readonly [format: string, text: string, caption: string, solution: string])[] = [
    [
      'PGN, from a diagram on',
      '1. e4 e5 2. Qh5 Ke7 {[#] Mate in one.} 3. Qxe5# *',
      '1. Mate in one. White to move.',
      '1 3. Qxe5#',
    ],
    [
      'EPD',
      '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#; id "Back rank";',
      '1. Back rank. White to move.',
      '1 1. Ra8#',
    ],
    ['CSV', lichess, '1. Black to move.', '1 27... Rd8 28. Qxd8+ Bxd8'],
  ];
  for (const [format, text, caption, solution] of formats) {
    it(`is made from ${format}`, async () => {
      const sheet = await print(text);
      expect([sheet.captions, sheet.solutions, sheet.boards]).to.deep.equal([[caption], [solution], 1]);
    });
  }

  it('does not say twice who moves', async () => {
    const text = mate.replace('Mate in one.', 'Mate in one, white to move!');
    const user = await opened(text);
    expect(user.feedback).to.equal('Mate in one, white to move!');
    expect(printOf(user).captions).to.deep.equal(['1. Mate in one, white to move!']);
  });

  it('says on paper and on the console that it has only the first sixty', async () => {
    const user = await opened(mate.repeat(61));
    await until(() => user.root.querySelector('[part=place]')?.textContent.includes('61'));
    dispatchEvent(new Event('beforeprint'));
    const texts = () => user.root.querySelector('.sheet:not(.solutions) > p')?.textContent;
    expect([texts(), warnings]).to.deep.equal([
      '60 of 61',
      ['fen-board: 60 of 61 puzzles are printed. `print-range` names others.'],
    ]);
    user.board.printRange = '1-61';
    dispatchEvent(new Event('beforeprint'));
    expect(texts()).to.equal(undefined);
    dispatchEvent(new Event('afterprint'));
  });

  it('has the puzzles from their start, and leaves what the person has solved as it is', async () => {
    const user = await opened(mate.repeat(2));
    await user.click('a1', 'a8');
    await until(() => user.feedback === 'Solved.');
    const state = () => [user.placement, user.feedback, user.board.progress, user.board.currentPuzzle];
    const before = state();
    const {solutions, captions} = printOf(user);
    expect([captions.length, solutions]).to.deep.equal([2, [1, 2].map((n) => `${n} 1. Ra8#`)]);
    expect(state()).to.deep.equal(before);
  });

  it('is there for a set that is far below the window', async () => {
    const above = temporary(document.createElement('div'));
    above.style.height = '9000px';
    const board = temporary(document.createElement('fen-board'));
    board.mode = 'solve';
    board.src = URL.createObjectURL(new Blob([mate.repeat(3)]));
    document.body.append(above, board);
    window.scrollTo(0, 0);
    await until(() => board.currentPuzzle === 1);
    dispatchEvent(new Event('beforeprint'));
    expect(board.shadowRoot?.querySelectorAll('.sheet figure').length).to.equal(3);
    dispatchEvent(new Event('afterprint'));
  });

  it('takes the place of the board on paper, with the solutions on a page of their own', async function () {
    await emulate(this, {media: 'print'});
    const {root} = await opened(mate.repeat(5));
    dispatchEvent(new Event('beforeprint'));
    const isSeen = (selector: string) => root.querySelector(selector)?.checkVisibility() ?? null;
    expect([isSeen('.frame'), isSeen('.sheet figure'), isSeen('.solutions')]).to.deep.equal([
      false,
      true,
      true,
    ]);
    expect(getComputedStyle(root.querySelector('.solutions') as Element).breakBefore).to.equal('page');
    const sheet = root.querySelector('.sheet') as HTMLElement;
    expect(sheet.scrollWidth).to.be.at.most(sheet.clientWidth);
    for (const figure of root.querySelectorAll('.sheet figure')) {
      const [caption, board, line] = ['figcaption', '.board', '.line'].map(
        (part) => figure.querySelector(part)?.getBoundingClientRect().top ?? NaN,
      );
      expect(caption).to.be.below(board ?? NaN);
      expect(board).to.be.below(line ?? NaN);
    }
    dispatchEvent(new Event('afterprint'));
    expect([isSeen('.frame'), isSeen('.sheet')]).to.deep.equal([true, null]);
  });
});
