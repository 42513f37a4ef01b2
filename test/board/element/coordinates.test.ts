import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import type {FenBoard} from '../../../src/index.js';
import type {Role} from '../../../src/core/notation/index.js';
import {modern} from '../../../src/picture/drawing/pieces-entry.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {picture} from './diagram.js';

describe('coordinates in a board', () => {
  const fileLetters = (element: FenBoard) => picture(element).querySelector('[part~=file]') as SVGPathElement;
  /** The height of the lower-case letters that the picture shows, in CSS pixels. */
  const height = (element: FenBoard): number => {
    const group = fileLetters(element).closest('g') as SVGGElement;
    if (getComputedStyle(group).display === 'none') return 0;
    return Math.abs(group.getScreenCTM()?.d ?? NaN) * 10;
  };
  /** The letters that are in the picture, in units of 45 to a square: each is a number, its place from the left. */
  const shown = (element: FenBoard): number[] => {
    const path = fileLetters(element);
    const toScreen = path.getScreenCTM() as DOMMatrix;
    const box = picture(element).getBoundingClientRect();
    return [...(path.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]
      .map(([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen))
      .filter(({x, y}) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      .map(({x}) => Math.floor(((x - box.left) / box.width) * 8));
  };
  /** Puts a board of this width, in pixels, on the page. */
  async function wide(width: number, attributes: Readonly<Record<string, string>> = {}): Promise<FenBoard> {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} style="width: ${width}px"></fen-board>`,
    );
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    await element.updateComplete;
    return element;
  }

  it('are left out inside squares that are too small for a piece and a letter, and come back', async () => {
    const element = await wide(220);
    expect(height(element)).to.equal(0);
    element.style.width = '300px';
    expect(height(element)).to.be.above(8);
  });

  it('are of at least 8 pixels, and each letter is once in the picture', async () => {
    for (const [width, size] of [
      [224, 8.03],
      [292, 10.5],
      [300, 8.1],
      [396, 10.7],
      [400, 8],
      [480, 9.6],
    ] as const) {
      const element = await wide(width);
      expect(height(element), String(width)).to.be.closeTo(size, 0.05);
      expect(shown(element), String(width)).to.deep.equal([1, 3, 5, 7]);
    }
  });

  it('are larger beside a small board, and left out where they are too small to read', async () => {
    const heightOn = async (width: number) => height(await wide(width, {coordinates: 'outside'})) / width;
    expect(await heightOn(180)).to.be.above(1.2 * (await heightOn(480)));
    expect(await heightOn(120)).to.equal(0);
  });

  it('name squares of 40 pixels and more', async () => {
    const group = async (width: number) => {
      const element = await wide(width, {coordinates: 'squares'});
      return getComputedStyle(picture(element).querySelector('.coordinates') as Element).display;
    };
    expect(await group(318)).to.equal('none');
    expect(await group(322)).to.equal('inline');
  });

  it('follow the reader’s size of text', async () => {
    const usual = height(await wide(440));
    document.documentElement.style.fontSize = '24px';
    const larger = height(await wide(440));
    document.documentElement.style.fontSize = '';
    expect(usual).to.be.above(0);
    expect(larger).to.be.above(1.2 * usual);
  });

  it('are complete in the file of a small board', async () => {
    const fileOf = async (width: number) => {
      const drawing = new DOMParser().parseFromString(await (await wide(width)).toSvg(), 'image/svg+xml');
      return drawing.querySelector('[part~=file]')?.getAttribute('d');
    };
    expect(await fileOf(120)).to.equal(await fileOf(480));
    expect((await fileOf(120))?.split('M')).to.have.length(5);
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
      parseFloat(
        getComputedStyle(picture(element).querySelector('[part="piece black"]') as Element).strokeWidth,
      );
    const small = width();
    element.style.width = '360px';
    const usual = width();
    element.style.width = '720px';
    const large = width();
    expect(small).to.be.closeTo(1.25 * usual, 0.01);
    expect(large).to.be.closeTo(0.88 * usual, 0.01);
    element.pieces = 'classic';
    await element.updateComplete;
    while (width() === large) await nextFrame();
    expect(width()).to.be.above(large);
  });
});

describe('the lines in pieces', () => {
  /** The pieces of White's whose lines are drawn. */
  const withLines = (drawing: Element) => {
    const lines = [...drawing.querySelectorAll('[part="piece white detail"] > path')]
      .filter((path) => getComputedStyle(path).display !== 'none')
      .map((path) => path.getAttribute('d'))
      .join('');
    return [...'PNBRQKAC']
      .filter((role) => {
        const {detail} = modern.pieces[role as Role];
        return lines.includes(detail.replace(/^M\S+ [\d.]+/, ''));
      })
      .join('');
  };

  for (const [width, roles] of [
    [240, 'PNBRQKAC'],
    [120, 'NBAC'],
  ] as const) {
    it(`are those of ${roles} on a board of ${width} pixels, and in its file`, async () => {
      const element = await fixture<FenBoard>(
        html`<fen-board fen=${capablanca} style="width: ${width}px"></fen-board>`,
      );
      expect(withLines(picture(element))).to.equal(roles);
      const file = await fixture(html`<div .innerHTML=${renderSvg(capablanca, {width})}></div>`);
      expect(withLines(file)).to.equal(roles);
    });
  }
});
