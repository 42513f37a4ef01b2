import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {can} from '../../tools/user.js';
import {picture} from './diagram.js';

/** The left edge of a character of a text. */
function leftOf(element: Element, index: number): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const characters: (readonly [node: Node, at: number])[] = [];
  while (walker.nextNode()) {
    const {currentNode: node} = walker;
    characters.push(...Array.from(node.textContent ?? '', (_, at) => [node, at] as const));
  }
  const [node, at] = characters.at(index) ?? [];
  if (!node || at === undefined) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
const leftOfFirst = (element: Element) => leftOf(element, 0);
const leftOfLast = (element: Element) => leftOf(element, -1);

describe('a reader’s own settings', () => {
  it('distinguish the colours of marks by their outlines too, on screens, in print and in forced colours', async function () {
    if (!(await can('media'))) this.skip();
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} marks="Ga1 Rb1 Yc1 Bd1 Ga2a8 Rb2b8 Yc2c8 Bd2d8"></fen-board>`,
    );
    const lines = (part: string) =>
      new Set(
        [...picture(element).querySelectorAll(`[part~=${part}]`)].map(
          (path) => getComputedStyle(path).strokeDasharray,
        ),
      );
    for (const medium of [{}, {media: 'print'}, {features: {'forced-colors': 'active'}}]) {
      await executeServerCommand('media', medium);
      expect([lines('mark-lines').size, lines('arrow').size]).to.deep.equal([4, 4]);
    }
    await executeServerCommand('media', {});
  });

  it('colour the coordinates outside, in forced colours', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {
      features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'},
    });
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} coordinates="outside"></fen-board>`);
    const letters = picture(element).querySelector('[part~=file]');
    const color = letters && getComputedStyle(letters).stroke;
    await executeServerCommand('media', {});
    expect(color).to.equal('rgb(255, 255, 255)');
  });

  it('reserve no space on paper for buttons and panels, which are not printed', async function () {
    if (!(await can('media'))) this.skip();
    // Far below the viewport, where nothing is fetched yet.
    const boards = await fixture<HTMLElement>(
      html`<div style="padding-top: 5000px">
        <fen-board style="width: 240px" controls fen=${start}></fen-board>
        <fen-board style="width: 240px" mode="edit" controls fen=${start}></fen-board>
        <fen-board style="width: 240px" mode="solve" solution="1. e4" fen=${start}></fen-board>
      </div>`,
    );
    const heights = () =>
      [...boards.querySelectorAll('fen-board')].map((board) => board.getBoundingClientRect().height);
    for (const height of heights()) expect(height).to.be.above(260);
    await executeServerCommand('media', {media: 'print'});
    const printed = heights();
    await executeServerCommand('media', {});
    expect(printed).to.deep.equal([240, 240, 240]);
  });

  it('are pale on paper, with a frame, unless the page has chosen the colours', async function () {
    if (!(await can('media'))) this.skip();
    const boards = await fixture<HTMLElement>(
      html`<div style="color-scheme: dark">
        <fen-board fen=${start}></fen-board>
        <fen-board fen=${start} theme="green"></fen-board>
        <fen-board fen=${start} style="--fen-board-dark: #789"></fen-board>
      </div>`,
    );
    await executeServerCommand('media', {media: 'print'});
    const pictures = [...boards.querySelectorAll('fen-board')].map((board) => picture(board));
    const fills = pictures.map((one) =>
      ['light', 'dark'].map(
        (shade) => getComputedStyle(one.querySelector(`[part~=${shade}]`) as Element).fill,
      ),
    );
    const frame = getComputedStyle(pictures[0] as Element).outlineStyle;
    await executeServerCommand('media', {});
    expect(fills).to.deep.equal([
      ['rgb(255, 255, 255)', 'rgb(220, 220, 220)'],
      ['rgb(238, 240, 216)', 'rgb(127, 159, 95)'],
      ['rgb(255, 255, 255)', 'rgb(119, 136, 153)'],
    ]);
    expect(frame).to.equal('solid');
  });

  it('keep outside coordinates legible on paper, of a dark page too', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {media: 'print'});
    const element = await fixture<FenBoard>(
      html`<fen-board style="color: #eee" fen=${start} coordinates="outside"></fen-board>`,
    );
    const letters = picture(element).querySelector('[part~=file]');
    const color = letters && getComputedStyle(letters).stroke;
    await executeServerCommand('media', {});
    // At least 4.5:1 on white and on black.
    expect(color).to.equal('rgb(118, 118, 118)');
  });

  it('do not mirror a FEN, or a sentence about it, on a page from right to left', async () => {
    const around = await fixture<HTMLElement>(
      html`<div dir="rtl"><fen-board fen="8/x7 w - - 0 1"></fen-board></div>`,
    );
    const board = around.querySelector('fen-board');
    await board?.updateComplete;
    const shown = board?.shadowRoot?.querySelectorAll('[part=error] > *') ?? [];
    expect([...shown].map((one) => [one.localName, leftOfFirst(one) < leftOfLast(one)])).to.deep.equal([
      ['p', true],
      ['code', true],
    ]);
  });
});
