import {expect} from 'chai';
import {encodePng} from '../../../src/picture/files/encode-png.js';
import type {Pixels} from '../../../src/picture/files/palette.js';

const rejection = (picture: Pixels): Promise<unknown> => encodePng(picture).catch((error: unknown) => error);

describe('encodePng', () => {
  for (const [width, height, bytes] of [
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [2, 2, 8],
    [1, 1, 8],
    [0.5, 2, 4],
    [-1, -1, 4],
  ] as const) {
    it(`rejects ${width} × ${height} pixels in ${bytes} bytes`, async () => {
      const error = await rejection({width, height, pixels: new Uint8Array(bytes)});
      expect(error).to.be.instanceOf(RangeError);
    });
  }

  it('accepts one pixel', async () => {
    const png = await encodePng({width: 1, height: 1, pixels: Uint8Array.of(255, 0, 0, 255)});
    expect([...png.slice(1, 4)]).to.deep.equal([...new TextEncoder().encode('PNG')]);
  });
});
