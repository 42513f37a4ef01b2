import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';

describe('a board whose part is loading', () => {
  it('draws the modern pieces until the classic ones have loaded', async () => {
    const board = () => fixture<FenBoard>(html`<fen-board fen=${start}></fen-board>`);
    const outline = ({shadowRoot}: FenBoard) =>
      shadowRoot?.querySelector('[part^=piece] path')?.getAttribute('d');
    const [element, other] = [await board(), await board()];
    const modern = outline(element);
    element.pieces = 'classic';
    await element.updateComplete;
    expect(outline(element)).to.equal(modern);
    while (outline(element) === modern) await nextFrame();
    expect(outline(other)).to.equal(modern);
  });
});
