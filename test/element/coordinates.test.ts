import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import {start} from '../fixtures/positions.js';

const picture = (element: FenBoard) => {
  const svg = element.shadowRoot?.querySelector('svg');
  if (!svg) throw new Error('The board has no picture.');
  return svg;
};

describe('coordinates in a board', () => {
  const letters = (element: FenBoard) =>
    picture(element).querySelector('[part~=file]')?.getAttribute('d') ?? '';
  /** The height of file letters, in units of 45 to a square. */
  const height = (element: FenBoard) => {
    const svg = picture(element);
    const box = svg.querySelector('[part~=file]')?.getBoundingClientRect();
    return (box?.height ?? NaN) / (svg.getScreenCTM()?.a ?? NaN);
  };
  /** Puts a board of this width, in pixels, on the page, and waits until it has been measured. */
  async function wide(width: number, attributes: Readonly<Record<string, string>> = {}): Promise<FenBoard> {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} style="width: ${width}px"></fen-board>`,
    );
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    await element.updateComplete;
    return element;
  }

  it('are left out inside squares that are too small for a piece and a letter, and come back', async () => {
    const element = await wide(220);
    expect(letters(element)).to.equal('');
    element.style.width = '300px';
    while (!letters(element)) await nextFrame();
    expect(letters(element)).to.equal(letters(await wide(480)));
  });

  it('are larger beside a small board if there is room', async () => {
    const heightOn = async (width: number) => height(await wide(width, {coordinates: 'outside'}));
    expect(await heightOn(120)).to.be.above(1.2 * (await heightOn(480)));
  });

  it('follow the reader’s size of text', async () => {
    const usual = height(await wide(300));
    document.documentElement.style.fontSize = '24px';
    const larger = height(await wide(300));
    document.documentElement.style.fontSize = '';
    expect(usual).to.be.above(0);
    expect(larger).to.be.above(1.2 * usual);
  });

  it('stay while the board is not displayed, because it may still be printed', async () => {
    const element = await wide(300);
    const before = letters(element);
    element.style.display = 'none';
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    expect(letters(element)).to.equal(before);
  });

  it('are measured only while they are on the page', async () => {
    const measured = new Set<Element>();
    let times = 0;
    // A document keeps its observer, so this counts the calls of its methods.
    const methods: Record<'observe' | 'unobserve', (this: ResizeObserver, target: Element) => void> =
      ResizeObserver.prototype;
    const {observe, unobserve} = methods;
    methods.observe = function (target) {
      times++;
      measured.add(target);
      observe.call(this, target);
    };
    methods.unobserve = function (target) {
      measured.delete(target);
      unobserve.call(this, target);
    };
    const [one, other] = [await wide(300), await wide(300)];
    expect(measured.size).to.equal(2);
    one.flip();
    await one.updateComplete;
    expect(times, 'not with each update').to.equal(2);
    one.remove();
    expect(measured.size, 'without one of them').to.equal(1);
    other.remove();
    expect(measured.size, 'off the page').to.equal(0);
    Object.assign(methods, {observe, unobserve});
  });

  it('are complete in the file of a small board', async () => {
    const element = await wide(120);
    const file = new DOMParser().parseFromString(await element.toSvg(), 'image/svg+xml');
    expect(file.querySelector('[part~=file]')?.getAttribute('d')).to.equal(letters(await wide(480)));
  });
});

describe('the outlines of pieces', () => {
  it('are heavier on small squares and finer on large ones, and follow the board', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board
        fen=${start}
        coordinates="none"
        style="width: 160px; --fen-board-max-size: none"
      ></fen-board>`,
    );
    /** In units of 45 to a square. */
    const width = () =>
      Number(picture(element).querySelector('[part="piece black"]')?.getAttribute('stroke-width'));
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    const small = width();
    element.style.width = '360px';
    while (width() >= small) await nextFrame();
    const usual = width();
    element.style.width = '720px';
    while (width() >= usual) await nextFrame();
    const large = width();
    element.theme = 'blue';
    await element.updateComplete;
    expect(width(), 'drawn again').to.equal(large);
  });
});
