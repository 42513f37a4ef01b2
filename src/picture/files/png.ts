/// <reference types="node" />
import {deflateSync} from 'node:zlib';
import {encodePngBy} from './encode-png.js';
import type {Pixels} from './palette.js';

/** Draws an SVG as pixels, as large as it says. `hasText` loads the fonts of the system, which takes longer. */
export type Rasterize = (svg: string, hasText?: boolean) => Pixels;

/** Loads the package that draws SVG as pixels. */
export async function loadRasterizer(format: 'PNG' | 'GIF'): Promise<Rasterize> {
  // v8 ignore next 8: the package is always installed here; test/package/command.test.mjs tests without it.
  const {Resvg} = await import('@resvg/resvg-js').catch((cause: unknown) => {
    const packages = format === 'GIF' ? ['@resvg/resvg-js', 'gifenc'] : ['@resvg/resvg-js'];
    throw new Error(
      `${format} needs @resvg/resvg-js, which is not installed here: npm install fen-board ${packages.join(' ')}, ` +
        `or npx -p fen-board ${packages.map((name) => `-p ${name}`).join(' ')} fen-board …`,
      {cause},
    );
  });
  return (svg, hasText = false) => {
    const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: hasText}}).render();
    return {width, height, pixels};
  };
}

/** Loads what makes PNGs. */
export async function loadPng(): Promise<(svg: string) => Uint8Array> {
  const rasterize = await loadRasterizer('PNG');
  // Level 9 takes three times as long, for files that are less than 1 % smaller.
  const deflate = (bytes: Uint8Array) => deflateSync(bytes, {level: 8});
  return (svg) => encodePngBy(deflate, rasterize(svg));
}
