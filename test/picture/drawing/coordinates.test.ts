import {scalesForUnit} from '../../../src/picture/files/sizing-of-file.js';
import {expect} from 'chai';
import {
  coordinatePaths,
  coordinateScales,
  fileGlyphs,
  rankGlyphs,
} from '../../../src/picture/drawing/coordinates.js';
import {renderSvg, type SvgOptions} from '../../../src/picture/files/index.js';
import {fileLetters, ranks} from '../../../src/core/notation/position.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';

const parsed = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
const pathsOf = (fen: string, look: SvgOptions) =>
  [...parsed(renderSvg(fen, look)).querySelectorAll('[part~=coordinate]')].map(
    (path) => path.getAttribute('d') ?? '',
  );

/** The strokes of each file letter and rank number. */
const glyphs = Object.fromEntries(
  [...fileLetters, ...rankGlyphs.map((_, i) => String(i + 1))].map((name, i) => [
    name,
    [...fileGlyphs, ...rankGlyphs][i] ?? '',
  ]),
);
/** The letters and numbers that a path draws, in order. */
const read = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((one) => {
      const strokes = one.replace(/^-?[\d.]+ -?[\d.]+/, '');
      return Object.keys(glyphs).find((name) => glyphs[name] === strokes) ?? `(unknown: ${one})`;
    })
    .join('');

/** The box of each path in the units of the drawing, with its strokes, as the browser measures it. */
function boxesOf(svg: string): readonly DOMRect[] {
  const place = document.createElement('div');
  place.append(document.importNode(parsed(svg), true));
  document.body.append(place);
  const boxes = [...place.querySelectorAll<SVGGraphicsElement>('[part~=coordinate]')].map((path) => {
    const scale = Number(/scale\((.*)\)/.exec(path.parentElement?.getAttribute('transform') ?? '')?.[1]);
    const {x, y, width, height} = path.getBBox({stroke: true});
    return new DOMRect(x * scale, y * scale, width * scale, height * scale);
  });
  place.remove();
  return boxes;
}

describe('coordinates', () => {
  it('have strokes for each file and each rank', () => {
    expect([rankGlyphs.length, fileGlyphs.length]).to.deep.equal([ranks, fileLetters.length]);
    // Only relative commands, so that the place before them moves all strokes.
    for (const [name, glyph] of Object.entries(glyphs)) expect(glyph, name).to.match(/^m[achlmqsv\d\s.-]+$/);
    expect(new Set(Object.values(glyphs)).size).to.equal(ranks + fileLetters.length);
  });

  it('letter the files and number the ranks as seen from the side below', () => {
    const coordinates = (fen: string, look: SvgOptions) => pathsOf(fen, look).map(read);
    expect(coordinates(start, {})).to.deep.equal(['8642', '7531', 'bdfh', 'aceg']);
    expect(coordinates(start, {orientation: 'black'})).to.deep.equal(['1357', '2468', 'geca', 'hfdb']);
    expect(coordinates(capablanca, {})).to.deep.equal(['8642', '7531', 'bdfhj', 'acegi']);
    expect(coordinates(capablanca, {coordinates: 'outside', orientation: 'black'})).to.deep.equal([
      '1357',
      '2468',
      'igeca',
      'jhfdb',
    ]);
    expect(coordinates(start, {coordinates: 'none'})).to.deep.equal(['', '', '', '']);
  });

  it('name each square, as seen from the side below, in one path for each ink', () => {
    const named = (fen: string, look: SvgOptions) =>
      pathsOf(fen, {...look, coordinates: 'squares'}).map((path) => read(path).match(/../g) ?? []);
    for (const [fen, files] of [
      [start, 8],
      [capablanca, 10],
    ] as const) {
      for (const orientation of ['white', 'black'] as const) {
        const [light, dark, ...others] = named(fen, {orientation});
        expect(others).to.deep.equal([[], []]);
        const names = fileLetters
          .slice(0, files)
          .flatMap((file) => rankGlyphs.map((_, i) => `${file}${i + 1}`));
        expect([...(light ?? []), ...(dark ?? [])].sort()).to.deep.equal(names.sort());
        expect(dark).to.include('a1').and.not.include('b1');
        expect(light?.[0]).to.equal(orientation === 'white' ? 'a8' : `${fileLetters[files - 1] ?? ''}1`);
      }
    }
  });

  it('are in the upper left corner of each square, clear of its other half', () => {
    for (const fen of [start, capablanca]) {
      for (const height of [320, 400, 720]) {
        const drawing = parsed(renderSvg(fen, {coordinates: 'squares', height}));
        const scale = Number(
          /scale\((.*)\)/.exec(drawing.querySelector('.coordinates')?.getAttribute('transform') ?? '')?.[1],
        );
        const places = [...drawing.querySelectorAll('[part~=coordinate]')].flatMap((path) =>
          [...(path.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
            Number(x) * scale,
            Number(y) * scale,
          ]),
        );
        expect(places).to.have.length(fen === start ? 128 : 160);
        for (const [x = NaN, y = NaN] of places) {
          expect(x % 45).to.be.within(1.2, 15);
          expect(y % 45).to.be.within(5, 10);
        }
      }
    }
  });

  for (const [fen, width] of [
    [start, 360],
    [capablanca, 450],
  ] as const) {
    it(`are inside the edge squares, on ${width / 45} files`, () => {
      const [light, dark, ...letters] = boxesOf(renderSvg(fen));
      for (const box of [light, dark]) {
        expect(box?.x).to.be.above(0);
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).to.be.at.most(10);
      }
      for (const box of letters) {
        expect(box.y).to.be.at.least(346);
        expect(box.y + box.height).to.be.at.most(360);
        expect(box.x + box.width).to.be.at.most(width - 1);
      }
    });

    it(`are beside the squares and in the picture, on ${width / 45} files`, () => {
      const [light, dark, ...letters] = boxesOf(renderSvg(fen, {coordinates: 'outside'}));
      for (const box of [light, dark]) {
        expect(box?.x).to.be.at.least(-18);
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).to.be.at.most(0);
      }
      for (const box of letters) {
        expect(box.y).to.be.at.least(360);
        expect(box.y + box.height).to.be.at.most(378);
      }
    });
  }

  it('are under the pieces', () => {
    const order = [...parsed(renderSvg(start)).querySelectorAll('[part]')].map((one) =>
      one.getAttribute('part'),
    );
    expect(order.lastIndexOf('coordinate file')).to.be.below(order.indexOf('piece white'));
  });

  it('need no font', () => {
    for (const coordinates of ['inside', 'outside', 'squares'] as const)
      expect(renderSvg(start, {coordinates})).to.not.match(/<text|font/);
  });

  it('are in the colours of the theme', () => {
    const strokes = [
      ...parsed(renderSvg(start, {theme: 'green'})).querySelectorAll('[part~=coordinate]'),
    ].map((one) => one.getAttribute('stroke'));
    expect(strokes).to.deep.equal(['#48602c', '#1f2f10', '#48602c', '#1f2f10']);
  });
});

describe('the size of coordinates', () => {
  const scaleOn = (board: number, place: 'inside' | 'outside' | 'squares') =>
    scalesForUnit(place, board / 360)[0] ?? 0;
  it('is a sixth of a square, and at least 8 pixels', () => {
    for (const place of ['inside', 'outside'] as const) {
      for (const board of [400, 480, 720]) expect(scaleOn(board, place)).to.equal(0.72);
      for (const board of [224, 240, 296, 297, 340, 399, 400]) {
        const fontSize = 10 * scaleOn(board, place) * (board / 360);
        expect(fontSize, String(board)).to.be.within(8, 11.5);
      }
    }
  });
  it('is nothing inside squares of less than 28 pixels, or beside squares of less than 18', () => {
    expect(scaleOn(223, 'inside')).to.equal(0);
    expect(scaleOn(144, 'outside')).to.equal(1.29);
    expect(scaleOn(143, 'outside')).to.equal(0);
  });
  it('is nothing for the names of squares of less than 40 pixels', () => {
    expect(scaleOn(320, 'squares')).to.equal(0.97);
    expect(scaleOn(319, 'squares')).to.equal(0);
  });
  it('scales each letter as a whole, about the same middle', () => {
    const boxAt = (scale: number, name: 0 | 2) => {
      const drawing = parsed(
        `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="400"><path transform="scale(${scale})" d="${coordinatePaths(10, false, 'outside', [scale])[name]}"/></svg>`,
      );
      document.body.append(drawing);
      const box = drawing.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const {left, top} = drawing.getBoundingClientRect();
      drawing.remove();
      return {height: box.height, x: box.x - left + box.width / 2, y: box.y - top + box.height / 2};
    };
    const letter = boxAt(1, 2);
    const number = boxAt(1, 0);
    for (const scale of coordinateScales) {
      const larger = boxAt(scale, 2);
      expect(larger.height).to.be.closeTo(scale * letter.height, 0.2);
      expect(larger.x).to.be.closeTo(letter.x, 0.8);
      expect(boxAt(scale, 0).y).to.be.closeTo(number.y, 0.8);
    }
  });
});

describe('the size of a file', () => {
  const sizeOf = (fen: string, options: SvgOptions = {}) => {
    const drawing = parsed(renderSvg(fen, options));
    const viewBox = drawing.getAttribute('viewBox')?.split(' ').map(Number);
    return {width: drawing.getAttribute('width'), height: drawing.getAttribute('height'), viewBox};
  };
  it('has the requested width, and the proportions of the board', () => {
    for (const name of ['size', 'width']) {
      expect(sizeOf(start, {[name]: 200})).to.include({width: '200', height: '200'});
      expect(sizeOf(capablanca, {[name]: 1000})).to.include({width: '1000', height: '800'});
    }
    expect(sizeOf(capablanca, {height: 400})).to.include({width: '500', height: '400'});
  });
  it('is 45 pixels a square without a requested size', () => {
    expect(sizeOf(start)).to.include({width: '360', height: '360'});
    for (const wrong of [0, -5, NaN, Infinity, '7' as never, null as never]) {
      for (const name of ['size', 'width', 'height', 'padding'])
        expect(sizeOf(start, {[name]: wrong})).to.include({width: '360', height: '360'});
    }
  });
  it('may have any proportions: the board is in the middle, as large as possible', () => {
    expect(sizeOf(start, {width: 1200, height: 630})).to.deep.equal({
      width: '1200',
      height: '630',
      viewBox: [-162.86, 0, 685.71, 360],
    });
    expect(sizeOf(capablanca, {width: 450, height: 720}).viewBox).to.deep.equal([0, -180, 450, 720]);
  });
  it('leaves the padding free on all sides', () => {
    expect(sizeOf(start, {padding: 20})).to.deep.equal({
      width: '400',
      height: '400',
      viewBox: [-20, -20, 400, 400],
    });
    expect(sizeOf(start, {width: 800, height: 400, padding: 20}).viewBox).to.deep.equal([
      -220, -20, 800, 400,
    ]);
    // At least half of the frame is for the board.
    expect(sizeOf(start, {width: 400, padding: 5000}).viewBox).to.deep.equal([-180, -180, 720, 720]);
  });

  const backgroundOf = (background: string) =>
    parsed(renderSvg(start, {width: 1200, height: 630, background})).querySelector('rect:not([part])');
  it('is filled with a background', () => {
    for (const color of ['#fff', 'navy', '#0b1f33', 'rgb(0 0 0 / 50%)', 'hsl(120deg 100% 50%)']) {
      const rect = backgroundOf(color);
      expect(rect?.getAttribute('fill')).to.equal(color);
      expect([rect?.getAttribute('x'), rect?.getAttribute('width')]).to.deep.equal(['-162.86', '685.71']);
    }
    expect(parsed(renderSvg(start)).querySelector('rect:not([part])')).to.equal(null);
  });
  it('has no background if the value is not a colour', () => {
    for (const wrong of [
      '',
      'url(https://example.org/a.svg#b)',
      '"><script>',
      'rgb(url(x))',
      'var(--a)',
      '#ggg',
    ])
      expect(backgroundOf(wrong), wrong).to.equal(null);
  });
});
