// SVG files, drawn by a browser and by resvg: both must show the same.
import {Resvg} from '@resvg/resvg-js';
import {expect} from 'chai';
import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';
import {addPieces, classic} from '../../dist/pieces.js';
import {encodePng} from '../../dist/image.js';
import {renderGameSvg, renderSvg} from '../../dist/svg.js';
import {drawings} from './drawings.mjs';
import {startPages} from './page.mjs';
import {partOf} from '../tools/part.ts';

// Large, so that the edges, which each program smooths in its own way, are a small share of the picture.
const size = 1080;
/**
 * The difference that is allowed, as a share of all pixels. Smoothed edges are most of it: 0.004 % on an empty board,
 * 0.4 % where both camps are queens of fine lines.
 */
const limit = 0.006;

describe('files of SVG in a browser and in resvg', () => {
  let pages;
  let page;
  before(async () => {
    addPieces('classic', classic);
    pages = await startPages();
    const viewport = {width: size + 20, height: size + 20};
    ({page} = await pages.open('<!doctype html><body style="margin: 0"><img style="display: block">', {
      viewport,
    }));
  });
  after(() => pages?.close());

  async function inBrowser(svg) {
    const image = await page.$('img');
    await image.evaluate(async (img, file) => {
      img.src = `data:image/svg+xml;base64,${file}`;
      await img.decode();
    }, Buffer.from(svg).toString('base64'));
    return PNG.sync.read(Buffer.from(await image.screenshot()));
  }

  const inResvg = (svg) =>
    PNG.sync.read(new Resvg(svg, {background: '#fff', font: {loadSystemFonts: false}}).render().asPng());

  /**
   * The difference: the share of pixels; and of these how many have only such around them. An edge that is smoothed
   * otherwise is a pixel wide and has none.
   */
  async function difference(svg) {
    const [one, other] = [await inBrowser(svg), inResvg(svg)];
    const {width, height} = one;
    expect([other.width, other.height]).to.deep.equal([width, height]);
    const mask = new PNG({width, height});
    const options = {threshold: 0.1, includeAA: true, diffMask: true};
    const pixels = pixelmatch(one.data, other.data, mask.data, width, height, options);
    const differs = (x, y) => mask.data[(y * width + x) * 4 + 3] > 0;
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy]));
    let inside = 0;
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++)
        if (differs(x, y) && around.every(([dx, dy]) => differs(x + dx, y + dy))) inside++;
    return {share: pixels / (width * height), inside};
  }

  const draw = ([fen, look]) =>
    renderSvg(fen, {...look, size})
      // The sentence about a FEN that cannot be read needs a font; what it stands on does not.
      .replace(/<text\b[^]*?<\/text>/g, '');

  it('are twenty different ones', () => {
    expect(new Set(Object.values(drawings).map(draw)).size).to.equal(20);
  });

  for (const [name, drawing] of Object.entries(drawings)) {
    it(`show the same: ${name}`, async () => {
      const {share, inside} = await difference(draw(drawing));
      expect(share).to.be.below(limit);
      expect(inside).to.equal(0);
    });
  }

  // Fonts differ, so this game has no players.
  const moves = '1. e4 d5 2. exd5 Qxd5 3. Nf3 Bg4 4. Be2 Nc6 5. O-O O-O-O {[%cal Gc1g5] [%csl Rd5]} *';

  it('show the same: the last position of a game, where nothing moves', async () => {
    const still = renderGameSvg(moves, {width: size}).replace(/<style>.*<\/style>/, '');
    const {share, inside} = await difference(still);
    expect(share).to.be.below(limit);
    expect(inside).to.equal(0);
  });

  it('show the same: a diagram as a PNG with a palette, in less than half the bytes', async () => {
    for (const drawing of Object.values(drawings)) {
      const svg = renderSvg(drawing[0], {...drawing[1], width: 480}).replace(/<text\b[^]*?<\/text>/g, '');
      const rendered = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
      const {width, height, pixels} = rendered;
      const png = await encodePng({width, height, pixels});
      const {data} = PNG.sync.read(Buffer.from(png));
      expect(pixelmatch(data, pixels, null, width, height, {threshold: 0.1, includeAA: true})).to.be.below(
        0.0015 * width * height,
      );
      expect(png.length).to.be.below(rendered.asPng().length / 2);
      expect(png.length).to.be.below(16_500);
    }
  });

  // Proof that the rows above can fail: a paint that only a browser understands is noticed, however small it is.
  const everything = draw([
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1',
    {turnMarker: true, coordinates: 'outside', marks: 'Gd4 Re5f6', background: '#789'},
  ]);
  // A fill that the program cannot parse becomes black; a line without width is invisible.
  const paints = [
    ...everything.matchAll(/\b(fill|stroke)="(#[^"]+)"(?! stroke-(?:width|opacity)="0")/g),
  ].filter(([, attribute, color]) => attribute !== 'fill' || color !== '#000');
  it('are painted part by part', () => {
    expect(paints).to.have.length.above(15);
  });
  for (const {index, 0: whole, 1: attribute, 2: color} of partOf(paints)) {
    const element = everything.slice(everything.lastIndexOf('<', index), index);
    const part = /part="([^"]*)"/.exec(element)?.[1] ?? element;
    it(`would differ with var() as the ${attribute} of “${part}”: ${index}`, async () => {
      const before = everything.slice(0, index);
      const after = everything.slice(index + whole.length);
      const {inside} = await difference(`${before}${attribute}="var(--none, ${color})"${after}`);
      expect(inside).to.be.above(0);
    });
  }
});
