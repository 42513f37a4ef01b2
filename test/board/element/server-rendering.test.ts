import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {kings} from '../../tools/fixtures/positions.js';
import {until} from '../../tools/user.js';

/** Puts a board on the page whose shadow root holds what a server has sent. What real servers send is tested in test/ssr. */
async function withDrawing(
  drawing: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<FenBoard> {
  const board = document.createElement('fen-board');
  board.attachShadow({mode: 'open'}).innerHTML = drawing;
  for (const [name, value] of Object.entries({fen: kings, ...attributes})) board.setAttribute(name, value);
  document.body.append(board);
  while (!board.shadowRoot?.querySelector('[part=board] > svg')) {
    await new Promise(requestAnimationFrame);
  }
  await board.updateComplete;
  return board;
}

describe('a picture that a server has drawn', () => {
  const drawings: readonly (readonly [what: string, drawing: string])[] = [
    ['whose comments were stripped', '<p>of a server</p>'],
    ['by another version', '<!--lit-part AAAAAAAAAAA=--><p>of a server</p><!--/lit-part-->'],
  ];
  for (const [what, drawing] of drawings) {
    it(`is replaced by one board: ${what}`, async () => {
      for (const attributes of [{}, {fen: '8/9'}, {controls: '', lang: 'de'}]) {
        const board = await withDrawing(drawing, attributes);
        const {shadowRoot} = board;
        expect(shadowRoot?.querySelectorAll('[part=board] > svg').length).to.equal(1);
        expect(shadowRoot?.querySelector('p')?.textContent).to.not.equal('of a server');
        board.remove();
      }
    });
  }

  it('is named in the language of the page, which the server does not know', async () => {
    const {documentElement} = document;
    const before = documentElement.lang;
    documentElement.lang = 'de';
    const board = await withDrawing('<p>of a server</p>');
    await until(
      () =>
        board.shadowRoot?.querySelector('svg')?.getAttribute('aria-label') === 'Schachstellung, Weiß am Zug',
    );
    board.remove();
    documentElement.lang = before;
  });
});
