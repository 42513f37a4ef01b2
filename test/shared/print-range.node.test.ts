import {expect} from 'chai';
import {printedIndices} from '../../src/shared/print-range.js';

function warned(act: () => void): readonly string[] {
  const {warn} = console;
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  act();
  console.warn = warn;
  return warnings;
}

describe('the range of what is printed', () => {
  it('is the first sixty, unless the page names more', () => {
    const rows: readonly (readonly [string | null, number, string])[] = [
      [null, 3, '0 1 2'],
      ['', 2, '0 1'],
      ['1-2', 9, '0 1'],
      ['2–3, 9', 9, '1 2 8'],
      ['99', 3, '0 1 2'],
      ['all of them', 2, '0 1'],
    ];
    for (const [range, count, indices] of rows)
      expect(printedIndices(range, count).join(' '), String(range)).to.equal(indices);
    expect(warned(() => printedIndices('3-x', 9))).to.deep.equal([
      'fen-board: print-range="3-x" is not of the form “1-12, 15”.',
    ]);
    expect(warned(() => printedIndices(' 1 – 2, 5', 9))).to.deep.equal([]);
    expect(printedIndices(null, 200)).to.have.length(60);
    expect(printedIndices('1-200', 200)).to.have.length(200);
  });
});
