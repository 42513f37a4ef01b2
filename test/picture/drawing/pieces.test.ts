import {expect} from 'chai';
import {classic} from '../../../src/picture/drawing/classic.js';
import {themes} from '../../../src/attributes.js';
import {themeColors, type Colors} from '../../../src/picture/drawing/colors.js';
import {modern} from '../../../src/picture/drawing/modern.js';
import {roles, squareSide, type PieceSet} from '../../../src/picture/drawing/piece-set.js';
import type {Role} from '../../../src/core/notation/position.js';

type Side = 'white' | 'black';

/** The pixels of a piece on a square, with anti-aliasing; four numbers a pixel. */
function painted(
  set: PieceSet,
  role: Role,
  side: Side,
  ground: string,
  colors: Colors,
  size: number,
): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), {width: size, height: size});
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  if (!pen) throw new Error('There is no canvas.');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size, size);
  pen.scale(size / squareSide, size / squareSide);
  pen.lineJoin = pen.lineCap = 'round';
  const {body, detail} = set.pieces[role];
  const fill = () => {
    pen.fillStyle = colors[side];
    pen.fill(new Path2D(body));
  };
  const outline = () => {
    pen.strokeStyle = colors[`${side}-outline`];
    pen.lineWidth = set.bodyStroke;
    pen.stroke(new Path2D(body));
  };
  // The outline of Black's pieces, which may be a light rim, is behind the body.
  for (const step of side === 'white' ? [fill, outline] : [outline, fill]) step();
  pen.strokeStyle = colors[`${side}-detail`];
  pen.lineWidth = set.detailStroke;
  pen.stroke(new Path2D(detail));
  return pen.getImageData(0, 0, size, size).data;
}

/** How much two pictures differ: 1 is white instead of black everywhere. */
const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((sum, channel, i) => sum + Math.abs(channel - (other[i] ?? NaN)), 0) /
  255 /
  3 /
  (one.length / 4);

describe('an archbishop and a chancellor', () => {
  for (const [name, set] of Object.entries({modern, classic})) {
    for (const size of [15, 20]) {
      it(`differ from every other piece about as much as a bishop from a pawn: ${name}, ${size} px a square`, () => {
        for (const theme of themes) {
          const colors = themeColors(theme);
          for (const side of ['white', 'black'] as const) {
            for (const ground of ['light', 'dark'] as const) {
              const pictures = new Map(
                roles.map((role) => [role, painted(set, role, side, colors[ground], colors, size)]),
              );
              const picture = (role: Role) => pictures.get(role) ?? new Uint8ClampedArray();
              const where = `${side} on the ${ground} squares of ${theme}`;
              const accepted = 0.8 * difference(picture('P'), picture('B'));
              for (const fairy of ['A', 'C'] as const) {
                for (const other of roles.filter((role) => role !== fairy)) {
                  const seen = difference(picture(fairy), picture(other));
                  expect(seen, `${fairy} and ${other}, ${where}`).to.be.above(accepted);
                }
              }
            }
          }
        }
      });
    }
  }
});

describe('the pieces of modern', () => {
  /** The height of a black piece in units of a square, and the part of the square that it covers. */
  const measure = (role: Role) => {
    const size = 4 * squareSide;
    const pixels = painted(modern, role, 'black', '#fff', themeColors('print'), size);
    const isInk = (pixel: number) => (pixels[4 * pixel] ?? 255) < 128;
    const ink = Array.from({length: size * size}, (_, pixel) => pixel).filter(isInk);
    const rows = ink.map((pixel) => Math.floor(pixel / size));
    return {height: (Math.max(...rows) - Math.min(...rows) + 1) / 4, ink: ink.length / size ** 2};
  };

  it('rise from the pawn over the rook, knight, bishop and queen to the king', () => {
    const heights = [...'PRNBQK'].map((role) => measure(role as Role).height);
    expect(heights[0]).to.be.closeTo(31.5, 0.3);
    expect(heights).to.deep.equal([...heights].sort((a, b) => a - b));
  });

  it('have a knight with no more ink than the queen and the king', () => {
    expect(measure('N').ink).to.be.below(Math.min(measure('Q').ink, measure('K').ink));
  });
});
