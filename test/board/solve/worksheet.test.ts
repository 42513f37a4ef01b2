import {expect} from '@open-wc/testing';
import {until} from '../../tools/user.js';
import {addLocale} from '../../../src/index.js';
import {de} from '../../../src/words/de.js';
import {Solver} from './solver.js';

const mate = '[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]\n\n{Mate in one.} 1. Ra8# *\n\n';
const lichess =
  '0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1570,75,96,27052,advantage,https://lichess.org/F8M8OS71#53,';

/** Prints a board with a set, and returns the sheets. */
async function print(text: string, attributes: Readonly<Record<string, string>> = {}) {
  const src = URL.createObjectURL(new Blob([text]));
  const user = await Solver.setup({mode: 'solve', animation: 'none', src, ...attributes});
  await until(() => user.root.querySelector('[part=set]'));
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
  it('has the task above each board, coordinates, and the solutions on another sheet', async () => {
    const sheet = await print(mate.repeat(3), {coordinates: 'none'});
    expect(sheet.captions).to.deep.equal([1, 2, 3].map((n) => `${n}. Mate in one. White to move.`));
    expect(sheet.solutions).to.deep.equal([1, 2, 3].map((n) => `${n}. 1. Ra8#`));
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
    expect(sheet.solutions).to.deep.equal(['1. 27... Td8 28. Dxd8+ Lxd8']);
  });
});
