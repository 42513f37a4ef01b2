/// <reference types="node" />
import {createRequire} from 'node:module';
import {deflateSync} from 'node:zlib';
import type {Game} from '../../core/pgn/game.js';
import type {GameSvgOptions} from '../../picture/files/animate-game.js';
import {encodeGif, gifPictures, type Gifenc, type GifPicture} from '../../picture/files/gif.js';
import type {Pixels} from '../../picture/files/palette.js';
import {loadRasterizer, pngWriter, type Rasterize} from '../../picture/files/png.js';

const require = createRequire(import.meta.url);

/** Loads the package that draws SVG as pixels; throws an error that says how to install it. */
export function rasterizerFor(format: 'PNG' | 'GIF'): Rasterize {
  const packages = format === 'GIF' ? ['@resvg/resvg-js', 'gifenc'] : ['@resvg/resvg-js'];
  return loadRasterizer(
    require,
    `${format} needs @resvg/resvg-js, which is not installed here: npm install fen-board ${packages.join(' ')}, ` +
      `or npx -p fen-board ${packages.map((name) => `-p ${name}`).join(' ')} fen-board …`,
  );
}

/** Loads what makes PNGs. */
export const loadPng = (): ((svg: string) => Uint8Array) => pngWriter(rasterizerFor('PNG'), deflateSync);

/** Loads what makes GIFs. The encoder is a CommonJS module, whose names some loaders of modules do not see. */
export function loadGif(): (game: Game, options: GameSvgOptions) => Uint8Array {
  const rasterize = rasterizerFor('GIF');
  let gifenc: Gifenc;
  try {
    gifenc = require('gifenc') as Gifenc;
  } catch (cause) {
    // v8 ignore next 4: the package is always installed here; test/package/command.test.mjs tests without it.
    throw new Error(
      'GIF needs gifenc, which is not installed here: npm install fen-board @resvg/resvg-js gifenc',
      {cause},
    );
  }
  return (game, options) => {
    const pictures = gifPictures(game, options);
    return encodeGif(pictures, rasterized(pictures, rasterize), gifenc);
  };
}

/** Draws one picture at a time, because all of them would need much memory. */
function* rasterized(pictures: readonly GifPicture[], rasterize: Rasterize): Iterable<Pixels> {
  for (const {svg, hasText} of pictures) yield rasterize(svg, hasText);
}
