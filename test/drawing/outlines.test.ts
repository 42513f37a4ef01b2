import {expect} from 'chai';
import {glyphs} from '../../src/drawing/glyphs.js';
import {renderSvg} from '../../src/drawing/index.js';
import {files} from '../../src/notation/position.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const broken = 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const parsed = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;

/** Where letters and numbers stand, as the browser measures them, in the order of the drawing. */
function places(svg: string): {x: number; y: number}[] {
  const host = document.createElement('div');
  host.append(document.importNode(parsed(svg), true));
  document.body.append(host);
  const found = [...host.querySelectorAll<SVGGraphicsElement>('[part~="coordinate"]')]
    .filter((one) => one.textContent !== '' || one.hasAttribute('d'))
    .map((one) => {
      const {x, y, width, height} = one.getBBox();
      return {x: x + width / 2, y: y + height / 2};
    });
  host.remove();
  return found;
}

describe('coordinates as outlines', () => {
  it('have a letter for each file and a number for each rank', () => {
    for (const letter of [...files, ...'12345678']) {
      const path = glyphs[letter]?.path ?? '';
      expect(path, letter).to.match(/^M/);
      expect(path.replace(/M-?[\d.]+ -?[\d.]+/g, ''), letter).to.match(/^[achlmqstvz\d\s.-]+$/);
    }
  });

  for (const coordinates of ['inside', 'outside'] as const) {
    for (const orientation of ['white', 'black'] as const) {
      it(`stand where the text stands: ${coordinates}, ${orientation} below`, () => {
        for (const fen of [start, capablanca]) {
          const look = {coordinates, orientation};
          const drawn = places(renderSvg(fen, {...look, text: 'outlines'}));
          const written = places(renderSvg(fen, look));
          expect(drawn).to.have.length(written.length);
          drawn.forEach(({x, y}, i) => {
            expect(x).to.be.closeTo(written[i]?.x ?? NaN, 2.5);
            expect(y).to.be.closeTo(written[i]?.y ?? NaN, 2.5);
          });
        }
      });
    }
  }

  it('leave no text behind, and put nothing where there are no coordinates', () => {
    expect(parsed(renderSvg(capablanca, {text: 'outlines'})).querySelector('text')).to.equal(null);
    const bare = parsed(renderSvg(start, {text: 'outlines', coordinates: 'none'}));
    expect(bare.querySelectorAll('[part~="coordinate"]')).to.have.length(0);
  });

  it('keep the text of what is wrong, and of what is no coordinate', () => {
    const texts = [...parsed(renderSvg(broken, {text: 'outlines'})).querySelectorAll('text')];
    expect(texts.map((text) => text.textContent).join(' ')).to.contain('Rank 7 has 9 squares');
  });

  it('are drawn of every theme in its colours', () => {
    const drawn = parsed(renderSvg(start, {text: 'outlines', theme: 'green'}));
    const colors = [...drawn.querySelectorAll('[part~="coordinate"]')].map((one) =>
      one.getAttribute('stroke'),
    );
    expect(colors).to.deep.equal(['#462', '#fff', '#462', '#fff']);
  });

  it('are not put into a label that looks like text', () => {
    const label = '<text part="coordinate" x="1" y="1">a</text>';
    const drawing = parsed(renderSvg(start, {text: 'outlines', label}));
    expect(drawing.getAttribute('aria-label')).to.equal(label);
    expect(drawing.querySelector('title')?.textContent).to.equal(label);
  });
});

describe('the size of a file', () => {
  const sizeOf = (fen: string, size?: number) => {
    const drawing = parsed(renderSvg(fen, size === undefined ? {} : {size}));
    return [drawing.getAttribute('width'), drawing.getAttribute('height')];
  };
  it('is as asked, with the proportions of the board', () => {
    expect(sizeOf(start, 200)).to.deep.equal(['200', '200']);
    expect(sizeOf(capablanca, 1000)).to.deep.equal(['1000', '800']);
  });
  it('is 45 to a square where no size is asked for', () => {
    expect(sizeOf(start)).to.deep.equal(['360', '360']);
    for (const wrong of [0, -5, NaN, Infinity]) expect(sizeOf(start, wrong)).to.deep.equal(['360', '360']);
  });
});
