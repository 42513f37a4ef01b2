import {expect} from 'chai';
import {printedIndices} from '../../src/shared/print-range.js';

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
    expect(printedIndices(null, 200)).to.have.length(60);
    expect(printedIndices('1-200', 200)).to.have.length(200);
  });
});
